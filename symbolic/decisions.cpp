#include "symbolic/decisions.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <utility>

#include "symbolic/sums.hpp"

namespace glassbox::symbolic {

void PathDecisions::require(Formula f) {
  if (f.is_constant()) return;
  if (aside_) return aside_->push_back(f);
  constraint_.push_back(f);
  known_.learn(f);
}

// Each part under those before it, as they are then: nothing is used to simplify what it was simplified by.
// First from the end, where the choices are that decide earlier ones, then the other way, until nothing
// changes.
void PathDecisions::simplify_path_constraint() {
  constexpr int kMostRounds = 8;
  for (int round = 0; round < kMostRounds; ++round) {
    std::vector<Formula> parts = std::exchange(constraint_, {});
    const std::vector<Formula> before = parts;
    known_.forget();
    while (!parts.empty()) {
      const Formula part = known_(parts.back());
      parts.pop_back();
      if (!part.negated() && symbols_.circuit().is_and(part.node())) {
        parts.push_back(symbols_.circuit().left(part.node()));
        parts.push_back(symbols_.circuit().right(part.node()));
      } else {
        require(part);
      }
    }
    if (round > 1 && std::equal(before.begin(), before.end(), constraint_.rbegin(), constraint_.rend()))
      break;
  }
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

Formula PathDecisions::end_aside() {
  const Formula condition = symbols_.circuit().conjunction(*aside_);
  aside_.reset();
  return condition;
}

std::vector<Formula> PathDecisions::without_message() const {
  std::vector<Formula> parts = constraint_;
  if (message_end_ == parts.size()) parts.resize(message_begin_);
  return parts;
}

Value PathDecisions::restricted(ir::Kind kind, Value v) {
  if (v.is_constant()) return v;
  if (kind == ir::Kind::int32 || kind == ir::Kind::int64) return restricted_integer(v);
  std::vector<Alternative> known;
  for (const Alternative& a : symbols_.alternatives(v)) known.push_back({known_(a.guard), a.bits});
  return symbols_.guarded_set(std::move(known));
}

// A sum stays one.
Value PathDecisions::restricted_integer(Value v) {
  const Term term = symbols_.term(v);
  if (term.kind == Term::Kind::choice) {
    const Formula condition = known_(term.condition);
    if (condition.is_constant()) return restricted_integer(condition.is_true() ? term.a : term.b);
  }
  if (term.kind == Term::Kind::sum && term.b.is_constant()) {
    return sum(symbols_, restricted_integer(term.a), term.b, term.width);
  }
  const Bits bits = symbols_.bits(v);
  std::vector<Formula> known;
  for (const Formula bit : bits.bits()) known.push_back(known_(bit));
  return symbols_.integer(Bits::from(known));
}

Value PathDecisions::concretise_set(Value v) {
  if (v.is_constant()) return v;
  for (const Alternative& a : symbols_.alternatives(v)) {
    if (!assignment_->evaluate(a.guard)) continue;
    if (!aside_) choices_.push_back({constraint_.size(), v, a.bits});
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
