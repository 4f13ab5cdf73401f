// The order in which all paths through a body are followed at once, so that they meet again as early as
// possible.
#pragma once

#include <vector>

#include "ir/analysis/cfg.hpp"

namespace glassbox::declarative {

// The position of each block: taking the first pending block again and again, a block is taken after all that
// lead to it except along edges that go back, and what comes after a loop is taken after all rounds of the
// loop.
[[nodiscard]] std::vector<std::uint32_t> merge_order(const ir::Body& body);

}  // namespace glassbox::declarative
