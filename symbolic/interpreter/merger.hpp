// Merging instead of forking (design, section 5): a piece of code without effects can be followed along all
// its paths at once, and then adds nothing to the path constraint. The interpreter asks; who can do it is
// plugged in, so that it need not know how.
#pragma once

#include <cstdint>
#include <span>

#include "symbolic/interpreter/frame.hpp"
#include "symbolic/symbols.hpp"

namespace glassbox::symbolic {

class Merger {
 public:
  virtual ~Merger() = default;

  struct Branch {
    enum class Way : std::uint8_t { forks, meets, returns };
    Way way = Way::forks;
    std::uint32_t target =
        0;         // where the arms meet: an instruction. The registers of the frame are as there.
    Value result;  // what all arms return
  };
  // A branch of the innermost frame, at frame.pc, whose condition is not a constant.
  [[nodiscard]] virtual Branch merge_branch(Frame& frame, Formula condition) = 0;
  // A call. False: it is to be run.
  [[nodiscard]] virtual bool merge_call(ir::Method& target, std::span<const Value> arguments,
                                        Value& result) = 0;
};

}  // namespace glassbox::symbolic
