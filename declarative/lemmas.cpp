#include "declarative/lemmas.hpp"

#include "symbolic/sums.hpp"

namespace glassbox::declarative {

namespace formula = symbolic::formula;

namespace {

bool is_integer(ir::BasicType type) {
  const ir::Kind kind = ir::kind_of(type);
  return kind == ir::Kind::int32 || kind == ir::Kind::int64;
}

// The δ of the example, modulo 2^64.
std::int64_t guess(symbolic::Symbols& symbols, const formula::Assignment& example, Value before, Value now) {
  const auto v = static_cast<std::uint64_t>(formula::evaluate(example, symbols.bits(before)));
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(formula::evaluate(example, symbols.bits(now))) -
                                   v);
}

// v + δ, where that can be seen from how the two were made, or else where the lemmas say so. Booleans are
// equal or not.
bool relate_integer(symbolic::Symbols& symbols, ir::BasicType type, Lemmas& lemmas, Value before,
                    Value& now) {
  const int width = ir::kind_of(type) == ir::Kind::int64 ? 64 : 32;
  const auto seen = symbolic::constant_difference(symbols, lemmas.known(), now, before, width);
  const std::int64_t difference = seen ? *seen : guess(symbols, lemmas.example(), before, now);
  if (type == ir::BasicType::boolean && difference != 0) return false;
  const Value guessed = symbolic::sum(symbols, before, Value::of(difference), width);
  if (!seen && guessed != now) {
    const Formula same = symbolic::equal(symbols, now, guessed);
    if (!lemmas.example().evaluate(same) || !lemmas.holds_always(same)) return false;
  }
  now = guessed;
  return true;
}

}  // namespace

bool relate_to_twin(symbolic::Symbols& symbols, const ir::Method& method, Lemmas& lemmas,
                    const Translation& before, Translation& now) {
  if (!now.error.is_constant() && now.error != before.error && lemmas.holds_always(!now.error)) {
    now.error = Formula::constant(false);
  }
  if (method.result == ir::BasicType::void_ || now.value == before.value) return true;
  if (now.value.is_constant() || before.value.is_constant()) return false;  // as simple as can be
  if (is_integer(method.result))
    return relate_integer(symbols, method.result, lemmas, before.value, now.value);
  if (method.result != ir::BasicType::reference) return false;
  const Formula same = symbols.equal_sets(now.value, before.value);
  if (!lemmas.example().evaluate(same) || !lemmas.holds_always(same)) return false;
  now.value = before.value;
  return true;
}

}  // namespace glassbox::declarative
