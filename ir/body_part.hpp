// A part of a method's body as a body of its own.
#pragma once

#include <memory>

#include "ir/analysis/cfg.hpp"

namespace glassbox::ir {

// What runs from the beginning of block `first` on, up to the beginning of a block in `after` or to the end
// of the method; it returns nothing. Registers mean what they mean in `body`: those that are read before they
// are written must be given. Blocks that it does not reach are left out.
[[nodiscard]] std::unique_ptr<Body> part_of(const Body& body, BlockIndex first,
                                            const std::vector<BlockIndex>& after);

}  // namespace glassbox::ir
