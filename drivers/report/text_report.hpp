// A report for people.
#pragma once

#include <string>

#include "checker/search.hpp"
#include "drivers/report/source_text.hpp"

namespace glassbox::drivers {

[[nodiscard]] std::string text_report(const checker::Report& report, SourceText& sources);
[[nodiscard]] const char* name_of(checker::Verdict verdict);

}  // namespace glassbox::drivers
