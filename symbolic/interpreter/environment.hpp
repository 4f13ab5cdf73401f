// What a program sees of the world outside: where its output goes, and the few objects that the JVM would
// have made before it starts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

#include "symbolic/value.hpp"

namespace glassbox::symbolic {

// What GlassBox.choose gives.
class Choices {
 public:
  virtual ~Choices() = default;
  virtual void begin_run() = 0;
  // An int from 0 to count - 1; count is above 0.
  [[nodiscard]] virtual Value choose(std::int32_t count) = 0;
};

struct Environment {
  // Writes bytes to file descriptor 1 or 2.
  std::function<void(int descriptor, std::string_view bytes)> write;
  // Reads standard input: at least one byte unless it is at its end; how many.
  std::function<std::size_t(std::span<char> buffer)> read;
  std::function<std::size_t()> available;  // how many bytes `read` gives without waiting
  bool utf8_output = true;                 // otherwise what is not ASCII becomes '?'
  bool checking = false;       // a checker's run: GlassBox.assume and a full heap end it instead of throwing
  Reference main_thread;       // made when first asked for
  Choices* choices = nullptr;  // of a checker's runs; nullptr: the first of all, always
  // Copies of objects as they were before an operation, by index: what GlassBox.isSameObject takes them for.
  std::unordered_map<std::uint32_t, Reference> originals;

  [[nodiscard]] Reference original(Reference object) const {
    const auto found = originals.find(object.index());
    return found == originals.end() ? object : found->second;
  }

  // A checker's objects, by index, that are alike but for their identity hash codes, and whether somebody has
  // asked for the code of one, or of a copy.
  std::unordered_set<std::uint32_t> alike;
  bool told_apart = false;
};

}  // namespace glassbox::symbolic
