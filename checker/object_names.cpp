#include "checker/object_names.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace glassbox::checker {

using ir::BasicType;

namespace {

// The classes of boxed values, and what their field `value` is.
struct Box {
  const char* class_name;
  const char* descriptor;
};
constexpr Box kBoxes[] = {{"java/lang/Integer", "I"},   {"java/lang/Long", "J"},  {"java/lang/Boolean", "Z"},
                          {"java/lang/Character", "C"}, {"java/lang/Short", "S"}, {"java/lang/Byte", "B"},
                          {"java/lang/Float", "F"},     {"java/lang/Double", "D"}};

const Box* box_of(const ir::Class& c) {
  const auto* found = std::ranges::find(kBoxes, c.name, &Box::class_name);
  return found == std::end(kBoxes) ? nullptr : found;
}

bool is_enum_constant(const ir::Class& c) {
  for (const ir::Class* k = &c; k != nullptr; k = k->super) {
    if (k->name == "java/lang/Enum") return true;
  }
  return false;
}

std::string escaped(char16_t c, char16_t quote) {
  switch (c) {
    case '\n': return "\\n";
    case '\t': return "\\t";
    case '\r': return "\\r";
    case '\\': return "\\\\";
    default: break;
  }
  if (c == quote) return {'\\', static_cast<char>(c)};
  if (c >= ' ' && c <= '~') return {static_cast<char>(c)};
  return fmt::format("\\u{:04x}", static_cast<unsigned>(c));
}

// As Java would write it, so that 1.0 is not taken for an int.
template <class Float>
std::string floating(Float v, const char* suffix) {
  std::string text = fmt::format("{}", v);
  if (text.find_first_not_of("-0123456789") == std::string::npos) text += ".0";
  return text + suffix;
}

}  // namespace

std::string ObjectNames::value(BasicType type, Value v) {
  switch (type) {
    case BasicType::boolean: return v.int32() != 0 ? "true" : "false";
    case BasicType::character: return "'" + escaped(static_cast<char16_t>(v.int32()), '\'') + "'";
    case BasicType::float_: return floating(v.float32(), "f");
    case BasicType::double_: return floating(v.float64(), "");
    case BasicType::long_integer: return fmt::format("{}", v.int64());
    case BasicType::reference: break;
    default: return fmt::format("{}", v.int32());
  }
  const Reference object = v.reference();
  if (object.is_null()) return "null";
  return is_written_out(object) ? write_out(object) : name(object);
}

bool ObjectNames::is_written_out(Reference object) const {
  const ir::Class& c = vm_.class_of(object);
  return c.name == "java/lang/String" || box_of(c) != nullptr || is_enum_constant(c);
}

std::string ObjectNames::write_out(Reference object) {
  const ir::Class& c = vm_.class_of(object);
  if (const Box* box = box_of(c)) {
    return value(ir::basic_type(box->descriptor), vm_.get_field(object, "value", box->descriptor));
  }
  if (is_enum_constant(c)) {
    return vm_.strings().utf8(vm_.get_field(object, "name", "Ljava/lang/String;").reference());
  }
  std::string text;
  for (const char16_t letter : vm_.strings().text(object)) text += escaped(letter, '"');
  return "\"" + text + "\"";
}

std::string ObjectNames::name(Reference object) {
  const auto [known, added] = names_.try_emplace(object);
  if (added) {
    known->second = space_.name_of(object);
    if (known->second.empty()) known->second = fresh_name(object);
  }
  return known->second;
}

// newNode0, newInts0
std::string ObjectNames::fresh_name(Reference object) {
  const ir::Class* c = &vm_.class_of(object);
  const bool array = c->is_array();
  while (c->is_array()) c = c->element;
  std::string type = c->simple_name();
  if (type.empty()) type = c->name.substr(c->name.rfind('/') + 1);  // an anonymous class
  type[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(type[0])));
  if (array) type += "s";
  return fmt::format("new{}{}", type, made_[type]++);
}

}  // namespace glassbox::checker
