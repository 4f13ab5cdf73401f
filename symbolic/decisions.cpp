#include "symbolic/decisions.hpp"

#include <cstdio>
#include <cstdlib>

namespace glassbox::symbolic {

void PathDecisions::require(Formula f) {
  if (f.is_constant()) return;
  constraint_.push_back(f);
  known_.learn(f);
}

bool PathDecisions::holds(Formula condition) {
  condition = known_(condition);
  if (condition.is_constant()) return condition.is_true();
  const bool value = assignment_->evaluate(condition);
  require(condition.negated_if(!value));
  return value;
}

Value PathDecisions::concretise_integer(Value v) {
  if (v.is_constant()) return v;
  const Bits bits = symbols_.bits(v);
  for (const Formula bit : bits.bits()) (void)holds(bit);
  return Value::of(formula::evaluate(*assignment_, bits));
}

Value PathDecisions::restricted(ir::Kind kind, Value v) {
  if (v.is_constant()) return v;
  if (kind == ir::Kind::int32 || kind == ir::Kind::int64) {
    const Bits bits = symbols_.bits(v);
    std::vector<Formula> known;
    for (const Formula bit : bits.bits()) known.push_back(known_(bit));
    return symbols_.integer(Bits::from(known));
  }
  std::vector<Alternative> known;
  for (const Alternative& a : symbols_.alternatives(v)) known.push_back({known_(a.guard), a.bits});
  return symbols_.guarded_set(std::move(known));
}

Value PathDecisions::concretise_set(Value v) {
  if (v.is_constant()) return v;
  for (const Alternative& a : symbols_.alternatives(v)) {
    if (!assignment_->evaluate(a.guard)) continue;
    require(known_(a.guard));
    return Value::from_bits(a.bits);
  }
  std::fputs("glassbox: internal error: no alternative of a guarded set holds\n", stderr);
  std::abort();
}

namespace {

[[noreturn]] void asked() {
  std::fputs("glassbox: internal error: a concrete run met a symbolic value\n", stderr);
  std::abort();
}

}  // namespace

bool NoDecisions::holds(Formula /*condition*/) { asked(); }
bool NoDecisions::fails(Formula /*condition*/) { asked(); }
Value NoDecisions::concretise_integer(Value /*v*/) { asked(); }
Value NoDecisions::concretise_set(Value /*v*/) { asked(); }

}  // namespace glassbox::symbolic
