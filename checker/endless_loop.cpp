#include "checker/endless_loop.hpp"

#include <algorithm>
#include <tuple>

namespace glassbox::checker {

using symbolic::Frame;
using symbolic::Value;

void EndlessLoop::note_line(const Frame& frame) {
  const std::pair<const ir::Method*, int> line(frame.method, frame.line());
  if (line == last_line_) return;
  last_line_ = line;
  if (symbolic::is_users(*frame.method)) lines_.insert(line);
}

// Looked at are the targets of backward jumps: every run that does not end has no end of them, or of calls.
void EndlessLoop::before(const Frame& frame) {
  const bool came_back = last_ != nullptr && frame.pc < last_ && frame.pc >= frame.body->code.data();
  last_ = frame.pc;
  note_line(frame);
  if (repeats() || !came_back) return;
  ++rounds_;
  if (kept_ && !depends_on_outside_ && is_kept_state()) {
    steps_ = vm_.steps();
    vm_.limit_steps(*steps_);  // enough is seen
    method_ = frame.method;
    line_ = frame.line();
    return;
  }
  if (rounds_ == keep_next_) {
    keep_next_ *= 2;
    keep();
  }
}

void EndlessLoop::calls_native(const ir::Method& method, std::span<const Value> /*arguments*/) {
  natives_ran_ = true;
  static constexpr const char* kVarying[] = {"nanoTime", "currentTimeMillis", "choose", "read0"};
  if (std::ranges::find(kVarying, method.name) != std::end(kVarying)) depends_on_outside_ = true;
}

void EndlessLoop::keep() {
  Snapshot& state = kept_.emplace();
  const auto frames = vm_.frames();
  state.frames.assign(frames.begin(), frames.end());
  for (const Frame& f : frames) {
    state.registers.insert(state.registers.end(), f.registers, f.registers + f.body->register_count);
  }
  follow_write_log();
  for (const auto& [cell, before] : before_) {
    state.written.emplace(cell, vm_.heap().read_cell(cell.first, cell.second));
  }
  const auto made = vm_.heap().made_in_transition();
  state.made.assign(made.begin(), made.end());
  dirty_.clear();
  natives_ran_ = depends_on_outside_ = false;
  lines_.clear();
  last_line_ = {};
}

bool EndlessLoop::is_kept_state() { return same_calls() && same_heap(); }

bool EndlessLoop::same_calls() const {
  const auto frames = vm_.frames();
  const auto same_place = [](const Frame& a, const Frame& b) { return a.method == b.method && a.pc == b.pc; };
  if (!std::ranges::equal(frames, kept_->frames, same_place)) return false;
  const Value* kept = kept_->registers.data();
  for (const Frame& f : frames) {
    if (!std::equal(f.registers, f.registers + f.body->register_count, kept)) return false;
    kept += f.body->register_count;
  }
  return true;
}

void EndlessLoop::follow_write_log() {
  const auto log = vm_.heap().write_log();
  for (; log_followed_ < log.size(); ++log_followed_) {
    const symbolic::Heap::LoggedWrite& w = log[log_followed_];
    before_.try_emplace({w.object, w.cell}, w.before);
  }
}

bool EndlessLoop::same_heap() {
  if (!std::ranges::equal(vm_.heap().made_in_transition(), kept_->made)) return false;
  follow_write_log();
  if (natives_ran_) {
    return std::ranges::all_of(before_, [this](const auto& written) { return same_cell(written.first); });
  }
  return std::ranges::all_of(dirty_, [this](const Cell& cell) { return same_cell(cell); });
}

// A cell that was not written yet when the state was kept held then what it held before the transition. What
// the transition has made is compared as a whole.
bool EndlessLoop::same_cell(const Cell& cell) const {
  if (vm_.heap().is_new(cell.first)) return true;
  const auto kept = kept_->written.find(cell);
  const Value then = kept == kept_->written.end() ? before_.at(cell) : kept->second;
  return vm_.heap().read_cell(cell.first, cell.second) == then;
}

std::vector<SourceLine> EndlessLoop::lines() const {
  std::vector<SourceLine> lines;
  for (const auto& [method, line] : lines_) lines.push_back(source_line(*method, line));
  std::ranges::sort(lines, [](const SourceLine& a, const SourceLine& b) {
    return std::tie(a.file, a.line) < std::tie(b.file, b.line);
  });
  const auto repeated = std::ranges::unique(
      lines, [](const SourceLine& a, const SourceLine& b) { return a.file == b.file && a.line == b.line; });
  lines.erase(repeated.begin(), repeated.end());
  return lines;
}

}  // namespace glassbox::checker
