// The frame that all attributes share (JVM specification 4.7): a name, a length, and that many bytes.
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "ir/classfile/byte_reader.hpp"
#include "ir/classfile/pool_lookup.hpp"

namespace glassbox::ir::classfile {

enum class AttributeUse {
  unknown,     // not read: skipped by its length
  once,        // read; a second one of the same name is a problem
  repeatable,  // read; there may be several
};

// Reads a table of attributes. `read(name)` reads the content of an attribute that it knows and says so. It
// cannot read beyond the attribute's declared length, and must read all of it.
template <class Read>
void read_attributes(ByteReader& in, PoolLookup& lookup, Read&& read) {
  constexpr std::size_t frame = 6;  // name and length
  const std::uint16_t count = in.count_u2(frame);
  std::vector<std::string_view> seen;
  for (unsigned i = 0; i < count && !in.failed(); ++i) {
    const std::size_t start = in.offset();
    const std::string_view name = lookup.read_attribute_name();
    const std::uint32_t length = in.u4();
    const std::size_t outer = in.enter(length);
    const AttributeUse use = in.failed() ? AttributeUse::unknown : read(name);
    if (use == AttributeUse::unknown) {
      in.bytes(in.remaining());
    } else if (in.remaining() != 0) {
      in.fail(in.offset(), "the attribute is longer than its content");
    }
    if (use == AttributeUse::once) {
      if (std::find(seen.begin(), seen.end(), name) != seen.end()) {
        in.fail(start, "a second attribute of the same name");
      }
      seen.push_back(name);
    }
    in.leave(outer);
  }
}

}  // namespace glassbox::ir::classfile
