#include "checker/static_check.hpp"

#include <algorithm>

namespace glassbox::checker {

using symbolic::sat::Answer;

namespace {

constexpr std::size_t kMostSplits = 64;  // of one disjunction

bool is_conjunction(const symbolic::Circuit& circuit, Formula f) {
  return !f.negated() && circuit.is_and(f.node());
}

// The disjuncts of f, nested ones too.
void flatten(const symbolic::Circuit& circuit, Formula f, std::vector<Formula>& out) {
  if (f.negated() && circuit.is_and(f.node()) && out.size() < kMostSplits) {
    flatten(circuit, !circuit.left(f.node()), out);
    flatten(circuit, !circuit.right(f.node()), out);
  } else {
    out.push_back(f);
  }
}

}  // namespace

std::vector<Formula> parts_of(symbolic::Circuit& circuit, std::span<const Formula> conjunction,
                              const Known& known, Known& met) {
  std::vector<Formula> parts;
  struct Pending {
    Formula formula;
    std::size_t splits;
  };
  std::vector<Pending> pending;
  for (const Formula f : conjunction) pending.push_back({f, 0});
  while (!pending.empty()) {
    const auto [f, splits] = pending.back();
    pending.pop_back();
    if (f.is_true() || known.contains(f.code()) || !met.insert(f.code()).second) continue;
    if (is_conjunction(circuit, f)) {
      pending.push_back({circuit.right(f.node()), splits});
      pending.push_back({circuit.left(f.node()), splits});
      continue;
    }
    std::vector<Formula> disjuncts;
    flatten(circuit, f, disjuncts);
    const auto conjunctive =
        std::ranges::find_if(disjuncts, [&](Formula d) { return is_conjunction(circuit, d); });
    if (disjuncts.size() < 2 || splits >= 6 || conjunctive == disjuncts.end()) {
      parts.push_back(f);
      continue;
    }
    const Formula split = *conjunctive;
    disjuncts.erase(conjunctive);
    const Formula rest = circuit.disjunction(disjuncts);
    pending.push_back({circuit.disjunction(rest, circuit.right(split.node())), splits + 1});
    pending.push_back({circuit.disjunction(rest, circuit.left(split.node())), splits + 1});
  }
  return parts;
}

void StaticCheck::require(Formula f) {
  encoder_.add(f);
  if (obligations_) (void)parts_of(circuit_, {&f, 1}, {}, known_);
}

void StaticCheck::begin(std::span<const Formula> path, const symbolic::formula::Assignment& state,
                        std::span<const Formula> enough) {
  path_.assign(path.begin(), path.end());
  state_ = &state;
  scope_.emplace(encoder_);
  for (const Formula f : enough) encoder_.add(f);
  for (const Formula f : path) simplified_.learn(f);
}

void StaticCheck::end() {
  scope_.reset();
  path_.clear();
  simplified_.forget();
  state_ = nullptr;
}

Answer StaticCheck::possible(Formula f) {
  if (f.is_false()) return Answer::unsatisfiable;
  path_.push_back(f);
  const Answer answer = encoder_.solve(path_);
  path_.pop_back();
  return answer;
}

bool StaticCheck::holds_always(Formula f) { return possible(!f) == Answer::unsatisfiable; }

Answer StaticCheck::find_violation(std::span<const Formula> required) {
  if (!obligations_) return possible(!circuit_.conjunction(required));
  Known met;
  return possible(!circuit_.conjunction(parts_of(circuit_, required, known_, met)));
}

}  // namespace glassbox::checker
