#include "ir/null_pointer_message.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "ir/body.hpp"
#include "ir/classfile/descriptor.hpp"
#include "ir/operand_sources.hpp"
#include "ir/signature.hpp"

namespace glassbox::ir {

using classfile::ConstantTag;
using classfile::MemberRef;

namespace {

constexpr std::uint8_t kMonitorEnter = 0xc2;
constexpr std::string_view kLang = "java.lang.";

// Of the class that a member reference names. An array's class stays a descriptor: "[Ljava.lang.String;".
std::string owner_text(std::string name) {
  std::replace(name.begin(), name.end(), '/', '.');
  if (name == "java.lang.Object" || name == "java.lang.String") name.erase(0, kLang.size());
  return name;
}

// Of a parameter. Unlike above, the JVM compares only the beginning: StringBuilder loses its package as well.
std::string parameter_text(const std::string& descriptor) {
  std::string name = type_text(descriptor);
  const bool well_known = name.starts_with("java.lang.Object") || name.starts_with("java.lang.String");
  if (well_known) name.erase(0, kLang.size());
  return name;
}

std::string method_text(const MemberRef& method, const classfile::MethodDescriptor& descriptor) {
  std::string parameters;
  for (const std::string& parameter : descriptor.parameters) {
    if (!parameters.empty()) parameters += ", ";
    parameters += parameter_text(parameter);
  }
  return fmt::format("{}.{}({})", owner_text(method.owner), method.name, parameters);
}

std::string array_text(const BytecodeInfo& info) {
  switch (static_cast<BasicType>(info.detail)) {
    case BasicType::byte: return "byte/boolean array";
    case BasicType::reference: return "object array";
    default: return fmt::format("{} array", name_of(static_cast<BasicType>(info.detail)));
  }
}

class MessageWriter {
 public:
  MessageWriter(const classfile::ClassFile& file, const classfile::MethodInfo& method,
                const DecodedCode& code)
      : file_(file), method_(method), code_(code) {}

  std::optional<std::string> write(std::uint32_t index) {
    const std::optional<Failure> failure = failure_at(code_.instructions[index]);
    if (!failure) return std::nullopt;
    sources_ = operand_sources(file_.constants, *method_.code, code_, index);
    const std::uint32_t from = source(index, failure->null_depth);
    if (from == OperandSources::kUnknown) return failure->action;
    const auto null = describe(index, failure->null_depth, kMostDetail);
    // A null from elsewhere, an invokedynamic say, leaves the JVM lost for words in mid-sentence.
    if (!null) return failure->action + " because \"";
    const bool returned = code_.instructions[from].info().action == Action::invoke;
    return fmt::format("{} because {}\"{}\" is null", failure->action, returned ? "the return value of " : "",
                       *null);
  }

 private:
  // Of `a.b.c.d.e.f` the last five parts are named.
  static constexpr int kMostDetail = 5;
  // A bound for code that no compiler emits: unlike parts, indices of indices are not limited by detail.
  static constexpr int kMostOperands = 1000;

  struct Failure {
    std::string action;
    std::size_t null_depth = 0;  // where the null is: words below the top of the stack
  };

  // Nothing for an instruction that cannot fail because of a null.
  [[nodiscard]] std::optional<Failure> failure_at(const Bytecode& bytecode) const {
    const BytecodeInfo& info = bytecode.info();
    switch (info.action) {
      case Action::array_load: return Failure{fmt::format("Cannot load from {}", array_text(info)), 1};
      case Action::array_store: {
        const int value = slots(kind_of(static_cast<BasicType>(info.detail)));
        return Failure{fmt::format("Cannot store to {}", array_text(info)),
                       1U + static_cast<unsigned>(value)};
      }
      case Action::array_length: return Failure{"Cannot read the array length", 0};
      case Action::throw_: return Failure{"Cannot throw exception", 0};
      case Action::monitor:
        return Failure{bytecode.opcode == kMonitorEnter ? "Cannot enter synchronized block"
                                                        : "Cannot exit synchronized block",
                       0};
      case Action::get_field:
      case Action::put_field: {
        const std::optional<MemberRef> field = member(bytecode);
        if (!field) return std::nullopt;
        const bool read = info.action == Action::get_field;
        return Failure{fmt::format("Cannot {} field \"{}\"", read ? "read" : "assign", field->name),
                       read ? 0 : classfile::slots_of(field->descriptor)};
      }
      case Action::invoke: {
        const std::optional<MemberRef> callee = member(bytecode);
        if (!callee || static_cast<Operation>(info.detail) == Operation::invoke_static) return std::nullopt;
        const auto descriptor = classfile::parse_method_descriptor(callee->descriptor);
        if (!descriptor || callee->name == "<init>") return std::nullopt;
        return Failure{fmt::format("Cannot invoke \"{}\"", method_text(*callee, *descriptor)),
                       *classfile::parameter_slots(callee->descriptor)};
      }
      default: return std::nullopt;
    }
  }

  // The instruction that pushed an operand of this one.
  [[nodiscard]] std::uint32_t source(std::uint32_t index, std::size_t depth) const {
    return sources_[index] ? sources_[index]->below_top(depth) : OperandSources::kUnknown;
  }

  // The operand `depth` words below the top, as Java would spell it. Nothing if that is unknown, or not
  // something that the JVM names: results of arithmetic, larger constants.
  std::optional<std::string> describe(std::uint32_t index, std::size_t depth, int detail) {
    const std::uint32_t from = source(index, depth);
    if (detail == 0 || from == OperandSources::kUnknown || ++operands_ > kMostOperands) return std::nullopt;
    const Bytecode& bytecode = code_.instructions[from];
    const BytecodeInfo& info = bytecode.info();
    switch (info.action) {
      case Action::constant_null: return "null";
      case Action::constant_int: return fmt::format("{}", info.detail);
      case Action::constant_operand: return fmt::format("{}", bytecode.operand);
      case Action::load: return describe_local(bytecode, *sources_[index]);
      case Action::get_static:
      case Action::get_field:
      case Action::invoke: return describe_member(from, detail);
      case Action::array_load: return describe_element(from, detail);
      default: return std::nullopt;
    }
  }

  std::optional<std::string> describe_member(std::uint32_t from, int detail) {
    const Bytecode& bytecode = code_.instructions[from];
    const std::optional<MemberRef> ref = member(bytecode);
    if (!ref) return std::nullopt;
    if (bytecode.info().action == Action::get_static) return owner_text(ref->owner) + "." + ref->name;
    if (bytecode.info().action == Action::invoke) {
      const auto descriptor = classfile::parse_method_descriptor(ref->descriptor);
      return descriptor ? std::optional(method_text(*ref, *descriptor)) : std::nullopt;
    }
    const auto object = describe(from, 0, detail - 1);
    return object ? *object + "." + ref->name : ref->name;
  }

  std::optional<std::string> describe_element(std::uint32_t from, int detail) {
    const auto type = static_cast<BasicType>(code_.instructions[from].info().detail);
    if (type != BasicType::reference && type != BasicType::integer) return std::nullopt;
    const auto array = describe(from, 1, detail - 1);
    const auto position = describe(from, 0, detail);
    return fmt::format("{}[{}]", array.value_or("<array>"), position.value_or("..."));
  }

  // A variable loaded by `load`, at an instruction with these `operands`: that instruction, not the load, is
  // where it matters whether a parameter has been overwritten.
  [[nodiscard]] std::optional<std::string> describe_local(const Bytecode& load,
                                                          const OperandSources& operands) const {
    const auto [slot, kind] = local_operand(load);
    if (kind != Kind::reference && kind != Kind::int32) return std::nullopt;
    for (const classfile::LocalVariable& variable : method_.code->locals) {
      const bool alive =
          load.offset >= variable.start && load.offset < unsigned{variable.start} + variable.length;
      if (alive && variable.slot == slot) return variable.name;
    }
    if (!operands.may_be_stored(slot)) {
      const bool is_static = (method_.access & classfile::access::static_) != 0;
      if (!is_static && slot == 0) return "this";
      const auto number = parameter_at(slot, is_static ? 0 : 1);
      if (number) return fmt::format("<parameter{}>", *number);
    }
    return fmt::format("<local{}>", slot);
  }

  // Which parameter, counted from 1, is in this slot if the first is in slot `at`.
  [[nodiscard]] std::optional<int> parameter_at(unsigned slot, unsigned at) const {
    const auto descriptor = classfile::parse_method_descriptor(method_.descriptor);
    if (!descriptor) return std::nullopt;
    int number = 0;
    for (const std::string& parameter : descriptor->parameters) {
      ++number;
      const unsigned end = at + classfile::slots_of(parameter);
      if (slot >= at && slot < end) return number;
      at = end;
    }
    return std::nullopt;
  }

  [[nodiscard]] std::optional<MemberRef> member(const Bytecode& bytecode) const {
    const auto index = static_cast<std::uint16_t>(bytecode.operand);
    for (const auto tag :
         {ConstantTag::field_ref, ConstantTag::method_ref, ConstantTag::interface_method_ref}) {
      if (file_.constants.is(index, tag)) return file_.constants.member(index);
    }
    return std::nullopt;
  }

  const classfile::ClassFile& file_;
  const classfile::MethodInfo& method_;
  const DecodedCode& code_;
  std::vector<std::optional<OperandSources>> sources_;
  int operands_ = 0;  // described so far
};

}  // namespace

std::optional<std::string> null_pointer_message(const classfile::ClassFile& file,
                                                const classfile::MethodInfo& method, std::uint32_t offset) {
  if (!method.code) return std::nullopt;
  const auto code = decode(*method.code, method.name);
  if (!code || offset >= code->index_at.size()) return std::nullopt;
  const std::uint32_t index = code->index_at[offset];
  if (index == DecodedCode::kNone) return std::nullopt;
  return MessageWriter(file, method, *code).write(index);
}

}  // namespace glassbox::ir
