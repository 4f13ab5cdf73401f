// Reads fields and methods with their attributes (JVM specification 4.5 and 4.6).
#pragma once

#include <vector>

#include "ir/classfile/byte_reader.hpp"
#include "ir/classfile/class_file.hpp"
#include "ir/classfile/pool_lookup.hpp"

namespace glassbox::ir::classfile {

[[nodiscard]] std::vector<FieldInfo> read_fields(ByteReader& in, PoolLookup& lookup);
[[nodiscard]] std::vector<MethodInfo> read_methods(ByteReader& in, PoolLookup& lookup);

}  // namespace glassbox::ir::classfile
