// Definitions of nodes, questions, scopes. How assertions are split is in assertions.cpp.
//
// A node's definition says in clauses that its literal equals its gate, in both directions: leaving out the
// one that no assertion needs spares a third of the clauses, but was measured to spare no time.
//
// In a scope every clause, of a definition too, carries the negated activation literal. No clause carries it
// unnegated, so whatever the solver learns from these clauses carries it as well, and all of it is satisfied
// once the scope ends: the variables are then free for other uses.
#include "symbolic/sat/encoder.hpp"

#include <algorithm>
#include <cassert>

namespace glassbox::symbolic::sat {

namespace {

// How a node of the cone to encode is used, in marks_.
constexpr std::uint8_t kUsedByOneConjunction = 1;  // and only there: it may become a part of that
constexpr std::uint8_t kUsed = 2;
constexpr std::uint8_t kAbsorbed = 3;

// A conjunction of more parts is defined in several steps.
constexpr std::size_t kWidestConjunction = 32;

}  // namespace

Literal Encoder::literal(Formula f) {
  if (f.is_constant()) return constant_true().negated_if(f.is_false());
  if (literals_.size() <= f.node()) literals_.resize(circuit_.node_count(), kNone);
  if (!encoded(f.node()) && circuit_.is_and(f.node())) {
    collect(f.node());
    for (const Definition& definition : cone_)
      if (marks_[definition.node] != kAbsorbed) define(definition);
    for (const Definition& definition : cone_) marks_[definition.node] = 0;
  }
  return provisional(f);
}

// The nodes below the root that have no literal yet, parents before their children.
void Encoder::collect(std::uint32_t root) {
  marks_.resize(literals_.size());
  cone_.clear();
  pending_.assign(1, Formula::from_code(root << 1U));
  marks_[root] = kUsed;
  while (!pending_.empty()) {
    const std::uint32_t node = pending_.back().node();
    pending_.pop_back();
    const Gate found = gate(circuit_, node);
    cone_.push_back({node, found});
    const bool is_conjunction = found.kind == Gate::Kind::conjunction;
    if (!is_conjunction) marks_[node] = kUsed;
    for (const Formula f : found.operands()) {
      if (encoded(f.node()) || circuit_.is_variable(f.node())) continue;
      std::uint8_t& mark = marks_[f.node()];
      if (mark == 0) pending_.push_back(f);
      mark = mark == 0 && is_conjunction && !f.negated() ? kUsedByOneConjunction : kUsed;
    }
  }
}

void Encoder::define(const Definition& definition) {
  const Literal output = provisional(Formula::from_code(definition.node << 1U));
  const Gate& gate = definition.gate;
  if (gate.kind == Gate::Kind::conjunction) return define_conjunction(output, gate);
  const Literal a = provisional(gate.inputs[0]);
  const Literal b = provisional(gate.inputs[1]);
  if (gate.kind == Gate::Kind::equivalence) {
    emit({!output, !a, b});
    emit({!output, a, !b});
    emit({output, a, b});
    emit({output, !a, !b});
    return;
  }
  const Literal c = provisional(gate.inputs[2]);
  if (gate.kind == Gate::Kind::choice) {
    emit({!output, !a, b});
    emit({!output, a, c});
    emit({output, !a, !b});
    emit({output, a, !c});
    // Implied, but not by unit propagation: the condition does not matter where the arms agree.
    emit({!output, b, c});
    emit({output, !b, !c});
  } else {
    emit({!output, a, b});
    emit({!output, a, c});
    emit({!output, b, c});
    emit({output, !a, !b});
    emit({output, !a, !c});
    emit({output, !b, !c});
  }
}

void Encoder::define_conjunction(Literal output, const Gate& gate) {
  clause_.assign(1, output);
  pending_.assign(gate.inputs.begin(), gate.inputs.begin() + 2);
  while (!pending_.empty()) {
    const Formula f = pending_.back();
    pending_.pop_back();
    if (!f.negated() && marks_[f.node()] == kUsedByOneConjunction &&
        clause_.size() + pending_.size() < kWidestConjunction) {
      marks_[f.node()] = kAbsorbed;
      pending_.push_back(circuit_.left(f.node()));
      pending_.push_back(circuit_.right(f.node()));
    } else {
      const Literal part = provisional(f);
      clause_.push_back(!part);
      emit({!output, part});
    }
  }
  emit(clause_);
}

// The literal of a node that is defined already or about to be.
Literal Encoder::provisional(Formula f) {
  const std::uint32_t node = f.node();
  if (!encoded(node)) {
    if (circuit_.is_variable(node)) {
      variables_.push_back(node);
      literals_[node] = solver_.new_variable();
    } else {
      if (!scopes_.empty()) scoped_nodes_.push_back(node);
      if (unused_.empty()) {
        literals_[node] = solver_.new_variable();
      } else {
        literals_[node] = unused_.back();
        unused_.pop_back();
      }
    }
  }
  return literals_[node].negated_if(f.negated());
}

Literal Encoder::constant_true() {
  if (true_ == kNone) {
    true_ = solver_.new_variable();
    solver_.add({true_});  // beyond all scopes
  }
  return true_;
}

void Encoder::emit(std::span<const Literal> clause) {
  if (scopes_.empty()) return solver_.add(clause);
  guarded_.assign(clause.begin(), clause.end());
  guarded_.push_back(!scopes_.back().activation);
  solver_.add(guarded_);
}

Answer Encoder::solve(std::span<const Formula> assumptions, const Limits& limits) {
  assumed_.assign(assumptions.begin(), assumptions.end());
  assumptions_.clear();
  for (const OpenScope& scope : scopes_) assumptions_.push_back(scope.activation);
  for (const Formula f : assumed_) assumptions_.push_back(literal(f));
  return solver_.solve(assumptions_, limits);
}

void Encoder::prefer(const formula::Assignment& assignment) {
  std::vector<Literal> preferred;
  for (std::uint32_t node = 1; node < literals_.size(); ++node) {
    const Formula f = Formula::from_code(node << 1U);
    if (encoded(node)) preferred.push_back(literals_[node].negated_if(!assignment.evaluate(f)));
  }
  solver_.prefer(preferred);
}

formula::Assignment Encoder::model() const {
  formula::Assignment result(circuit_);
  for (const std::uint32_t node : variables_)
    result.set(circuit_.variable_index(node), solver_.value(literals_[node]));
  return result;
}

std::vector<formula::Formula> Encoder::failed_assumptions() const {
  const std::span<const Literal> failed_literals = solver_.failed_assumptions();
  std::vector<Literal> failed(failed_literals.begin(), failed_literals.end());
  std::sort(failed.begin(), failed.end());
  std::vector<Formula> result;
  for (std::size_t i = 0; i < assumed_.size(); ++i) {
    if (std::binary_search(failed.begin(), failed.end(), assumptions_[scopes_.size() + i]))
      result.push_back(assumed_[i]);
  }
  return result;
}

void Encoder::open_scope() { scopes_.push_back({solver_.new_variable(), scoped_nodes_.size()}); }

void Encoder::close_scope() {
  assert(!scopes_.empty());
  const OpenScope scope = scopes_.back();
  scopes_.pop_back();
  solver_.add({!scope.activation});
  for (std::size_t i = scope.first_node; i < scoped_nodes_.size(); ++i) {
    Literal& literal = literals_[scoped_nodes_[i]];
    unused_.push_back(literal);
    literal = kNone;
  }
  scoped_nodes_.resize(scope.first_node);
}

}  // namespace glassbox::symbolic::sat
