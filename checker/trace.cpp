#include "checker/trace.hpp"

#include <fmt/format.h>

namespace glassbox::checker {

using ir::BasicType;
using ir::Operation;

namespace {

constexpr std::size_t kFirstLines = 40, kLastLines = 80;  // that are kept: where it ends is what matters
constexpr std::size_t kFirstValues = 4, kLastValues = 4;  // that are kept on a line, which may be a loop

}  // namespace

std::vector<TraceLine> Trace::lines() const {
  std::vector<TraceLine> result = first_;
  const std::size_t kept = first_.size() + last_.size();
  if (kept < entries_) {
    TraceLine gap;
    gap.left_out = entries_ - kept;
    result.push_back(gap);
  }
  result.insert(result.end(), last_.begin(), last_.end());
  return result;
}

const Trace::Write* Trace::last_write(Reference object, std::uint32_t cell) const {
  const auto found = writes_.find({object, cell});
  return found == writes_.end() ? nullptr : &found->second;
}

void Trace::add_line() {
  Activation& activation = activations_.back();
  TraceLine line{source_line(*activation.method, activation.line), activations_.size() - 1, {}, 0};
  activation.last_entry = ++entries_;
  if (first_.size() < kFirstLines) {
    first_.push_back(std::move(line));
    return;
  }
  last_.push_back(std::move(line));
  if (last_.size() > kLastLines) last_.pop_front();
}

void Trace::note(const std::string& value) {
  if (activations_.back().line == 0) return;
  if (activations_.back().last_entry != entries_) add_line();
  std::vector<std::string>& values = (last_.empty() ? first_.back() : last_.back()).values;
  values.push_back(value);
  if (values.size() <= kFirstValues + 1 + kLastValues) return;
  values[kFirstValues] = "...";
  values.erase(values.begin() + kFirstValues + 1);
}

std::string Trace::arguments_text(const Frame& frame) {
  const ir::Method& method = *frame.method;
  std::string text;
  for (std::size_t k = method.is_static() ? 0 : 1; k < method.parameter_types.size(); ++k) {
    const Value argument = frame.registers[method.parameter_registers[k]];
    text += (text.empty() ? "" : ", ") + names_.value(method.parameter_types[k], argument);
  }
  return "(" + text + ")";
}

// find(3), node1.height(), newNode0 = new Node(3, null), super(3), Math.twice(3)
std::string Trace::call_text(const Frame& frame) {
  const ir::Method& method = *frame.method;
  const Activation& caller = activations_.back();
  const std::string arguments = arguments_text(frame);
  const std::string type = method.owner->short_name();
  if (method.is_static()) {
    return (method.owner == caller.method->owner ? "" : type + ".") + method.name + arguments;
  }
  const Reference receiver = frame.registers[0].reference();
  const bool same = receiver == caller.receiver;
  if (!method.is_constructor()) return (same ? "" : names_.name(receiver) + ".") + method.name + arguments;
  if (same) return (method.owner == caller.method->owner ? "this" : "super") + arguments;
  return fmt::format("{} = new {}{}", names_.name(receiver), type, arguments);
}

void Trace::call_begins(const Frame& frame) {
  if (!activations_.empty()) note(call_text(frame));
  Activation activation;
  activation.method = frame.method;
  if (!frame.method->is_static()) activation.receiver = frame.registers[0].reference();
  activation.body = frame.body;
  activations_.push_back(activation);
}

void Trace::call_ends(const Frame& frame, Value result) {
  if (frame.method->result != BasicType::void_) note("returns " + names_.value(frame.method->result, result));
  activations_.pop_back();
}

void Trace::call_fails(const Frame& /*frame*/) { activations_.pop_back(); }

void Trace::step_begins(const Frame& frame) {
  Activation& activation = activations_.back();
  activation.running = frame.pc;
  // Closing braces: where a loop jumps back, and a method that returns nothing ends.
  if (frame.pc->operation == Operation::jump || frame.pc->operation == Operation::return_void) return;
  if (frame.line() == activation.line || frame.line() == 0) return;
  activation.line = frame.line();
  add_line();
}

void Trace::step_ends(const Frame& frame, const Instruction& instruction) {
  if (instruction.dst == ir::kNoRegister || instruction.operation == Operation::array_store) return;
  const auto index = static_cast<std::uint32_t>(&instruction - frame.body->code.data());
  const ir::LocalName* local = frame.body->written_name(instruction.dst, index);
  if (local == nullptr) return;
  const Value v = frame.registers[instruction.dst];
  note(fmt::format("{} = {}", local->name, names_.value(ir::basic_type(local->descriptor), v)));
}

void Trace::wrote(Reference object, std::uint32_t cell) {
  if (!in_users_code()) return;
  const Activation& activation = activations_.back();
  writes_[{object, cell}] = {++write_count_, activation.method, activation.line};
  const ir::Instruction& i = *activation.running;
  const Value v = vm_.heap().read_cell(object, cell);
  if (i.operation == Operation::array_store) {
    note(fmt::format("{}[{}] = {}", names_.name(object), cell,
                     names_.value(vm_.heap().element_type(object), v)));
    return;
  }
  const ir::Field& field = *activation.body->fields[i.index].resolved;
  const std::string owner = field.is_static() ? field.owner->simple_name() : names_.name(object);
  note(fmt::format("{}.{} = {}", owner, field.name, names_.value(field.type, v)));
}

void Trace::exception_comes(const Frame& /*frame*/, Reference exception) {
  note("throws " + vm_.class_of(exception).simple_name());
}

}  // namespace glassbox::checker
