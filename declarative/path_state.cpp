#include "declarative/path_state.hpp"

namespace glassbox::declarative {

void PathState::learn(symbolic::Symbols& symbols, Value reference, Value constant, bool equal) {
  if (reference.is_constant() || !constant.is_constant()) return;
  Value known = constant;
  if (!equal) {
    std::vector<symbolic::Alternative> others;
    for (const symbolic::Alternative& a : symbols.alternatives(reference)) {
      if (a.bits != constant.bits()) others.push_back(a);
    }
    if (others.empty()) return;  // the path cannot be taken; its guard says so to the solver
    known = symbols.guarded_set(std::move(others));
    if (known == reference) return;  // nothing new
  }
  narrowed[reference.symbol()] = known;
  for (Value& r : registers) {
    if (r.symbol() == reference.symbol()) r = known;
  }
}

void PathState::join(symbolic::semantics::Context& c, const PathState& other,
                     const std::vector<ir::Kind>& kinds) {
  for (std::size_t i = 0; i < registers.size(); ++i) {
    if (registers[i] == other.registers[i]) continue;
    const ir::Kind kind = i < kinds.size() ? kinds[i] : ir::Kind::none;
    registers[i] = kind == ir::Kind::none
                       ? Value()
                       : symbolic::semantics::choose(c, kind, other.guard, other.registers[i], registers[i]);
  }
  std::erase_if(narrowed, [&other](const auto& known) {
    const auto same = other.narrowed.find(known.first);
    return same == other.narrowed.end() || same->second != known.second;
  });
  guard = c.symbols.circuit().disjunction(guard, other.guard);
}

}  // namespace glassbox::declarative
