#include "checker/tree_structure.hpp"

#include <algorithm>

#include "checker/reachability.hpp"

namespace glassbox::checker {

using symbolic::Formula;

namespace {

// The object is the main one, which nothing may lead to, or no two of these ways lead to it at once.
void require_one_way(symbolic::Circuit& circuit, bool is_main, const std::vector<Formula>& arrives,
                     std::vector<Formula>& parts) {
  for (std::size_t i = 0; i < arrives.size(); ++i) {
    if (is_main) parts.push_back(!arrives[i]);
    for (std::size_t j = i + 1; j < arrives.size(); ++j) {
      parts.push_back(!circuit.conjunction(arrives[i], arrives[j]));
    }
  }
}

}  // namespace

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
    require_one_way(circuit, to == 0, arrives, parts);
  }
  return circuit.conjunction(parts);
}

template <class Visit>
void TreeAfterTransition::for_each_target(TreeCell cell, Visit visit) {
  vm_.context().symbols.for_each_alternative(vm_.heap().read_cell(cell.first, cell.second),
                                             [&](Formula guard, std::uint64_t bits) {
                                               if (bits != 0)
                                                 visit(Value::from_bits(bits).reference(), guard);
                                             });
}

TreeAfterTransition::TreeAfterTransition(symbolic::Interpreter& vm, const SearchSpace& space)
    : vm_(vm), space_(space) {
  const Root roots[] = {{space.main_object(), Formula::constant(true)}};
  const ReferenceGraph graph = explore(vm, roots, Follow::tree_fields);
  FollowedCells followed(vm, Follow::tree_fields);
  for (const Reference object : graph.objects) {
    followed.for_each(object, [&](std::uint32_t index) {
      const TreeCell cell{object, index};
      cells_.emplace(cell, vm.heap().read_cell(object, index));
      for_each_target(cell, [&](Reference target, Formula guard) {
        edges_[target.index()].push_back({cell, guard});
      });
    });
  }
}

// Tree cells with another value than in the space, and those of objects that these lead to and that are not
// in a tree of the space.
void TreeAfterTransition::find_changes() {
  changed_.clear();
  added_.clear();
  reached_.clear();
  for (const symbolic::Heap::LoggedWrite& w : vm_.heap().write_log()) {
    const auto cell = cells_.find({w.object, w.cell});
    if (cell == cells_.end() || changed_.contains(cell->first)) continue;
    if (cell->second != vm_.heap().read_cell(w.object, w.cell)) add_changed(cell->first);
  }
}

void TreeAfterTransition::add_changed(TreeCell changed) {
  std::vector<TreeCell> pending = {changed};
  FollowedCells followed(vm_, Follow::tree_fields);
  while (!pending.empty()) {
    const TreeCell cell = pending.back();
    pending.pop_back();
    if (!changed_.insert(cell).second) continue;
    for_each_target(cell, [&](Reference target, Formula guard) {
      added_[target.index()].push_back({cell, guard});
      followed.for_each(target, [&](std::uint32_t index) {
        if (!cells_.contains({target, index})) pending.emplace_back(target, index);
      });
    });
  }
}

std::vector<TreeAfterTransition::Edge> TreeAfterTransition::into(Reference object) const {
  std::vector<Edge> edges;
  if (const auto kept = edges_.find(object.index()); kept != edges_.end()) {
    for (const Edge& e : kept->second) {
      if (!changed_.contains(e.cell)) edges.push_back(e);
    }
  }
  if (const auto added = added_.find(object.index()); added != added_.end()) {
    edges.insert(edges.end(), added->second.begin(), added->second.end());
  }
  return edges;
}

std::optional<Formula> TreeAfterTransition::reached(Reference object) {
  if (object == space_.main_object()) return Formula::constant(true);
  const auto [known, first] = reached_.try_emplace(object.index(), std::nullopt);
  if (!first) return known->second;  // nothing, while it is being found
  symbolic::Circuit& circuit = vm_.context().symbols.circuit();
  std::vector<Formula> ways;
  for (const Edge& e : into(object)) {
    const auto source = reached(e.cell.first);
    if (!source) return std::nullopt;
    ways.push_back(circuit.conjunction(*source, e.guard));
  }
  return reached_[object.index()] = circuit.disjunction(ways);
}

// In the space every object has one way to it, so only those that a changed cell leads to may have more.
Formula TreeAfterTransition::operator()() {
  find_changes();
  symbolic::Circuit& circuit = vm_.context().symbols.circuit();
  std::vector<Formula> parts;
  for (const auto& [target, unused] : added_) {
    const Reference object(target);
    const bool is_main = object == space_.main_object();
    const std::vector<Edge> edges = into(object);
    if (edges.size() < 2 && !is_main) continue;
    std::vector<Formula> arrives;
    for (const Edge& e : edges) {
      const auto source = reached(e.cell.first);
      if (!source) return tree_structure(vm_, space_.main_object());
      arrives.push_back(circuit.conjunction(*source, e.guard));
    }
    require_one_way(circuit, is_main, arrives, parts);
  }
  return circuit.conjunction(parts);
}

}  // namespace glassbox::checker
