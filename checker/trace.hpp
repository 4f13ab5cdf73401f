// The source lines that an operation executes, each with the values that matter.
#pragma once

#include <deque>
#include <map>
#include <utility>

#include "checker/object_names.hpp"
#include "checker/step_listener.hpp"
#include "checker/violation.hpp"

namespace glassbox::checker {

// Listens to a run with constants only. Calls of the user's methods are followed, those of the JDK's are not.
// Of a long run the first and the last lines are kept.
class Trace : public StepListener {
 public:
  Trace(symbolic::Interpreter& vm, ObjectNames& names) : vm_(vm), names_(names) {}

  [[nodiscard]] std::vector<TraceLine> lines() const;

  // The line that wrote a cell last; nullptr if the user's code has not.
  struct Write {
    std::size_t order = 0;  // later writes have greater numbers
    const ir::Method* method = nullptr;
    int line = 0;
  };
  [[nodiscard]] const Write* last_write(Reference object, std::uint32_t cell) const;

  void wrote(Reference object, std::uint32_t cell) override;

 protected:
  void call_begins(const Frame& frame) override;
  void call_ends(const Frame& frame, Value result) override;
  void call_fails(const Frame& frame) override;
  void step_begins(const Frame& frame) override;
  void step_ends(const Frame& frame, const Instruction& instruction) override;
  void exception_comes(const Frame& frame, Reference exception) override;

 private:
  // A call that is on its way.
  struct Activation {
    const ir::Method* method = nullptr;
    Reference receiver;
    int line = 0;
    std::size_t last_entry = 0;  // the number of its latest line in the trace
    const ir::Body* body = nullptr;
    const ir::Instruction* running = nullptr;
  };
  void add_line();
  void note(const std::string& value);  // on the line where the innermost call is
  [[nodiscard]] std::string call_text(const Frame& frame);
  [[nodiscard]] std::string arguments_text(const Frame& frame);

  symbolic::Interpreter& vm_;
  ObjectNames& names_;
  std::vector<Activation> activations_;
  std::vector<TraceLine> first_;
  std::deque<TraceLine> last_;
  std::size_t entries_ = 0;  // lines so far, those left out included
  std::map<std::pair<Reference, std::uint32_t>, Write> writes_;
  std::size_t write_count_ = 0;
};

}  // namespace glassbox::checker
