// The glass-box search (design, section 5; dissertation 2.3 and figure 5.8):
//
//   while S has a model: run the operation on it, concretely and symbolically; check all states on the same
//   path at once; take them out of S.
//
// Here S is made; the loop itself is in operation_search.hpp.
#pragma once

#include <memory>

#include "checker/bounds.hpp"
#include "checker/running_report.hpp"
#include "checker/specification.hpp"
#include "declarative/translator.hpp"
#include "symbolic/sat/solvers.hpp"
#include "symbolic/stop.hpp"

namespace glassbox::checker {

struct SearchState;

struct SearchOptions {
  Bounds bounds;
  SpecificationOptions specification;
  std::optional<std::array<std::string, 2>> commute;  // check only that these two operations commute
  bool all = false;  // go on after a violation: see OperationSearch::report_violations
  symbolic::sat::SolverKind solver = symbolic::sat::SolverKind::minisat;
  declarative::TranslatorOptions translator;
  std::uint64_t steps = 10'000'000;  // backward jumps, calls and exceptions in one run of an operation
  bool count = false;                // how many pairs of a valid state and arguments each transition covers
  bool tighten = true;               // drop what S refutes from the domains of the cells
  bool merge = true;                 // follow several paths at once where nothing is written
  bool obligations = true;           // ask the solver only about what S does not contain
  bool lemmas = true;                // relate calls to what they gave before the operation
  bool isomorphs = true;             // prune states that differ only in which object is which
  bool symmetry = true;              // of those, check one
};

// What these options ask to check of a class.
[[nodiscard]] ir::Result<Specification> specification_for(ir::Hierarchy& classes, ir::Class& c,
                                                          const SearchOptions& options);

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
  ir::Result<void> initialise_space();

  ir::Hierarchy& classes_;
  ir::Class& main_class_;
  SearchOptions options_;
  symbolic::StopRequest& stop_;
  RunningReport report_;
  std::unique_ptr<SearchState> state_;
  bool cut_short_ = false;  // by a limit, for some states: whether they are valid is not known
};

}  // namespace glassbox::checker
