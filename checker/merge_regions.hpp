// Pieces of code that can be followed along all their paths at once: from a branch to where its arms meet,
// or, where several branches make up one condition (x == null ? y == null : x.equals(y)), to its two ways
// out.
#pragma once

#include <vector>

#include "ir/analysis/cfg.hpp"

namespace glassbox::checker {

struct MergeRegion {
  std::vector<ir::BlockIndex> exits;  // none: all arms return from the method
};

// The regions that begin with the branch at this instruction, the best one last. They have no loops and
// are of moderate size.
[[nodiscard]] std::vector<MergeRegion> merge_regions(const ir::Body& body, std::uint32_t branch);

}  // namespace glassbox::checker
