// What the specification asks of an operation, as formulas: where it may be called, and what must hold after
// it.
//
//   Requirements required(vm, translator, space, specification, prestate);
//   auto start = required.before(operation, arguments);      // in the heap before any transition
//   ... a transition ...
//   auto after = required.after(outcome, lemmas);            // in the heap that it has left
#pragma once

#include <optional>

#include "checker/prestate.hpp"
#include "checker/specification.hpp"
#include "declarative/translator.hpp"

namespace glassbox::checker {

class Requirements {
 public:
  Requirements(symbolic::Interpreter& vm, declarative::Translator& translator, const SearchSpace& space,
               const Specification& specification, const Prestate* prestate)
      : vm_(vm), translator_(translator), space_(space), specification_(specification), prestate_(prestate) {}

  struct Start {
    Formula may_be_called;  // one of the demands holds
    Formula strengthened;   // the class demands what those above it do not
    // Where a demand was cut short by a limit: neither true nor false, and not called there.
    Formula limit;
    ir::Problem cut_short;
  };
  // From now on all is about this operation with these arguments.
  [[nodiscard]] ir::Result<Start> before(const Operation& operation, std::span<const Value> arguments);

  struct Clause {
    Formula holds;
    Formula assumed_away;  // by it: nothing that comes after it counts, and neither does it
    // Where it was cut short by a limit: neither true nor false.
    Formula limit;
    ir::Problem cut_short;
  };
  // The clauses of the specification, in their order. `returned` is nullptr if an allowed exception was
  // thrown. Invariants are related to what they gave before by `lemmas`, unless that is nullptr. A Problem:
  // one cannot be translated.
  [[nodiscard]] ir::Result<std::vector<Clause>> after(const symbolic::Returned* returned,
                                                      declarative::Lemmas* lemmas);

  // The same clauses as calls, those that bind in the state of this assignment.
  struct Call {
    ir::Method* method;
    std::vector<Value> arguments;
  };
  [[nodiscard]] std::vector<Call> calls_after(const symbolic::Returned* returned,
                                              const symbolic::formula::Assignment& assignment) const;

 private:
  [[nodiscard]] Formula binding(const Promise& promise) const;  // where it must be kept
  [[nodiscard]] ir::Result<Clause> translate(ir::Method& method, std::span<const Value> arguments,
                                             const char* when);

  symbolic::Interpreter& vm_;
  declarative::Translator& translator_;
  const SearchSpace& space_;
  const Specification& specification_;
  const Prestate* prestate_;
  const Operation* operation_ = nullptr;
  std::vector<Value> arguments_;
  std::vector<Formula> demands_;  // where each of the operation's demands holds, before it
};

// What a boolean method says that has this result.
[[nodiscard]] Formula is_true(symbolic::Symbols& symbols, Value result);

}  // namespace glassbox::checker
