// Reads the Code attribute of a method (JVM specification 4.7.3).
#pragma once

#include "ir/classfile/byte_reader.hpp"
#include "ir/classfile/class_file.hpp"
#include "ir/classfile/pool_lookup.hpp"

namespace glassbox::ir::classfile {

// Every offset in the result lies within the code; the instructions themselves are not looked at.
[[nodiscard]] Code read_code(ByteReader& in, PoolLookup& lookup);

}  // namespace glassbox::ir::classfile
