// What java.util.Formatter asks of java.text: the symbols of a locale, which the JDK finds through service
// loaders and resource bundles. Known here for the root and the English locales, whose numbers look alike.
#include "symbolic/natives/natives.hpp"

namespace glassbox::symbolic::natives {

namespace {

bool called_by_user(Interpreter& vm) {
  const auto frames = vm.frames();
  return frames.empty() || frames.back().method->owner->is_user_code();
}

// False, with the run stopped, where the locale's numbers may look different.
bool is_known_locale(Interpreter& vm, Value locale) {
  if (called_by_user(vm)) return vm.refuse("java.text is supported only as far as String.format needs it");
  const Value arguments[] = {locale};
  Value language;
  if (!vm.invoke("java/util/Locale", "getLanguage", "()Ljava/lang/String;", arguments, language))
    return false;
  const std::string text = vm.strings().utf8(language.reference());
  return text.empty() || text == "en" || vm.refuse("numbers in the locale '" + text + "' are not supported");
}

Value character(char c) { return Value::of(std::int32_t{c}); }

bool decimal_symbols(Interpreter& vm, Arguments a, Value& result) {
  if (!is_known_locale(vm, a[0])) return false;
  ir::Class* c = vm.load("java/text/DecimalFormatSymbols");
  if (c == nullptr) return false;
  const Reference symbols = vm.new_object(*c);
  if (symbols.is_null()) return false;
  vm.set_field(symbols, "zeroDigit", "C", character('0'));
  vm.set_field(symbols, "groupingSeparator", "C", character(','));
  vm.set_field(symbols, "decimalSeparator", "C", character('.'));
  vm.set_field(symbols, "minusSign", "C", character('-'));
  vm.set_field(symbols, "percent", "C", character('%'));
  result = Value::of(symbols);
  return true;
}

bool number_format(Interpreter& vm, Arguments a, Value& result) {
  if (!is_known_locale(vm, a[0])) return false;
  ir::Class* c = vm.load("java/text/DecimalFormat");
  if (c == nullptr) return false;
  const Reference format = vm.new_object(*c);
  if (format.is_null()) return false;
  vm.set_field(format, "groupingSize", "B", Value::of(std::int32_t{3}));
  vm.set_field(format, "groupingUsed", "Z", Value::of(true));
  result = Value::of(format);
  return true;
}

constexpr Entry kEntries[] = {
    {"java/text/DecimalFormatSymbols.getInstance(Ljava/util/Locale;)Ljava/text/DecimalFormatSymbols;",
     decimal_symbols},
    {"java/text/NumberFormat.getNumberInstance(Ljava/util/Locale;)Ljava/text/NumberFormat;", number_format},
};

}  // namespace

std::span<const Entry> formatting_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
