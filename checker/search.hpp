// The glass-box search (design, section 5; dissertation 2.3 and figure 5.8):
//
//   while S has a model: run the operation on it, concretely and symbolically; check all states on the same
//   path at once; take them out of S.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "checker/search_space.hpp"
#include "checker/valid_states.hpp"
#include "declarative/translator.hpp"
#include "symbolic/sat/encoder.hpp"

namespace glassbox::checker {

enum class Verdict : std::uint8_t { holds, violated, incomplete };

struct Violation {
  std::string operation;  // with its arguments: "put(3, value0)"
  std::string property;   // what does not hold any more: "repOk", "tree structure", "no uncaught exception"
  std::string detail;     // the exception, or nothing
  std::vector<std::string> before, after;  // the states, a line per object
};

struct OperationReport {
  std::string name;
  Verdict verdict = Verdict::holds;
  std::uint64_t transitions = 0;
  double seconds = 0;
};

struct Incomplete {
  std::string place, reason;
};

struct Report {
  Verdict verdict = Verdict::holds;
  std::vector<std::string> bounds;
  std::vector<OperationReport> operations;
  std::vector<Violation> violations;
  std::vector<Incomplete> incomplete;
  std::uint64_t transitions = 0;
  double seconds = 0, solver_seconds = 0;
  bool internal_error = false;  // a counterexample did not reproduce: glassbox is wrong, and says so
};

struct SearchOptions {
  Bounds bounds;
  std::vector<std::string> methods;  // operations to check; empty: all
  symbolic::sat::SolverKind solver = symbolic::sat::SolverKind::minisat;
  declarative::TranslatorOptions translator;
  bool tighten = true;            // drop what S refutes from the domains of the cells
  bool obligations = true;        // ask the solver only about what S does not contain
  bool lemmas = true;             // relate calls to what they gave before the operation
  std::function<bool()> stopped;  // asked between transitions: time is up, or the user has had enough
};

// Checks one class. A Problem is an error of the input: no repOk, an operation that does not exist, a method
// that is not declarative.
class Search {
 public:
  Search(ir::Hierarchy& classes, ir::Class& main_class, SearchOptions options, std::size_t memory);
  ~Search();

  [[nodiscard]] ir::Result<Report> run();

 private:
  struct State;  // what a search is made of, in the order in which it must be made

  ir::Result<void> find_specification();
  ir::Result<void> initialise_space();
  [[nodiscard]] bool arguments_are_objects() const;
  void require(Formula f);  // of all states
  void check_operation(ir::Method& operation);
  // False: nothing more is to be done for this operation.
  bool transition(ir::Method& operation, std::span<const Value> arguments, Formula selected,
                  OperationReport& report);
  bool check_path(ir::Method& operation, std::span<const Value> arguments, Formula selected,
                  OperationReport& report);
  // What must hold after the operation; nothing if that is not known, which is reported.
  std::optional<std::vector<Formula>> requirements(ir::Method& operation, OperationReport& report);
  bool found(ir::Method& operation, std::span<const Value> arguments, OperationReport& report);
  bool give_up(OperationReport& report, const std::string& place, const std::string& reason);

  ir::Hierarchy& classes_;
  ir::Class& main_class_;
  SearchOptions options_;
  std::unique_ptr<State> state_;
  Specification specification_;
  std::vector<ir::Method*> operations_;
  Report report_;
};

}  // namespace glassbox::checker
