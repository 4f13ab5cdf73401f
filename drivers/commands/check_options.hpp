// The options of glassbox check and glassbox commute.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

#include "checker/search.hpp"
#include "drivers/program.hpp"

namespace glassbox::drivers {

struct CheckOptions {
  ProgramArguments program;
  checker::SearchOptions search;
  std::size_t memory_mib = 4096;
  std::optional<std::chrono::duration<double>> timeout;
  bool brute_force = false;
  std::string json;  // the file; "-" for standard output; empty: none
};

// Nothing: --help was asked for and shown.
[[nodiscard]] ir::Result<std::optional<CheckOptions>> read_check_options(
    const std::vector<std::string>& words);
// The same for glassbox commute.
[[nodiscard]] ir::Result<std::optional<CheckOptions>> read_commute_options(
    const std::vector<std::string>& words);

}  // namespace glassbox::drivers
