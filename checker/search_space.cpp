#include "checker/search_space.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ir/classfile/descriptor.hpp"
#include "symbolic/interpreter/environment.hpp"

namespace glassbox::checker {

using ir::BasicType;
using ir::problem;
using ir::Result;

namespace {

// The nearest superclass that is no class of the program, if it has fields of its own that make it what it
// is. Those of abstract classes are there for subclasses: java.util.AbstractList counts changes.
ir::Class* extended_of_jdk(const ir::Class& c) {
  ir::Class* above = c.super;
  while (above != nullptr && above->is_user_code()) above = above->super;
  const bool has_state = above != nullptr && !above->is_abstract() && !instance_fields(*above).empty();
  return has_state ? above : nullptr;
}

}  // namespace

SearchSpace::SearchSpace(symbolic::Interpreter& vm, ir::Class& main_class, Bounds bounds,
                         std::map<std::string, std::size_t> tables)
    : vm_(vm),
      main_class_(main_class),
      bounds_(std::move(bounds)),
      object_classes_(vm.classes(), bounds_),
      pools_(vm, bounds_, object_classes_),
      types_(vm.classes(), main_class),
      tables_(std::move(tables)),
      fresh_(vm.context().symbols) {}

Result<void> SearchSpace::build(std::span<ir::Method* const> operations, Calls calls) {
  if (auto added = add_object(main_class_, "this", Formula::constant(true)); !added) return added;
  main_ = objects_.front().object;
  ir::Class& object_class = *vm_.load("java/lang/Object");
  for (std::size_t i = 0; i < bounds_.values; ++i) values_.push_back(vm_.new_object(object_class));
  if (auto done = lay_out_trees(); !done) return done;

  std::size_t provided = 0;
  const auto provide_for_objects = [&]() -> Result<void> {
    for (; provided < objects_.size(); ++provided) {
      if (auto done = provide_for_fields(provided); !done) return done;
    }
    return {};
  };
  if (auto done = provide_for_objects(); !done) return done;
  for (const ir::Method* m : operations) {
    if (calls == Calls::apart) operation_ = m;
    if (auto done = provide_for_parameters(*m, calls); !done) return done;
    operation_ = nullptr;
  }
  if (auto done = provide_for_objects(); !done) return done;
  landmarks_ = landmarks(vm_);

  for (std::size_t i = 0; i < objects_.size(); ++i) {
    if (auto filled = fill_fields(i); !filled) return filled;
  }
  for (const Family& family : families_) {
    operation_ = family.brought_by;
    if (auto filled = fill_elements(family); !filled) return filled;
    operation_ = nullptr;
  }
  note_options();  // before those that only arguments depend on
  for (const ir::Method* m : operations) {
    if (calls == Calls::apart) operation_ = m;
    arguments_.emplace(m, make_arguments(*m));
    operation_ = nullptr;
  }
  for (const std::vector<Reference>& objects : interchangeable_objects()) {
    for (const Reference object : objects) vm_.environment().alike.insert(object.index());
  }
  describe();
  return check_bounds();
}

Result<void> SearchSpace::add_object(ir::Class& c, const std::string& name, Formula present) {
  if (c.is_abstract() || c.is_array()) {
    return problem(c.source_file(),
                   fmt::format("objects of {} cannot be made for the search space", c.java_name()));
  }
  if (const ir::Class* above = extended_of_jdk(c)) {
    return problem(
        c.source_file(),
        fmt::format("{0} extends {1}, whose fields have an invariant that nobody wrote down: its objects "
                    "cannot be varied{2}",
                    c.java_name(), above->java_name(),
                    &c == &main_class_ ? "" : fmt::format("; --bound {}=0 leaves them out", c.java_name())));
  }
  if (!vm_.initialise(c))
    return problem(c.source_file(), "the static initialiser of " + c.java_name() + " fails");
  const Reference object = vm_.new_object(c);
  if (object.is_null()) return problem({}, "out of memory: give a larger --memory");
  objects_.push_back({object, &c, name, present});
  names_.emplace(object, name);
  return {};
}

Result<std::size_t> SearchSpace::add_family(ir::Class& type, const std::string& holds,
                                            const std::string& name, std::optional<IntRange> range,
                                            bool is_tree) {
  Family family{&type, holds, {}, {}, {}, name, range, is_tree, operation_};
  for (std::size_t length = 0; length <= longest(name, is_tree); ++length) {
    const Reference array = vm_.new_array(type, static_cast<std::int32_t>(length));
    if (array.is_null()) return problem({}, "out of memory: give a larger --memory");
    family.members.push_back(array);
    family.owners.push_back(static_cast<std::uint32_t>(objects_.size()));
    objects_.push_back({array, &type, name, Formula::constant(false)});
    names_.emplace(array, name);
  }
  fresh_.begin_cells_of(family.owners);
  family.has_length = fresh_.alternatives(family.members.size());
  families_.push_back(std::move(family));
  return families_.size() - 1;
}

Result<void> SearchSpace::provide_for_fields(std::size_t object) {
  const PoolObject owner = objects_[object];
  if (owner.type->is_array()) return {};
  for (const ir::Field* f : instance_fields(*owner.type)) {
    const CellType type = types_.type_of(*f);
    const std::optional<IntRange> range = annotated_range(*f);
    if (auto said = check_range(range, type, f->owner->java_name() + "." + f->name); !said) return said;
    if (laid_out_.contains({owner.object, f->cell}) || is_inner_to_main(*f)) continue;
    const std::string name = owner.object == main_ ? f->name : owner.name + "." + f->name;
    const std::size_t families = families_.size();
    if (auto done = provide(type, name, range); !done) return done;
    // Positions in trees are fixed, so that arrays can be numbered in the order in which cells refer to them.
    if (families_.size() == families || owner.present.is_false()) continue;
    own_family_[{owner.object, f->cell}] = families;
    families_[families].is_fixed = true;
  }
  return {};
}

Result<void> SearchSpace::provide_for_parameters(const ir::Method& operation, Calls calls) {
  for (std::size_t k = 0; k + 1 < operation.parameter_types.size(); ++k) {
    std::string parameter = operation.parameter_name(k + 1);
    if (parameter.empty()) parameter = fmt::format("argument{}", k + 1);
    const std::string name = fmt::format("{} of {}", parameter, operation.name);
    const CellType type = types_.type_of_parameter(operation, k);
    const std::optional<IntRange> range = annotated_range(operation, k);
    if (auto said = check_range(range, type, "parameter " + name); !said) return said;
    const std::size_t families = families_.size();
    if (auto done = provide(type, name, range); !done) return done;
    if (calls == Calls::together || families_.size() == families) continue;
    family_of_parameter_[{&operation, k}] = families;
    families_[families].is_fixed = true;
  }
  return {};
}

// Every cell that refers to a class brings one object more of it and of each class below it, up to their
// bounds; every cell that refers to an array, an array. Classes whose objects are in trees have enough of
// them.
Result<void> SearchSpace::provide(const CellType& cell, const std::string& name,
                                  std::optional<IntRange> range) {
  if (ir::basic_type(cell.descriptor) != BasicType::reference) return {};
  auto type = vm_.classes().load_descriptor(cell.descriptor);
  if (!type) return problem(name, type.error().message);
  if ((*type)->is_array()) {
    auto family = add_family(**type, cell.holds, name, range, false);
    if (!family) return tl::unexpected(family.error());
    for (std::size_t i = 0; i < longest(false); ++i) {
      const std::string element = fmt::format("{}[{}]", name, i);
      const std::size_t families = families_.size();
      if (auto done = provide(cell.element(), element, range); !done) return done;
      if (families_.size() > families) families_[*family].brought_by_elements.push_back(families);
    }
    return {};
  }
  for (ir::Class* c : object_classes_.below(**type)) {
    const bool in_tree = std::ranges::any_of(objects_, [&](const PoolObject& o) {
      return o.type == c && !o.present.is_false() && o.object != main_;
    });
    const auto there = static_cast<std::size_t>(std::ranges::count(objects_, c, &PoolObject::type));
    if (in_tree || there >= object_classes_.bound_of(*c)) continue;
    if (auto added = add_object(*c, next_name(*c), Formula::constant(false)); !added) return added;
  }
  return {};
}

Result<void> SearchSpace::fill_fields(std::size_t object) {
  const PoolObject owner = objects_[object];
  if (owner.type->is_array()) return {};
  fresh_.begin_cells_of({static_cast<std::uint32_t>(object)});
  for (const ir::Field* f : instance_fields(*owner.type)) {
    cells_.push_back({owner.object, f->cell, f->type});
    if (laid_out_.contains({owner.object, f->cell})) continue;
    const auto own = own_family_.find({owner.object, f->cell});
    auto value =
        is_enclosing_object(*f)
            ? enclosing_object(*f)
            : fresh_of_type(types_.type_of(*f), annotated_range(*f), f->owner->java_name() + "." + f->name,
                            own == own_family_.end() ? families_.size() : own->second);
    if (!value) return tl::unexpected(value.error());
    vm_.heap().write(owner.object, f->cell, *value);
  }
  return {};
}

bool SearchSpace::is_inner_to_main(const ir::Field& f) const {
  const auto declared = vm_.classes().load_descriptor(f.descriptor);
  return is_enclosing_object(f) && declared && main_class_.is_subclass_of(**declared);
}

// Never null, as in Java.
Result<Value> SearchSpace::enclosing_object(const ir::Field& f) {
  if (is_inner_to_main(f)) return Value::of(main_);
  auto declared = vm_.classes().load_descriptor(f.descriptor);
  if (!declared) return problem(f.owner->source_file(), declared.error().message);
  const std::string what = f.owner->java_name() + ": its enclosing object";
  auto targets = targets_of(**declared, f.descriptor, std::nullopt, what, families_.size());
  if (!targets) return tl::unexpected(targets.error());
  // The first is what objects have that are no part of the state: it must always be possible.
  std::ranges::stable_partition(*targets, [](const Target& t) { return t.outside.is_false(); });
  if (targets->empty() || !targets->front().outside.is_false()) {
    return problem(f.owner->source_file(), what + " cannot be varied");
  }
  return choice(*targets);
}

// Arrays of arrays: what a cell in a fixed place leads to first is in a fixed place, as are its elements.
std::size_t SearchSpace::last_family_for(const Family& family, std::size_t element) {
  if (!family.is_fixed || family.brought_by_elements.empty()) return families_.size();
  const std::size_t own = family.brought_by_elements[element];
  families_[own].is_fixed = true;
  return own;
}

Result<void> SearchSpace::fill_elements(const Family& family) {
  const BasicType type = family.type->element_type;
  for (std::size_t i = 0; i + 1 < family.members.size(); ++i) {
    const auto index = static_cast<std::uint32_t>(i);
    const std::span with_element = std::span(family.members).subspan(i + 1);
    for (const Reference array : with_element) cells_.push_back({array, index, type});
    if (laid_out_.contains({with_element.front(), index})) continue;
    fresh_.begin_cells_of({family.owners.begin() + static_cast<std::ptrdiff_t>(i) + 1, family.owners.end()});
    auto value = fresh_of_type(CellType{family.type->descriptor(), family.holds}.element(), family.range,
                               fmt::format("the elements of {}", family.name), last_family_for(family, i));
    if (!value) return tl::unexpected(value.error());
    for (const Reference array : with_element) vm_.heap().write_cell(array, index, *value);
  }
  return {};
}

Result<std::vector<Value>> SearchSpace::make_arguments(const ir::Method& operation) {
  std::vector<Value> arguments = {Value::of(main_)};
  const auto descriptor = ir::classfile::parse_method_descriptor(operation.descriptor);
  fresh_.begin_cells_of({});
  for (std::size_t k = 0; k < descriptor->parameters.size(); ++k) {
    const auto own = family_of_parameter_.find({&operation, k});
    auto value = fresh_of_type(types_.type_of_parameter(operation, k), annotated_range(operation, k),
                               fmt::format("parameter {} of {}", k + 1, operation.name),
                               own == family_of_parameter_.end() ? families_.size() : own->second);
    if (!value) return tl::unexpected(value.error());
    arguments.push_back(*value);
  }
  return arguments;
}

void SearchSpace::lay_out_cell(Reference object, std::uint32_t index, Value v) {
  vm_.heap().write_cell(object, index, v);
  laid_out_.insert({object, index});
}

std::size_t SearchSpace::longest(bool is_tree) const { return bounds_.longest_array(is_tree); }

std::size_t SearchSpace::longest(const std::string& name, bool is_tree) const {
  const auto known = tables_.find(name);
  return is_tree && known != tables_.end() ? known->second : longest(is_tree);
}

void SearchSpace::require_at_most(std::size_t most, const std::vector<std::size_t>& objects) {
  if (objects.size() <= most) return;
  symbolic::Circuit& circuit = vm_.context().symbols.circuit();
  std::vector<symbolic::Bits> counts;
  Cap cap{most, {}};
  for (const std::size_t o : objects) {
    counts.push_back(symbolic::Bits::boolean(objects_[o].present));
    cap.objects.push_back(objects_[o].object);
  }
  while (counts.size() > 1) {  // in pairs, so that the sums stay narrow
    std::vector<symbolic::Bits> sums;
    for (std::size_t i = 0; i + 1 < counts.size(); i += 2) {
      sums.push_back(symbolic::formula::add(circuit, counts[i], counts[i + 1], 64));
    }
    if (counts.size() % 2 == 1) sums.push_back(counts.back());
    counts = std::move(sums);
  }
  const symbolic::Bits limit = symbolic::Bits::constant(static_cast<std::int64_t>(most));
  fresh_.require(!symbolic::formula::less(circuit, limit, counts.front()));
  caps_.push_back(std::move(cap));
}

bool SearchSpace::admits(std::span<const Reference> objects, std::span<const Reference> in_trees) const {
  const std::set<Reference> there(objects.begin(), objects.end());
  const std::set<Reference> nodes(in_trees.begin(), in_trees.end());
  const auto at_most = [](std::size_t most, const auto& among, const auto& is_there) {
    return static_cast<std::size_t>(std::ranges::count_if(among, is_there)) <= most;
  };
  const auto is_there = [&](Reference r) { return there.contains(r); };
  return std::ranges::all_of(families_, [&](const Family& f) { return at_most(1, f.members, is_there); }) &&
         std::ranges::all_of(positions_,
                             [&](const Position& p) {
                               return at_most(1, p.owners, [&](std::uint32_t owner) {
                                 return there.contains(objects_[owner].object);
                               });
                             }) &&
         std::ranges::all_of(caps_, [&](const Cap& c) {
           return at_most(c.most, c.objects, [&](Reference r) { return nodes.contains(r); });
         });
}

std::vector<std::vector<Reference>> SearchSpace::interchangeable_objects() const {
  std::map<const ir::Class*, std::vector<Reference>> pools;
  for (const PoolObject& o : objects_) {
    if (!o.type->is_array() && o.present.is_false()) pools[o.type].push_back(o.object);
  }
  std::vector<std::vector<Reference>> sets = {values_};
  for (auto& [type, objects] : pools) sets.push_back(std::move(objects));
  return sets;
}

}  // namespace glassbox::checker
