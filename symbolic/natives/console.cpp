// glassbox's own classes: glassbox.runtime.Console, which System.out and System.err are, and
// glassbox.GlassBox.
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

bool assume(Interpreter& vm, Arguments a, Value& /*result*/) {
  if (a[0].int32() != 0) return true;
  if (vm.environment().checking) return vm.assumed_away();
  return vm.throw_new("glassbox/GlassBox$AssumptionViolated");
}

bool choose(Interpreter& vm, Arguments a, Value& result) {
  if (a[0].int32() <= 0) {
    return vm.throw_new("java/lang/IllegalArgumentException", "nothing to choose from");
  }
  Choices* choices = vm.environment().choices;
  result = choices == nullptr ? Value::of(std::int32_t{0}) : choices->choose(a[0].int32());
  return true;
}

bool is_same_object(Interpreter& vm, Arguments a, Value& result) {
  const Environment& environment = vm.environment();
  const bool same = environment.original(a[0].reference()) == environment.original(a[1].reference());
  result = Value::of(std::int32_t{same});
  return true;
}

bool read_bytes(Interpreter& vm, Arguments a, Value& result) {
  const Environment& environment = vm.environment();
  if (!environment.read) return vm.refuse("reading standard input is not supported here");
  std::vector<char> buffer(static_cast<std::size_t>(std::min(a[2].int32(), 8192)));
  const std::size_t count = environment.read(buffer);
  for (std::size_t i = 0; i < count; ++i) {
    vm.heap().write_element(a[0].reference(), a[1].int32() + static_cast<std::int32_t>(i),
                            Value::of(std::int32_t{static_cast<signed char>(buffer[i])}));
  }
  result = Value::of(count == 0 ? std::int32_t{-1} : static_cast<std::int32_t>(count));
  return true;
}

bool available_bytes(Interpreter& vm, Arguments /*a*/, Value& result) {
  const Environment& environment = vm.environment();
  const std::size_t count = environment.available ? environment.available() : 0;
  result = Value::of(
      static_cast<std::int32_t>(std::min<std::size_t>(count, std::numeric_limits<std::int32_t>::max())));
  return true;
}

constexpr Entry kEntries[] = {
    {"glassbox/runtime/Input.read0([BII)I", read_bytes},
    {"glassbox/runtime/Input.available0()I", available_bytes},
    {"glassbox/GlassBox.assume(Z)V", assume},
    {"glassbox/GlassBox.choose(I)I", choose},
    {"glassbox/GlassBox.isSameObject(Ljava/lang/Object;Ljava/lang/Object;)Z", is_same_object},
    {"glassbox/runtime/Console.write(ILjava/lang/String;)V", write_string},
    {"glassbox/runtime/Console.write(I[BII)V", write_bytes},
};

}  // namespace

std::span<const Entry> console_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
