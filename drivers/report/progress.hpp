// How far a search has come, in one line of the terminal that is written again and again. Says nothing where
// standard error is no terminal.
#pragma once

#include <string>

#include "checker/report.hpp"

namespace glassbox::drivers {

class ProgressLine {
 public:
  ProgressLine();

  void show(const checker::Report& so_far);
  void clear();  // the line is free again

 private:
  bool on_terminal_;
  bool shown_ = false;
};

// "put: 123 transitions, 4.5 s, 67 % in the solver"
[[nodiscard]] std::string progress_text(const checker::Report& so_far);

}  // namespace glassbox::drivers
