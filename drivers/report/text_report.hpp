// A report for people.
#pragma once

#include <string>

#include "checker/search.hpp"

namespace glassbox::drivers {

[[nodiscard]] std::string text_report(const checker::Report& report);
[[nodiscard]] const char* name_of(checker::Verdict verdict);

}  // namespace glassbox::drivers
