#include "checker/search_space.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

#include "ir/classfile/descriptor.hpp"

namespace glassbox::checker {

using ir::BasicType;
using ir::problem;
using ir::Result;

namespace {

constexpr const char* kObject = "Ljava/lang/Object;";

IntRange range_of(BasicType type) {
  switch (type) {
    case BasicType::boolean: return {0, 1};
    case BasicType::byte: return {-128, 127};
    case BasicType::character: return {0, 65535};
    case BasicType::short_integer: return {-32768, 32767};
    case BasicType::integer:
      return {std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()};
    default: return {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};
  }
}

// Objects of the program's own classes can be made; those of the JDK have invariants that nobody wrote down,
// and of an enum there are no more than its constants.
bool can_be_made(const ir::Class& c) {
  return c.is_user_code() && !c.is_abstract() && !c.is_interface() && !c.is_array() && !c.is_primitive() &&
         (c.super == nullptr || c.super->name != "java/lang/Enum");
}

}  // namespace

std::string lower_case_first(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
  return text;
}

SearchSpace::SearchSpace(symbolic::Interpreter& vm, ir::Class& main_class, Bounds bounds,
                         std::map<std::string, std::size_t> tables)
    : vm_(vm),
      main_class_(main_class),
      bounds_(std::move(bounds)),
      tables_(std::move(tables)),
      fresh_(vm.context().symbols) {}

Result<void> SearchSpace::build(std::span<ir::Method* const> operations) {
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
    const auto descriptor = ir::classfile::parse_method_descriptor(m->descriptor);
    for (std::size_t k = 0; k < descriptor->parameters.size(); ++k) {
      const std::string name = fmt::format("argument{} of {}", k + 1, m->name);
      if (auto done = provide(descriptor->parameters[k], name, std::nullopt); !done) return done;
    }
  }
  if (auto done = provide_for_objects(); !done) return done;

  for (std::size_t i = 0; i < objects_.size(); ++i) {
    if (auto filled = fill_fields(i); !filled) return filled;
  }
  for (const Family& family : families_) {
    if (auto filled = fill_elements(family); !filled) return filled;
  }
  for (const ir::Method* m : operations) arguments_.emplace(m, make_arguments(*m));
  describe();
  return check_bounds();
}

// A bound on a class that states have no objects of is a mistake: a misspelt name, perhaps.
Result<void> SearchSpace::check_bounds() const {
  for (const auto& [name, most] : bounds_.per_class) {
    const auto named = [&name = name](const PoolObject& o) {
      return o.type->java_name() == name || o.type->simple_name() == name;
    };
    if (most > 0 && std::ranges::none_of(objects_, named)) {
      return problem({}, fmt::format("--bound {}={}: states of {} have no objects of a class {}", name, most,
                                     main_class_.java_name(), name));
    }
  }
  return {};
}

Result<void> SearchSpace::add_object(ir::Class& c, const std::string& name, Formula present) {
  if (c.is_abstract() || c.is_array()) {
    return problem(c.source_file(),
                   fmt::format("objects of {} cannot be made for the search space", c.java_name()));
  }
  if (!vm_.initialise(c))
    return problem(c.source_file(), "the static initialiser of " + c.java_name() + " fails");
  const Reference object = vm_.new_object(c);
  if (object.is_null()) return problem({}, "out of memory: give a larger --memory");
  objects_.push_back({object, &c, name, present});
  names_.emplace(object, name);
  return {};
}

Result<std::size_t> SearchSpace::add_family(ir::Class& type, const std::string& name,
                                            std::optional<IntRange> range, bool is_tree) {
  Family family{&type, {}, {}, {}, name, range, is_tree};
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
    if (laid_out_.contains({owner.object, f->cell})) continue;
    const std::string name = owner.object == main_ ? f->name : owner.name + "." + f->name;
    const std::size_t families = families_.size();
    if (auto done = provide(f->descriptor, name, annotated_range(*f)); !done) return done;
    if (families_.size() > families) own_family_[{owner.object, f->cell}] = families;
  }
  return {};
}

// Every cell that refers to a class brings one object more, up to the bound; every cell that refers to an
// array, an array. Classes whose objects are in trees have enough of them.
Result<void> SearchSpace::provide(const std::string& descriptor, const std::string& name,
                                  std::optional<IntRange> range) {
  if (ir::basic_type(descriptor) != BasicType::reference || descriptor == kObject) return {};
  auto type = vm_.classes().load_descriptor(descriptor);
  if (!type) return problem(name, type.error().message);
  if ((*type)->is_array()) {
    auto family = add_family(**type, name, range, false);
    if (!family) return tl::unexpected(family.error());
    for (std::size_t i = 0; i < longest(false); ++i) {
      const std::string element = fmt::format("{}[{}]", name, i);
      if (auto done = provide((*type)->element->descriptor(), element, range); !done) return done;
    }
    return {};
  }
  const auto fits = [&type](const PoolObject& o) { return o.type->is_subclass_of(**type); };
  const bool in_tree = std::ranges::any_of(
      objects_, [&](const PoolObject& o) { return fits(o) && !o.present.is_false() && o.object != main_; });
  const auto there = static_cast<std::size_t>(std::ranges::count_if(objects_, fits));
  if (in_tree || !can_be_made(**type) || there >= bound_of(**type)) return {};
  return add_object(**type, fmt::format("{}{}", lower_case_first((*type)->simple_name()), made_[*type]++),
                    Formula::constant(false));
}

Result<void> SearchSpace::fill_fields(std::size_t object) {
  const PoolObject owner = objects_[object];
  if (owner.type->is_array()) return {};
  fresh_.begin_cells_of({static_cast<std::uint32_t>(object)});
  for (const ir::Field* f : instance_fields(*owner.type)) {
    cells_.push_back({owner.object, f->cell, f->type});
    if (laid_out_.contains({owner.object, f->cell})) continue;
    const auto own = own_family_.find({owner.object, f->cell});
    // Positions in trees are fixed, so that arrays can be numbered in the order in which cells refer to them.
    const bool numbered = own != own_family_.end() && !owner.present.is_false();
    auto value = fresh_of_type(f->descriptor, annotated_range(*f), f->owner->java_name() + "." + f->name,
                               numbered ? own->second : families_.size());
    if (!value) return tl::unexpected(value.error());
    vm_.heap().write(owner.object, f->cell, *value);
  }
  return {};
}

Result<void> SearchSpace::fill_elements(const Family& family) {
  const BasicType type = family.type->element_type;
  for (std::size_t i = 0; i + 1 < family.members.size(); ++i) {
    const auto index = static_cast<std::uint32_t>(i);
    const std::span with_element = std::span(family.members).subspan(i + 1);
    for (const Reference array : with_element) cells_.push_back({array, index, type});
    if (laid_out_.contains({with_element.front(), index})) continue;
    fresh_.begin_cells_of({family.owners.begin() + static_cast<std::ptrdiff_t>(i) + 1, family.owners.end()});
    auto value = fresh_of_type(family.type->element->descriptor(), family.range,
                               fmt::format("the elements of {}", family.name), families_.size());
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
    std::optional<IntRange> range;
    if (operation.info != nullptr && k < operation.info->parameter_annotations.size()) {
      range = annotated_range(operation.info->parameter_annotations[k]);
    }
    auto value = fresh_of_type(descriptor->parameters[k], range,
                               fmt::format("parameter {} of {}", k + 1, operation.name), families_.size());
    if (!value) return tl::unexpected(value.error());
    arguments.push_back(*value);
  }
  return arguments;
}

Result<Value> SearchSpace::fresh_of_type(const std::string& descriptor, std::optional<IntRange> range,
                                         const std::string& what, std::size_t last_family) {
  const BasicType type = ir::basic_type(descriptor);
  const std::string place = main_class_.source_file();
  if (ir::kind_of(type) == ir::Kind::int32 || ir::kind_of(type) == ir::Kind::int64) {
    auto [low, high] = range_of(type);
    if (range) {
      low = std::max(low, range->low);
      high = std::min(high, range->high);
    } else if (bounds_.ints && type != BasicType::boolean) {
      low = std::max(low, bounds_.ints->first);
      high = std::min(high, bounds_.ints->second);
    }
    if (low > high) return problem(place, what + ": its range is empty");
    const Value integer = fresh_.integer({low, high});
    if (!integer.is_constant()) ranges_.emplace(integer.symbol(), IntRange{low, high});
    return integer;
  }
  if (type != BasicType::reference) return problem(place, what + ": floats and doubles cannot be varied yet");
  if (descriptor == kObject) return choice(values_, {});
  auto declared = vm_.classes().load_descriptor(descriptor);
  if (!declared) return problem(place, what + ": " + declared.error().message);
  std::vector<Reference> objects;
  for (const PoolObject& o : objects_) {
    if (!o.type->is_array() && o.type->is_subclass_of(**declared)) objects.push_back(o.object);
  }
  std::vector<std::size_t> families;
  for (std::size_t f = 0; f < families_.size(); ++f) {
    const bool later = families_[f].type == *declared && !families_[f].is_tree && f > last_family;
    if (!later && families_[f].type->is_subclass_of(**declared)) families.push_back(f);
  }
  if (objects.empty() && families.empty()) {
    return problem(place,
                   fmt::format("{}: references to {} cannot be varied yet", what, (*declared)->java_name()));
  }
  return choice(objects, families);
}

Value SearchSpace::choice(std::span<const Reference> objects, std::span<const std::size_t> families) {
  symbolic::Symbols& symbols = vm_.context().symbols;
  const std::vector<Formula> guards = fresh_.alternatives(1 + objects.size() + families.size());
  std::vector<symbolic::Alternative> set = {{guards[0], 0}};
  for (std::size_t k = 0; k < objects.size(); ++k) set.push_back({guards[1 + k], objects[k].index()});
  for (std::size_t k = 0; k < families.size(); ++k) {
    const Family& family = families_[families[k]];
    const Formula chosen = guards[1 + objects.size() + k];
    for (std::size_t length = 0; length < family.members.size(); ++length) {
      set.push_back(
          {symbols.circuit().conjunction(chosen, family.has_length[length]), family.members[length].index()});
    }
  }
  return symbols.guarded_set(std::move(set));
}

std::size_t SearchSpace::bound_of(const ir::Class& c) const {
  for (const std::string& name : {c.java_name(), c.simple_name()}) {
    const auto found = bounds_.per_class.find(name);
    if (found != bounds_.per_class.end()) return found->second;
  }
  return bounds_.nodes;
}

std::size_t SearchSpace::longest(bool is_tree) const {
  return bounds_.array_length.value_or(is_tree ? Bounds::kTableLength : bounds_.nodes);
}

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

bool SearchSpace::admits(std::span<const Reference> objects) const {
  const std::set<Reference> there(objects.begin(), objects.end());
  const auto count = [&there](const std::vector<Reference>& among) {
    return static_cast<std::size_t>(
        std::ranges::count_if(among, [&there](Reference r) { return there.contains(r); }));
  };
  return std::ranges::all_of(families_, [&](const Family& f) { return count(f.members) <= 1; }) &&
         std::ranges::all_of(caps_, [&](const Cap& c) { return count(c.objects) <= c.most; });
}

bool SearchSpace::takes_pool_objects(const ir::Method& operation) const {
  const auto& values = arguments(operation);
  if (!values) return false;
  bool takes = false;
  for (std::size_t k = 1; k < values->size(); ++k) {
    if (operation.parameter_types[k] != BasicType::reference) continue;
    vm_.context().symbols.for_each_alternative((*values)[k], [&](Formula, std::uint64_t bits) {
      takes = takes || names_.contains(Value::from_bits(bits).reference());
    });
  }
  return takes;
}

std::string SearchSpace::name_of(Reference object) const {
  if (const auto found = names_.find(object); found != names_.end()) return found->second;
  const auto value = std::ranges::find(values_, object);
  return value == values_.end() ? std::string() : fmt::format("value{}", value - values_.begin());
}

void SearchSpace::describe() {
  std::map<std::string, std::size_t> pools;
  for (const PoolObject& o : objects_) {
    if (!o.type->is_array() && o.present.is_false()) ++pools[o.type->simple_name()];
  }
  for (const auto& [name, count] : pools) {
    description_.push_back(fmt::format("{} {} object{}, any reference may be any of them or null", count,
                                       name, count == 1 ? "" : "s"));
  }
  for (const Family& f : families_) {
    if (f.is_tree || f.name.ends_with(']')) continue;
    description_.push_back(
        fmt::format("{}: an array of every length up to {}, or null", f.name, f.members.size() - 1));
  }
  std::set<const ir::Field*> ranged;
  for (const PoolObject& o : objects_) {
    if (o.type->is_array()) continue;
    for (const ir::Field* f : instance_fields(*o.type)) {
      const auto range = annotated_range(*f);
      if (!range || !ranged.insert(f).second) continue;
      description_.push_back(
          fmt::format("{}.{} from {} to {}", f->owner->simple_name(), f->name, range->low, range->high));
    }
  }
  description_.push_back(
      bounds_.ints ? fmt::format("{}ints from {} to {}", ranged.empty() ? "" : "other ", bounds_.ints->first,
                                 bounds_.ints->second)
                   : fmt::format("{}ints over the full range of Java", ranged.empty() ? "" : "other "));
  description_.push_back(fmt::format("{} opaque objects as values, and null", bounds_.values));
}

}  // namespace glassbox::checker
