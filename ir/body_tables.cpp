#include "ir/body_tables.hpp"

#include <algorithm>

namespace glassbox::ir {

std::uint32_t BodyTables::find_or_add(const std::string& key, std::size_t next, bool& added) {
  const auto [it, inserted] = index_.try_emplace(key, static_cast<std::uint32_t>(next));
  added = inserted;
  return it->second;
}

std::uint32_t BodyTables::class_ref(const std::string& name) {
  bool added = false;
  const std::uint32_t index = find_or_add("class " + name, body_.classes.size(), added);
  if (added) body_.classes.push_back({name});
  return index;
}

std::uint32_t BodyTables::field(const std::string& owner, const std::string& name,
                                const std::string& descriptor) {
  bool added = false;
  const std::uint32_t index =
      find_or_add("field " + owner + " " + name + " " + descriptor, body_.fields.size(), added);
  if (added) body_.fields.push_back({owner, name, descriptor, nullptr, basic_type(descriptor)});
  return index;
}

std::uint32_t BodyTables::method(const std::string& owner, const std::string& name,
                                 const std::string& descriptor, bool interface) {
  // Not shared between call sites: each has its own inline cache.
  body_.methods.push_back({owner, name, descriptor, interface});
  return static_cast<std::uint32_t>(body_.methods.size() - 1);
}

std::uint32_t BodyTables::string(const std::string& modified_utf8) {
  bool added = false;
  const std::uint32_t index = find_or_add("string " + modified_utf8, body_.strings.size(), added);
  if (added) body_.strings.push_back(modified_utf8);
  return index;
}

std::uint32_t BodyTables::call(std::uint32_t reference, std::span<const Register> arguments) {
  body_.calls.push_back({reference, static_cast<std::uint32_t>(body_.arguments.size()),
                         static_cast<std::uint16_t>(arguments.size())});
  body_.arguments.insert(body_.arguments.end(), arguments.begin(), arguments.end());
  return static_cast<std::uint32_t>(body_.calls.size() - 1);
}

Register BodyTables::constant_register(Constant constant) {
  auto& constants = body_.register_constants;
  const auto at = std::find(constants.begin(), constants.end(), constant);
  if (at == constants.end() && constants.size() == kMostConstantRegisters) return kNoRegister;
  const auto index = static_cast<Register>(at - constants.begin());
  if (at == constants.end()) constants.push_back(constant);
  return static_cast<Register>(kConstantRegisters + index);
}

std::uint32_t BodyTables::constant(Constant constant) {
  body_.constants.push_back(constant);
  return static_cast<std::uint32_t>(body_.constants.size() - 1);
}

void BodyTables::place_constants(std::uint16_t first) {
  const auto place = [first](Register& r) {
    if (r != kNoRegister && r >= kConstantRegisters)
      r = static_cast<Register>(r - kConstantRegisters + first);
  };
  for (Instruction& i : body_.code) {
    place(i.dst);
    place(i.a);
    place(i.b);
  }
  for (Register& r : body_.arguments) place(r);
  body_.first_constant = first;
  body_.register_count = static_cast<std::uint16_t>(first + body_.register_constants.size());
}

}  // namespace glassbox::ir
