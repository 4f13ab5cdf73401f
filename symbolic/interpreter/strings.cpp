#include "symbolic/interpreter/strings.hpp"

#include <algorithm>

namespace glassbox::symbolic {

Strings::Strings(ir::Hierarchy& hierarchy, Heap& heap)
    : string_class_(**hierarchy.load("java/lang/String")),
      byte_array_class_(**hierarchy.load("[B")),
      value_cell_(string_class_.declared_field("value", "[B")->cell),
      coder_cell_(string_class_.declared_field("coder", "B")->cell),
      heap_(heap) {}

Reference Strings::make(std::u16string_view text) {
  const bool latin1 = std::ranges::all_of(text, [](char16_t c) { return c < 256; });
  const auto bytes = static_cast<std::int32_t>(latin1 ? text.size() : text.size() * 2);
  const Reference value = heap_.allocate_array(byte_array_class_.id, BasicType::byte, bytes);
  const Reference string = heap_.allocate_object(string_class_.id, string_class_.instance_cells);
  if (value.is_null() || string.is_null()) return {};
  if (latin1) {
    std::ranges::transform(text, heap_.data(value), [](char16_t c) { return static_cast<std::byte>(c); });
  } else {
    std::memcpy(heap_.data(value), text.data(), text.size() * 2);
  }
  heap_.write(string, value_cell_, Value::of(value));
  heap_.write(string, coder_cell_, Value::of(std::int32_t{!latin1}));
  return string;
}

Reference Strings::make_utf8(std::string_view text) { return make(from_utf8(text)); }

std::u16string Strings::text(Reference string) const {
  const Reference value = heap_.read(string, value_cell_).reference();
  if (value.is_null()) return {};
  const auto bytes = heap_.raw_elements(value);
  std::u16string text;
  if (heap_.read(string, coder_cell_).int32() == 0) {
    for (const std::byte b : bytes) text.push_back(static_cast<char16_t>(b));
  } else {
    text.resize(bytes.size() / 2);
    std::memcpy(text.data(), bytes.data(), text.size() * 2);
  }
  return text;
}

std::string Strings::utf8(Reference string) const { return to_utf8(text(string)); }

Reference Strings::literal(const std::string& modified_utf8) {
  const auto known = literals_.find(modified_utf8);
  if (known != literals_.end()) return known->second;
  const std::u16string text = from_modified_utf8(modified_utf8);
  auto [it, added] = interned_.try_emplace(text);
  if (added) it->second = make(text);
  literals_.emplace(modified_utf8, it->second);
  return it->second;
}

Reference Strings::intern(Reference string) {
  return interned_.try_emplace(text(string), string).first->second;
}

void Strings::forget_from(Reference first) {
  const auto gone = [first](const auto& entry) { return entry.second >= first; };
  std::erase_if(interned_, gone);
  std::erase_if(literals_, gone);
}

std::u16string from_modified_utf8(std::string_view text) {
  std::u16string result;
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = [&](std::size_t k) {
      return k < text.size() ? static_cast<unsigned char>(text[k]) : 0U;
    };
    const unsigned first = byte(i);
    if (first < 0x80) {
      result.push_back(static_cast<char16_t>(first));
      i += 1;
    } else if (first < 0xe0) {
      result.push_back(static_cast<char16_t>((first & 0x1fU) << 6U | (byte(i + 1) & 0x3fU)));
      i += 2;
    } else {  // surrogates are encoded one by one
      result.push_back(
          static_cast<char16_t>((first & 0xfU) << 12U | (byte(i + 1) & 0x3fU) << 6U | (byte(i + 2) & 0x3fU)));
      i += 3;
    }
  }
  return result;
}

std::u16string from_utf8(std::string_view text) {
  std::u16string result;
  for (std::size_t i = 0; i < text.size();) {
    const auto first = static_cast<unsigned char>(text[i]);
    const std::size_t length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    std::uint32_t code = length == 1 ? first : first & (0xffU >> (length + 1));
    for (std::size_t k = 1; k < length; ++k) {
      code = code << 6U | (i + k < text.size() ? static_cast<unsigned char>(text[i + k]) & 0x3fU : 0U);
    }
    if (code >= 0x10000) {
      result.push_back(static_cast<char16_t>(0xd800U + ((code - 0x10000U) >> 10U)));
      result.push_back(static_cast<char16_t>(0xdc00U + ((code - 0x10000U) & 0x3ffU)));
    } else {
      result.push_back(static_cast<char16_t>(code));
    }
    i += length;
  }
  return result;
}

std::string to_utf8(std::u16string_view text) {
  std::string result;
  const auto put = [&result](std::uint32_t byte) { result.push_back(static_cast<char>(byte)); };
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::uint32_t code = text[i];
    const bool high = code >= 0xd800 && code < 0xdc00;
    if (high && i + 1 < text.size() && text[i + 1] >= 0xdc00 && text[i + 1] < 0xe000) {
      code = 0x10000U + ((code - 0xd800U) << 10U) + (text[++i] - 0xdc00U);
    } else if (code >= 0xd800 && code < 0xe000) {
      code = '?';
    }
    if (code < 0x80) {
      put(code);
    } else if (code < 0x800) {
      put(0xc0U | code >> 6U);
      put(0x80U | (code & 0x3fU));
    } else if (code < 0x10000) {
      put(0xe0U | code >> 12U);
      put(0x80U | (code >> 6U & 0x3fU));
      put(0x80U | (code & 0x3fU));
    } else {
      put(0xf0U | code >> 18U);
      put(0x80U | (code >> 12U & 0x3fU));
      put(0x80U | (code >> 6U & 0x3fU));
      put(0x80U | (code & 0x3fU));
    }
  }
  return result;
}

}  // namespace glassbox::symbolic
