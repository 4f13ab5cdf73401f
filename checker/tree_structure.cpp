#include "checker/tree_structure.hpp"

#include <algorithm>

#include "checker/reachability.hpp"

namespace glassbox::checker {

using symbolic::Formula;

Formula tree_structure(symbolic::Interpreter& vm, symbolic::Reference main_object) {
  symbolic::Circuit& circuit = vm.context().symbols.circuit();
  const Root roots[] = {{main_object, Formula::constant(true)}};
  const ReferenceGraph graph = explore(vm, roots, Follow::tree_fields);
  std::vector<std::vector<ReferenceGraph::Edge>> into(graph.objects.size());
  for (const ReferenceGraph::Edge& e : graph.edges) into[e.to].push_back(e);
  const bool shared =
      !into[0].empty() || std::ranges::any_of(into, [](const auto& edges) { return edges.size() > 1; });
  if (!shared) return Formula::constant(true);
  const std::vector<Formula> reached = reachability(circuit, graph, roots);
  std::vector<Formula> parts;
  for (std::size_t to = 0; to < into.size(); ++to) {
    std::vector<Formula> arrives;
    for (const ReferenceGraph::Edge& e : into[to]) {
      arrives.push_back(circuit.conjunction(reached[e.from], e.guard));
    }
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
