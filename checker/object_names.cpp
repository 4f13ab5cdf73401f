#include "checker/object_names.hpp"

#include <fmt/format.h>

#include <cmath>

#include "symbolic/interpreter/environment.hpp"

namespace glassbox::checker {

using ir::BasicType;

namespace {

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

// As Java would write it: 1.0, so that it is not taken for an int, and 1.0E-5.
template <class Float>
std::string floating(Float v, const char* suffix) {
  if (std::isnan(v)) return "NaN";
  if (std::isinf(v)) return v > 0 ? "Infinity" : "-Infinity";
  const std::string text = fmt::format("{}", v);
  const std::size_t exponent = text.find('e');
  std::string result = text.substr(0, exponent);
  if (result.find('.') == std::string::npos) result += ".0";
  if (exponent != std::string::npos) result += fmt::format("E{}", std::stoi(text.substr(exponent + 1)));
  return result + suffix;
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

bool ObjectNames::is_written_out(Reference object) const { return is_value_class(vm_.class_of(object)); }

std::string ObjectNames::write_out(Reference object) {
  const ir::Class& c = vm_.class_of(object);
  if (const Box* box = box_of(c)) {
    const std::string descriptor(1, ir::descriptor_letter(box->type));
    return value(box->type, vm_.get_field(object, "value", descriptor));
  }
  if (is_enum(c)) {
    return vm_.strings().utf8(vm_.get_field(object, "name", "Ljava/lang/String;").reference());
  }
  std::string text;
  for (const char16_t letter : vm_.strings().text(object)) text += escaped(letter, '"');
  return "\"" + text + "\"";
}

std::string ObjectNames::name(Reference object) {
  const auto [known, added] = names_.try_emplace(object);
  if (added) {
    known->second = space_.name_of(vm_.environment().original(object));
    if (known->second.empty()) known->second = fresh_name(object);
  }
  return known->second;
}

// newNode0, newInts0
std::string ObjectNames::fresh_name(Reference object) {
  const ir::Class* c = &vm_.class_of(object);
  const bool array = c->is_array();
  while (c->is_array()) c = c->element;
  std::string type = c->short_name();
  type[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(type[0])));
  if (array) type += "s";
  return fmt::format("new{}{}", type, made_[type]++);
}

}  // namespace glassbox::checker
