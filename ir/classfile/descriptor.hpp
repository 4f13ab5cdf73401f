// Names and descriptors as class files spell them (JVM specification 4.2 and 4.3).
//
//   auto d = parse_method_descriptor("(I[Ljava/lang/String;)V");   // parameters {"I", "[Ljava/lang/String;"}
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace glassbox::ir::classfile {

struct MethodDescriptor {
  std::vector<std::string> parameters;  // field descriptors
  std::string result;                   // a field descriptor or "V"
};

// Well-formed field type: a primitive, "Lclass/Name;", or an array of at most 255 dimensions of one of them.
[[nodiscard]] bool is_field_descriptor(std::string_view text);

// Nothing if `text` is not well-formed or its parameters need more than 255 slots.
[[nodiscard]] std::optional<MethodDescriptor> parse_method_descriptor(std::string_view text);

// How many slots of the local variables a method's parameters take, `this` not counted; nothing if the
// descriptor is not well-formed. Cheaper than parsing it.
[[nodiscard]] std::optional<unsigned> parameter_slots(std::string_view method_descriptor);

// How many slots a value of this well-formed type takes: 2 for J and D, 0 for V, else 1.
[[nodiscard]] unsigned slots_of(std::string_view descriptor);

// "java/lang/String": components between slashes, none empty or with one of . ; [
[[nodiscard]] bool is_internal_name(std::string_view text);

// A field's name: not empty and without . ; [ /
[[nodiscard]] bool is_field_name(std::string_view text);

// A method's name: in addition without < and >, except for <init> and <clinit>.
[[nodiscard]] bool is_method_name(std::string_view text);

}  // namespace glassbox::ir::classfile
