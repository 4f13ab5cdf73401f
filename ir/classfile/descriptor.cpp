#include "ir/classfile/descriptor.hpp"

#include <algorithm>

namespace glassbox::ir::classfile {

namespace {

constexpr std::size_t max_dimensions = 255;
constexpr unsigned max_parameter_slots = 255;

// Takes one field type off the front of `text`; an empty result says that there is none.
std::string_view take_field_type(std::string_view& text) {
  const std::size_t dimensions = std::min(text.find_first_not_of('['), text.size());
  if (dimensions > max_dimensions || dimensions == text.size()) return {};
  std::size_t length = dimensions + 1;
  switch (text[dimensions]) {
    case 'B':
    case 'C':
    case 'D':
    case 'F':
    case 'I':
    case 'J':
    case 'S':
    case 'Z': break;
    case 'L': {
      const std::size_t end = text.find(';', length);
      if (end == std::string_view::npos || !is_internal_name(text.substr(length, end - length))) return {};
      length = end + 1;
      break;
    }
    default: return {};
  }
  const std::string_view type = text.substr(0, length);
  text.remove_prefix(length);
  return type;
}

// Calls `parameter` for each parameter type. Returns the result type, empty if `text` is not well-formed.
template <class Callback>
std::string_view scan_method_descriptor(std::string_view text, Callback&& parameter) {
  if (!text.starts_with('(')) return {};
  text.remove_prefix(1);
  unsigned slots = 0;
  while (!text.starts_with(')')) {
    const std::string_view type = take_field_type(text);
    if (type.empty()) return {};
    slots += slots_of(type);
    if (slots > max_parameter_slots) return {};
    parameter(type);
  }
  text.remove_prefix(1);
  return text == "V" || is_field_descriptor(text) ? text : std::string_view{};
}

}  // namespace

bool is_field_descriptor(std::string_view text) { return !take_field_type(text).empty() && text.empty(); }

std::optional<MethodDescriptor> parse_method_descriptor(std::string_view text) {
  MethodDescriptor descriptor;
  descriptor.result =
      scan_method_descriptor(text, [&](std::string_view type) { descriptor.parameters.emplace_back(type); });
  if (descriptor.result.empty()) return std::nullopt;
  return descriptor;
}

std::optional<unsigned> parameter_slots(std::string_view method_descriptor) {
  unsigned slots = 0;
  const auto result =
      scan_method_descriptor(method_descriptor, [&](std::string_view type) { slots += slots_of(type); });
  if (result.empty()) return std::nullopt;
  return slots;
}

unsigned slots_of(std::string_view descriptor) {
  if (descriptor == "V") return 0;
  return descriptor == "J" || descriptor == "D" ? 2 : 1;
}

bool is_internal_name(std::string_view text) {
  if (text.find_first_of(".;[") != std::string_view::npos) return false;
  return !text.empty() && !text.starts_with('/') && !text.ends_with('/') &&
         text.find("//") == std::string_view::npos;
}

bool is_field_name(std::string_view text) {
  return !text.empty() && text.find_first_of(".;[/") == std::string_view::npos;
}

bool is_method_name(std::string_view text) {
  if (text == "<init>" || text == "<clinit>") return true;
  return is_field_name(text) && text.find_first_of("<>") == std::string_view::npos;
}

}  // namespace glassbox::ir::classfile
