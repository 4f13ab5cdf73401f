// The calls of GlassBox between which a program has code checked by itself.
#pragma once

#include <string_view>

namespace glassbox::ir {

[[nodiscard]] inline bool is_mark(std::string_view owner, std::string_view name, std::string_view descriptor,
                                  std::string_view mark) {
  return name == mark && descriptor == "()V" && owner == "glassbox/GlassBox";
}

[[nodiscard]] inline bool is_begin(std::string_view owner, std::string_view name,
                                   std::string_view descriptor) {
  return is_mark(owner, name, descriptor, "begin");
}

[[nodiscard]] inline bool is_end(std::string_view owner, std::string_view name, std::string_view descriptor) {
  return is_mark(owner, name, descriptor, "end");
}

}  // namespace glassbox::ir
