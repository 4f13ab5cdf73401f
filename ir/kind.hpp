// The JVM's types as glassbox sees them: what a variable or array element is declared as (BasicType), and
// what a register holds (Kind, the computational types of JVM specification 2.11.1).
#pragma once

#include <cstdint>
#include <string_view>

namespace glassbox::ir {

enum class Kind : std::uint8_t { int32, int64, float32, float64, reference, none };

enum class BasicType : std::uint8_t {
  boolean,
  byte,
  character,
  short_integer,
  integer,
  long_integer,
  float_,
  double_,
  reference,
  void_
};

[[nodiscard]] constexpr Kind kind_of(BasicType type) {
  switch (type) {
    case BasicType::long_integer: return Kind::int64;
    case BasicType::float_: return Kind::float32;
    case BasicType::double_: return Kind::float64;
    case BasicType::reference: return Kind::reference;
    case BasicType::void_: return Kind::none;
    default: return Kind::int32;
  }
}

// The type a well-formed descriptor starts with.
[[nodiscard]] constexpr BasicType basic_type(std::string_view descriptor) {
  switch (descriptor.empty() ? 'V' : descriptor.front()) {
    case 'Z': return BasicType::boolean;
    case 'B': return BasicType::byte;
    case 'C': return BasicType::character;
    case 'S': return BasicType::short_integer;
    case 'I': return BasicType::integer;
    case 'J': return BasicType::long_integer;
    case 'F': return BasicType::float_;
    case 'D': return BasicType::double_;
    case 'V': return BasicType::void_;
    default: return BasicType::reference;
  }
}

[[nodiscard]] constexpr Kind kind_of(std::string_view descriptor) { return kind_of(basic_type(descriptor)); }

// Bytes that one element takes in an array; references are 32-bit handles.
[[nodiscard]] constexpr std::uint32_t element_size(BasicType type) {
  switch (type) {
    case BasicType::boolean:
    case BasicType::byte: return 1;
    case BasicType::character:
    case BasicType::short_integer: return 2;
    case BasicType::long_integer:
    case BasicType::double_: return 8;
    default: return 4;
  }
}

[[nodiscard]] constexpr char descriptor_letter(BasicType type) {
  return "ZBCSIJFDLV"[static_cast<int>(type)];
}

[[nodiscard]] constexpr const char* name_of(BasicType type) {
  constexpr const char* names[] = {"boolean", "byte",  "char",   "short",     "int",
                                   "long",    "float", "double", "reference", "void"};
  return names[static_cast<int>(type)];
}

// Local-variable slots and operand-stack words that a value of this kind takes.
[[nodiscard]] constexpr int slots(Kind kind) {
  return kind == Kind::int64 || kind == Kind::float64 ? 2 : kind == Kind::none ? 0 : 1;
}

}  // namespace glassbox::ir
