// One operation with what must hold before and after it, on a heap in which every value is a constant: the
// operation runs, and so do the clauses of its specification, one after the other, up to the first that
// fails.
#pragma once

#include <functional>

#include "checker/concrete_graph.hpp"
#include "checker/prestate.hpp"
#include "checker/search_space.hpp"
#include "checker/specification.hpp"
#include "symbolic/interpreter/listener.hpp"

namespace glassbox::checker {

class CheckedRun {
 public:
  enum class End : std::uint8_t {
    kept,            // all is well
    not_considered,  // a precondition or an assumption does not hold
    strengthened,    // a precondition of the class does not hold, and what it inherits does
    threw,           // an exception that nobody allows
    no_tree,
    broke,      // a clause is false, or throws
    unfinished  // the operation or a clause did not come to its end: see `outcome`
  };
  struct Result {
    End end = End::kept;
    ir::Method* clause = nullptr;   // that does not hold, or did not come to its end
    symbolic::Reference exception;  // that was thrown, by the operation or the clause
    symbolic::Outcome outcome;      // of what ran last
    symbolic::Reference allowed;    // the exception that the operation ended with, if it may
  };

  // Who listens to the runs. All may be empty.
  struct Listeners {
    symbolic::RunListener* operation = nullptr;
    std::function<void()> operation_has_run;
    std::function<symbolic::RunListener*()> before_clause;
  };

  // `prestate` is nullptr if no clause looks back.
  CheckedRun(symbolic::Interpreter& vm, const SearchSpace& space, const Specification& specification,
             Prestate* prestate)
      : vm_(vm), space_(space), specification_(specification), prestate_(prestate), graph_(vm) {}

  // A transition is open, and stays so. `arguments` are constants, the receiver first.
  [[nodiscard]] Result run(const Operation& operation, std::span<const Value> arguments,
                           const Listeners& listeners);

 private:
  struct Clause {
    ir::Method* method;
    std::vector<Value> arguments;
  };
  [[nodiscard]] Result start(const Operation& operation, std::span<const Value> arguments,
                             const Listeners& listeners);
  [[nodiscard]] Result ask(const Clause& clause, const Listeners& listeners);
  [[nodiscard]] symbolic::Outcome call(ir::Method& method, std::span<const Value> arguments,
                                       symbolic::RunListener* listener);
  [[nodiscard]] bool binds(const Operation& operation, const Promise& promise) const;

  symbolic::Interpreter& vm_;
  const SearchSpace& space_;
  const Specification& specification_;
  Prestate* prestate_;
  ConcreteGraph graph_;
  std::vector<bool> held_;  // the demands of the operation, before it ran
};

// What is called to run an operation.
struct OperationCall {
  ir::Method& method;
  std::vector<Value> arguments;
};
[[nodiscard]] OperationCall call_of(const Operation& operation, std::span<const Value> arguments,
                                    const Prestate* prestate);

// What a promise is asked with, when the operation has returned.
[[nodiscard]] std::vector<Value> promise_arguments(const Promise& promise, const Operation& operation,
                                                   const Prestate& prestate, Value result,
                                                   std::span<const Value> arguments);

}  // namespace glassbox::checker
