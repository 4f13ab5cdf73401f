// Reads any bytes as a class file, and lowers the methods of those that are one. Besides what the sanitizers
// see, whatever is accepted must hold what the reader promises, as the rest of the program relies on it
// without a further check.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "ir/classfile/class_file_reader.hpp"
#include "ir/classfile/descriptor.hpp"
#include "ir/lowering.hpp"
#include "ir/null_pointer_message.hpp"
#include "tests/unit/body_verifier.hpp"

using namespace glassbox::ir::classfile;

namespace {

void require(bool condition) {
  if (!condition) std::abort();
}

void check_member(const MemberRef& member, bool field) {
  require(!member.owner.empty() && !member.name.empty());
  require(field ? is_field_descriptor(member.descriptor)
                : parse_method_descriptor(member.descriptor).has_value());
}

void check_constant(const ClassFile& file, std::uint16_t index) {
  const ConstantPool& pool = file.constants;
  switch (pool.at(index).tag) {
    case ConstantTag::class_:
    case ConstantTag::package: require(!pool.class_name(index).empty()); return;
    case ConstantTag::module: (void)pool.class_name(index); return;
    case ConstantTag::string: (void)pool.string(index); return;
    case ConstantTag::method_type:
      require(parse_method_descriptor(pool.method_type(index)).has_value());
      return;
    case ConstantTag::field_ref: check_member(pool.member(index), true); return;
    case ConstantTag::method_ref:
    case ConstantTag::interface_method_ref: check_member(pool.member(index), false); return;
    case ConstantTag::method_handle: {
      const MethodHandle handle = pool.method_handle(index);
      require(handle.kind >= 1 && handle.kind <= 9);
      check_member(handle.member, handle.kind <= 4);
      return;
    }
    case ConstantTag::dynamic:
      require(is_field_descriptor(pool.dynamic(index).descriptor));
      require(pool.at(index).first < file.bootstrap_methods.size());
      return;
    case ConstantTag::invoke_dynamic:
      require(parse_method_descriptor(pool.dynamic(index).descriptor).has_value());
      require(pool.at(index).first < file.bootstrap_methods.size());
      return;
    default: return;
  }
}

void check_code(const Code& code) {
  require(!code.bytes.empty() && code.bytes.size() <= 65535);
  for (const ExceptionEntry& entry : code.exceptions) {
    require(entry.start < entry.end && entry.end <= code.bytes.size() && entry.handler < code.bytes.size());
  }
  require(std::is_sorted(code.lines.begin(), code.lines.end(),
                         [](const LineEntry& a, const LineEntry& b) { return a.start < b.start; }));
  for (const LineEntry& entry : code.lines) require(entry.start < code.bytes.size());
  for (const LocalVariable& variable : code.locals) {
    require(variable.start + std::size_t{variable.length} <= code.bytes.size());
    require(variable.slot < code.max_locals && is_field_descriptor(variable.descriptor));
  }
}

// Lowering ends with a problem or with a body that the interpreter can run without a further check.
void check_lowering(const ClassFile& file, const MethodInfo& method) {
  const auto body = glassbox::ir::lower(file, method);
  if (!body) return;
  const bool is_static = (method.access & access::static_) != 0;
  require(!glassbox::test::BodyVerifier(*body, method.descriptor, is_static).run());
  for (std::size_t i = 0; i < body->offsets.size(); i += 16) {
    (void)glassbox::ir::null_pointer_message(file, method, body->offsets[i]);
  }
}

void check_method(const MethodInfo& method) {
  const auto descriptor = parse_method_descriptor(method.descriptor);
  require(descriptor && !method.name.empty());
  require(method.code.has_value() == ((method.access & (access::native | access::abstract)) == 0));
  if (!method.code) return;
  check_code(*method.code);
  unsigned slots = (method.access & access::static_) != 0 ? 0 : 1;
  for (const std::string& parameter : descriptor->parameters) slots += slots_of(parameter);
  require(slots <= method.code->max_locals);
}

void check_file(const ClassFile& file) {
  require(is_internal_name(file.name));
  for (std::size_t i = 0; i < file.constants.size(); ++i) check_constant(file, static_cast<std::uint16_t>(i));
  for (const FieldInfo& field : file.fields) require(is_field_descriptor(field.descriptor));
  for (const MethodInfo& method : file.methods) {
    check_method(method);
    if (method.code) check_lowering(file, method);
  }
  for (const BootstrapMethod& method : file.bootstrap_methods) {
    require(file.constants.is(method.method_handle, ConstantTag::method_handle));
    for (const std::uint16_t argument : method.arguments) require(argument < file.constants.size());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto file = read_class_file(std::span(data, size), "fuzzed");
  if (file) {
    check_file(*file);
  } else {
    const std::string text = file.error().text();
    require(text.starts_with("fuzzed, offset 0x") && text.find('\n') == std::string::npos);
  }
  return 0;
}
