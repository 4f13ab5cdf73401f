// Checked access to the constant pool while a class file is being read: each function reads an index, checks
// what it refers to and fails the reader if that is wrong. A name is checked once however often it is used,
// and the text copied out is limited, so that a small file cannot name one long text thousands of times to
// take time or memory out of proportion.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ir/classfile/byte_reader.hpp"
#include "ir/classfile/class_file.hpp"

namespace glassbox::ir::classfile {

// What a utf8 entry is used as.
enum class TextUse : std::uint8_t {
  any,
  internal_name,
  class_constant,  // an internal name or an array type
  field_name,
  method_name,
  field_descriptor,
  method_descriptor,
};

[[nodiscard]] std::string_view describe(ConstantTag tag);
[[nodiscard]] std::string_view describe(TextUse use);

class PoolLookup {
 public:
  // Both must outlive the lookup.
  PoolLookup(ByteReader& in, const ConstantPool& pool);

  [[nodiscard]] const ConstantPool& pool() const { return pool_; }

  // Whether `index` names a utf8 entry that is good for this use.
  [[nodiscard]] bool is_text(std::uint16_t index, TextUse use);
  // The same, and fails the reader at `offset` if it is not.
  bool expect_text(std::size_t offset, std::uint16_t index, TextUse use);
  // Fails the reader at `offset` unless `index` names an entry with this tag.
  bool expect_tag(std::size_t offset, std::uint16_t index, ConstantTag tag);

  // The next index, which must have this tag; 0 on failure.
  std::uint16_t read_index(ConstantTag tag);
  // The text that the next index names.
  std::string read_text(TextUse use);
  std::string read_optional_text(TextUse use);  // index 0: empty
  // The class that the next index names; never an array.
  std::string read_class();
  std::string read_optional_class();  // index 0: empty
  // The name of an attribute: a view into the pool.
  std::string_view read_attribute_name();
  // A copy of a utf8 entry, whose tag the caller has checked.
  std::string copy(std::size_t offset, std::uint16_t index);

 private:
  std::string text_at(std::size_t offset, std::uint16_t index, TextUse use);
  std::string class_at(std::size_t offset, std::uint16_t index);

  ByteReader& in_;
  const ConstantPool& pool_;
  std::vector<std::uint8_t> known_good_;  // per entry, a bit per TextUse
  std::size_t text_budget_;
};

}  // namespace glassbox::ir::classfile
