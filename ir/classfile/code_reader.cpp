#include "ir/classfile/code_reader.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ir/classfile/attributes.hpp"

namespace glassbox::ir::classfile {

namespace {

constexpr std::uint32_t max_code_length = 65535;

class CodeReader {
 public:
  CodeReader(ByteReader& in, PoolLookup& lookup) : in_(in), lookup_(lookup) {}

  Code read() {
    code_.max_stack = in_.u2();
    code_.max_locals = in_.u2();
    const std::size_t start = in_.offset();
    const std::uint32_t length = in_.u4();
    if (length == 0 || length > max_code_length) {
      in_.fail(start, fmt::format("code must have 1 to {} bytes, not {}", max_code_length, length));
    }
    code_.file_offset = static_cast<std::uint32_t>(in_.offset());
    const auto bytes = in_.bytes(length);
    code_.bytes.assign(bytes.begin(), bytes.end());
    exception_table();
    read_attributes(in_, lookup_, [&](std::string_view name) {
      if (name == "LineNumberTable") {
        line_numbers();
        return AttributeUse::repeatable;
      }
      if (name == "LocalVariableTable") {
        local_variables();
        return AttributeUse::repeatable;
      }
      return AttributeUse::unknown;
    });
    // Stable: where two entries start at the same instruction, the later one in the file stays later.
    std::stable_sort(code_.lines.begin(), code_.lines.end(),
                     [](const LineEntry& a, const LineEntry& b) { return a.start < b.start; });
    return std::move(code_);
  }

 private:
  void exception_table() {
    constexpr std::size_t entry_size = 8;
    const std::uint16_t count = in_.count_u2(entry_size);
    code_.exceptions.reserve(count);
    for (unsigned i = 0; i < count && !in_.failed(); ++i) {
      const std::size_t offset = in_.offset();
      ExceptionEntry entry;
      entry.start = in_.u2();
      entry.end = in_.u2();
      entry.handler = in_.u2();
      if (entry.start >= entry.end || entry.end > code_.bytes.size()) {
        in_.fail(offset, fmt::format("an exception handler covers {} to {} of {} bytes of code", entry.start,
                                     entry.end, code_.bytes.size()));
      }
      expect_in_code(offset, entry.handler, "an exception handler");
      entry.catch_type = lookup_.read_optional_class();
      code_.exceptions.push_back(std::move(entry));
    }
  }

  void line_numbers() {
    constexpr std::size_t entry_size = 4;
    const std::uint16_t count = in_.count_u2(entry_size);
    code_.lines.reserve(code_.lines.size() + count);
    for (unsigned i = 0; i < count && !in_.failed(); ++i) {
      const std::size_t offset = in_.offset();
      LineEntry entry;
      entry.start = in_.u2();
      entry.line = in_.u2();
      expect_in_code(offset, entry.start, "a line number");
      code_.lines.push_back(entry);
    }
  }

  void local_variables() {
    constexpr std::size_t entry_size = 10;
    const std::uint16_t count = in_.count_u2(entry_size);
    code_.locals.reserve(code_.locals.size() + count);
    for (unsigned i = 0; i < count && !in_.failed(); ++i) {
      const std::size_t offset = in_.offset();
      LocalVariable variable;
      variable.start = in_.u2();
      variable.length = in_.u2();
      variable.name = lookup_.read_text(TextUse::field_name);
      variable.descriptor = lookup_.read_text(TextUse::field_descriptor);
      variable.slot = in_.u2();
      if (std::size_t{variable.start} + variable.length > code_.bytes.size()) {
        in_.fail(offset, fmt::format("a local variable lives from {} for {} of {} bytes of code",
                                     variable.start, variable.length, code_.bytes.size()));
      }
      if (variable.slot >= code_.max_locals) {
        in_.fail(offset, fmt::format("a local variable has slot {} of {}", variable.slot, code_.max_locals));
      }
      code_.locals.push_back(std::move(variable));
    }
  }

  void expect_in_code(std::size_t offset, std::uint16_t target, std::string_view what) {
    if (target < code_.bytes.size()) return;
    in_.fail(offset, fmt::format("{} is at {} of {} bytes of code", what, target, code_.bytes.size()));
  }

  ByteReader& in_;
  PoolLookup& lookup_;
  Code code_;
};

}  // namespace

Code read_code(ByteReader& in, PoolLookup& lookup) { return CodeReader(in, lookup).read(); }

}  // namespace glassbox::ir::classfile
