// The static check (design, section 5; dissertation 2.7): does what must hold after an operation hold for all
// valid states on its path? Has a solver of its own, which holds S and never what is pruned: what it learns
// about S stays, what is asked about one path is forgotten with it.
//
//   check.begin(path, state, enough);      // S ∧ P, and one state in it
//   ... check.holds_always(lemma) ...
//   if (check.find_violation(obligations) == Answer::satisfiable) check.model();
//   check.end();
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <unordered_set>
#include <vector>

#include "declarative/lemmas.hpp"
#include "symbolic/formula/restriction.hpp"
#include "symbolic/sat/encoder.hpp"

namespace glassbox::checker {

using symbolic::Formula;

using Known = std::unordered_set<std::uint32_t>;  // formulas, by their codes

class StaticCheck final : public declarative::Lemmas {
 public:
  StaticCheck(symbolic::Circuit& circuit, std::unique_ptr<symbolic::sat::Solver> solver, bool obligations)
      : circuit_(circuit),
        solver_(std::move(solver)),
        encoder_(circuit, *solver_),
        obligations_(obligations),
        simplified_(circuit) {}

  // Makes it part of S.
  void require(Formula f);

  // `enough`: it is enough to look at states that have these properties; `state` need not have them.
  void begin(std::span<const Formula> path, const symbolic::formula::Assignment& state,
             std::span<const Formula> enough);
  void end();

  // Whether some state at hand has this property.
  [[nodiscard]] symbolic::sat::Answer possible(Formula f);
  // Whether in some state at hand one of these does not hold. Those that S contains cost a look-up.
  [[nodiscard]] symbolic::sat::Answer find_violation(std::span<const Formula> required);
  // From now on to the end, states with this property are not at hand.
  void exclude(Formula f) { path_.push_back(!f); }
  // After `satisfiable`: such a state.
  [[nodiscard]] symbolic::formula::Assignment model() const { return encoder_.model(); }

  [[nodiscard]] bool holds_always(Formula f) override;
  [[nodiscard]] symbolic::formula::Restriction& known() override { return simplified_; }
  [[nodiscard]] const symbolic::formula::Assignment& example() const override { return *state_; }

  [[nodiscard]] symbolic::sat::Solver& solver() { return *solver_; }

 private:
  symbolic::Circuit& circuit_;
  std::unique_ptr<symbolic::sat::Solver> solver_;
  symbolic::sat::Encoder encoder_;
  bool obligations_;
  Known known_;  // the parts of S, and what they make up
  std::optional<symbolic::sat::Encoder::Scope> scope_;
  std::vector<Formula> path_;
  symbolic::formula::Restriction simplified_;  // by the path
  const symbolic::formula::Assignment* state_ = nullptr;
};

// The parts of a conjunction, where g ∨ (x ∧ y) counts as (g ∨ x) ∧ (g ∨ y) as long as that multiplies
// little; each once, and none that is known or part of what is known. `met` gets them, and all that they are
// parts of.
[[nodiscard]] std::vector<Formula> parts_of(symbolic::Circuit& circuit, std::span<const Formula> conjunction,
                                            const Known& known, Known& met);

}  // namespace glassbox::checker
