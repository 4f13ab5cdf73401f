// Reads annotations (JVM specification 4.7.16 to 4.7.19).
#pragma once

#include <vector>

#include "ir/classfile/byte_reader.hpp"
#include "ir/classfile/class_file.hpp"
#include "ir/classfile/pool_lookup.hpp"

namespace glassbox::ir::classfile {

// The content of a Runtime(In)VisibleAnnotations attribute, appended to `annotations`.
void read_annotations(ByteReader& in, PoolLookup& lookup, bool visible, std::vector<Annotation>& annotations);

// The content of a Runtime(In)VisibleParameterAnnotations attribute, appended parameter by parameter.
void read_parameter_annotations(ByteReader& in, PoolLookup& lookup, bool visible,
                                std::vector<std::vector<Annotation>>& parameters);

}  // namespace glassbox::ir::classfile
