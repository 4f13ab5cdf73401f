#include "checker/state_enumeration.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "checker/annotations.hpp"

namespace glassbox::checker {

namespace {

constexpr std::uint64_t kMostInts = 1U << 16U;  // every char can be tried; every int cannot

std::uint64_t key(Reference object, std::uint32_t cell) {
  return std::uint64_t{object.index()} << 32U | cell;
}

}  // namespace

ir::Result<void> StateEnumeration::begin() {
  for (const SearchSpace::Cell& c : space_.cells()) {
    auto values = candidates(c.type, vm_.heap().read_cell(c.object, c.index), name_of(c));
    if (!values) return tl::unexpected(values.error());
    index_.emplace(key(c.object, c.index), cells_.size());
    cells_.push_back({c, std::move(*values)});
  }
  for (std::size_t i = 0; i < cells_.size(); ++i) write(i, Value());
  return {};
}

std::string StateEnumeration::name_of(const SearchSpace::Cell& cell) const {
  ir::Class& c = vm_.class_of(cell.object);
  if (c.is_array()) return "the elements of " + space_.name_of(cell.object);
  for (const ir::Field* f : instance_fields(c)) {
    if (f->cell == cell.index) return f->owner->java_name() + "." + f->name;
  }
  return c.java_name();
}

ir::Result<std::vector<Value>> StateEnumeration::candidates(ir::BasicType type, Value fresh,
                                                            const std::string& what) const {
  if (fresh.is_constant()) return std::vector{fresh};
  std::vector<Value> values;
  const ir::Kind kind = ir::kind_of(type);
  if (kind != ir::Kind::int32 && kind != ir::Kind::int64) {
    vm_.context().symbols.for_each_alternative(
        fresh, [&](Formula, std::uint64_t bits) { values.push_back(Value::from_bits(bits)); });
    return values;
  }
  const IntRange range = space_.range_of_int(fresh);
  if (static_cast<std::uint64_t>(range.high) - static_cast<std::uint64_t>(range.low) >= kMostInts) {
    return ir::problem(
        {}, fmt::format("{} has too many values to try them all: narrow it with --ints or @Range", what));
  }
  for (std::int64_t v = range.low; v <= range.high; ++v) values.push_back(Value::of(v));
  return values;
}

// The cell is about to be read: it gets its first candidate, unless it has one. A transition is open, which
// will be undone: see `is_true`.
void StateEnumeration::reads(Reference object, std::uint32_t cell) {
  const auto found = index_.find(key(object, cell));
  if (found == index_.end() || cells_[found->second].filled) return;
  cells_[found->second].filled = true;
  choices_.push_back({found->second, 0});
  write(found->second, cells_[found->second].candidates.front());
}

// A native may read the cells of its arguments.
void StateEnumeration::calls_native(const ir::Method& method, std::span<const Value> arguments) {
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    if (method.parameter_types[k] != ir::BasicType::reference) continue;
    const Reference object = arguments[k].reference();
    for (std::size_t i = 0; i < cells_.size(); ++i) {
      if (cells_[i].place.object == object) reads(object, cells_[i].place.index);
    }
  }
}

ir::Result<bool> StateEnumeration::is_true(ir::Method& method) {
  const Value self[] = {Value::of(space_.main_object())};
  for (;;) {
    const std::size_t known = choices_.size();
    vm_.begin_transition();
    vm_.set_listener(this);
    const symbolic::Outcome outcome = vm_.call(method, self);
    vm_.set_listener(nullptr);
    vm_.undo_transition();
    for (std::size_t i = known; i < choices_.size(); ++i) {
      write(choices_[i].cell, cells_[choices_[i].cell].candidates[choices_[i].candidate]);
    }
    if (const auto* returned = std::get_if<symbolic::Returned>(&outcome)) return returned->value.int32() != 0;
    if (std::holds_alternative<symbolic::Threw>(outcome)) return false;
    if (std::holds_alternative<symbolic::AssumedAway>(outcome)) return false;
    if (const auto* refused = std::get_if<symbolic::Refused>(&outcome))
      return tl::unexpected(refused->problem);
    const auto* needs = std::get_if<symbolic::NeedsClass>(&outcome);
    if (needs == nullptr || !vm_.initialise(*needs->c)) {
      return ir::problem(method.owner->source_file(), method.name + " cannot be run to its end");
    }
  }
}

ir::Result<bool> StateEnumeration::holds(const Specification& specification) {
  for (ir::Method* m : specification.restricting()) {
    const auto result = is_true(*m);
    if (!result || !*result) return result;
  }
  return true;
}

// What single cells do not say. More objects never make it true again, so that it may be asked early.
bool StateEnumeration::admitted(std::span<const Reference> also) {
  std::vector<Reference> roots(also.begin(), also.end());
  roots.push_back(space_.main_object());
  const std::vector<Reference> reached = graph_.reached(roots);
  return space_.admits(reached, graph_.tree(space_.main_object())) && space_.numbers_chains(reached, false);
}

bool StateEnumeration::next_choice() {
  while (!choices_.empty()) {
    Choice& last = choices_.back();
    Cell& cell = cells_[last.cell];
    while (++last.candidate < cell.candidates.size()) {
      write(last.cell, cell.candidates[last.candidate]);
      if (admitted({})) return true;
    }
    cell.filled = false;
    write(last.cell, Value());
    choices_.pop_back();
  }
  return false;
}

ir::Result<void> StateEnumeration::for_each_valid_state(const Specification& specification,
                                                        const Visit& visit) {
  do {
    const auto valid = holds(specification);
    if (!valid) return tl::unexpected(valid.error());
    if (*valid && !for_each_completion({}, visit)) break;
  } while (!vm_.stop_requested() && next_choice());
  return {};
}

bool StateEnumeration::for_each_completion(std::span<const Reference> also, const Visit& visit) {
  if (!admitted(also)) return true;
  std::vector<Reference> roots = {space_.main_object()};
  roots.insert(roots.end(), also.begin(), also.end());
  const std::vector<Reference> reached = graph_.reached(roots);
  const std::set<Reference> part_of_state(reached.begin(), reached.end());
  const auto empty = std::ranges::find_if(
      cells_, [&](const Cell& c) { return !c.filled && part_of_state.contains(c.place.object); });
  if (empty == cells_.end()) return !space_.numbers_chains(reached, true) || visit();
  const auto cell = static_cast<std::size_t>(empty - cells_.begin());
  empty->filled = true;
  bool goes_on = true;
  for (std::size_t k = 0; k < empty->candidates.size() && goes_on; ++k) {
    write(cell, empty->candidates[k]);
    goes_on = for_each_completion(also, visit);
  }
  empty->filled = false;
  write(cell, Value());
  return goes_on;
}

}  // namespace glassbox::checker
