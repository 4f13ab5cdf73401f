#include "symbolic/decisions.hpp"

#include <cstdio>
#include <cstdlib>

namespace glassbox::symbolic {

bool PathDecisions::holds(Formula condition) {
  if (condition.is_constant()) return condition.is_true();
  const bool value = assignment_->evaluate(condition);
  constraint_.push_back(condition.negated_if(!value));
  return value;
}

Value PathDecisions::concretise_integer(Value v) {
  if (v.is_constant()) return v;
  const Bits bits = symbols_.bits(v);
  for (const Formula bit : bits.bits()) (void)holds(bit);
  return Value::of(formula::evaluate(*assignment_, bits));
}

Value PathDecisions::concretise_set(Value v) {
  if (v.is_constant()) return v;
  for (const Alternative& a : symbols_.alternatives(v)) {
    if (!assignment_->evaluate(a.guard)) continue;
    constraint_.push_back(a.guard);
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
