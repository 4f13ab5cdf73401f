// What a search space says of itself: names of objects, and the bounds in words.
#include <fmt/format.h>

#include <algorithm>

#include "checker/object_names.hpp"
#include "checker/search_space.hpp"

namespace glassbox::checker {

namespace {

// Whether a bound that names this class is a bound on objects of `c`.
bool is_bound_on(const std::string& name, const ir::Class& c) {
  const auto named = [&name](const ir::Class& k) { return k.java_name() == name || k.simple_name() == name; };
  for (const ir::Class* k = &c; k != nullptr; k = k->super) {
    if (named(*k)) return true;
  }
  return std::ranges::any_of(c.all_interfaces, [&](const ir::Class* i) { return named(*i); });
}

}  // namespace

// A bound on a class that states have no objects of is a mistake: a misspelt name, perhaps.
ir::Result<void> SearchSpace::check_bounds() const {
  for (const auto& [name, most] : bounds_.per_class) {
    const auto bounded = [&name = name](const PoolObject& o) { return is_bound_on(name, *o.type); };
    if (most > 0 && std::ranges::none_of(objects_, bounded)) {
      return ir::problem({}, fmt::format("--bound {}={}: states of {} have no objects of a class {}", name,
                                         most, main_class_.java_name(), name));
    }
  }
  return {};
}

std::string SearchSpace::without_valid_state() const {
  return "no valid state within the bounds: repOk is never true" + narrowed_by_;
}

void SearchSpace::note_options() {
  if (ints_are_bounded_) {
    narrowed_by_ +=
        fmt::format("; ints are from {} to {}: see --ints", bounds_.ints->first, bounds_.ints->second);
  }
  if (has_strings_) narrowed_by_ += "; strings are but a few: see --strings";
  if (!families_.empty()) {
    narrowed_by_ += fmt::format("; arrays have at most {} elements: see --array-length",
                                longest(std::ranges::all_of(families_, &Family::is_tree)));
  }
}

std::string SearchSpace::name_of(Reference object) const {
  if (const auto found = names_.find(object); found != names_.end()) return found->second;
  const auto landmark = std::ranges::find(landmarks_, object, &Landmark::object);
  if (landmark != landmarks_.end()) return landmark->name;
  const auto value = std::ranges::find(values_, object);
  return value == values_.end() ? std::string() : fmt::format("value{}", value - values_.begin());
}

// node0, node1; of an anonymous class: shape$1_0
std::string SearchSpace::next_name(const ir::Class& c) {
  std::string name = c.short_name();
  name[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
  const bool ends_in_number = std::isdigit(static_cast<unsigned char>(name.back())) != 0;
  return fmt::format("{}{}{}", name, ends_in_number ? "_" : "", made_[&c]++);
}

// "String values: null, "a"", once for each type.
void SearchSpace::describe_pool(const std::string& type, ir::BasicType kind, std::span<const Value> values) {
  ObjectNames names(vm_, *this);
  std::vector<std::string> texts;
  for (const Value v : values) texts.push_back(names.value(kind, v));
  pool_descriptions_.insert(fmt::format("{} values: {}", type, fmt::join(texts, ", ")));
}

void SearchSpace::describe() {
  std::map<std::string, std::size_t> pools;
  for (const PoolObject& o : objects_) {
    if (!o.type->is_array() && o.present.is_false()) ++pools[o.type->short_name()];
  }
  for (const auto& [name, count] : pools) {
    description_.push_back(fmt::format("{} {} object{}, any reference may be any of them or null", count,
                                       name, count == 1 ? "" : "s"));
  }
  bool ranged = false;
  for (const Family& f : families_) {
    if (f.is_tree || f.name.ends_with(']')) continue;
    std::string elements;
    const ir::BasicType type = ir::basic_type(f.holds.substr(f.holds.rfind('[') + 1));
    if (f.range && type != ir::BasicType::reference) {
      ranged = true;
      const IntRange range = within(*f.range, type);
      elements = fmt::format("; its elements from {} to {}", range.low, range.high);
    }
    description_.push_back(fmt::format("{}: an array of every length up to {}, or null{}", f.name,
                                       f.members.size() - 1, elements));
  }
  description_.insert(description_.end(), pool_descriptions_.begin(), pool_descriptions_.end());
  std::set<const ir::Field*> seen;
  for (const PoolObject& o : objects_) {
    if (o.type->is_array()) continue;
    for (const ir::Field* f : instance_fields(*o.type)) {
      if (!seen.insert(f).second) continue;
      if (is_inner_to_main(*f)) {
        description_.push_back(
            fmt::format("{} objects are inner objects of this, and of no other", f->owner->short_name()));
      }
      const auto annotated = annotated_range(*f);
      if (!annotated || f->type == ir::BasicType::reference) continue;
      ranged = true;
      const IntRange range = within(*annotated, f->type);
      description_.push_back(
          fmt::format("{}.{} from {} to {}", f->owner->short_name(), f->name, range.low, range.high));
    }
  }
  description_.push_back(bounds_.ints
                             ? fmt::format("{}ints from {} to {}", ranged ? "other " : "",
                                           bounds_.ints->first, bounds_.ints->second)
                             : fmt::format("{}ints over the full range of Java", ranged ? "other " : ""));
  description_.push_back(fmt::format("{} opaque objects as values, and null", bounds_.values));
}

}  // namespace glassbox::checker
