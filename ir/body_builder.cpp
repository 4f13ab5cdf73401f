#include "ir/body_builder.hpp"

#include <set>

namespace glassbox::ir {

BodyBuilder::BodyBuilder(Method& method) : method_(method), body_(std::make_unique<Body>()), tables_(*body_) {
  if (!method.parameter_registers.empty()) {
    next_ = static_cast<Register>(method.parameter_registers.back() +
                                  slots(kind_of(method.parameter_types.back())));
  }
}

Register BodyBuilder::int_constant(std::int32_t value) {
  const Register r = temporary();
  emit({.operation = Operation::constant, .dst = r, .index = tables_.constant({Kind::int32, value})});
  return r;
}

void BodyBuilder::emit(Instruction instruction) {
  body_->code.push_back(instruction);
  body_->offsets.push_back(0);
  body_->lines.push_back(0);
}

Register BodyBuilder::string(const std::string& modified_utf8) {
  const Register r = temporary();
  emit({.operation = Operation::constant_string, .dst = r, .index = tables_.string(modified_utf8)});
  return r;
}

Register BodyBuilder::new_object(const std::string& class_name) {
  const Register r = temporary();
  emit({.operation = Operation::new_object, .dst = r, .index = tables_.class_ref(class_name)});
  return r;
}

Register BodyBuilder::get_field(Register object, const Field& field) {
  const Register r = temporary();
  emit({.operation = Operation::get_field,
        .type = field.type,
        .dst = r,
        .a = object,
        .index = tables_.field(field.owner->name, field.name, field.descriptor)});
  return r;
}

void BodyBuilder::put_field(Register object, const Field& field, Register value) {
  emit({.operation = Operation::put_field,
        .type = field.type,
        .a = object,
        .b = value,
        .index = tables_.field(field.owner->name, field.name, field.descriptor)});
}

Register BodyBuilder::check_cast(Register object, const std::string& class_name) {
  const Register r = temporary();
  emit({.operation = Operation::check_cast, .dst = r, .a = object, .index = tables_.class_ref(class_name)});
  return r;
}

Register BodyBuilder::instance_of(Register object, const std::string& class_name) {
  const Register r = temporary();
  emit({.operation = Operation::instance_of, .dst = r, .a = object, .index = tables_.class_ref(class_name)});
  return r;
}

Register BodyBuilder::invoke(Operation operation, const std::string& owner, const std::string& name,
                             const std::string& descriptor, const std::vector<Register>& arguments,
                             bool interface) {
  const Register result = descriptor.ends_with(")V") ? kNoRegister : temporary();
  emit({.operation = operation,
        .dst = result,
        .index = tables_.call(tables_.method(owner, name, descriptor, interface), arguments)});
  return result;
}

void BodyBuilder::return_value(Register value) { emit({.operation = Operation::return_value, .a = value}); }

void BodyBuilder::return_void() { emit({.operation = Operation::return_void}); }

BodyBuilder::Label BodyBuilder::label() {
  label_places_.push_back(0);
  return label_places_.size() - 1;
}

void BodyBuilder::branch(Operation operation, Register a, Register b, Label target) {
  branches_.emplace_back(static_cast<std::uint32_t>(body_->code.size()), target);
  emit({.operation = operation, .a = a, .b = b});
}

void BodyBuilder::place(Label label) {
  label_places_[label] = static_cast<std::uint32_t>(body_->code.size());
}

void BodyBuilder::handle(Label begin, Label end, const std::string& class_name, Label handler) {
  if (handlers_.empty()) body_->exception_register = temporary();
  handlers_.push_back({begin, end, tables_.class_ref(class_name), handler});
}

void BodyBuilder::rethrow() { emit({.operation = Operation::throw_, .a = body_->exception_register}); }

void BodyBuilder::finish() {
  std::set<std::uint32_t> starts = {0};
  for (const auto& [instruction, label] : branches_) {
    body_->code[instruction].target = label_places_[label];
    starts.insert({instruction + 1, label_places_[label]});
  }
  for (const Handler& h : handlers_) {
    starts.insert({label_places_[h.begin], label_places_[h.end], label_places_[h.target]});
  }
  for (auto it = starts.begin(); it != starts.end(); ++it) {
    const auto next = std::next(it);
    Block block{*it, next == starts.end() ? static_cast<std::uint32_t>(body_->code.size()) : *next, {}, {}};
    for (const Handler& h : handlers_) {
      if (label_places_[h.begin] <= block.begin && block.end <= label_places_[h.end]) {
        block.handlers.push_back({h.catch_class, label_places_[h.target]});
      }
    }
    body_->blocks.push_back(std::move(block));
  }
  tables_.place_constants(next_);
  method_.body = std::move(body_);
}

}  // namespace glassbox::ir
