// The search of one operation: the loop of dissertation figure 5.8.
#pragma once

#include <memory>
#include <optional>

#include "checker/choices.hpp"
#include "checker/counterexample.hpp"
#include "checker/covered_pairs.hpp"
#include "checker/object_order.hpp"
#include "checker/requirements.hpp"
#include "checker/running_report.hpp"
#include "checker/search.hpp"
#include "checker/strays.hpp"
#include "symbolic/interpreter/outcome.hpp"

namespace glassbox::checker {

struct SearchState;

class OperationSearch {
 public:
  OperationSearch(SearchState& state, const SearchOptions& options, const Operation& operation,
                  RunningReport& running, OperationReport& report);

  // To the end: S has no state left, something is violated (unless `all`), or it has to be given up.
  void run();

 private:
  // False, here and below: nothing more is to be done for this operation.
  bool begin();
  bool require_demands();
  bool transition();
  [[nodiscard]] symbolic::Outcome call();
  [[nodiscard]] std::optional<symbolic::Outcome> run_once();  // nothing: given up
  bool check_path(std::span<const Formula> path, const symbolic::Returned* returned);
  bool check_heap(const symbolic::Returned* returned);
  void report_strays();
  // What must hold after the operation, the tree structure last; nothing if that is not known, which is
  // reported.
  [[nodiscard]] std::optional<std::vector<Formula>> requirements(const symbolic::Returned* returned);
  [[nodiscard]] std::vector<Value> reference_arguments() const;
  [[nodiscard]] std::vector<Formula> enough();
  void order_objects();
  [[nodiscard]] Formula tree();  // the tree structure, if it must be kept
  bool report_violations(const std::vector<Formula>& required);
  enum class Found : std::uint8_t { unconfirmed, known, new_one };
  [[nodiscard]] ReplayContext replayed();  // no transition is open any more
  Found found();
  bool run_is_endless();
  bool initialise_lacking();
  bool goes_on_after(Found exception);
  [[nodiscard]] std::optional<Formula> alike();
  [[nodiscard]] std::vector<std::vector<Formula>> find_isomorphs(bool threw);
  [[nodiscard]] bool isomorphs_were_mistaken() const;
  [[nodiscard]] PairCount count_covered(std::span<const Formula> path);
  void prune(std::span<const Formula> conjunction);
  bool give_up(const std::string& place, const std::string& reason);  // which is said once
  bool leave_path(const ir::Problem& why, int most);

  SearchState& state_;
  const SearchOptions& options_;
  const Operation& operation_;
  RunningReport& running_;
  OperationReport& report_;
  Requirements required_;
  std::vector<Value> arguments_;
  Strays strays_;
  std::set<std::string> known_strays_;          // their texts
  Formula selected_;                            // what is pruned for one operation stays in S for the others
  std::vector<SymbolicChoices::Taken> chosen_;  // by the last run
  struct OrderAhead {
    ObjectOrder::Numbering numbering;
    Formula in_force;  // assumed, until a run tells the objects apart
  };
  std::vector<OrderAhead> orders_;
  std::optional<CoveredPairs> covered_;      // if pairs are counted
  symbolic::formula::Count stands_for_ = 1;  // each state of the last run, isomorphs included
  ir::Class* lacking_ = nullptr;  // not initialised, and needed by what must hold after the operation
  std::uint64_t look_for_loops_after_ = 500;            // steps of a run
  bool run_again_ = false;                              // the state that has run: it was stopped too early
  std::set<std::pair<std::string, std::string>> said_;  // of what is not checked: places and reasons
  int paths_left_ = 0;
  int repetitious_paths_ = 0;  // that threw what is reported already, one after the other
};

}  // namespace glassbox::checker
