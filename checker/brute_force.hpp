// The oracle that the search is compared with: every operation, with all arguments, on every valid state
// within the bounds, one after the other. Everything is a constant, and nothing is shared with the search but
// the interpreter and the search space.
#pragma once

#include "checker/checked_run.hpp"
#include "checker/search.hpp"

namespace glassbox::checker {

// A transition of the report is one run. The first violation of each operation is reported, or with `all` the
// first of each property and place. A Problem is an
// error of the input, and so is a range of ints that is too large to try all.
class BruteForce {
 public:
  BruteForce(ir::Hierarchy& classes, ir::Class& main_class, SearchOptions options, std::size_t memory,
             symbolic::StopRequest& stop);
  ~BruteForce();

  [[nodiscard]] ir::Result<Report> run();

  // What is known so far; for another thread while it runs.
  [[nodiscard]] Report report_so_far() const { return report_.so_far(); }

 private:
  struct State;  // what it is made of, in the order in which it must be made
  struct Candidate {
    const Operation* operation;
    std::vector<std::vector<Value>> arguments;  // what each may be, `this` first
    OperationReport* report;
    double seconds = 0;
    bool ended = false;                                    // nothing more can be said about it
    std::set<std::pair<std::string, std::string>> said{};  // of what is not checked: places and reasons
    int runs_left = 0;
  };
  ir::Result<void> begin();
  ir::Result<void> find_candidates(Candidate& candidate);
  bool run_all();  // on the current state; false: stopped
  bool run_with(Candidate& candidate, std::vector<Value>& arguments);
  void run_pair(Candidate& candidate, std::span<const Value> arguments);
  // Refused: it does not come to its end.
  [[nodiscard]] tl::expected<CheckedRun::End, symbolic::Refused> run_to_the_end(
      Candidate& candidate, std::span<const Value> arguments);
  void note_strays(Candidate& candidate);
  void give_up(Candidate& candidate, const std::string& place, const std::string& reason);
  void leave_run(Candidate& candidate, const ir::Problem& why, int most);
  void say(Candidate& candidate, const std::string& place, const std::string& reason);

  ir::Hierarchy& classes_;
  ir::Class& main_class_;
  SearchOptions options_;
  std::unique_ptr<State> state_;
  symbolic::StopRequest& stop_;
  std::vector<Candidate> candidates_;
  RunningReport report_;
};

}  // namespace glassbox::checker
