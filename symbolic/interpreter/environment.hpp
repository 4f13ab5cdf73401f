// What a program sees of the world outside: where its output goes, and the few objects that the JVM would
// have made before it starts.
#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string_view>

#include "symbolic/value.hpp"

namespace glassbox::symbolic {

struct Environment {
  // Writes bytes to file descriptor 1 or 2.
  std::function<void(int descriptor, std::string_view bytes)> write;
  // Reads standard input: at least one byte unless it is at its end; how many.
  std::function<std::size_t(std::span<char> buffer)> read;
  std::function<std::size_t()> available;  // how many bytes `read` gives without waiting
  bool utf8_output = true;                 // otherwise what is not ASCII becomes '?'
  bool checking = false;  // a checker's run: GlassBox.assume and a full heap end it instead of throwing
  Reference main_thread;  // made when first asked for
};

}  // namespace glassbox::symbolic
