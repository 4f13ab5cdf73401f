#include "checker/tree_structure.hpp"

#include <algorithm>
#include <map>

#include "checker/search_space.hpp"

namespace glassbox::checker {

namespace {

struct Edge {
  std::size_t from, to;  // indices of objects, in breadth-first order
  Formula guard;
};

struct TreeGraph {
  std::vector<Reference> objects;
  std::vector<Edge> edges;
};

// Everything that tree fields may reach, along edges that are not known to be absent.
TreeGraph explore(symbolic::Interpreter& vm, Reference main_object) {
  TreeGraph graph;
  std::map<Reference, std::size_t> index = {{main_object, 0}};
  std::map<const ir::Class*, std::vector<ir::Field*>> fields;
  graph.objects.push_back(main_object);
  for (std::size_t from = 0; from < graph.objects.size(); ++from) {
    ir::Class& c = vm.class_of(graph.objects[from]);
    const auto [known, added] = fields.try_emplace(&c);
    if (added) known->second = SearchSpace::tree_fields(c);
    for (const ir::Field* field : known->second) {
      const Value target = vm.heap().read(graph.objects[from], field->cell);
      vm.context().symbols.for_each_alternative(target, [&](Formula guard, std::uint64_t bits) {
        if (bits == 0) return;
        const Reference object = Value::from_bits(bits).reference();
        const auto [at, fresh] = index.try_emplace(object, graph.objects.size());
        if (fresh) graph.objects.push_back(object);
        graph.edges.push_back({from, at->second, guard});
      });
    }
  }
  return graph;
}

// Objects whose condition is complete as soon as all edges from objects before them have been looked at.
std::vector<bool> settled_in_order(const TreeGraph& graph) {
  std::vector<bool> settled(graph.objects.size(), true);
  for (const Edge& e : graph.edges) {
    if (e.from >= e.to) settled[e.to] = false;
  }
  // Edges are in the order of their sources, so what is found about a source holds before its own edges are
  // looked at.
  for (const Edge& e : graph.edges) {
    if (!settled[e.from]) settled[e.to] = false;
  }
  return settled;
}

// The condition under which each object is reached: after k rounds, in at least all ways of at most k steps.
// Where the edges have no cycles one round does it, as objects are in breadth-first order; hash-consing
// notices that nothing changed.
std::vector<Formula> reachability(symbolic::Circuit& circuit, const TreeGraph& graph) {
  const std::vector<bool> settled = settled_in_order(graph);
  std::vector<Formula> reached(graph.objects.size());
  reached[0] = Formula::constant(true);
  for (std::size_t round = 0; round < graph.objects.size(); ++round) {
    std::vector<Formula> next(graph.objects.size());
    next[0] = Formula::constant(true);
    for (const Edge& e : graph.edges) {
      const Formula source = settled[e.from] ? next[e.from] : reached[e.from];
      next[e.to] = circuit.disjunction(next[e.to], circuit.conjunction(source, e.guard));
    }
    if (next == reached) break;
    reached = std::move(next);
  }
  return reached;
}

}  // namespace

Formula tree_structure(symbolic::Interpreter& vm, Reference main_object) {
  symbolic::Circuit& circuit = vm.context().symbols.circuit();
  const TreeGraph graph = explore(vm, main_object);
  std::vector<std::vector<Edge>> into(graph.objects.size());
  for (const Edge& e : graph.edges) into[e.to].push_back(e);
  const bool shared =
      !into[0].empty() || std::ranges::any_of(into, [](const auto& edges) { return edges.size() > 1; });
  if (!shared) return Formula::constant(true);
  const std::vector<Formula> reached = reachability(circuit, graph);
  std::vector<Formula> parts;
  for (std::size_t to = 0; to < into.size(); ++to) {
    std::vector<Formula> arrives;
    for (const Edge& e : into[to]) arrives.push_back(circuit.conjunction(reached[e.from], e.guard));
    for (std::size_t i = 0; i < arrives.size(); ++i) {
      if (to == 0) parts.push_back(!arrives[i]);
      for (std::size_t j = i + 1; j < arrives.size(); ++j) {
        parts.push_back(!circuit.conjunction(arrives[i], arrives[j]));
      }
    }
  }
  return circuit.conjunction(parts);
}

}  // namespace glassbox::checker
