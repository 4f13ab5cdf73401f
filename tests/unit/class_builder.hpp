// Builds class files byte by byte, right or wrong, for tests of the reader.
//
//   ClassBuilder c("Foo");
//   c.method(access::static_, "run", "()V", {c.attribute("Code", code)});
//   auto file = read_class_file(c.bytes(), "Foo.class");
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ir/classfile/class_file.hpp"

namespace glassbox::test {

using Bytes = std::vector<std::uint8_t>;

// A sequence of big-endian numbers.
class Data {
 public:
  Data& u1(unsigned value) { return number(value, 1); }
  Data& u2(unsigned value) { return number(value, 2); }
  Data& u4(std::uint64_t value) { return number(value, 4); }
  Data& u8(std::uint64_t value) { return number(value, 8); }
  Data& raw(const Bytes& bytes) {
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
    return *this;
  }
  Data& text(std::string_view text) {
    bytes_.insert(bytes_.end(), text.begin(), text.end());
    return *this;
  }
  [[nodiscard]] const Bytes& bytes() const { return bytes_; }
  operator const Bytes&() const { return bytes_; }  // NOLINT(google-explicit-constructor)

 private:
  Data& number(std::uint64_t value, unsigned width) {
    for (unsigned i = width; i-- > 0;) bytes_.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
    return *this;
  }
  Bytes bytes_;
};

class ClassBuilder {
 public:
  explicit ClassBuilder(std::string_view name = "Foo") {
    this_class = cls(name);
    super_class = cls("java/lang/Object");
  }

  // Adds any entry; returns its index. A long or double takes two.
  std::uint16_t constant(unsigned tag, const Bytes& content) {
    const auto index = static_cast<std::uint16_t>(pool_count);
    pool.u1(tag).raw(content);
    pool_count += tag == 5 || tag == 6 ? 2 : 1;
    return index;
  }
  std::uint16_t utf8(std::string_view text) {
    return constant(1, Data().u2(static_cast<unsigned>(text.size())).text(text));
  }
  std::uint16_t cls(std::string_view name) { return constant(7, Data().u2(utf8(name))); }
  std::uint16_t integer(std::uint32_t value) { return constant(3, Data().u4(value)); }
  std::uint16_t name_and_type(std::string_view name, std::string_view descriptor) {
    const auto n = utf8(name);
    return constant(12, Data().u2(n).u2(utf8(descriptor)));
  }
  // tag: 9 field, 10 method, 11 interface method
  std::uint16_t member(unsigned tag, std::string_view owner, std::string_view name,
                       std::string_view descriptor) {
    const auto o = cls(owner);
    return constant(tag, Data().u2(o).u2(name_and_type(name, descriptor)));
  }

  Bytes attribute(std::string_view name, const Bytes& content) {
    return Data().u2(utf8(name)).u4(content.size()).raw(content);
  }
  // A Code attribute; the table of exceptions has 8 bytes per entry.
  Bytes code(const Bytes& instructions, const Bytes& exceptions = {},
             const std::vector<Bytes>& attributes = {}) {
    Data content;
    content.u2(4).u2(4).u4(instructions.size()).raw(instructions);
    content.u2(static_cast<unsigned>(exceptions.size() / 8)).raw(exceptions);
    content.raw(table(attributes));
    return attribute("Code", content);
  }

  void interface(std::string_view name) { interfaces.push_back(Data().u2(cls(name))); }
  void field(unsigned access, std::string_view name, std::string_view descriptor,
             const std::vector<Bytes>& attributes = {}) {
    fields.push_back(member_info(access, name, descriptor, attributes));
  }
  void method(unsigned access, std::string_view name, std::string_view descriptor,
              const std::vector<Bytes>& attributes = {}) {
    methods.push_back(member_info(access, name, descriptor, attributes));
  }

  [[nodiscard]] Bytes bytes() const {
    Data out;
    out.u4(magic).u2(minor).u2(major).u2(pool_count).raw(pool);
    out.u2(access).u2(this_class).u2(super_class);
    for (const auto* part : {&interfaces, &fields, &methods, &attributes}) out.raw(table(*part));
    return out;
  }

  std::uint32_t magic = 0xCAFEBABE;
  unsigned minor = 0, major = 61;
  unsigned access = ir::classfile::access::public_ | ir::classfile::access::super;
  std::uint16_t this_class = 0, super_class = 0;
  unsigned pool_count = 1;
  Data pool;
  std::vector<Bytes> interfaces, fields, methods, attributes;

 private:
  [[nodiscard]] static Bytes table(const std::vector<Bytes>& entries) {
    Data out;
    out.u2(static_cast<unsigned>(entries.size()));
    for (const Bytes& entry : entries) out.raw(entry);
    return out;
  }
  Bytes member_info(unsigned member_access, std::string_view name, std::string_view descriptor,
                    const std::vector<Bytes>& member_attributes) {
    const auto n = utf8(name);
    return Data().u2(member_access).u2(n).u2(utf8(descriptor)).raw(table(member_attributes));
  }
};

}  // namespace glassbox::test
