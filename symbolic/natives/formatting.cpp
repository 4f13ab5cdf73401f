// What numbers look like in a locale, which the JDK finds through service loaders and resource bundles. Known
// here for the root and the English locales, whose numbers look alike; java.text does the rest itself.
#include "symbolic/natives/natives.hpp"

namespace glassbox::symbolic::natives {

namespace {

// False, with a signal pending, where the locale's numbers may look different.
bool is_known_locale(Interpreter& vm, Value locale) {
  if (locale.reference().is_null()) return vm.throw_new("java/lang/NullPointerException");
  const Value arguments[] = {locale};
  Value language;
  if (!vm.invoke("java/util/Locale", "getLanguage", "()Ljava/lang/String;", arguments, language))
    return false;
  const std::string text = vm.strings().utf8(language.reference());
  return text.empty() || text == "en" || vm.refuse("numbers in the locale '" + text + "' are not supported");
}

bool fill_symbols(Interpreter& vm, Reference symbols, Value locale) {
  if (!is_known_locale(vm, locale)) return false;
  struct Character {
    const char* field;
    char16_t value;
  };
  struct Text {
    const char *field, *value;
  };
  for (const Character& c : {Character{"zeroDigit", u'0'},
                             {"groupingSeparator", u','},
                             {"decimalSeparator", u'.'},
                             {"perMill", u'\u2030'},
                             {"percent", u'%'},
                             {"digit", u'#'},
                             {"patternSeparator", u';'},
                             {"minusSign", u'-'},
                             {"monetarySeparator", u'.'},
                             {"monetaryGroupingSeparator", u','},
                             {"exponential", u'E'}}) {
    vm.set_field(symbols, c.field, "C", Value::of(std::int32_t{c.value}));
  }
  for (const Text& t : {Text{"infinity", "\u221e"},
                        {"NaN", "NaN"},
                        {"exponentialSeparator", "E"},
                        {"perMillText", "\u2030"},
                        {"percentText", "%"},
                        {"minusSignText", "-"}}) {
    vm.set_field(symbols, t.field, "Ljava/lang/String;", Value::of(vm.strings().literal(t.value)));
  }
  vm.set_field(symbols, "locale", "Ljava/util/Locale;", locale);
  return true;
}

bool new_symbols(Interpreter& vm, Value locale, Value& result) {
  ir::Class* c = vm.load("java/text/DecimalFormatSymbols");
  if (c == nullptr) return false;
  const Reference symbols = vm.new_object(*c);
  result = Value::of(symbols);
  return !symbols.is_null() && fill_symbols(vm, symbols, locale);
}

bool decimal_symbols(Interpreter& vm, Arguments a, Value& result) { return new_symbols(vm, a[0], result); }

// DecimalFormatSymbols.initialize(Locale), of the constructors.
bool initialise_symbols(Interpreter& vm, Arguments a, Value& /*result*/) {
  return fill_symbols(vm, a[0].reference(), a[1]);
}

enum Style : std::int32_t { kNumber = 0, kPercent = 2, kInteger = 4 };  // NumberFormat's own constants

bool make_integral(Interpreter& vm, Value format) {
  const Value digits[] = {format, Value::of(std::int32_t{0})};
  const Value on[] = {format, Value::of(true)};
  ir::Class* half_even = vm.load("java/math/RoundingMode");
  if (half_even == nullptr || !vm.initialise(*half_even)) return false;
  const Value rounding[] = {format, vm.get_static(*half_even, "HALF_EVEN", "Ljava/math/RoundingMode;")};
  Value none;
  return vm.invoke("java/text/DecimalFormat", "setMaximumFractionDigits", "(I)V", digits, none) &&
         vm.invoke("java/text/DecimalFormat", "setParseIntegerOnly", "(Z)V", on, none) &&
         vm.invoke("java/text/DecimalFormat", "setRoundingMode", "(Ljava/math/RoundingMode;)V", rounding,
                   none);
}

// NumberFormat.getInstance(Locale, NumberFormat.Style, int), behind all public ways to get one.
bool number_format(Interpreter& vm, Arguments a, Value& result) {
  const std::int32_t style = a[2].int32();
  if (style != kNumber && style != kPercent && style != kInteger) {
    return vm.refuse("java.text.NumberFormat: only formats of numbers and percentages are supported");
  }
  ir::Class* c = vm.load("java/text/DecimalFormat");
  Value symbols;
  if (c == nullptr || !vm.initialise(*c) || !new_symbols(vm, a[0], symbols)) return false;
  const Reference format = vm.new_object(*c);
  if (format.is_null()) return false;
  result = Value::of(format);
  const char* pattern = style == kPercent ? "#,##0%" : "#,##0.###";
  const Value arguments[] = {result, Value::of(vm.strings().literal(pattern)), symbols};
  Value none;
  return vm.invoke("java/text/DecimalFormat", "<init>",
                   "(Ljava/lang/String;Ljava/text/DecimalFormatSymbols;)V", arguments, none) &&
         (style != kInteger || make_integral(vm, result));
}

constexpr Entry kEntries[] = {
    {"java/text/DecimalFormatSymbols.getInstance(Ljava/util/Locale;)Ljava/text/DecimalFormatSymbols;",
     decimal_symbols},
    {"java/text/DecimalFormatSymbols.initialize(Ljava/util/Locale;)V", initialise_symbols},
    {"java/text/NumberFormat.getInstance(Ljava/util/Locale;Ljava/text/NumberFormat$Style;I)Ljava/text/"
     "NumberFormat;",
     number_format},
};

}  // namespace

std::span<const Entry> formatting_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
