#include "ir/classfile/pool_lookup.hpp"

#include <fmt/format.h>

#include "ir/classfile/descriptor.hpp"

namespace glassbox::ir::classfile {

namespace {

// Copied text per byte of input. Real class files stay far below: an index takes two bytes, few names are
// longer than a hundred, and most of a file is neither.
constexpr std::size_t text_per_byte = 64;

bool fits(std::string_view text, TextUse use) {
  switch (use) {
    case TextUse::any: return true;
    case TextUse::internal_name: return is_internal_name(text);
    case TextUse::class_constant:
      return text.starts_with('[') ? is_field_descriptor(text) : is_internal_name(text);
    case TextUse::field_name: return is_field_name(text);
    case TextUse::method_name: return is_method_name(text);
    case TextUse::field_descriptor: return is_field_descriptor(text);
    case TextUse::method_descriptor: return parameter_slots(text).has_value();
  }
  return false;
}

}  // namespace

std::string_view describe(ConstantTag tag) {
  switch (tag) {
    case ConstantTag::unusable: return "no constant";
    case ConstantTag::utf8: return "a text";
    case ConstantTag::integer: return "an int";
    case ConstantTag::float_: return "a float";
    case ConstantTag::long_: return "a long";
    case ConstantTag::double_: return "a double";
    case ConstantTag::class_: return "a class";
    case ConstantTag::string: return "a string";
    case ConstantTag::field_ref: return "a field reference";
    case ConstantTag::method_ref: return "a method reference";
    case ConstantTag::interface_method_ref: return "an interface method reference";
    case ConstantTag::name_and_type: return "a name and type";
    case ConstantTag::method_handle: return "a method handle";
    case ConstantTag::method_type: return "a method type";
    case ConstantTag::dynamic: return "a dynamic constant";
    case ConstantTag::invoke_dynamic: return "a dynamic call site";
    case ConstantTag::module: return "a module";
    case ConstantTag::package: return "a package";
  }
  return "an unknown constant";
}

std::string_view describe(TextUse use) {
  switch (use) {
    case TextUse::any: return "a text";
    case TextUse::internal_name: return "a class name";
    case TextUse::class_constant: return "a class name or array type";
    case TextUse::field_name: return "a field name";
    case TextUse::method_name: return "a method name";
    case TextUse::field_descriptor: return "a field descriptor";
    case TextUse::method_descriptor: return "a method descriptor";
  }
  return "a text";
}

PoolLookup::PoolLookup(ByteReader& in, const ConstantPool& pool)
    : in_(in), pool_(pool), known_good_(pool.size()), text_budget_(in.size() * text_per_byte) {}

bool PoolLookup::is_text(std::uint16_t index, TextUse use) {
  if (!pool_.is(index, ConstantTag::utf8)) return false;
  const auto bit = static_cast<std::uint8_t>(1u << static_cast<unsigned>(use));
  if ((known_good_[index] & bit) != 0) return true;
  if (!fits(pool_.utf8(index), use)) return false;
  known_good_[index] |= bit;
  return true;
}

bool PoolLookup::expect_text(std::size_t offset, std::uint16_t index, TextUse use) {
  if (!expect_tag(offset, index, ConstantTag::utf8)) return false;
  if (is_text(index, use)) return true;
  in_.fail(offset, fmt::format("constant {} is not {}", index, describe(use)));
  return false;
}

bool PoolLookup::expect_tag(std::size_t offset, std::uint16_t index, ConstantTag tag) {
  if (in_.failed()) return false;
  if (pool_.is(index, tag)) return true;
  if (index >= pool_.size()) {
    in_.fail(offset, fmt::format("constant {} is out of range (there are {})", index, pool_.size()));
  } else {
    in_.fail(offset, fmt::format("constant {} must be {} but is {}", index, describe(tag),
                                 describe(pool_.at(index).tag)));
  }
  return false;
}

std::uint16_t PoolLookup::read_index(ConstantTag tag) {
  const std::size_t offset = in_.offset();
  const std::uint16_t index = in_.u2();
  return expect_tag(offset, index, tag) ? index : 0;
}

std::string PoolLookup::read_text(TextUse use) {
  const std::size_t offset = in_.offset();
  return text_at(offset, in_.u2(), use);
}

std::string PoolLookup::read_optional_text(TextUse use) {
  const std::size_t offset = in_.offset();
  const std::uint16_t index = in_.u2();
  return index == 0 ? std::string() : text_at(offset, index, use);
}

std::string PoolLookup::read_class() {
  const std::size_t offset = in_.offset();
  return class_at(offset, in_.u2());
}

std::string PoolLookup::read_optional_class() {
  const std::size_t offset = in_.offset();
  const std::uint16_t index = in_.u2();
  return index == 0 ? std::string() : class_at(offset, index);
}

std::string_view PoolLookup::read_attribute_name() {
  const std::uint16_t index = read_index(ConstantTag::utf8);
  return index == 0 ? std::string_view() : std::string_view(pool_.utf8(index));
}

std::string PoolLookup::copy(std::size_t offset, std::uint16_t index) {
  const std::string& text = pool_.utf8(index);
  if (text.size() > text_budget_) {
    in_.fail(offset, "the same texts are used so often that they would fill the memory");
    return {};
  }
  text_budget_ -= text.size();
  return text;
}

std::string PoolLookup::text_at(std::size_t offset, std::uint16_t index, TextUse use) {
  return expect_text(offset, index, use) ? copy(offset, index) : std::string();
}

std::string PoolLookup::class_at(std::size_t offset, std::uint16_t index) {
  if (!expect_tag(offset, index, ConstantTag::class_)) return {};
  return text_at(offset, pool_.at(index).first, TextUse::internal_name);
}

}  // namespace glassbox::ir::classfile
