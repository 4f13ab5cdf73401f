// Fresh symbolic values for the cells of a search space and the arguments of operations, each over boolean
// variables of its own: ⌈log₂ k⌉ of them for k alternatives (design, section 4).
#pragma once

#include <span>
#include <vector>

#include "checker/annotations.hpp"
#include "symbolic/symbols.hpp"

namespace glassbox::checker {

using symbolic::Formula;
using symbolic::Value;

class FreshValues {
 public:
  explicit FreshValues(symbolic::Symbols& symbols) : symbols_(symbols) {}

  // The objects whose cells are made from now on, as indices into the objects of the search space. A variable
  // matters only in states that have one of its owners; one without owners always does.
  using Owners = std::vector<std::uint32_t>;
  void begin_cells_of(Owners owners) { owners_ = std::move(owners); }

  [[nodiscard]] Formula boolean();
  [[nodiscard]] Value integer(IntRange range);
  // Any of these constants, of which there is at least one: a float, a double or a reference.
  [[nodiscard]] Value one_of(std::span<const Value> constants);
  // Conditions of which just one holds, in every assignment within the domains.
  [[nodiscard]] std::vector<Formula> alternatives(std::size_t count);

  void require(Formula f) { constraints_.push_back(f); }
  // What holds of the fresh variables alone: codes that stand for an alternative, ints within their range,
  // and what was required.
  [[nodiscard]] Formula domains() const { return symbols_.circuit().conjunction(constraints_); }

  struct Variable {
    Formula formula;
    Owners owners;
  };
  [[nodiscard]] const std::vector<Variable>& variables() const { return variables_; }

 private:
  symbolic::Symbols& symbols_;
  Owners owners_;
  std::vector<Variable> variables_;
  std::vector<Formula> constraints_;
};

}  // namespace glassbox::checker
