// Instructions print by the `form` column of instruction.def: one function per form, none per operation.
#include "ir/printer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <set>

#include "ir/bytecode.hpp"
#include "ir/signature.hpp"

namespace glassbox::ir {

namespace {

constexpr std::size_t kHeadingWidth = 56;

// The name of an operation without the underscore that keeps it apart from a C++ keyword.
std::string mnemonic(Operation operation) {
  std::string name = name_of(operation);
  if (name.ends_with('_')) name.pop_back();
  return name;
}

template <class Float>
std::string floating_text(Float value) {
  if (std::isnan(value)) return "NaN";
  if (std::isinf(value)) return value < 0 ? "-Infinity" : "Infinity";
  return fmt::format("{:#}", value);  // # keeps the point in 1.0
}

std::string constant_text(const Constant& c) {
  switch (c.kind) {
    case Kind::int32: return fmt::format("{}", c.bits);
    case Kind::int64: return fmt::format("{}L", c.bits);
    case Kind::float32: return floating_text(std::bit_cast<float>(static_cast<std::uint32_t>(c.bits))) + "f";
    case Kind::float64: return floating_text(std::bit_cast<double>(c.bits));
    default: return "null";
  }
}

std::string heading(const std::string& signature, const std::string& facts) {
  return fmt::format("{:<{}} {}\n", signature, kHeadingWidth, facts);
}

std::string counted(std::size_t count, const char* what) {
  return fmt::format("{} {}{}", count, what, count == 1 ? "" : "s");
}

std::string line_text(std::uint16_t line) { return line == 0 ? std::string() : fmt::format("line {}", line); }

class Printer {
 public:
  Printer(const Method& method, const Body& body) : method_(method), body_(body), locals_(count_locals()) {
    const auto writes_first = [](const Instruction& i) {
      return i.dst == 0 && i.operation != Operation::array_store;
    };
    for (const Block& b : body.blocks) {
      for (const ExceptionEdge& edge : b.handlers) handlers_.insert(edge.target);
    }
    receiver_is_known_ =
        !method.is_static() && std::none_of(body.code.begin(), body.code.end(), writes_first);
  }

  std::string method() {
    std::string out =
        heading(signature_text(method_), fmt::format("registers {}, {}", body_.register_count,
                                                     counted(body_.register_constants.size(), "constant")));
    for (std::size_t b = 0; b < body_.blocks.size(); ++b) out += block(b);
    return out;
  }

  std::string instruction(std::uint32_t index) {
    at_ = index;
    const Instruction& i = body_.code[index];
    using Form = std::string (Printer::*)(const Instruction&);
    static constexpr Form kForms[] = {
#define INSTRUCTION(name, form) &Printer::form,
#include "ir/instruction.def"
    };
    return (this->*kForms[static_cast<std::size_t>(i.operation)])(i);
  }

 private:
  // Only lowered bodies have local variables beyond the parameters; their stack starts behind them.
  [[nodiscard]] Register count_locals() const {
    if (!method_.is_synthetic_code()) return body_.exception_register;
    if (method_.parameter_registers.empty()) return 0;
    return static_cast<Register>(method_.parameter_registers.back() +
                                 slots(kind_of(method_.parameter_types.back())));
  }

  std::string block(std::size_t number) {
    const Block& b = body_.blocks[number];
    std::string out = fmt::format("  block {}", number);
    std::string notes;
    const auto note = [&notes](const std::string& text) { notes += (notes.empty() ? "" : ", ") + text; };
    if (handlers_.contains(b.begin)) note("exception in " + register_text(body_.exception_register));
    for (const ExceptionEdge& edge : b.handlers) {
      note(fmt::format("on {} -> {}",
                       edge.catch_class == ExceptionEdge::kCatchAny ? "any" : class_name(edge.catch_class),
                       place(edge.target)));
    }
    if (!notes.empty()) out += "  (" + notes + ")";
    out += "\n";
    for (std::uint32_t i = b.begin; i < b.end; ++i) {
      out += fmt::format("    {:>3}  {:<9}  {}\n", i, line_text(body_.lines[i]), instruction(i));
    }
    return out;
  }

  [[nodiscard]] std::string place(std::uint32_t target) const {
    return fmt::format("block {}", &body_.block_at(target) - body_.blocks.data());
  }

  [[nodiscard]] std::string class_name(std::uint32_t index) const {
    return class_text(body_.classes[index].name);
  }

  [[nodiscard]] std::string register_text(Register r, bool written = false) const {
    if (r >= body_.first_constant) return constant_text(body_.register_constants[r - body_.first_constant]);
    if (r >= locals_) return fmt::format("t{}", r - locals_);
    const LocalName* name = written ? body_.written_name(r, at_) : body_.local_name(r, at_);
    if (name != nullptr) return name->name;
    return r == 0 && receiver_is_known_ ? "this" : fmt::format("v{}", r);
  }

  // "dst = mnemonic operands", or without the first part where there is no result.
  [[nodiscard]] std::string line(const Instruction& i, const std::string& operands,
                                 bool result = true) const {
    std::string text = result && i.dst != kNoRegister ? register_text(i.dst, true) + " = " : std::string();
    text += mnemonic(i.operation);
    return operands.empty() ? text : text + " " + operands;
  }

  std::string nothing(const Instruction& i) { return line(i, {}); }
  std::string use(const Instruction& i) { return line(i, register_text(i.a)); }
  std::string unary(const Instruction& i) { return line(i, register_text(i.a)); }
  std::string binary(const Instruction& i) { return line(i, register_text(i.a) + ", " + register_text(i.b)); }
  std::string branch(const Instruction& i) { return binary(i) + " -> " + place(i.target); }
  std::string jump(const Instruction& i) { return line(i, place(i.target)); }
  std::string constant(const Instruction& i) { return line(i, constant_text(body_.constants[i.index])); }
  std::string string(const Instruction& i) { return line(i, literal_text(body_.strings[i.index])); }
  std::string class_(const Instruction& i) { return line(i, class_name(i.index)); }
  std::string type_test(const Instruction& i) {
    return line(i, register_text(i.a) + ", " + class_name(i.index));
  }
  std::string new_array(const Instruction& i) {
    return line(i, class_name(i.index) + ", " + register_text(i.a));
  }

  std::string get_field(const Instruction& i) {
    return line(i, register_text(i.a) + "." + body_.fields[i.index].name);
  }
  std::string put_field(const Instruction& i) {
    return line(
        i, fmt::format("{}.{} = {}", register_text(i.a), body_.fields[i.index].name, register_text(i.b)));
  }
  [[nodiscard]] std::string static_field(const Instruction& i) const {
    return class_text(body_.fields[i.index].owner) + "." + body_.fields[i.index].name;
  }
  std::string get_static(const Instruction& i) { return line(i, static_field(i)); }
  std::string put_static(const Instruction& i) {
    return line(i, static_field(i) + " = " + register_text(i.a));
  }

  [[nodiscard]] std::string element(const Instruction& i) const {
    return fmt::format("{} {}[{}]", name_of(i.type), register_text(i.a), register_text(i.b));
  }
  std::string array_load(const Instruction& i) { return line(i, element(i)); }
  std::string array_store(const Instruction& i) {
    return line(i, element(i) + " = " + register_text(i.dst), false);
  }

  std::string call(const Instruction& i) {
    const Call& c = body_.calls[i.index];
    std::string arguments;
    for (const Register r : body_.arguments_of(c))
      arguments += (arguments.empty() ? "" : ", ") + register_text(r);
    return line(i, fmt::format("{}({})", callee(i.operation, c.reference), arguments));
  }
  [[nodiscard]] std::string callee(Operation operation, std::uint32_t reference) const {
    if (operation == Operation::new_multi_array) return class_name(reference);
    if (operation == Operation::invoke_dynamic) return body_.dynamics[reference].name;
    const MethodRef& m = body_.methods[reference];
    return class_text(m.owner) + "." + m.name;
  }

  // One line per target: "1, 4..7 -> block 3". The gaps of a table go where everything else does.
  std::string switch_(const Instruction& i) {
    const Switch& s = body_.switches[i.index];
    std::vector<std::uint32_t> order;
    std::map<std::uint32_t, std::string> keys;
    for (std::size_t first = 0, last = 0; first < s.keys.size(); first = last + 1) {
      for (last = first; last + 1 < s.keys.size() && s.targets[last + 1] == s.targets[first] &&
                         std::int64_t{s.keys[last + 1]} == std::int64_t{s.keys[last]} + 1;) {
        ++last;
      }
      if (s.targets[first] == s.default_target) continue;
      std::string& text = keys[s.targets[first]];
      if (text.empty()) order.push_back(s.targets[first]);
      text += fmt::format("{}{}", text.empty() ? "" : ", ", s.keys[first]);
      if (last != first) text += fmt::format("{}{}", last == first + 1 ? ", " : "..", s.keys[last]);
    }
    std::string out = use(i);
    for (const std::uint32_t target : order) {
      out += fmt::format("\n{:22}{} -> {}", "", keys[target], place(target));
    }
    return out + fmt::format("\n{:22}default -> {}", "", place(s.default_target));
  }

  const Method& method_;
  const Body& body_;
  Register locals_;
  std::set<std::uint32_t> handlers_;  // where handlers start
  bool receiver_is_known_ = false;
  std::uint32_t at_ = 0;  // the instruction being printed: names depend on it
};

}  // namespace

std::string print_ir(const Method& method, const Body& body) { return Printer(method, body).method(); }

std::string print_instruction(const Method& method, const Body& body, std::uint32_t instruction) {
  return Printer(method, body).instruction(instruction);
}

Result<std::string> print_bytecode(const classfile::ClassFile& file, const classfile::MethodInfo& method) {
  const std::string signature = signature_text(file.name, method.name, method.descriptor);
  if (!method.code) return heading(signature, "no code");
  const classfile::Code& code = *method.code;
  auto decoded = decode(code, file.name + "." + method.name + method.descriptor);
  if (!decoded) return tl::unexpected(decoded.error());
  std::string out = heading(signature, fmt::format("stack {}, locals {}, {}", code.max_stack, code.max_locals,
                                                   counted(code.bytes.size(), "byte")));
  auto next_line = code.lines.begin();
  for (const Bytecode& instruction : decoded->instructions) {
    std::uint16_t line = 0;
    for (; next_line != code.lines.end() && next_line->start <= instruction.offset; ++next_line) {
      line = next_line->line;
    }
    out += fmt::format("    {:>3}  {:<9}  {}\n", instruction.offset, line_text(line),
                       to_text(instruction, *decoded, file.constants));
  }
  for (const classfile::ExceptionEntry& e : code.exceptions) {
    out += fmt::format("  from {} to {} on {} -> {}\n", e.start, e.end,
                       e.catch_type.empty() ? "any" : class_text(e.catch_type), e.handler);
  }
  return out;
}

}  // namespace glassbox::ir
