// The layout of @Tree fields (design, section 4): positions in breadth-first order, where a slot holds the
// node of its own position or null. Shapes then have no isomorphic copies, and a node's identity says where
// it is.
//
// A table, that is an array of the object under check whose elements are roots, has a layout for each of its
// elements, as large as the bound, with the number of nodes in all limited to the bound: a chain may hold
// them all. Sharing the nodes between the chains would need fewer of them, but then a reference to a node,
// and so the path constraint of an operation that writes to it, would say how many nodes other chains have.
#include <fmt/format.h>

#include <algorithm>
#include <deque>

#include "checker/search_space.hpp"

namespace glassbox::checker {

using ir::problem;
using ir::Result;

struct SearchSpace::Slot {
  std::vector<std::pair<Reference, std::uint32_t>> cells;  // all with the same value
  FreshValues::Owners owners;
  Formula present;  // one of the owners is
  ir::Class* type = nullptr;
  std::string name;
  std::size_t depth = 1;
};

class SearchSpace::TreeLayout {
 public:
  explicit TreeLayout(SearchSpace& space) : space_(space), circuit_(space.vm_.context().symbols.circuit()) {}

  Result<void> lay_out(const ir::Field& root) {
    auto slot = slot_of(0, root);
    if (!slot) return tl::unexpected(slot.error());
    if (!slot->type->is_array()) {
      if (auto done = lay_out(std::move(*slot)); !done) return done;
      describe(root.name);
      return {};
    }
    std::deque<Slot> roots;
    if (auto done = fill_with_array(*slot, roots); !done) return done;
    for (Slot& element : roots) {
      made_.clear();
      if (auto done = lay_out(std::move(element)); !done) return done;
    }
    for (const auto& [type, objects] : all_) {
      space_.require_at_most(space_.bound_of(*type), objects);
    }
    describe_table(root.name);
    return {};
  }

 private:
  Result<Slot> slot_of(std::size_t owner, const ir::Field& field) {
    const PoolObject& object = space_.objects_[owner];
    auto type = space_.vm_.classes().load_descriptor(field.descriptor);
    if (!type) return problem(field.owner->source_file(), type.error().message);
    if ((*type)->is_primitive() || !innermost(**type).is_user_code() || innermost(**type).is_primitive()) {
      return problem(
          field.owner->source_file(),
          fmt::format("@Tree on {}.{}: {} is no class of the program, so it cannot be laid out as a tree",
                      field.owner->java_name(), field.name, (*type)->java_name()));
    }
    return Slot{{{object.object, field.cell}},
                {static_cast<std::uint32_t>(owner)},
                object.present,
                *type,
                owner == 0 ? field.name : object.name + "." + field.name};
  }

  static ir::Class& innermost(ir::Class& c) { return c.is_array() ? innermost(*c.element) : c; }

  Result<void> lay_out(Slot root) {
    std::deque<Slot> slots;
    slots.push_back(std::move(root));
    while (!slots.empty()) {
      const Slot slot = std::move(slots.front());
      slots.pop_front();
      auto done = slot.type->is_array() ? fill_with_array(slot, slots) : fill_with_object(slot, slots);
      if (!done) return done;
    }
    return {};
  }

  void write(const Slot& slot, Value v) {
    for (const auto& [object, cell] : slot.cells) {
      space_.vm_.heap().write_cell(object, cell, v);
      space_.laid_out_.insert({object, cell});
    }
  }

  Result<void> fill_with_array(const Slot& slot, std::deque<Slot>& slots) {
    auto index = space_.add_family(*slot.type, slot.name, std::nullopt, true);
    if (!index) return tl::unexpected(index.error());
    space_.fresh_.begin_cells_of(slot.owners);
    const std::size_t only[] = {*index};
    write(slot, space_.choice({}, only));
    const Family& family = space_.families_[*index];
    // What the slot holds is not null under the condition of the alternative after null; see `choice`.
    std::vector<Formula> present;
    space_.vm_.context().symbols.for_each_alternative(
        space_.vm_.heap().read_cell(slot.cells.front().first, slot.cells.front().second),
        [&](Formula guard, std::uint64_t bits) {
          const auto member = std::ranges::find(family.members, Value::from_bits(bits).reference());
          if (member == family.members.end()) return;
          PoolObject& array =
              space_.objects_[family.owners[static_cast<std::size_t>(member - family.members.begin())]];
          array.present = circuit_.conjunction(slot.present, guard);
        });
    for (std::size_t i = 0; i + 1 < family.members.size(); ++i) {
      Slot element{{}, {}, {}, slot.type->element, fmt::format("{}[{}]", slot.name, i), slot.depth};
      std::vector<Formula> there;
      for (std::size_t length = i + 1; length < family.members.size(); ++length) {
        element.cells.emplace_back(family.members[length], static_cast<std::uint32_t>(i));
        element.owners.push_back(family.owners[length]);
        there.push_back(space_.objects_[family.owners[length]].present);
      }
      element.present = circuit_.disjunction(there);
      slots.push_back(std::move(element));
    }
    return {};
  }

  Result<void> fill_with_object(const Slot& slot, std::deque<Slot>& slots) {
    if (made_[slot.type] >= space_.bound_of(*slot.type)) {
      write(slot, Value());
      return {};
    }
    ++made_[slot.type];
    space_.fresh_.begin_cells_of(slot.owners);
    const Formula there = space_.fresh_.boolean();
    const std::string name =
        fmt::format("{}{}", lower_case_first(slot.type->simple_name()), space_.made_[slot.type]++);
    const Formula present = circuit_.conjunction(slot.present, there);
    if (auto added = space_.add_object(*slot.type, name, present); !added) return added;
    const std::size_t child = space_.objects_.size() - 1;
    const Reference object = space_.objects_[child].object;
    write(slot, space_.vm_.context().symbols.guarded_set({{there, object.index()}, {!there, 0}}));
    all_[slot.type].push_back(child);
    depth_ = std::max(depth_, slot.depth);
    const std::vector<ir::Field*> fields = tree_fields(*slot.type);
    children_ = std::max(children_, fields.size());
    for (const ir::Field* f : fields) {
      auto below = slot_of(child, *f);
      if (!below) return tl::unexpected(below.error());
      if (below->type->is_array()) children_ = std::max(children_, space_.longest(true) + fields.size() - 1);
      below->depth = slot.depth + 1;
      slots.push_back(std::move(*below));
    }
    return {};
  }

  void describe(const std::string& root) {
    for (const auto& [type, objects] : all_) {
      const std::string shape =
          children_ <= 1
              ? fmt::format("a list of at most {}", objects.size())
              : fmt::format("trees within the first {} positions of a complete {} tree: at most {} high",
                            objects.size(),
                            children_ == 2 ? std::string("binary") : fmt::format("{}-ary", children_),
                            depth_);
      space_.description_.push_back(fmt::format("{}: {} objects, {}", root, type->simple_name(), shape));
    }
  }

  void describe_table(const std::string& root) {
    for (const auto& [type, objects] : all_) {
      const std::size_t bound = space_.bound_of(*type);
      space_.description_.push_back(
          fmt::format("{}: an array of every length up to {}, or null, with at most {} {} objects in all, {}",
                      root, space_.longest(true), bound, type->simple_name(),
                      children_ <= 1 ? fmt::format("any number of them in one chain")
                                     : fmt::format("each element a tree of at most {} levels", depth_)));
    }
  }

  SearchSpace& space_;
  symbolic::Circuit& circuit_;
  std::map<const ir::Class*, std::size_t> made_;        // in the tree being laid out
  std::map<ir::Class*, std::vector<std::size_t>> all_;  // the objects of all trees of the field
  std::size_t children_ = 0, depth_ = 0;
};

Result<void> SearchSpace::lay_out_trees() {
  for (const ir::Field* field : tree_fields(main_class_)) {
    if (auto done = TreeLayout(*this).lay_out(*field); !done) return done;
  }
  return {};
}

}  // namespace glassbox::checker
