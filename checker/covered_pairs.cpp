#include "checker/covered_pairs.hpp"

#include <map>
#include <set>

#include "checker/counting_order.hpp"
#include "checker/reachability.hpp"

namespace glassbox::checker {

using symbolic::formula::DecisionDiagrams;
using symbolic::formula::Diagram;

namespace {

constexpr std::size_t kNodeLimit = 4'000'000;  // some 150 MiB
constexpr const char* kTooLarge = "too large";

// The main object, and the objects that an argument may be.
std::vector<Root> roots_of(symbolic::Interpreter& vm, const SearchSpace& space, const ir::Method& operation) {
  std::map<Reference, Formula> guards;
  const std::vector<Value>& arguments = *space.arguments(operation);
  for (std::size_t k = 1; k < arguments.size(); ++k) {
    if (operation.parameter_types[k] != ir::BasicType::reference) continue;
    vm.context().symbols.for_each_alternative(arguments[k], [&](Formula guard, std::uint64_t bits) {
      Formula& known = guards[Value::from_bits(bits).reference()];
      known = vm.context().symbols.circuit().disjunction(known, guard);
    });
  }
  guards.erase(Reference());
  guards[space.main_object()] = Formula::constant(true);
  std::vector<Root> roots;
  for (const auto& [object, guard] : guards) roots.push_back({object, guard});
  return roots;
}

// The parts of a conjunction, those made first at the front: they are the simplest.
std::vector<Formula> conjuncts(const symbolic::Circuit& circuit, std::span<const Formula> formulas) {
  std::vector<Formula> pending(formulas.begin(), formulas.end());
  std::set<Formula> parts;
  while (!pending.empty()) {
    const Formula f = pending.back();
    pending.pop_back();
    if (!circuit.is_and(f.node()) || f.negated()) {
      parts.insert(f);
    } else {
      pending.push_back(circuit.left(f.node()));
      pending.push_back(circuit.right(f.node()));
    }
  }
  return {parts.begin(), parts.end()};
}

// Where each object of the graph is reached, within `valid`. On diagrams, not on formulas: these tell when
// nothing changes any more, and stay small where `valid` refutes most of the edges.
std::optional<std::map<Reference, Diagram>> reached_in(DecisionDiagrams& diagrams, Diagram valid,
                                                       const ReferenceGraph& graph,
                                                       std::span<const Root> roots) {
  const auto within = [&](Diagram where, Formula f) {
    const std::optional<Diagram> d = diagrams.of(f, where);
    return d ? diagrams.conjunction(where, *d) : std::nullopt;
  };
  std::vector<Diagram> reached(graph.objects.size());
  for (std::size_t i = 0; i < roots.size(); ++i) {
    const auto root = within(valid, roots[i].guard);
    if (!root) return std::nullopt;
    reached[i] = *root;
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const ReferenceGraph::Edge& e : graph.edges) {
      const auto along = within(reached[e.from], e.guard);
      const auto sum = along ? diagrams.disjunction(reached[e.to], *along) : std::nullopt;
      if (!sum) return std::nullopt;
      changed = changed || *sum != reached[e.to];
      reached[e.to] = *sum;
    }
  }
  std::map<Reference, Diagram> result;
  for (std::size_t i = 0; i < reached.size(); ++i) result.emplace(graph.objects[i], reached[i]);
  return result;
}

}  // namespace

CoveredPairs::CoveredPairs(symbolic::Interpreter& vm, const SearchSpace& space,
                           std::span<const Formula> valid, const ir::Method& operation,
                           std::function<bool()> stopped)
    : diagrams_(vm.context().symbols.circuit(), counting_order(vm, space, operation), kNodeLimit,
                std::move(stopped)),
      pairs_(all_pairs(vm, space, valid, operation)) {}

// Variables that do not matter are false: the codes and offsets of fresh values are made so that this is
// always within their domains.
std::optional<Diagram> CoveredPairs::all_pairs(symbolic::Interpreter& vm, const SearchSpace& space,
                                               std::span<const Formula> valid, const ir::Method& operation) {
  std::optional<Diagram> pairs = Diagram::constant(true);
  for (const Formula part : conjuncts(vm.context().symbols.circuit(), valid)) {
    make_room(*pairs);
    pairs = conjunction(*pairs, {&part, 1});
    if (!pairs) return std::nullopt;
  }
  make_room(*pairs);
  const std::vector<Root> roots = roots_of(vm, space, operation);
  const auto reached = reached_in(diagrams_, *pairs, explore(vm, roots, Follow::everything), roots);
  if (!reached) return std::nullopt;

  std::set<Formula> of_arguments;
  const std::vector<Value>& arguments = *space.arguments(operation);
  for (std::size_t k = 1; k < arguments.size(); ++k) {
    for (const Formula v : variables_of(vm.context().symbols, operation.parameter_types[k], arguments[k])) {
      of_arguments.insert(v);
    }
  }
  for (const FreshValues::Variable& v : space.variables()) {
    if (v.owners.empty() && of_arguments.contains(v.formula)) continue;
    std::optional<Diagram> matters = Diagram::constant(false);
    for (const std::uint32_t owner : v.owners) {
      const auto where = reached->find(space.objects()[owner].object);
      if (where != reached->end() && matters) matters = diagrams_.disjunction(*matters, where->second);
    }
    const std::optional<Diagram> variable = diagrams_.of(v.formula);
    if (!matters || !variable) return std::nullopt;
    const std::optional<Diagram> pinned = diagrams_.disjunction(*matters, !*variable);
    if (!pinned) return std::nullopt;
    pairs = diagrams_.conjunction(*pairs, *pinned);
    if (!pairs) return std::nullopt;
  }
  return pairs;
}

std::optional<Diagram> CoveredPairs::conjunction(Diagram start, std::span<const Formula> parts) {
  std::optional<Diagram> result = start;
  for (const Formula part : parts) {
    const std::optional<Diagram> d = diagrams_.of(part, *result);
    result = d ? diagrams_.conjunction(*result, *d) : std::nullopt;
    if (!result) return std::nullopt;
  }
  return result;
}

// Forgets everything else where the limit is near.
void CoveredPairs::make_room(Diagram& live) {
  if (diagrams_.node_count() > kNodeLimit / 2) diagrams_.collect({&live, 1});
}

PairCount CoveredPairs::by(std::span<const Formula> path, symbolic::formula::Count each) {
  if (!pairs_) return {0, kTooLarge};
  make_room(*pairs_);
  const std::optional<Diagram> covered = conjunction(*pairs_, path);
  if (!covered) {
    pairs_.reset();  // the sum is not known any more: no need to try hard again
    return {0, kTooLarge};
  }
  const auto models = diagrams_.models(*covered);
  if (!models || *models > ~symbolic::formula::Count{0} / each) return {0, PairCount::kTooMany};
  return {*models * each, {}};
}

}  // namespace glassbox::checker
