#include "ir/signature.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ir/classfile/descriptor.hpp"

namespace glassbox::ir {

std::string type_text(std::string_view descriptor) {
  if (descriptor == "V") return "void";
  if (!classfile::is_field_descriptor(descriptor)) return std::string(descriptor);
  const std::size_t dimensions = descriptor.find_first_not_of('[');
  const std::string_view element = descriptor.substr(dimensions);
  std::string text = element.front() == 'L' ? class_text(element.substr(1, element.size() - 2))
                                            : std::string(name_of(basic_type(element)));
  for (std::size_t i = 0; i < dimensions; ++i) text += "[]";
  return text;
}

std::string class_text(std::string_view name) {
  if (name.starts_with('[')) return type_text(name);
  std::string text(name);
  std::replace(text.begin(), text.end(), '/', '.');
  return text;
}

std::string signature_text(std::string_view owner, std::string_view name, std::string_view descriptor) {
  const std::string full_name =
      owner.empty() ? std::string(name) : fmt::format("{}.{}", class_text(owner), name);
  const auto parsed = classfile::parse_method_descriptor(descriptor);
  if (!parsed) return full_name + std::string(descriptor);
  std::string parameters;
  for (const std::string& parameter : parsed->parameters) {
    parameters += (parameters.empty() ? "" : ", ") + type_text(parameter);
  }
  const std::string result = name.starts_with('<') ? std::string() : type_text(parsed->result) + " ";
  return fmt::format("{}{}({})", result, full_name, parameters);
}

std::string signature_text(std::string_view name, std::string_view descriptor) {
  return signature_text({}, name, descriptor);
}

std::string signature_text(const Method& method) {
  return signature_text(method.owner->name, method.name, method.descriptor);
}

std::string literal_text(std::string_view modified_utf8) {
  std::string out = "\"";
  const auto byte = [&](std::size_t i) { return static_cast<std::uint8_t>(modified_utf8[i]); };
  for (std::size_t i = 0; i < modified_utf8.size(); ++i) {
    const std::uint8_t first = byte(i);
    if (first == '"' || first == '\\') {
      out += fmt::format("\\{:c}", static_cast<char>(first));
    } else if (first == '\n') {
      out += "\\n";
    } else if (first < 0x20 || first == 0x7f) {
      out += fmt::format("\\u{:04x}", first);
    } else if (first == 0xc0 && i + 1 < modified_utf8.size()) {
      out += "\\u0000";
      ++i;
    } else if (first == 0xed && i + 2 < modified_utf8.size() && byte(i + 1) >= 0xa0) {
      out += fmt::format("\\u{:04x}", 0xd000 | (byte(i + 1) & 0x3f) << 6 | (byte(i + 2) & 0x3f));
      i += 2;
    } else {
      out += static_cast<char>(first);
    }
  }
  return out + "\"";
}

}  // namespace glassbox::ir
