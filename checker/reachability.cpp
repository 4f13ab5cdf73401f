#include "checker/reachability.hpp"

#include <map>

#include "checker/annotations.hpp"

namespace glassbox::checker {

using symbolic::Formula;
using symbolic::Reference;
using symbolic::Value;

namespace {

// Objects whose condition is complete as soon as all edges from objects before them have been looked at.
std::vector<bool> settled_in_order(const ReferenceGraph& graph) {
  std::vector<bool> settled(graph.objects.size(), true);
  for (const ReferenceGraph::Edge& e : graph.edges) {
    if (e.from >= e.to) settled[e.to] = false;
  }
  // Edges are in the order of their sources, so what is found about a source holds before its own edges are
  // looked at.
  for (const ReferenceGraph::Edge& e : graph.edges) {
    if (!settled[e.from]) settled[e.to] = false;
  }
  return settled;
}

}  // namespace

const std::vector<std::uint32_t>& FollowedCells::cells_of(ir::Class& c) {
  const auto [known, added] = cells_.try_emplace(&c);
  if (added) {
    for (const ir::Field* f : follow_ == Follow::tree_fields ? tree_fields(c) : instance_fields(c)) {
      if (f->type == ir::BasicType::reference) known->second.push_back(f->cell);
    }
  }
  return known->second;
}

ReferenceGraph explore(symbolic::Interpreter& vm, std::span<const Root> roots, Follow follow) {
  ReferenceGraph graph;
  std::map<Reference, std::size_t> index;
  FollowedCells cells(vm, follow);
  for (const Root& r : roots) {
    index.emplace(r.object, graph.objects.size());
    graph.objects.push_back(r.object);
  }
  for (std::size_t from = 0; from < graph.objects.size(); ++from) {
    cells.for_each(graph.objects[from], [&](std::uint32_t cell) {
      const Value target = vm.heap().read_cell(graph.objects[from], cell);
      vm.context().symbols.for_each_alternative(target, [&](Formula guard, std::uint64_t bits) {
        if (bits == 0) return;
        const Reference object = Value::from_bits(bits).reference();
        const auto [at, fresh] = index.try_emplace(object, graph.objects.size());
        if (fresh) graph.objects.push_back(object);
        graph.edges.push_back({from, at->second, guard});
      });
    });
  }
  return graph;
}

// After k rounds, in at least all ways of at most k steps. Where the edges have no cycles one round does it,
// as objects are in breadth-first order; hash-consing notices that nothing changed.
std::vector<Formula> reachability(symbolic::Circuit& circuit, const ReferenceGraph& graph,
                                  std::span<const Root> roots) {
  const std::vector<bool> settled = settled_in_order(graph);
  std::vector<Formula> start(graph.objects.size());
  for (std::size_t i = 0; i < roots.size(); ++i) start[i] = roots[i].guard;
  std::vector<Formula> reached = start;
  for (std::size_t round = 0; round < graph.objects.size(); ++round) {
    std::vector<Formula> next = start;
    for (const ReferenceGraph::Edge& e : graph.edges) {
      const Formula source = settled[e.from] ? next[e.from] : reached[e.from];
      next[e.to] = circuit.disjunction(next[e.to], circuit.conjunction(source, e.guard));
    }
    if (next == reached) break;
    reached = std::move(next);
  }
  return reached;
}

}  // namespace glassbox::checker
