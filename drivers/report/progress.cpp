#include "drivers/report/progress.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string_view>

namespace glassbox::drivers {

namespace {

constexpr const char* kClearLine = "\r\033[K";

bool is_terminal() {
  const char* kind = std::getenv("TERM");
  return isatty(STDERR_FILENO) == 1 && kind != nullptr && std::string_view(kind) != "dumb";
}

std::size_t terminal_width() {
  winsize size = {};
  return ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 1 ? size.ws_col : 80;
}

}  // namespace

std::string progress_text(const checker::Report& so_far) {
  const auto running = std::ranges::find(so_far.operations, checker::OperationReport::Stage::running,
                                         &checker::OperationReport::stage);
  const std::string what = running == so_far.operations.end() ? "valid states" : running->name;
  return fmt::format("{}: {} transitions, {:.1f} s, {:.0f} % in the solver", what, so_far.transitions,
                     so_far.seconds, 100 * so_far.solver_share());
}

ProgressLine::ProgressLine() : on_terminal_(is_terminal()) {}

void ProgressLine::show(const checker::Report& so_far) {
  if (!on_terminal_) return;
  std::string line = progress_text(so_far);
  line.resize(std::min(line.size(), terminal_width() - 1));  // a line that wraps cannot be written again
  std::fputs((kClearLine + line).c_str(), stderr);
  std::fflush(stderr);
  shown_ = true;
}

void ProgressLine::clear() {
  if (shown_) std::fputs(kClearLine, stderr);
  shown_ = false;
}

}  // namespace glassbox::drivers
