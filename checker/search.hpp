// The glass-box search (design, section 5; dissertation 2.3 and figure 5.8):
//
//   while S has a model: run the operation on it, concretely and symbolically; check all states on the same
//   path at once; take them out of S.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "checker/running_report.hpp"
#include "checker/search_space.hpp"
#include "checker/valid_states.hpp"
#include "declarative/translator.hpp"
#include "symbolic/sat/encoder.hpp"
#include "symbolic/stop.hpp"

namespace glassbox::checker {

class CoveredPairs;

struct SearchOptions {
  Bounds bounds;
  std::vector<std::string> methods;  // operations to check; empty: all
  bool all = false;                  // go on after a violation: see Search::report_violations
  symbolic::sat::SolverKind solver = symbolic::sat::SolverKind::minisat;
  declarative::TranslatorOptions translator;
  std::uint64_t steps = 10'000'000;  // backward jumps, calls and exceptions in one run of an operation
  bool count = false;                // how many pairs of a valid state and arguments each transition covers
  bool tighten = true;               // drop what S refutes from the domains of the cells
  bool merge = true;                 // follow several paths at once where nothing is written
  bool obligations = true;           // ask the solver only about what S does not contain
  bool lemmas = true;                // relate calls to what they gave before the operation
};

// Checks one class. A Problem is an error of the input: no repOk, an operation that does not exist, a method
// that is not declarative. Once a stop is requested, what is running and what has not begun are reported as
// incomplete, and run() ends soon.
class Search {
 public:
  Search(ir::Hierarchy& classes, ir::Class& main_class, SearchOptions options, std::size_t memory,
         symbolic::StopRequest& stop);
  ~Search();

  [[nodiscard]] ir::Result<Report> run();

  // What is known so far; for another thread while the search runs.
  [[nodiscard]] Report report_so_far() const { return report_.so_far(); }

 private:
  struct State;  // what a search is made of, in the order in which it must be made

  ir::Result<void> find_specification();
  ir::Result<void> initialise_space();
  [[nodiscard]] bool arguments_are_objects() const;
  void require(Formula f);  // of all states
  void check_operation(ir::Method& operation, OperationReport& report);
  // False: nothing more is to be done for this operation.
  bool transition(ir::Method& operation, std::span<const Value> arguments, Formula selected,
                  OperationReport& report);
  bool check_path(ir::Method& operation, std::span<const Value> arguments, Formula selected,
                  OperationReport& report);
  bool check_heap(ir::Method& operation, std::span<const Value> arguments, OperationReport& report);
  // What must hold after the operation, the tree structure last; nothing if that is not known, which is
  // reported.
  std::optional<std::vector<Formula>> requirements(ir::Method& operation, OperationReport& report);
  bool report_violations(ir::Method& operation, std::span<const Value> arguments,
                         const std::vector<Formula>& required, OperationReport& report);
  enum class Found : std::uint8_t { unconfirmed, known, new_one };
  Found found(ir::Method& operation, std::span<const Value> arguments, OperationReport& report);
  bool goes_on_after(Found exception, const ir::Method& operation, OperationReport& report);
  std::optional<Formula> alike(ir::Method& operation, std::span<const Value> arguments);
  bool give_up(OperationReport& report, const std::string& place, const std::string& reason);

  ir::Hierarchy& classes_;
  ir::Class& main_class_;
  SearchOptions options_;
  std::unique_ptr<State> state_;
  symbolic::StopRequest& stop_;
  Specification specification_;
  std::vector<ir::Method*> operations_;
  std::vector<Formula> valid_;       // S, before the search: a conjunction
  CoveredPairs* covered_ = nullptr;  // of the current operation, if pairs are counted
  int repetitious_paths_ = 0;        // that threw what is reported already, one after the other
  RunningReport report_;
};

}  // namespace glassbox::checker
