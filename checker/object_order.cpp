#include "checker/object_order.hpp"

#include <algorithm>

namespace glassbox::checker {

namespace {

bool may_be_one_of(const symbolic::Symbols& symbols, Value v, const std::vector<Reference>& objects) {
  bool found = false;
  symbols.for_each_alternative(v, [&](Formula, std::uint64_t bits) {
    found = found || std::ranges::count(objects, Value::from_bits(bits).reference()) != 0;
  });
  return found;
}

// Cells of objects that are no part of a state lead to the first object of their codes, whatever the numbers.
bool has_neutral_codes(const SearchSpace& space, const std::vector<Reference>& objects) {
  return std::ranges::none_of(space.reference_codes(), [&](const SearchSpace::ReferenceCode& code) {
    return std::ranges::count(objects, code.objects.front()) != 0;
  });
}

// Met by a walk so far: one condition for each object.
class Walk {
 public:
  Walk(symbolic::Symbols& symbols, const std::vector<Reference>& objects, std::vector<Formula>& conditions)
      : symbols_(symbols),
        circuit_(symbols.circuit()),
        objects_(objects),
        met_(objects.size(), Formula::constant(false)),
        conditions_(conditions) {}

  [[nodiscard]] Formula met(Reference object) const {
    const auto at = std::ranges::find(objects_, object);
    return at == objects_.end() ? Formula::constant(true)
                                : met_[static_cast<std::size_t>(at - objects_.begin())];
  }

  // A cell that counts under a condition.
  void pass(Value cell, Formula counts) {
    std::vector<std::pair<std::size_t, Formula>> leads_to;
    symbols_.for_each_alternative(cell, [&](Formula guard, std::uint64_t bits) {
      const auto at = std::ranges::find(objects_, Value::from_bits(bits).reference());
      if (at == objects_.end()) return;
      leads_to.emplace_back(static_cast<std::size_t>(at - objects_.begin()),
                            circuit_.conjunction(counts, guard));
    });
    for (const auto& [k, leads] : leads_to) {
      const Formula condition = k == 0 ? Formula::constant(true) : circuit_.implication(leads, met_[k - 1]);
      if (!condition.is_true()) conditions_.push_back(condition);
    }
    for (const auto& [k, leads] : leads_to) met_[k] = circuit_.disjunction(met_[k], leads);
  }

 private:
  symbolic::Symbols& symbols_;
  symbolic::Circuit& circuit_;
  const std::vector<Reference>& objects_;
  std::vector<Formula> met_;
  std::vector<Formula>& conditions_;
};

}  // namespace

// Opaque values come last: they have no cells.
ObjectOrder::ObjectOrder(symbolic::Symbols& symbols, const SearchSpace& space, std::span<const Value> cells,
                         const std::function<bool(std::span<const Reference>)>& may_exchange)
    : symbols_(symbols) {
  std::vector<std::vector<Reference>> sets = space.interchangeable_objects();
  std::ranges::sort(sets, [&](const auto& a, const auto& b) {
    const auto last = [&](const auto& set) { return set == space.values(); };
    return last(a) != last(b) ? last(b) : a < b;
  });
  for (std::vector<Reference>& objects : sets) {
    if (objects.size() < 2 || !has_neutral_codes(space, objects)) continue;
    Class c{std::move(objects), {}};
    for (std::size_t k = 0; k < cells.size(); ++k) {
      const SearchSpace::Cell& cell = space.cells()[k];
      if (cell.type != ir::BasicType::reference || !may_be_one_of(symbols_, cells[k], c.objects)) continue;
      c.cells.push_back({cell.object, cells[k]});
    }
    if (!c.cells.empty() && may_exchange(c.objects)) classes_.push_back(std::move(c));
  }
}

std::vector<ObjectOrder::Numbering> ObjectOrder::of_others(const std::set<Reference>& met,
                                                           std::span<const Value> arguments) const {
  std::vector<std::vector<Reference>> others;
  std::set<Reference> unnumbered;
  for (const Class& c : classes_) {
    std::ranges::copy_if(c.objects, std::back_inserter(others.emplace_back()),
                         [&](Reference object) { return !met.contains(object); });
    unnumbered.insert(others.back().begin(), others.back().end());
  }
  std::vector<Numbering> numberings;
  for (std::size_t k = 0; k < classes_.size(); ++k) {
    for (const Reference object : others[k]) unnumbered.erase(object);
    if (others[k].size() < 2) continue;
    auto conditions = walk(classes_[k], others[k], unnumbered, arguments);
    if (!conditions.empty()) numberings.push_back({std::move(others[k]), std::move(conditions)});
  }
  return numberings;
}

std::vector<Formula> ObjectOrder::walk(const Class& c, const std::vector<Reference>& others,
                                       const std::set<Reference>& unnumbered,
                                       std::span<const Value> arguments) const {
  std::vector<Formula> conditions;
  Walk walk(symbols_, others, conditions);
  for (const Value argument : arguments) {
    if (may_be_one_of(symbols_, argument, others)) walk.pass(argument, Formula::constant(true));
  }
  const std::set<Reference> numbered(others.begin(), others.end());
  for (const Cell& cell : c.cells) {
    if (numbered.contains(cell.owner) || unnumbered.contains(cell.owner)) continue;
    walk.pass(cell.value, Formula::constant(true));
  }
  for (const Reference object : others) {
    for (const Cell& cell : c.cells) {
      if (cell.owner == object) walk.pass(cell.value, walk.met(object));
    }
  }
  return conditions;
}

}  // namespace glassbox::checker
