// The effects of one method's code, given those of the methods it calls: a flow-sensitive analysis of where
// the references in registers come from.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "ir/analysis/cfg.hpp"
#include "ir/class.hpp"

namespace glassbox::ir {

// Where a reference may come from, as a set of bits: bit i for the method's i-th parameter (the receiver is
// one), and these two. No bit at all: an object that was made since the method was called.
using Origins = std::uint64_t;
inline constexpr unsigned kMostOriginParameters = 60;
inline constexpr Origins kElsewhere = Origins{1} << 62U;  // a field, an array, a constant, any other place
inline constexpr Origins kNullable = Origins{1} << 63U;

// Why a method is not pure: where its code writes or calls, and, for a call, where in the end a write
// happens.
struct ImpurityReason {
  std::string place, what;
  std::string cause;  // "Foo.java:12: ...", of a method called
};

// What is known of a method; starts as "does nothing" and only ever grows. A write to kElsewhere is the worst
// that can be said: then the rest does not matter any more, and is the worst too.
struct PuritySummary {
  Origins writes = 0;   // which objects
  Origins returns = 0;  // which objects the result may be
  bool may_throw = false;
  ImpurityReason reason;  // of the first write that makes the method impure

  [[nodiscard]] bool is_impure_for_everyone() const { return (writes & kElsewhere) != 0; }
  [[nodiscard]] bool same_effects(const PuritySummary& other) const {
    return writes == other.writes && returns == other.returns && may_throw == other.may_throw;
  }
};

// The summary of code that may do anything.
[[nodiscard]] PuritySummary impure_summary(ImpurityReason reason);

// What a call may do, in terms of the callee's parameters.
struct CallEffect {
  Origins writes = 0, returns = 0;
  bool may_throw = false;
  std::string unknown;  // why nothing is known about the callee (then writes has kElsewhere); else empty
  std::string cause;    // why it is impure, if it is
};

class CallEffects {
 public:
  virtual ~CallEffects() = default;
  [[nodiscard]] virtual CallEffect of(Method& caller, Body& body, const Instruction& call) = 0;
};

[[nodiscard]] PuritySummary find_effects(Method& method, Body& body, CallEffects& calls);

// "Foo.java:12", or the method's name where there is no line.
[[nodiscard]] std::string source_place(const Method& method, std::uint16_t line);

}  // namespace glassbox::ir
