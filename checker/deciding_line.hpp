// Which line made a boolean method return false: the innermost `return false`, or the innermost condition.
#pragma once

#include "checker/source_line.hpp"
#include "checker/step_listener.hpp"

namespace glassbox::checker {

// Listens to a run with constants only. For every value it keeps where it comes from, so that a false result
// can be followed down through the calls that returned it.
class DecidingLine : public StepListener {
 public:
  [[nodiscard]] const ir::Method* method() const { return decided_.method; }  // nullptr: nothing is known
  [[nodiscard]] int line() const { return decided_.line; }

 protected:
  void call_begins(const Frame& frame) override;
  void call_ends(const Frame& frame, symbolic::Value result) override;
  void call_fails(const Frame& frame) override;
  void step_begins(const Frame& frame) override;
  void step_ends(const Frame& frame, const Instruction& instruction) override;

 private:
  struct Origin {
    const ir::Method* method = nullptr;
    int line = 0;
    bool is_decided = false;  // by a callee or into a variable: the line that tests it says nothing new
  };
  struct Activation {
    std::vector<Origin> registers;
    Origin condition;           // of the latest branch
    bool after_branch = false;  // nothing but jumps has run since
    Origin result;              // of the instruction that runs
    Origin returned;            // by the user's method that it calls, if that was false
  };

  [[nodiscard]] static Origin here(const Frame& frame);
  [[nodiscard]] Origin of_register(const Frame& frame, ir::Register r) const;
  [[nodiscard]] Origin of_conjunction(const Frame& frame) const;
  [[nodiscard]] Origin of_branch(const Frame& frame) const;
  [[nodiscard]] Origin of_result(const Frame& frame) const;
  [[nodiscard]] Origin of_return(const Frame& frame) const;

  std::vector<Activation> activations_;
  Origin decided_;
};

}  // namespace glassbox::checker
