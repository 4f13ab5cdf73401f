// Which registers hold what may still be read.
#pragma once

#include <vector>

#include "ir/analysis/cfg.hpp"

namespace glassbox::ir {

using RegisterSet = std::vector<bool>;  // by register

// On entry of each block, in the order of blocks.
[[nodiscard]] std::vector<RegisterSet> live_on_entry(const Body& body, const Cfg& cfg);

}  // namespace glassbox::ir
