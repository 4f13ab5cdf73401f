// The layout of @Tree fields (design, section 4): positions in breadth-first order, where a slot holds the
// node of its own position or null. Shapes then have no isomorphic copies, and a node's identity says where
// it is.
//
// A position has a node for each class that fits, of which a state has one. The tree fields of these nodes
// lead to the same positions: the i-th field of each to the i-th position below. So there are as many nodes
// as positions times classes, not as there are ways to mix classes.
//
// A table, that is an array of the object under check whose elements are roots, has a layout for each of its
// elements, as large as the bound, with the number of nodes in all limited to the bound: a chain may hold
// them all. Sharing the nodes between the chains would need fewer of them, but then a reference to a node,
// and so the path constraint of an operation that writes to it, would say how many nodes other chains have.
// It is done where other references lead to the nodes as well: see shared_chains.cpp.
#include <fmt/format.h>

#include <algorithm>
#include <deque>

#include "checker/tree_slot.hpp"

namespace glassbox::checker {

using ir::problem;
using ir::Result;

class SearchSpace::TreeLayout {
 public:
  explicit TreeLayout(SearchSpace& space) : space_(space), circuit_(space.vm_.context().symbols.circuit()) {}

  Result<void> lay_out(const ir::Field& root) {
    std::vector<Slot> slots;
    if (auto added = add_slot(slots, 0, root); !added) return added;
    if (!slots.front().is_array()) {
      if (auto done = lay_out(std::move(slots.front())); !done) return done;
      for (const Group& g : groups_) limit_classes(g);
      describe(root.name);
      return {};
    }
    std::deque<Slot> roots;
    if (auto done = fill_with_array(slots.front(), roots); !done) return done;
    if (const auto chain =
            roots.empty() ? std::nullopt : space_.chain_of(*roots.front().cells.front().type)) {
      return share_nodes(*chain, {roots.begin(), roots.end()}, root.name);
    }
    for (Slot& element : roots) {
      for (Group& g : groups_) g.positions = 0;
      if (auto done = lay_out(std::move(element)); !done) return done;
    }
    for (const Group& g : groups_) {
      space_.require_at_most(g.most_positions, g.objects);
      limit_classes(g);
    }
    describe_table(root.name);
    return {};
  }

 private:
  // Positions that count together: those of types with a class in common.
  struct Group {
    std::vector<ir::Class*> types;     // declared
    std::size_t positions = 0;         // in the tree being laid out
    std::size_t most_positions = 0;    // the largest bound of a class
    std::vector<std::size_t> objects;  // of all trees of the field
  };

  static ir::Class& innermost(ir::Class& c) { return c.is_array() ? innermost(*c.element) : c; }

  // To the slots below a position: fields of its nodes go to the same slot if they have the same place among
  // the fields that hold nodes, or among those that hold arrays of one type.
  Result<void> add_slot(std::vector<Slot>& slots, std::size_t owner, const ir::Field& field,
                        Formula counts = Formula::constant(true)) {
    const PoolObject& object = space_.objects_[owner];
    auto type = space_.vm_.classes().load_descriptor(field.descriptor);
    if (!type) return problem(field.owner->source_file(), type.error().message);
    if ((*type)->is_primitive() || !innermost(**type).is_user_code() || innermost(**type).is_primitive() ||
        space_.object_classes_.below(innermost(**type)).empty()) {
      return problem(
          field.owner->source_file(),
          fmt::format("@Tree on {}.{}: {} is no class of the program that has objects, so it cannot be laid "
                      "out as a tree",
                      field.owner->java_name(), field.name, (*type)->java_name()));
    }
    const auto index = static_cast<std::uint32_t>(owner);
    auto slot = std::ranges::find_if(slots, [&](const Slot& s) {
      const ir::Class& there = *s.cells.front().type;
      const bool same_kind = there.is_array() || (*type)->is_array() ? &there == *type : true;
      return same_kind && std::ranges::find(s.owners, index) == s.owners.end();
    });
    if (slot == slots.end()) {
      slot = slots.insert(slot, Slot{});
      slot->name = owner == 0 ? field.name : object.name + "." + field.name;
      slot->present = Formula::constant(false);
    }
    slot->cells.push_back({object.object, field.cell, *type, counts});
    slot->owners.push_back(index);
    slot->present = circuit_.disjunction(slot->present, object.present);
    return {};
  }

  Result<void> lay_out(Slot root) {
    std::deque<Slot> slots;
    slots.push_back(std::move(root));
    while (!slots.empty()) {
      const Slot slot = std::move(slots.front());
      slots.pop_front();
      auto done = slot.is_array() ? fill_with_array(slot, slots) : fill_with_node(slot, slots);
      if (!done) return done;
    }
    return {};
  }

  Result<void> share_nodes(const Chain& chain, const std::vector<Slot>& elements, const std::string& root) {
    Group& group = group_of(elements.front());
    group.most_positions = space_.object_classes_.bound_of(chain.node);
    for (std::size_t k = 0; k < group.most_positions; ++k)
      group.objects.push_back(space_.objects_.size() + k);
    if (auto shared = space_.share_nodes(chain, elements); !shared) return shared;
    describe_table(root);
    return {};
  }

  void write(const Slot::Cell& cell, Value v) { space_.lay_out_cell(cell.object, cell.index, v); }

  Result<void> fill_with_array(const Slot& slot, std::deque<Slot>& slots) {
    ir::Class& type = *slot.cells.front().type;
    auto index = space_.add_family(type, type.descriptor(), slot.name, std::nullopt, true);
    if (!index) return tl::unexpected(index.error());
    space_.fresh_.begin_cells_of(slot.owners);
    const Family& family = space_.families_[*index];
    const Value array_or_null = space_.choice(std::vector{only(Reference()), target_of(family)});
    for (const Slot::Cell& cell : slot.cells) write(cell, array_or_null);
    space_.vm_.context().symbols.for_each_alternative(array_or_null, [&](Formula guard, std::uint64_t bits) {
      const auto member = std::ranges::find(family.members, Value::from_bits(bits).reference());
      if (member == family.members.end()) return;
      PoolObject& array =
          space_.objects_[family.owners[static_cast<std::size_t>(member - family.members.begin())]];
      array.present = circuit_.conjunction(slot.present, guard);
    });
    for (std::size_t i = 0; i + 1 < family.members.size(); ++i) {
      Slot element{{}, {}, {}, fmt::format("{}[{}]", slot.name, i), slot.depth};
      std::vector<Formula> there;
      for (std::size_t length = i + 1; length < family.members.size(); ++length) {
        element.cells.push_back(
            {family.members[length], static_cast<std::uint32_t>(i), type.element, family.has_length[length]});
        element.owners.push_back(family.owners[length]);
        there.push_back(space_.objects_[family.owners[length]].present);
      }
      element.present = circuit_.disjunction(there);
      slots.push_back(std::move(element));
    }
    return {};
  }

  // The classes that fit one of the cells.
  std::vector<ir::Class*> classes_at(const Slot& slot) {
    std::vector<ir::Class*> classes;
    for (const Slot::Cell& cell : slot.cells) {
      for (ir::Class* c : space_.object_classes_.below(*cell.type)) {
        const bool known = std::ranges::find(classes, c) != classes.end();
        if (!known && space_.object_classes_.bound_of(*c) > 0) classes.push_back(c);
      }
    }
    return classes;
  }

  Group& group_of(const Slot& slot) {
    ir::Class& type = *slot.cells.front().type;
    const auto& classes = space_.object_classes_.below(type);
    const auto has_class_of = [&](ir::Class* other) {
      const auto& others = space_.object_classes_.below(*other);
      return std::ranges::any_of(
          others, [&](const ir::Class* c) { return std::ranges::find(classes, c) != classes.end(); });
    };
    const auto group = std::ranges::find_if(
        groups_, [&](const Group& g) { return std::ranges::any_of(g.types, has_class_of); });
    if (group == groups_.end()) return groups_.emplace_back(Group{{&type}, 0, 0, {}});
    if (std::ranges::find(group->types, &type) == group->types.end()) group->types.push_back(&type);
    return *group;
  }

  Result<void> fill_with_node(const Slot& slot, std::deque<Slot>& slots) {
    const std::vector<ir::Class*> classes = classes_at(slot);
    Group& group = group_of(slot);
    for (const ir::Class* c : classes) {
      group.most_positions = std::max(group.most_positions, space_.object_classes_.bound_of(*c));
    }
    if (classes.empty() || group.positions >= group.most_positions) {
      for (const Slot::Cell& cell : slot.cells) write(cell, Value());
      return {};
    }
    ++group.positions;
    space_.fresh_.begin_cells_of(slot.owners);
    const Formula there = space_.fresh_.boolean();
    auto position = add_nodes(classes, circuit_.conjunction(slot.present, there));
    if (!position) return tl::unexpected(position.error());
    for (const Slot::Cell& cell : slot.cells) refer_to(*position, cell, there);
    depth_ = std::max(depth_, slot.depth);
    std::vector<Slot> below;
    for (std::size_t k = 0; k < classes.size(); ++k) {
      const std::size_t node = space_.objects_.size() - classes.size() + k;
      group.objects.push_back(node);
      for (const ir::Field* f : tree_fields(*classes[k])) {
        if (auto added = add_slot(below, node, *f, position->has_class[k]); !added) return added;
      }
    }
    children_ = std::max(children_, below.size());
    for (Slot& s : below) {
      if (s.is_array()) children_ = std::max(children_, space_.longest(true) + below.size() - 1);
      s.depth = slot.depth + 1;
      slots.push_back(std::move(s));
    }
    return {};
  }

  // One of each class, the last objects of the space.
  Result<Position> add_nodes(const std::vector<ir::Class*>& classes, Formula present) {
    Position position;
    for (std::size_t k = 0; k < classes.size(); ++k) {
      position.owners.push_back(static_cast<std::uint32_t>(space_.objects_.size() + k));
    }
    space_.fresh_.begin_cells_of(position.owners);
    position.has_class = space_.fresh_.alternatives(classes.size());
    for (std::size_t k = 0; k < classes.size(); ++k) {
      const Formula here = circuit_.conjunction(present, position.has_class[k]);
      if (auto added = space_.add_object(*classes[k], space_.next_name(*classes[k]), here); !added)
        return tl::unexpected(added.error());
    }
    if (classes.size() > 1) space_.positions_.push_back(position);
    return position;
  }

  void refer_to(const Position& position, const Slot::Cell& cell, Formula there) {
    const Target target = space_.target_of(position, *cell.type);
    std::vector<symbolic::Alternative> set = {{!there, 0}};
    for (const auto& [condition, object] : target.members) {
      set.push_back({circuit_.conjunction(there, condition), object.index()});
    }
    space_.fresh_.require(!circuit_.conjunction(circuit_.conjunction(cell.counts, there), target.outside));
    write(cell, space_.vm_.context().symbols.guarded_set(std::move(set)));
  }

  // What is less than the positions have room for.
  void limit_classes(const Group& group) {
    std::map<ir::Class*, std::vector<std::size_t>> of_class;
    for (const std::size_t o : group.objects) of_class[space_.objects_[o].type].push_back(o);
    for (const auto& [c, objects] : of_class) {
      const std::size_t bound = space_.object_classes_.bound_of(*c);
      if (bound < group.most_positions) space_.require_at_most(bound, objects);
    }
  }

  // "Node objects"; "Expr objects (Add, Number, at most 2 Negation)"
  std::string objects_of(const Group& group) {
    std::vector<std::string> names;
    for (const std::size_t o : group.objects) {
      const ir::Class& c = *space_.objects_[o].type;
      const std::size_t bound = space_.object_classes_.bound_of(c);
      const std::string name =
          bound < group.most_positions ? fmt::format("at most {} {}", bound, c.short_name()) : c.short_name();
      if (std::ranges::find(names, name) == names.end()) names.push_back(name);
    }
    const std::string type = group.types.front()->short_name();
    return names == std::vector{type} ? type + " objects"
                                      : fmt::format("{} objects ({})", type, fmt::join(names, ", "));
  }

  void describe(const std::string& root) {
    for (const Group& g : groups_) {
      if (g.objects.empty()) continue;
      const std::string shape =
          children_ <= 1
              ? fmt::format("a list of at most {}", g.positions)
              : fmt::format(
                    "trees within the first {} positions of a complete {} tree: at most {} high", g.positions,
                    children_ == 2 ? std::string("binary") : fmt::format("{}-ary", children_), depth_);
      space_.description_.push_back(fmt::format("{}: {}, {}", root, objects_of(g), shape));
    }
  }

  void describe_table(const std::string& root) {
    for (const Group& g : groups_) {
      if (g.objects.empty()) continue;
      space_.description_.push_back(
          fmt::format("{}: an array of every length up to {}, or null, with at most {} {} in all, {}", root,
                      space_.longest(true), g.most_positions, objects_of(g),
                      children_ <= 1 ? fmt::format("any number of them in one chain")
                                     : fmt::format("each element a tree of at most {} levels", depth_)));
    }
  }

  SearchSpace& space_;
  symbolic::Circuit& circuit_;
  std::deque<Group> groups_;
  std::size_t children_ = 0, depth_ = 0;
};

Result<void> SearchSpace::lay_out_trees() {
  for (const ir::Field* field : tree_fields(main_class_)) {
    if (auto done = TreeLayout(*this).lay_out(*field); !done) return done;
  }
  return {};
}

}  // namespace glassbox::checker
