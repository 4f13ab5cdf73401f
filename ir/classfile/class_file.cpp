#include "ir/classfile/class_file.hpp"

namespace glassbox::ir::classfile {

const std::string& ConstantPool::class_name(std::uint16_t index) const { return utf8(at(index).first); }

const std::string& ConstantPool::string(std::uint16_t index) const { return utf8(at(index).first); }

const std::string& ConstantPool::method_type(std::uint16_t index) const { return utf8(at(index).first); }

MemberRef ConstantPool::member(std::uint16_t index) const {
  const Constant& ref = at(index);
  const Constant& name_and_type = at(ref.second);
  return {class_name(ref.first), utf8(name_and_type.first), utf8(name_and_type.second),
          ref.tag == ConstantTag::interface_method_ref};
}

MethodHandle ConstantPool::method_handle(std::uint16_t index) const {
  const Constant& handle = at(index);
  return {static_cast<std::uint8_t>(handle.first), member(handle.second)};
}

MemberRef ConstantPool::dynamic(std::uint16_t index) const {
  const Constant& name_and_type = at(at(index).second);
  return {"", utf8(name_and_type.first), utf8(name_and_type.second), false};
}

}  // namespace glassbox::ir::classfile
