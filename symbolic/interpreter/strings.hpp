// java.lang.String objects, made and read from C++. The JDK's String keeps Latin-1 text in a byte per
// character and everything else in UTF-16.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

#include "ir/hierarchy.hpp"
#include "symbolic/heap.hpp"

namespace glassbox::symbolic {

class Strings {
 public:
  Strings(ir::Hierarchy& hierarchy, Heap& heap);

  [[nodiscard]] Reference make(std::u16string_view text);
  [[nodiscard]] Reference make_utf8(std::string_view text);
  // The one String object with this text, for literals and String.intern.
  [[nodiscard]] Reference literal(const std::string& modified_utf8);
  [[nodiscard]] Reference intern(Reference string);

  // The field of a String that refers to its characters.
  [[nodiscard]] const ir::Class& string_class() const { return string_class_; }
  [[nodiscard]] std::uint32_t value_cell() const { return value_cell_; }

  // The objects from this one on no longer exist.
  void forget_from(Reference first);

  [[nodiscard]] std::u16string text(Reference string) const;
  [[nodiscard]] std::string utf8(Reference string) const;  // unpaired surrogates become '?'

 private:
  ir::Class& string_class_;
  ir::Class& byte_array_class_;
  std::uint32_t value_cell_ = 0, coder_cell_ = 0;
  Heap& heap_;
  std::unordered_map<std::u16string, Reference> interned_;
  std::unordered_map<std::string, Reference> literals_;  // by modified UTF-8, to spare the conversion
};

[[nodiscard]] std::u16string from_modified_utf8(std::string_view text);
[[nodiscard]] std::u16string from_utf8(std::string_view text);
[[nodiscard]] std::string to_utf8(std::u16string_view text);

}  // namespace glassbox::symbolic
