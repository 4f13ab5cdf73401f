#include "checker/strays.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "checker/annotations.hpp"
#include "ir/analysis/purity_flow.hpp"

namespace glassbox::checker {

std::vector<Strays::Stray> Strays::left_behind() {
  found_.clear();
  followed_.clear();
  std::set<std::pair<Reference, std::uint32_t>> written;
  for (const symbolic::Heap::LoggedWrite& w : vm_.heap().write_log()) written.emplace(w.object, w.cell);
  const auto belongs = [this](Reference r) {
    return std::ranges::any_of(space_.objects(), [r](const auto& o) { return o.object == r; });
  };
  const Formula always = Formula::constant(true);
  Reference object;
  bool in_space = false;
  for (const auto& [owner, index] : written) {
    if (owner != object) in_space = belongs(object = owner);
    if (!in_space) continue;
    ir::Class& c = vm_.class_of(object);
    if (c.is_array()) {
      const Cell cell = element_of(space_.name_of(object), space_.element_type_of(object));
      follow(always, cell, vm_.heap().read_cell(object, index));
      continue;
    }
    for (const ir::Field* f : instance_fields(c)) {
      if (f->cell == index) follow(always, cell_of(*f), vm_.heap().read_cell(object, index));
    }
  }
  std::vector<Stray> strays;
  for (const auto& [text, condition] : found_) strays.push_back({condition, text});
  return strays;
}

std::pair<std::string, std::string> Strays::place_and_text(const Operation& by, const Stray& stray) {
  const auto body = vm_.classes().body(*by.method);
  const std::uint16_t line = body && !(*body)->lines.empty() ? (*body)->lines.front() : std::uint16_t{0};
  return {ir::source_place(*by.method, line), by.label + ": " + stray.text};
}

Strays::Cell Strays::cell_of(const ir::Field& field) const {
  return {field.owner->short_name() + "." + field.name, space_.type_of(field), is_tree_field(field)};
}

Strays::Cell Strays::element_of(const std::string& array, const CellType& type) {
  return {"an element of " + array, type, false};
}

void Strays::follow(Formula condition, const Cell& cell, Value value) {
  if (ir::basic_type(cell.type.descriptor) != ir::BasicType::reference) return;
  symbolic::Circuit& circuit = vm_.context().symbols.circuit();
  vm_.context().symbols.for_each_alternative(value, [&](Formula guard, std::uint64_t bits) {
    const Reference target = Value::from_bits(bits).reference();
    if (target.is_null()) return;
    const Formula here = circuit.conjunction(condition, guard);
    if (!may_refer(cell, target)) {
      Formula& found = found_.try_emplace(text(cell, target), Formula::constant(false)).first->second;
      found = circuit.disjunction(found, here);
    } else if (vm_.heap().is_new(target) && !is_value_class(vm_.class_of(target))) {
      follow_into(here, cell, target);
    }
  });
}

// An object that is met again under another condition is followed once more, under none: these would grow
// with the ways to it.
void Strays::follow_into(Formula condition, const Cell& cell, Reference made) {
  const auto [known, added] = followed_.try_emplace({made, cell.type.holds}, condition);
  if (!added && (known->second == condition || known->second.is_true())) return;
  if (!added) condition = known->second = Formula::constant(true);
  ir::Class& c = vm_.class_of(made);
  if (c.is_array()) {
    if (c.element_type != ir::BasicType::reference) return;
    const Cell element = element_of(cell.name, CellType{c.descriptor(), cell.type.holds}.element());
    for (std::int32_t i = 0; i < vm_.heap().length(made); ++i) {
      follow(condition, element, vm_.heap().read_cell(made, static_cast<std::uint32_t>(i)));
    }
    return;
  }
  for (const ir::Field* f : instance_fields(c))
    follow(condition, cell_of(*f), vm_.heap().read_cell(made, f->cell));
}

bool Strays::may_refer(const Cell& cell, Reference object) {
  const ir::Class& c = vm_.class_of(object);
  using Origin = SearchSpace::Origin;
  const Origin origin = vm_.heap().is_new(object) ? Origin::made : Origin::there_before;
  if (origin == Origin::there_before && !is_value_class(c)) {
    return space_.may_refer(cell.type, cell.is_tree, object, origin);
  }
  const auto [known, added] = known_.try_emplace({cell.type.descriptor, &c}, false);
  if (added) known->second = space_.may_refer(cell.type, cell.is_tree, object, origin);
  return known->second;
}

std::string Strays::described(Reference object) const {
  const ir::Class& c = vm_.class_of(object);
  if (c.is_array()) return "an array of type " + c.short_name();
  if (c.file == nullptr) return "a lambda";
  const bool is_made = vm_.heap().is_new(object) || is_value_class(c);
  const std::string name = is_made ? std::string() : space_.name_of(object);
  if (is_made || (!name.empty() && name != "this")) return "an object of class " + c.short_name();
  return name.empty() ? "an object of class " + c.short_name() + " that a class initialiser made" : name;
}

std::string Strays::text(const Cell& cell, Reference object) const {
  const char* why = cell.type.descriptor == "Ljava/lang/Object;"
                        ? "references to Object range over opaque objects: give it a type that says more"
                        : "no state of the search space has such a reference";
  return fmt::format("{} may refer to {} afterwards, and what operations do then is not checked: {}",
                     cell.name, described(object), why);
}

}  // namespace glassbox::checker
