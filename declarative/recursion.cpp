// Recursion over references that may lead round: a list of pool objects is a ring in some states, and a walk
// along it never ends there, which is the method's failure.
//
// Where a call may meet an object again, it is translated for each object that its references may be, so that
// there are only so many calls to make, and followed to a depth: T(call, 0) is cut, and T(call, d) is made of
// T(callee, d - 1). These are the same wherever they are needed, and are kept. A depth is enough as soon as
// nothing is cut any more, or the solver refutes that it is, or there are no more than so many different
// calls: what is cut then has a call inside itself, in the same heap, and never ends.
#include <algorithm>
#include <utility>

#include "declarative/translator.hpp"
#include "symbolic/semantics/context.hpp"

namespace glassbox::declarative {

namespace {

constexpr std::size_t kFirstDepth = 4;

}  // namespace

template <class Visit>
void Translator::for_each_object(const ir::Method& method, std::span<const Value> arguments,
                                 Visit visit) const {
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    if (method.parameter_types[k] != ir::BasicType::reference) continue;
    vm_.context().symbols.for_each_alternative(arguments[k], [&](Formula, std::uint64_t bits) {
      if (bits != 0) visit(k, std::uint64_t{method.id} << 40U | std::uint64_t{k} << 32U | bits);
    });
  }
}

void Translator::enter(ActiveCall call) {
  for_each_object(*call.method, call.arguments, [this](std::size_t, std::uint64_t o) { ++walked_[o]; });
  active_.push_back(std::move(call));
}

void Translator::leave() {
  const ActiveCall& call = active_.back();
  for_each_object(*call.method, call.arguments, [this](std::size_t, std::uint64_t object) {
    const auto count = walked_.find(object);
    if (--count->second == 0) walked_.erase(count);
  });
  active_.pop_back();
}

const Translator::ActiveCall* Translator::enclosing(const ir::Method& method) const {
  const auto call = std::find_if(active_.rbegin(), active_.rend(),
                                 [&method](const ActiveCall& c) { return c.method == &method; });
  return call == active_.rend() ? nullptr : &*call;
}

// A parameter refers to an object that it has referred to in an enclosing call of the same method, and to
// another one in between.
bool Translator::may_go_round(const ir::Method& method, std::span<const Value> arguments) const {
  const ActiveCall* around = enclosing(method);
  if (around == nullptr) return false;
  bool met = false;
  for_each_object(method, arguments, [&](std::size_t k, std::uint64_t object) {
    met = met || (arguments[k] != around->arguments[k] && walked_.contains(object));
  });
  return met;
}

std::size_t Translator::unconditional_calls() const {
  const auto conditional =
      std::ranges::find_if(active_, [](const ActiveCall& c) { return !c.guard.is_true(); });
  return static_cast<std::size_t>(conditional - active_.begin());
}

// Whether the solver refutes what leads to a call that happens under `guard`. It may happen where another
// call leads there: all calls around rely on their conditions then.
bool Translator::never_happens(Formula guard) {
  if (!is_refuted || !is_refuted(whole_guard(guard))) return false;
  outermost_met_ = std::min(outermost_met_, unconditional_calls());
  return true;
}

// For each object that a reference may be, where that is another one than in the call around it.
Translator::Shared Translator::call_objects(ir::Method& method, const Key& key, Formula guard,
                                            CallOfObjects call) {
  symbolic::Symbols& symbols = vm_.context().symbols;
  symbolic::Circuit& circuit = symbols.circuit();
  const ActiveCall* around = enclosing(method);
  const auto chosen = [&](std::size_t k) {
    return !key.arguments[k].is_constant() && method.parameter_types[k] == ir::BasicType::reference &&
           around != nullptr && key.arguments[k] != around->arguments[k];
  };
  std::vector<std::pair<Formula, Key>> calls = {{Formula::constant(true), key}};
  for (std::size_t k = 0; k < key.arguments.size(); ++k) {
    if (!chosen(k)) continue;
    std::vector<std::pair<Formula, Key>> more;
    for (const auto& call_so_far : calls) {
      const Formula condition = call_so_far.first;
      const Key& so_far = call_so_far.second;
      symbols.for_each_alternative(key.arguments[k], [&](Formula is_this, std::uint64_t bits) {
        const Formula both = circuit.conjunction(condition, is_this);
        if (circuit.conjunction(guard, both).is_false()) return;
        more.emplace_back(both, so_far);
        more.back().second.arguments[k] = Value::from_bits(bits);
      });
    }
    calls = std::move(more);
  }
  if (calls.size() == 1) return (this->*call)(method, calls.front().second, guard);

  auto all = std::make_shared<Translation>();
  const ir::Kind kind = ir::kind_of(method.result);
  bool first = true;
  for (const auto& [condition, one] : calls) {
    const Shared here = (this->*call)(method, one, circuit.conjunction(guard, condition));
    if (problem_) break;
    const auto add = [&circuit, where = condition](Formula& sum, Formula f) {
      sum = circuit.disjunction(sum, circuit.conjunction(where, f));
    };
    add(all->error, here->error);
    add(all->assumed_away, here->assumed_away);
    add(all->limit, here->limit);
    add(all->opaque, here->opaque);
    add(all->cut, here->cut);
    all->value = first || kind == ir::Kind::none
                     ? here->value
                     : symbolic::semantics::choose(vm_.context(), kind, condition, here->value, all->value);
    first = false;
    all->reads.insert(all->reads.end(), here->reads.begin(), here->reads.end());
    all->keeping = std::max(all->keeping, here->keeping);
  }
  return all;
}

Translator::Shared Translator::call_to_depth(ir::Method& method, const Key& key, Formula guard) {
  if (auto known = find(key, guard)) return known;
  met_.insert(key);
  Key followed = key;
  followed.depth = *deepest_ - active_.size();
  if (followed.depth == 0) {
    auto cut = std::make_shared<Translation>();
    cut->cut = Formula::constant(true);
    return cut;
  }
  if (auto known = find(followed, guard)) return known;
  return follow_call(method, followed, nullptr, guard);
}

Translator::Shared Translator::deepen(ir::Method& method, const Key& key, Formula guard) {
  if (auto known = find(key, guard)) return known;
  std::size_t depth = kFirstDepth;
  if (const auto enough = depths_.find(method.id); enough != depths_.end()) depth = enough->second;
  const std::size_t met_before = std::exchange(outermost_met_, kNone);
  for (;;) {
    depth = std::min(depth, options_.recursion - std::min(options_.recursion, active_.size()));
    deepest_ = active_.size() + depth;
    const std::size_t uses_before = maker_uses_.size();
    Shared found = call_to_depth(method, key, guard);
    deepest_.reset();
    const bool whole = problem_ || found->cut.is_false();
    auto settled = std::make_shared<Translation>(*found);
    if (whole || settle(method, *settled, guard, depth)) {
      if (!whole) {
        if (active_.size() + depth < options_.recursion) depths_[method.id] = depth;
        relate(method, nullptr, before_transition(key), *settled);
        // What relies on the calls around it, such as that they come here only in some states, is not kept.
        if (outermost_met_ == kNone) keep(key, settled, guard, uses_before);
      }
      outermost_met_ = std::min(outermost_met_, met_before);
      return settled;
    }
    depth = met_.size() <= 4 * depth ? met_.size() : 2 * depth;
  }
}

// Whether nothing has to be followed further; then nothing is cut any more.
bool Translator::settle(ir::Method& method, Translation& found, Formula guard, std::size_t depth) {
  symbolic::Circuit& circuit = vm_.context().symbols.circuit();
  const Formula cut = found.cut;
  if (met_.size() <= depth) {
    found.error = circuit.disjunction(found.error, cut);
    found.assumed_away = circuit.conjunction(found.assumed_away, !cut);
  } else if (!(is_refuted && is_refuted(cut)) && !never_happens(circuit.conjunction(guard, cut))) {
    if (active_.size() + depth < options_.recursion) return false;
    found.limit = circuit.disjunction(found.limit, cut);
    note_recursion_limit(method);
  }
  found.cut = Formula::constant(false);
  return true;
}

}  // namespace glassbox::declarative
