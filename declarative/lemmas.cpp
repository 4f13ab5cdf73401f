#include "declarative/lemmas.hpp"

namespace glassbox::declarative {

namespace formula = symbolic::formula;

namespace {

bool is_integer(ir::BasicType type) {
  const ir::Kind kind = ir::kind_of(type);
  return kind == ir::Kind::int32 || kind == ir::Kind::int64;
}

// v + δ with the δ of the example. Booleans are equal or not.
Value guess(symbolic::Symbols& symbols, ir::BasicType type, const formula::Assignment& example, Value before,
            Value now) {
  const std::int64_t difference =
      formula::evaluate(example, symbols.bits(now)) - formula::evaluate(example, symbols.bits(before));
  if (difference == 0 || type == ir::BasicType::boolean) return before;
  return symbols.integer(formula::add(symbols.circuit(), symbols.bits(before),
                                      symbolic::Bits::constant(difference),
                                      ir::kind_of(type) == ir::Kind::int64 ? 64 : 32));
}

}  // namespace

bool relate_to_twin(symbolic::Symbols& symbols, const ir::Method& method, Lemmas& lemmas,
                    const Translation& before, Translation& now) {
  if (!now.error.is_constant() && now.error != before.error && lemmas.holds_always(!now.error)) {
    now.error = Formula::constant(false);
  }
  if (method.result == ir::BasicType::void_ || now.value == before.value) return true;
  if (now.value.is_constant() || before.value.is_constant()) return false;  // as simple as can be
  if (is_integer(method.result)) {
    const Value guessed = guess(symbols, method.result, lemmas.example(), before.value, now.value);
    if (guessed == now.value) return true;
    const Formula same = formula::equal(symbols.circuit(), symbols.bits(now.value), symbols.bits(guessed));
    if (!lemmas.example().evaluate(same) || !lemmas.holds_always(same)) return false;
    now.value = guessed;
    return true;
  }
  if (method.result != ir::BasicType::reference) return false;
  const Formula same = symbols.equal_sets(now.value, before.value);
  if (!lemmas.example().evaluate(same) || !lemmas.holds_always(same)) return false;
  now.value = before.value;
  return true;
}

}  // namespace glassbox::declarative
