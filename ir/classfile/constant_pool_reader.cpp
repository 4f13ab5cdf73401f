// Two passes: the first reads the entries, the second checks what they refer to, which may come later.
#include "ir/classfile/constant_pool_reader.hpp"

#include <fmt/format.h>

#include "ir/classfile/modified_utf8.hpp"
#include "ir/classfile/pool_lookup.hpp"

namespace glassbox::ir::classfile {

namespace {

// A class or an empty text, in bytes. A long or double takes more even per slot.
constexpr std::size_t smallest_entry = 3;

std::string read_utf8(ByteReader& in) {
  const auto text = in.bytes(in.u2());
  if (const auto malformed = find_malformed_utf8(text)) {
    in.fail(in.offset() - text.size() + *malformed, "the text is not modified UTF-8");
    return {};
  }
  return {text.begin(), text.end()};
}

Constant read_constant(ByteReader& in) {
  const std::size_t offset = in.offset();
  const std::uint8_t tag = in.u1();
  Constant constant{static_cast<ConstantTag>(tag), 0, 0, 0, {}};
  switch (constant.tag) {
    case ConstantTag::utf8: constant.text = read_utf8(in); return constant;
    case ConstantTag::integer:
    case ConstantTag::float_: constant.bits = in.u4(); return constant;
    case ConstantTag::long_:
    case ConstantTag::double_: constant.bits = in.u8(); return constant;
    case ConstantTag::class_:
    case ConstantTag::string:
    case ConstantTag::method_type:
    case ConstantTag::module:
    case ConstantTag::package: constant.first = in.u2(); return constant;
    case ConstantTag::field_ref:
    case ConstantTag::method_ref:
    case ConstantTag::interface_method_ref:
    case ConstantTag::name_and_type:
    case ConstantTag::dynamic:
    case ConstantTag::invoke_dynamic:
      constant.first = in.u2();
      constant.second = in.u2();
      return constant;
    case ConstantTag::method_handle:
      constant.first = in.u1();
      constant.second = in.u2();
      return constant;
    case ConstantTag::unusable: break;
  }
  in.fail(offset, fmt::format("unknown constant tag {}", tag));
  return {};
}

class ConstantPoolCheck {
 public:
  ConstantPoolCheck(ByteReader& in, const ConstantPool& pool) : in_(in), pool_(pool), lookup_(in, pool) {}

  void check(std::size_t offset, const Constant& constant) {
    switch (constant.tag) {
      case ConstantTag::class_: lookup_.expect_text(offset, constant.first, TextUse::class_constant); return;
      case ConstantTag::package: lookup_.expect_text(offset, constant.first, TextUse::internal_name); return;
      case ConstantTag::string:
      case ConstantTag::module: lookup_.expect_text(offset, constant.first, TextUse::any); return;
      case ConstantTag::method_type:
        lookup_.expect_text(offset, constant.first, TextUse::method_descriptor);
        return;
      case ConstantTag::name_and_type: check_name_and_type(offset, constant); return;
      case ConstantTag::field_ref:
      case ConstantTag::method_ref:
      case ConstantTag::interface_method_ref: check_member(offset, constant); return;
      case ConstantTag::dynamic: expect_type(offset, constant.second, TextUse::field_descriptor); return;
      case ConstantTag::invoke_dynamic:
        if (expect_type(offset, constant.second, TextUse::method_descriptor)) {
          expect_ordinary_name(offset, constant.second);
        }
        return;
      case ConstantTag::method_handle: check_method_handle(offset, constant); return;
      case ConstantTag::unusable:
      case ConstantTag::utf8:
      case ConstantTag::integer:
      case ConstantTag::float_:
      case ConstantTag::long_:
      case ConstantTag::double_: return;
    }
  }

 private:
  // Not yet known to belong to a field or a method, except by its descriptor.
  void check_name_and_type(std::size_t offset, const Constant& constant) {
    if (!lookup_.expect_tag(offset, constant.second, ConstantTag::utf8)) return;
    const bool method = pool_.utf8(constant.second).starts_with('(');
    lookup_.expect_text(offset, constant.first, method ? TextUse::method_name : TextUse::field_name);
    lookup_.expect_text(offset, constant.second,
                        method ? TextUse::method_descriptor : TextUse::field_descriptor);
  }

  bool expect_type(std::size_t offset, std::uint16_t name_and_type, TextUse use) {
    return lookup_.expect_tag(offset, name_and_type, ConstantTag::name_and_type) &&
           lookup_.expect_text(offset, pool_.at(name_and_type).second, use);
  }

  // A method that can be called by name: neither a constructor nor a class initializer.
  void expect_ordinary_name(std::size_t offset, std::uint16_t name_and_type) {
    if (name_of(name_and_type).starts_with('<')) {
      in_.fail(offset, "a constructor or class initializer cannot be referred to here");
    }
  }

  void check_member(std::size_t offset, const Constant& ref) {
    if (!lookup_.expect_tag(offset, ref.first, ConstantTag::class_)) return;
    if (ref.tag == ConstantTag::field_ref) {
      expect_type(offset, ref.second, TextUse::field_descriptor);
      return;
    }
    if (!expect_type(offset, ref.second, TextUse::method_descriptor)) return;
    if (ref.tag == ConstantTag::method_ref && name_of(ref.second) == "<init>") {
      if (!pool_.utf8(pool_.at(ref.second).second).ends_with(")V")) {
        in_.fail(offset, "a constructor must return nothing");
      }
      return;
    }
    expect_ordinary_name(offset, ref.second);
  }

  // The name of a name_and_type that the first pass has read; empty if it names no text, which is reported
  // where that entry itself is checked.
  [[nodiscard]] std::string_view name_of(std::uint16_t name_and_type) const {
    const std::uint16_t index = pool_.at(name_and_type).first;
    return pool_.is(index, ConstantTag::utf8) ? std::string_view(pool_.utf8(index)) : std::string_view();
  }

  void check_method_handle(std::size_t offset, const Constant& handle) {
    constexpr unsigned new_invoke_special = 8;
    const auto is = [&](ConstantTag tag) { return pool_.is(handle.second, tag); };
    bool right = false;
    switch (handle.first) {
      case 1:
      case 2:
      case 3:
      case 4: right = is(ConstantTag::field_ref); break;
      case 5:
      case new_invoke_special: right = is(ConstantTag::method_ref); break;
      case 6:
      case 7: right = is(ConstantTag::method_ref) || is(ConstantTag::interface_method_ref); break;
      case 9: right = is(ConstantTag::interface_method_ref); break;
      default: in_.fail(offset, fmt::format("unknown kind {} of a method handle", handle.first)); return;
    }
    if (!right) {
      in_.fail(offset, fmt::format("constant {} does not fit a method handle of kind {}", handle.second,
                                   handle.first));
      return;
    }
    const std::uint16_t name_and_type = pool_.at(handle.second).second;
    if (!lookup_.expect_tag(offset, name_and_type, ConstantTag::name_and_type)) return;
    if ((name_of(name_and_type) == "<init>") != (handle.first == new_invoke_special)) {
      in_.fail(offset, handle.first == new_invoke_special
                           ? "a method handle for a new object must refer to a constructor"
                           : "a constructor cannot be referred to by this kind of method handle");
    }
  }

  ByteReader& in_;
  const ConstantPool& pool_;
  PoolLookup lookup_;
};

}  // namespace

ConstantPool read_constant_pool(ByteReader& in) {
  const std::size_t start = in.offset();
  const std::uint16_t count = in.u2();  // one more than there are entries
  if (count == 0 || (count - 1u) * smallest_entry > in.remaining()) {
    in.fail(start, fmt::format("a constant pool of {} entries does not fit", count));
    return {};
  }
  std::vector<Constant> entries(1);
  std::vector<std::size_t> offsets(1);
  entries.reserve(count);
  offsets.reserve(count);
  while (entries.size() < count && !in.failed()) {
    offsets.push_back(in.offset());
    entries.push_back(read_constant(in));
    const ConstantTag tag = entries.back().tag;
    if (tag != ConstantTag::long_ && tag != ConstantTag::double_) continue;
    if (entries.size() == count) in.fail(offsets.back(), "the constant pool ends within a long or double");
    offsets.push_back(in.offset());
    entries.emplace_back();
  }
  ConstantPool pool(std::move(entries));
  if (in.failed()) return pool;
  ConstantPoolCheck check(in, pool);
  for (std::size_t i = 0; i < pool.size() && !in.failed(); ++i) {
    check.check(offsets[i], pool.at(static_cast<std::uint16_t>(i)));
  }
  return pool;
}

}  // namespace glassbox::ir::classfile
