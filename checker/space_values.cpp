// The values of a search space: what a field, an element or a parameter of a type ranges over.
#include <fmt/format.h>

#include <algorithm>

#include "checker/search_space.hpp"
#include "ir/signature.hpp"

namespace glassbox::checker {

using ir::BasicType;
using ir::problem;
using ir::Result;

namespace {

// Whether a range, or all of Java's numbers, has each number of another.
bool covers(const std::optional<IntRange>& all, const std::optional<IntRange>& some) {
  return !all || (some && all->low <= some->low && some->high <= all->high);
}

}  // namespace

Result<void> SearchSpace::check_range(std::optional<IntRange> range, const CellType& type,
                                      const std::string& what) const {
  if (!range || takes_range(type.holds)) return {};
  return problem(main_class_.source_file(),
                 fmt::format("{}: @Range is for whole numbers, boxed ones and arrays of these, not for {}",
                             what, ir::type_text(type.holds)));
}

Result<Value> SearchSpace::fresh_of_type(const CellType& cell, std::optional<IntRange> range,
                                         const std::string& what, std::size_t last_family) {
  const BasicType type = ir::basic_type(cell.descriptor);
  const std::string place = main_class_.source_file();
  if (ir::kind_of(type) == ir::Kind::int32 || ir::kind_of(type) == ir::Kind::int64) {
    if (!range && bounds_.ints && type != BasicType::boolean) {
      range = IntRange{bounds_.ints->first, bounds_.ints->second};
      ints_are_bounded_ = true;
    }
    const IntRange there = range ? within(*range, type) : range_of(type);
    if (there.low > there.high) return problem(place, what + ": its range is empty");
    const Value integer = fresh_.integer(there);
    if (!integer.is_constant()) ranges_.emplace(integer.symbol(), there);
    return integer;
  }
  if (type != BasicType::reference) {
    const std::vector<Value> constants = pools_.floats(type);
    describe_pool(std::string(ir::name_of(type)), type, constants);
    return fresh_.one_of(constants);
  }
  auto declared = vm_.classes().load_descriptor(cell.descriptor);
  if (!declared) return problem(place, what + ": " + declared.error().message);
  auto targets = targets_of(**declared, cell.holds, range, what, last_family);
  if (!targets) return tl::unexpected(targets.error());
  targets->insert(targets->begin(), only(Reference()));
  return choice(*targets);
}

SearchSpace::Target SearchSpace::target_of(const Family& family) {
  Target target;
  for (std::size_t length = 0; length < family.members.size(); ++length) {
    target.members.emplace_back(family.has_length[length], family.members[length]);
  }
  return target;
}

SearchSpace::Target SearchSpace::target_of(const Position& position, const ir::Class& declared) const {
  Target target;
  std::vector<Formula> others;
  for (std::size_t k = 0; k < position.owners.size(); ++k) {
    const PoolObject& node = objects_[position.owners[k]];
    if (node.type->is_subclass_of(declared)) {
      target.members.emplace_back(position.has_class[k], node.object);
    } else {
      others.push_back(position.has_class[k]);
    }
  }
  target.outside = vm_.context().symbols.circuit().disjunction(others);
  return target;
}

// What a reference of this type may lead to, besides null. A type of values has no objects, even if the
// program has classes below it: of Comparable there are ints, and not nodes that can be compared with each
// other.
Result<std::vector<SearchSpace::Target>> SearchSpace::targets_of(ir::Class& declared,
                                                                 const std::string& holds,
                                                                 std::optional<IntRange> range,
                                                                 const std::string& what,
                                                                 std::size_t last_family) {
  std::vector<Target> targets;
  const auto add_object = [&](Reference r) { targets.push_back(only(r)); };
  const auto add_landmarks = [&] {
    for (const Landmark& l : landmarks_) {
      if (!may_refer({declared.descriptor(), holds}, false, l.object, Origin::there_before)) continue;
      add_object(l.object);
      pool_descriptions_.insert(
          fmt::format("references to {} may be static {} too", declared.short_name(), l.name));
    }
  };
  if (declared.name == "java/lang/Object") {
    for (const Reference r : values_) add_object(r);
    add_landmarks();
    return targets;
  }
  if (declared.name == "java/lang/String" || declared.name == "java/lang/CharSequence") has_strings_ = true;
  if (!range && bounds_.ints && takes_range(declared.descriptor())) ints_are_bounded_ = true;
  const auto values = pools_.values_of(declared, range);
  if (!values) {
    const ir::Problem& p = values.error();
    return problem(p.place.empty() ? main_class_.source_file() : p.place, what + ": " + p.message);
  }
  const bool has_classes = !object_classes_.below(declared).empty();
  if (has_classes || values->empty()) targets = objects_below(declared, holds, range, last_family);
  std::vector<Value> pool = {Value()};
  for (const Reference r : *values) {
    add_object(r);
    pool.push_back(Value::of(r));
  }
  if (!values->empty()) describe_pool(range ? what : declared.short_name(), BasicType::reference, pool);
  add_landmarks();
  if (!targets.empty() || has_classes) return targets;
  const std::string reason =
      declared.is_user_code() && !declared.is_array()
          ? fmt::format("no class on the class path is a {} of which objects can be made",
                        declared.java_name())
          : fmt::format("references to {} cannot be varied", declared.java_name());
  return problem(main_class_.source_file(), what + ": " + reason);
}

// Positions in trees, other objects and arrays.
std::vector<SearchSpace::Target> SearchSpace::objects_below(const ir::Class& declared,
                                                            const std::string& holds,
                                                            std::optional<IntRange> range,
                                                            std::size_t last_family) const {
  std::vector<Target> targets;
  std::set<std::size_t> in_positions;
  for (const Position& p : positions_) {
    in_positions.insert(p.owners.begin(), p.owners.end());
    Target target = target_of(p, declared);
    if (!target.members.empty()) targets.push_back(std::move(target));
  }
  for (std::size_t i = 0; i < objects_.size(); ++i) {
    const PoolObject& o = objects_[i];
    if (!o.type->is_array() && !in_positions.contains(i) && o.type->is_subclass_of(declared))
      targets.push_back(only(o.object));
  }
  for (std::size_t f = 0; f < families_.size(); ++f) {
    const Family& family = families_[f];
    const bool same_type = family.type == &declared && family.holds == holds;
    if (!covers(range, family.range)) continue;
    // Cells lead to arrays of their own or of earlier cells, but where these have elements that are not for
    // them, earlier ones lead to theirs.
    const bool later = same_type && !family.is_tree && f > last_family && covers(family.range, range);
    if (holds != declared.descriptor() && !holds_only(family, holds)) continue;
    if (later || is_for_others(family) || !family.type->is_subclass_of(declared)) continue;
    targets.push_back(target_of(family));
  }
  return targets;
}

// Of a Comparable are there only Integers, and of an Object no more than opaque objects.
bool SearchSpace::may_refer(const CellType& cell, bool is_tree, Reference object, Origin origin) {
  ir::Class& c = vm_.class_of(object);
  const auto declared = vm_.classes().load_descriptor(cell.descriptor);
  if (!declared || !c.is_subclass_of(**declared)) return false;
  const bool is_object = (*declared)->name == "java/lang/Object";
  const bool is_landmark = std::ranges::count(landmarks_, object, &Landmark::object) > 0;
  const bool is_lambda = !c.is_array() && c.file == nullptr;
  if (is_landmark && (is_tree || c.is_array() || is_lambda)) return !is_tree && !is_object;
  if (is_value_class(c)) {
    const auto pool = pools_.values_of(**declared, std::nullopt);
    return !is_object && pool &&
           std::ranges::any_of(*pool, [&](Reference r) { return &vm_.class_of(r) == &c; });
  }
  if (origin == Origin::there_before && name_of(object).empty()) return false;
  if (is_object) return c.name == "java/lang/Object";
  if (!c.is_array()) return std::ranges::count(object_classes_.below(**declared), &c) > 0;
  return std::ranges::any_of(families_, [&](const Family& f) { return f.type == &c; });
}

CellType SearchSpace::element_type_of(Reference array) const {
  const auto family = std::ranges::find_if(
      families_, [&](const Family& f) { return std::ranges::find(f.members, array) != f.members.end(); });
  const std::string descriptor = vm_.class_of(array).descriptor();
  return CellType{descriptor, family == families_.end() ? descriptor : family->holds}.element();
}

// Whether its elements are all of what a cell holds.
bool SearchSpace::holds_only(const Family& family, const std::string& holds) const {
  const auto given = vm_.classes().load_descriptor(family.holds),
             wanted = vm_.classes().load_descriptor(holds);
  return given && wanted && (*given)->is_subclass_of(**wanted);
}

bool SearchSpace::is_for_others(const Family& family) const {
  return operation_ != nullptr && family.brought_by != nullptr && family.brought_by != operation_;
}

Value SearchSpace::choice(std::span<const Target> targets) {
  symbolic::Symbols& symbols = vm_.context().symbols;
  const std::size_t first_bit = fresh_.variables().size();
  const std::vector<Formula> codes = fresh_.alternatives(targets.size());
  ReferenceCode& code = reference_codes_.emplace_back();
  for (std::size_t k = first_bit; k < fresh_.variables().size(); ++k) {
    code.bits.push_back(fresh_.variables()[k].formula);
  }
  std::vector<symbolic::Alternative> set;
  for (std::size_t k = 0; k < targets.size(); ++k) {
    code.objects.push_back(targets[k].members.front().second);
    for (const auto& [condition, object] : targets[k].members) {
      set.push_back({symbols.circuit().conjunction(codes[k], condition), object.index()});
    }
    fresh_.require(!symbols.circuit().conjunction(codes[k], targets[k].outside));
  }
  return symbols.guarded_set(std::move(set));
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

void SearchSpace::join(const ir::Method& joined, std::span<ir::Method* const> operations) {
  Result<std::vector<Value>> all = std::vector{Value::of(main_)};
  for (const ir::Method* m : operations) {
    const auto& arguments = arguments_.at(m);
    if (!arguments) {
      all = arguments;
      break;
    }
    all->insert(all->end(), arguments->begin() + 1, arguments->end());
  }
  arguments_.emplace(&joined, std::move(all));
}

bool SearchSpace::any_takes_pool_objects() const {
  return std::ranges::any_of(arguments_, [this](const auto& of) { return takes_pool_objects(*of.first); });
}

}  // namespace glassbox::checker
