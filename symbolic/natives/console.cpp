// glassbox.runtime.Console, which System.out and System.err are.
#include <algorithm>

#include "symbolic/interpreter/environment.hpp"
#include "symbolic/natives/natives.hpp"

namespace glassbox::symbolic::natives {

namespace {

bool write_string(Interpreter& vm, Arguments a, Value& /*result*/) {
  if (a[1].reference().is_null()) return vm.throw_new("java/lang/NullPointerException");
  std::u16string text = vm.strings().text(a[1].reference());
  Environment& environment = vm.environment();
  if (!environment.utf8_output) {
    // One '?' per character: a pair of surrogates is one.
    std::erase_if(text, [](char16_t c) { return c >= 0xdc00 && c < 0xe000; });
    std::ranges::replace_if(
        text, [](char16_t c) { return c >= 0x80; }, u'?');
  }
  if (environment.write) environment.write(a[0].int32(), to_utf8(text));
  return true;
}

bool write_bytes(Interpreter& vm, Arguments a, Value& /*result*/) {
  const auto bytes = vm.heap().raw_elements(a[1].reference());
  const auto from = static_cast<std::size_t>(a[2].int32()), count = static_cast<std::size_t>(a[3].int32());
  Environment& environment = vm.environment();
  if (environment.write) {
    environment.write(a[0].int32(), {reinterpret_cast<const char*>(bytes.data()) + from, count});
  }
  return true;
}

constexpr Entry kEntries[] = {
    {"glassbox/runtime/Console.write(ILjava/lang/String;)V", write_string},
    {"glassbox/runtime/Console.write(I[BII)V", write_bytes},
};

}  // namespace

std::span<const Entry> console_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
