// The values of a search space: what a field, an element or a parameter of a type ranges over.
#include <fmt/format.h>

#include <algorithm>

#include "checker/search_space.hpp"

namespace glassbox::checker {

using ir::BasicType;
using ir::problem;
using ir::Result;

Result<Value> SearchSpace::fresh_of_type(const CellType& cell, std::optional<IntRange> range,
                                         const std::string& what, std::size_t last_family) {
  const BasicType type = ir::basic_type(cell.descriptor);
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
  if (declared.name == "java/lang/Object") {
    for (const Reference r : values_) add_object(r);
    return targets;
  }
  const auto values = pools_.values_of(declared, range);
  if (!values) {
    const ir::Problem& p = values.error();
    return problem(p.place.empty() ? main_class_.source_file() : p.place, what + ": " + p.message);
  }
  const bool has_classes = !object_classes_.below(declared).empty();
  if (has_classes || values->empty()) targets = objects_below(declared, holds, last_family);
  std::vector<Value> pool = {Value()};
  for (const Reference r : *values) {
    add_object(r);
    pool.push_back(Value::of(r));
  }
  if (!values->empty()) describe_pool(range ? what : declared.short_name(), BasicType::reference, pool);
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
    const bool later = same_type && !family.is_tree && f > last_family;
    if (holds != declared.descriptor() && !holds_only(family, holds)) continue;
    if (later || is_for_others(family) || !family.type->is_subclass_of(declared)) continue;
    targets.push_back(target_of(family));
  }
  return targets;
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
