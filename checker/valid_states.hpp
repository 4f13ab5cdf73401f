// S: the valid states within the bounds, as formulas over the variables of the search space (design, section
// 4). S = domains ∧ repOk ∧ ¬its error ∧ precondition; that @Tree fields form a tree is the layout's doing.
//
//   ValidStates valid(vm, translator, make_solver);
//   if (auto made = valid.initialise(space, specification, options); !made) ...
//   for (Formula f : valid.constraints()) encoder.add(f);
//   for (Formula f : valid.pins()) encoder.add(f);
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "checker/search_space.hpp"
#include "checker/specification.hpp"
#include "declarative/translator.hpp"
#include "symbolic/sat/encoder.hpp"

namespace glassbox::checker {

class ValidStates {
 public:
  // Makes solvers for questions that only the making of S asks.
  using MakeSolver = std::function<std::unique_ptr<symbolic::sat::Solver>()>;

  ValidStates(symbolic::Interpreter& vm, declarative::Translator& translator, MakeSolver make_solver)
      : vm_(vm), translator_(translator), make_solver_(std::move(make_solver)) {}

  struct Options {
    bool pin = true;       // what is no part of a state
    bool tighten = true;   // drop from the cells what S refutes
    bool symmetry = true;  // ask only about some of the states that differ in which object is which
  };
  // Translates the specification of a space that is built. The main cache then holds the specification for
  // the cells as they are.
  [[nodiscard]] ir::Result<void> initialise(const SearchSpace& space, const Specification& specification,
                                            const Options& options);

  // A conjunction.
  [[nodiscard]] const std::vector<Formula>& constraints() const { return constraints_; }
  // Of states that differ only in what is no part of them, these leave one. Simple ones, which follow from
  // the layout of trees, are among the constraints.
  [[nodiscard]] const std::vector<Formula>& pins() const { return pins_; }
  // Where a limit cut the specification short for some state: S may be too small.
  [[nodiscard]] const std::vector<ir::Problem>& cut_short() const { return cut_short_; }

 private:
  symbolic::Interpreter& vm_;
  declarative::Translator& translator_;
  MakeSolver make_solver_;
  std::vector<Formula> constraints_, pins_;
  std::vector<ir::Problem> cut_short_;
};

}  // namespace glassbox::checker
