// One counterexample for people.
#pragma once

#include <string>

#include "checker/violation.hpp"
#include "drivers/report/source_text.hpp"

namespace glassbox::drivers {

[[nodiscard]] std::string violation_text(const checker::Violation& violation, SourceText& sources);

}  // namespace glassbox::drivers
