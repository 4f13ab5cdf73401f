// How an asserted formula becomes clauses. Nothing that is asserted needs a literal of its own: conjunctions
// fall into their parts, nested disjunctions into one clause, and g ∨ (x ∧ y) into g ∨ x and g ∨ y as long as
// that multiplies little.
#include <algorithm>
#include <array>

#include "symbolic/sat/encoder.hpp"

namespace glassbox::symbolic::sat {

namespace {

constexpr std::size_t kNoLimit = ~std::size_t{0};
constexpr std::size_t kWidestDisjunction = 64;  // nested disjunctions beyond this get literals

// A part of a clause that is split so that each of its own parts is repeated beside the rest of the clause.
constexpr int kMostSplits = 3;
constexpr std::size_t kMostParts = 16;
bool worth_splitting(std::size_t parts, std::size_t rest, int splits) {
  return rest == 0 || (parts <= kMostParts && (parts - 1) * rest <= (std::size_t{32} >> splits));
}

constexpr std::uint8_t mark_of(formula::Formula f) { return f.negated() ? 2 : 1; }

}  // namespace

void Encoder::add(Formula f) {
  std::vector<Formula> parts;
  conjuncts({&f, 1}, kNoLimit, parts);
  for (const Formula& part : parts) add_disjunction({&part, 1}, 0);
}

void Encoder::add_clause(std::span<const Formula> disjuncts) { add_disjunction(disjuncts, 0); }

// The parts of a conjunction, each once. Nodes that have a literal and gates of other kinds stay whole.
void Encoder::conjuncts(std::span<const Formula> of, std::size_t limit, std::vector<Formula>& out) {
  literals_.resize(std::max<std::size_t>(literals_.size(), circuit_.node_count()), kNone);
  marks_.resize(literals_.size());
  pending_.assign(of.rbegin(), of.rend());
  while (!pending_.empty()) {
    const Formula f = pending_.back();
    pending_.pop_back();
    const std::uint32_t node = f.node();
    if ((marks_[node] & mark_of(f)) != 0) continue;
    if (marks_[node] == 0) marked_.push_back(node);
    marks_[node] |= mark_of(f);
    if (!f.negated() && circuit_.is_and(node) && !encoded(node) &&
        out.size() + pending_.size() + 2 <= limit && gate(circuit_, node).kind == Gate::Kind::conjunction) {
      pending_.push_back(circuit_.right(node));
      pending_.push_back(circuit_.left(node));
    } else {
      out.push_back(f);
    }
  }
  for (const std::uint32_t node : marked_) marks_[node] = 0;
  marked_.clear();
}

void Encoder::add_disjunction(std::span<const Formula> disjuncts, int splits) {
  std::vector<Formula> negated(disjuncts.begin(), disjuncts.end());
  for (Formula& f : negated) f = !f;
  std::vector<Formula> parts;
  conjuncts(negated, kWidestDisjunction, parts);
  for (Formula& f : parts) f = !f;
  if (std::any_of(parts.begin(), parts.end(), [](Formula f) { return f.is_true(); })) return;
  std::erase_if(parts, [](Formula f) { return f.is_false(); });
  if (splits < kMostSplits && split(parts, splits)) return;
  std::vector<Literal> clause;
  clause.reserve(parts.size());
  for (const Formula f : parts) clause.push_back(literal(f));
  emit(clause);
}

// Splits the first of the parts where that is worth it and adds the resulting clauses.
bool Encoder::split(std::span<const Formula> disjuncts, int splits) {
  for (std::size_t i = 0; i < disjuncts.size(); ++i) {
    const Formula f = disjuncts[i];
    if (!circuit_.is_and(f.node()) || encoded(f.node())) continue;
    Gate found = gate(circuit_, f.node());
    std::vector<std::array<Formula, 2>> parts;  // a part is a disjunction of these two
    if (found.kind == Gate::Kind::conjunction) {
      if (f.negated()) continue;  // a disjunction too wide
      std::vector<Formula> conjunction;
      conjuncts({&f, 1}, kMostParts + 1, conjunction);
      for (const Formula part : conjunction) parts.push_back({part, Formula::constant(false)});
    } else {
      if (f.negated()) found = negation(found);
      const auto [a, b, c] = found.inputs;
      if (found.kind == Gate::Kind::equivalence) parts = {{!a, b}, {a, !b}};
      if (found.kind == Gate::Kind::choice) parts = {{!a, b}, {a, c}};
      if (found.kind == Gate::Kind::majority) parts = {{a, b}, {a, c}, {b, c}};
    }
    if (!worth_splitting(parts.size(), disjuncts.size() - 1, splits)) continue;
    std::vector<Formula> clause(disjuncts.begin(), disjuncts.end());
    clause.push_back({});
    for (const auto& part : parts) {
      clause[i] = part[0];
      clause.back() = part[1];
      add_disjunction(clause, splits + 1);
    }
    return true;
  }
  return false;
}

}  // namespace glassbox::symbolic::sat
