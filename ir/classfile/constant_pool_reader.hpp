// Reads and checks the constant pool (JVM specification 4.4).
#pragma once

#include "ir/classfile/byte_reader.hpp"
#include "ir/classfile/class_file.hpp"

namespace glassbox::ir::classfile {

// Unless `in` has failed afterwards, every index of an entry names an entry of the right kind, names and
// descriptors are well-formed and texts are modified UTF-8. The one index left to check is that into the
// bootstrap methods, which come later in the file.
[[nodiscard]] ConstantPool read_constant_pool(ByteReader& in);

}  // namespace glassbox::ir::classfile
