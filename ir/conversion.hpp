// Converts a value from one Java type to another inside a synthetic body: casts, boxing, unboxing, widening,
// as a method reference adapts the arguments of its functional interface (JLS 15.13.3).
#pragma once

#include <string>

#include "ir/body_builder.hpp"

namespace glassbox::ir {

// The wrapper class of a primitive type: "java/lang/Integer" for "I".
[[nodiscard]] const char* wrapper_class(BasicType type);

// Emits what turns `value`, of type `from`, into type `to` (field descriptors); the register of the result.
[[nodiscard]] Register convert(BodyBuilder& b, Register value, const std::string& from,
                               const std::string& to);

}  // namespace glassbox::ir
