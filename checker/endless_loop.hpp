// Notices that a run with constants only goes round for ever: the same instruction of the same calls, with
// the same registers, on the same heap, a second time. A run is a function of all that, so it never ends.
//
//   EndlessLoop loop(vm);                    // listens
//   ... the run is cut off by its limit on steps ...
//   loop.repeats(), loop.lines()
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "checker/source_line.hpp"
#include "symbolic/interpreter/interpreter.hpp"
#include "symbolic/interpreter/listener.hpp"

namespace glassbox::checker {

// States are kept at the steps 1, 2, 4, 8, … and compared with those that follow (Brent's algorithm), so that
// one state at a time is kept, and a loop is found after at most three times the steps that it takes to come
// round.
class EndlessLoop final : public symbolic::RunListener {
 public:
  // A transition is open.
  explicit EndlessLoop(symbolic::Interpreter& vm) : vm_(vm) {}

  void entered(const symbolic::Frame& frame) override { note_line(frame); }
  void before(const symbolic::Frame& frame) override;
  void wrote(symbolic::Reference object, std::uint32_t cell) override { dirty_.emplace(object, cell); }
  void calls_native(const ir::Method& method, std::span<const symbolic::Value> arguments) override;

  // Whether a state came a second time: then the run was cut off there, after so many steps.
  [[nodiscard]] bool repeats() const { return steps_.has_value(); }
  [[nodiscard]] std::uint64_t steps() const { return *steps_; }
  // The lines of the program that it goes round, in the order of the source.
  [[nodiscard]] std::vector<SourceLine> lines() const;
  // One of them, where the loop was noticed.
  [[nodiscard]] const ir::Method* method() const { return method_; }
  [[nodiscard]] int line() const { return line_; }

 private:
  using Cell = std::pair<symbolic::Reference, std::uint32_t>;
  struct Snapshot {
    std::vector<symbolic::Frame> frames;
    std::vector<symbolic::Value> registers;   // of all frames
    std::map<Cell, symbolic::Value> written;  // older objects' cells, as far as they had been written
    std::vector<std::byte> made;              // what the transition has made so far
  };
  void note_line(const symbolic::Frame& frame);
  void keep();
  [[nodiscard]] bool is_kept_state();
  [[nodiscard]] bool same_calls() const;
  [[nodiscard]] bool same_heap();
  [[nodiscard]] bool same_cell(const Cell& cell) const;
  void follow_write_log();

  symbolic::Interpreter& vm_;
  const ir::Instruction* last_ = nullptr;  // that ran
  std::uint64_t rounds_ = 0;               // backward jumps so far
  std::uint64_t keep_next_ = 1;            // at this one
  std::optional<Snapshot> kept_;
  // Since the state was kept:
  std::set<Cell> dirty_;             // cells that the program has written
  bool natives_ran_ = false;         // which may have written others
  bool depends_on_outside_ = false;  // a native that does not answer the same each time
  std::set<std::pair<const ir::Method*, int>> lines_;
  std::pair<const ir::Method*, int> last_line_;

  std::map<Cell, symbolic::Value> before_;  // the transition: cells that have been written in it
  std::size_t log_followed_ = 0;
  std::optional<std::uint64_t> steps_;
  const ir::Method* method_ = nullptr;
  int line_ = 0;
};

}  // namespace glassbox::checker
