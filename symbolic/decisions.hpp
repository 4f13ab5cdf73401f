// Where the meaning of an instruction depends on a formula, somebody must decide how to go on. The
// interpreter follows its assignment and records the path constraint; a translation of all paths at once
// answers otherwise. Asked only about symbolic values: a concrete run never comes here.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "ir/kind.hpp"
#include "symbolic/formula/restriction.hpp"
#include "symbolic/symbols.hpp"

namespace glassbox::symbolic {

class Decisions {
 public:
  virtual ~Decisions() = default;

  // Does the run go where `condition` holds? (branches, dispatch)
  [[nodiscard]] virtual bool holds(Formula condition) = 0;
  // Does the exception whose condition this is happen?
  [[nodiscard]] virtual bool fails(Formula condition) = 0;
  // What is made constant between these two is for the message of an exception only.
  virtual void begin_message() {}
  virtual void end_message() {}
  // The one constant to go on with, for values that cannot stay symbolic here.
  [[nodiscard]] virtual Value concretise_integer(Value v) = 0;
  [[nodiscard]] virtual Value concretise_set(Value v) = 0;
  // Whether what a run reads through is better made constant than chosen among.
  [[nodiscard]] virtual bool prefers_constants() const { return false; }
};

// Follows an assignment; what it decides is the path constraint of the run (dissertation 2.6).
class PathDecisions final : public Decisions {
 public:
  PathDecisions(Symbols& symbols, const formula::Assignment& assignment)
      : symbols_(symbols), assignment_(&assignment), known_(symbols.circuit()) {}

  // Begins another path, along another assignment.
  void follow(const formula::Assignment& assignment) {
    assignment_ = &assignment;
    constraint_.clear();
    choices_.clear();
    message_begin_ = message_end_ = 0;
    aside_.reset();
    known_.forget();
  }

  [[nodiscard]] bool holds(Formula condition) override;
  [[nodiscard]] bool fails(Formula condition) override { return holds(condition); }
  [[nodiscard]] Value concretise_integer(Value v) override;
  [[nodiscard]] Value concretise_set(Value v) override;
  // A run that decides so much goes round and round: what it reads speaks of all that it has read before, and
  // every decision goes through all of that. Constants end this.
  [[nodiscard]] bool prefers_constants() const override { return constraint_.size() >= kManyDecisions; }
  void begin_message() override { message_begin_ = constraint_.size(); }
  void end_message() override { message_end_ = constraint_.size(); }

  // What is decided between these two is no part of the path: it is the condition on which what was done
  // there is right.
  void begin_aside() { aside_.emplace(); }
  [[nodiscard]] Formula end_aside();

  // A conjunction; no part is constant, and what earlier parts say is not said again.
  [[nodiscard]] const std::vector<Formula>& path_constraint() const { return constraint_; }
  // Says the same in simpler terms, at the end of a run: a part that was decided early may speak of many
  // objects of which later parts leave one.
  void simplify_path_constraint();
  // The same without what only fixed the values that the message of the last exception names, if nothing was
  // decided since.
  [[nodiscard]] std::vector<Formula> without_message() const;
  [[nodiscard]] const formula::Assignment& assignment() const { return *assignment_; }
  // Where a guarded set was made constant on the path, after so many parts of the path constraint (as it is
  // before it is put in simpler terms).
  struct Choice {
    std::size_t decided_before;
    Value set;
    std::uint64_t chosen;
  };
  [[nodiscard]] const std::vector<Choice>& choices() const { return choices_; }
  // Whether the path constraint so far says it.
  [[nodiscard]] bool is_known(Formula condition) { return known_(condition).is_constant(); }
  // Values under the path constraint so far.
  [[nodiscard]] Value restricted(ir::Kind kind, Value v);

 private:
  static constexpr std::size_t kManyDecisions = 500;

  void require(Formula f);
  [[nodiscard]] Value restricted_integer(Value v);

  Symbols& symbols_;
  const formula::Assignment* assignment_;
  std::vector<Formula> constraint_;
  std::vector<Choice> choices_;
  std::size_t message_begin_ = 0, message_end_ = 0;  // the part of it that fixes the values in a message
  std::optional<std::vector<Formula>> aside_;
  formula::Restriction known_;
};

// For runs in which every value is a constant: being asked is a mistake of the caller.
class NoDecisions final : public Decisions {
 public:
  [[nodiscard]] bool holds(Formula condition) override;
  [[nodiscard]] bool fails(Formula condition) override;
  [[nodiscard]] Value concretise_integer(Value v) override;
  [[nodiscard]] Value concretise_set(Value v) override;
};

}  // namespace glassbox::symbolic
