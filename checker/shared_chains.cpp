// Tables of chains whose nodes other references lead to as well: a hash table with a list through its nodes.
// A layout for each element of the table would give such references as many nodes to choose from as the
// bound times the length of the table. Here all chains share as many nodes as the bound says, numbered in the
// order of a traversal: element by element, each chain from its head. A link leads to the next node or is
// null, an element leads to any node or is null, and the numbering makes sure that no two states are the
// same (design, section 4).
//
// Tables whose nodes nothing else leads to have a layout for each element (tree_layout.cpp).
#include <algorithm>

#include "checker/tree_slot.hpp"

namespace glassbox::checker {

using ir::Result;

namespace {

ir::Class& innermost(ir::Class& c) { return c.is_array() ? innermost(*c.element) : c; }

}  // namespace

// The chains of a table all of whose elements are `declared`: nodes of one class with one tree field, which
// leads to the next node, and which is not the only field that leads to nodes.
std::optional<SearchSpace::Chain> SearchSpace::chain_of(ir::Class& declared) {
  const std::vector<ir::Class*>& classes = object_classes_.below(declared);
  if (classes.size() != 1) return std::nullopt;
  ir::Class& node = *classes.front();
  const std::vector<ir::Field*> links = tree_fields(node);
  if (links.size() != 1 || object_classes_.bound_of(node) == 0) return std::nullopt;
  const auto may_lead_to_node = [&](const ir::Field& f) {
    const auto type = vm_.classes().load_descriptor(f.descriptor);
    return type && innermost(**type).is_user_code() && node.is_subclass_of(innermost(**type));
  };
  const auto next = vm_.classes().load_descriptor(links.front()->descriptor);
  if (!next || (*next)->is_array() || !node.is_subclass_of(**next)) return std::nullopt;
  for (ir::Class* c : {&main_class_, &node}) {
    for (const ir::Field* f : instance_fields(*c)) {
      if (!is_tree_field(*f) && may_lead_to_node(*f)) return Chain{node, links.front()->cell};
    }
  }
  return std::nullopt;
}

Result<void> SearchSpace::share_nodes(const Chain& chain, std::span<const Slot> elements) {
  symbolic::Circuit& circuit = vm_.context().symbols.circuit();
  const auto first = static_cast<std::uint32_t>(objects_.size());
  const auto count = static_cast<std::uint32_t>(object_classes_.bound_of(chain.node));
  std::vector<Target> targets = {only(Reference())};
  for (std::uint32_t k = 0; k < count; ++k) {
    if (auto added = add_object(chain.node, next_name(chain.node), Formula::constant(false)); !added)
      return added;
    targets.push_back(only(objects_.back().object));
  }
  // Of every node, the elements that it is the head of.
  std::vector<std::vector<Formula>> heads(count);
  for (const Slot& element : elements) {
    fresh_.begin_cells_of(element.owners);
    const Value head = choice(targets);
    for (const Slot::Cell& cell : element.cells) lay_out_cell(cell.object, cell.index, head);
    for (std::uint32_t k = 0; k < count; ++k) {
      heads[k].push_back(circuit.conjunction(
          element.present, vm_.context().symbols.equals_constant(head, objects_[first + k].object.index())));
    }
  }
  Formula follows = Formula::constant(false);  // the node before is there, and its link leads here
  for (std::uint32_t k = 0; k < count; ++k) {
    PoolObject& node = objects_[first + k];
    node.present = circuit.disjunction(follows, circuit.disjunction(heads[k]));
    for (const Formula head : heads[k]) fresh_.require(!circuit.conjunction(head, follows));
    if (k > 0) fresh_.require(circuit.implication(node.present, objects_[first + k - 1].present));
    fresh_.begin_cells_of({first + k});
    const Formula linked = k + 1 < count ? fresh_.boolean() : Formula::constant(false);
    const Reference next = k + 1 < count ? objects_[first + k + 1].object : Reference();
    lay_out_cell(node.object, chain.link,
                 vm_.context().symbols.guarded_set({{!linked, 0}, {linked, next.index()}}));
    follows = circuit.conjunction(node.present, linked);
  }
  SharedNodes& shared = shared_nodes_.emplace_back();
  for (const Slot::Cell& cell : elements.front().cells) shared.tables.push_back(cell.object);
  for (std::uint32_t k = 0; k < count; ++k) shared.nodes.push_back(objects_[first + k].object);
  shared.link = chain.link;
  // Heads of later elements have higher numbers.
  std::vector<Formula> from(count, Formula::constant(false));  // the last head so far has this number or more
  for (std::size_t e = 0; e < elements.size(); ++e) {
    for (std::uint32_t k = 0; k < count; ++k) fresh_.require(!circuit.conjunction(heads[k][e], from[k]));
    Formula here = Formula::constant(false);
    for (std::uint32_t k = count; k-- > 0;) {
      here = circuit.disjunction(here, heads[k][e]);
      from[k] = circuit.disjunction(from[k], here);
    }
  }
  return {};
}

bool SearchSpace::numbers_chains(std::span<const Reference> objects, bool complete) const {
  const auto in_order = [&](const SharedNodes& shared, Reference table) {
    std::ptrdiff_t last = -1;
    for (std::int32_t i = 0; i < vm_.heap().length(table); ++i) {
      Reference node = vm_.heap().read_cell(table, static_cast<std::uint32_t>(i)).reference();
      while (!node.is_null()) {
        const std::ptrdiff_t number = std::ranges::find(shared.nodes, node) - shared.nodes.begin();
        if (number <= last || (complete && number != last + 1)) return false;
        last = number;
        node = vm_.heap().read_cell(node, shared.link).reference();
      }
    }
    return true;
  };
  return std::ranges::all_of(shared_nodes_, [&](const SharedNodes& shared) {
    return std::ranges::all_of(shared.tables, [&](Reference table) {
      return std::ranges::count(objects, table) == 0 || in_order(shared, table);
    });
  });
}

}  // namespace glassbox::checker
