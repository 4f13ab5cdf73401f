#include "checker/isomorphs.hpp"

#include <algorithm>

#include "symbolic/interpreter/environment.hpp"

namespace glassbox::checker {

using symbolic::PathDecisions;
using symbolic::formula::Assignment;
using symbolic::sat::Answer;
using symbolic::sat::Encoder;

namespace {

constexpr std::int64_t kMostConflicts = 1000;  // a question that is harder costs more than a few transitions

}  // namespace

Isomorphs::Isomorphs(symbolic::Interpreter& vm, const SearchSpace& space,
                     std::unique_ptr<symbolic::sat::Solver> solver)
    : vm_(vm), space_(space), solver_(std::move(solver)), encoder_(vm.context().symbols.circuit(), *solver_) {
  std::size_t sets = 0;
  for (const std::vector<Reference>& objects : space.interchangeable_objects()) {
    for (const Reference object : objects) set_of_.emplace(object, sets);
    ++sets;
  }
  for (const SearchSpace::Cell& c : space.cells()) cells_.push_back(vm.heap().read_cell(c.object, c.index));
}

bool Isomorphs::alike() const { return !vm_.environment().told_apart; }

void Isomorphs::begin_operation() {
  left_out_ = false;
  regions_.clear();
  any_region_ = Formula::constant(false);
  known_choices_.clear();
}

bool Isomorphs::interchangeable(Reference a, Reference b) const {
  const auto of_a = set_of_.find(a), of_b = set_of_.find(b);
  return a != b && of_a != set_of_.end() && of_b != set_of_.end() && of_a->second == of_b->second;
}

void Isomorphs::learn_domains() {
  if (!std::exchange(knows_domains_, true)) encoder_.add(space_.domains());
}

// Who knows a copy from the others knows its original from the others.
Reference Isomorphs::met_by(const Choice& choice) const {
  return vm_.environment().original(Value::from_bits(choice.chosen).reference());
}

std::vector<ObjectOrder::Numbering> Isomorphs::numberings(const std::set<Reference>& met,
                                                          std::span<const Value> references) {
  if (!alike()) return {};
  if (!order_) {
    learn_domains();
    order_.emplace(vm_.context().symbols, space_, cells_, [this](std::span<const Reference> objects) {
      return std::ranges::all_of(
          objects.subspan(1), [&](Reference object) { return exchange(objects.front(), object) != nullptr; });
    });
  }
  auto found = order_->of_others(met, references);
  left_out_ = left_out_ || !found.empty();
  return found;
}

std::vector<Formula> Isomorphs::enough_on(const PathDecisions& path, std::span<const Value> references) {
  std::set<Reference> met;
  for (const Choice& choice : path.choices()) met.insert(met_by(choice));
  std::vector<Formula> enough;
  for (const ObjectOrder::Numbering& n : numberings(met, references)) {
    enough.insert(enough.end(), n.conditions.begin(), n.conditions.end());
  }
  return enough;
}

std::vector<ObjectOrder::Numbering> Isomorphs::enough_ahead(std::span<const Value> references) {
  return numberings({}, references);
}

bool Isomorphs::tells_apart(const PathDecisions& path, const ObjectOrder::Numbering& numbering) const {
  return std::ranges::any_of(path.choices(), [&](const Choice& choice) {
    return std::ranges::count(numbering.objects, met_by(choice)) != 0;
  });
}

std::vector<Isomorphs::Region> Isomorphs::found_by(const PathDecisions& path, std::size_t decided) {
  std::vector<Region> found;
  std::set<Reference> met;
  std::optional<Encoder::Scope> scope;
  for (const Choice& choice : path.choices()) {
    if (!alike() || choice.decided_before >= decided) break;
    const std::vector<Other> others = fresh_others(choice, met);
    met.insert(met_by(choice));
    if (others.empty()) continue;
    learn_domains();
    if (!scope) scope.emplace(encoder_);
    auto region = region_of(choice, others, path);
    if (!region) continue;
    std::vector<Formula> parts = region->path;
    parts.push_back(region->twins);
    symbolic::Circuit& circuit = vm_.context().symbols.circuit();
    any_region_ = circuit.disjunction(any_region_, circuit.conjunction(parts));
    regions_.push_back(*region);
    found.push_back(std::move(*region));
  }
  return found;
}

std::vector<Isomorphs::Other> Isomorphs::fresh_others(const Choice& choice, const std::set<Reference>& met) {
  std::vector<Other> others;
  const Reference taken = Value::from_bits(choice.chosen).reference();
  if (met.contains(taken)) return others;
  for (const symbolic::Alternative& a : vm_.context().symbols.alternatives(choice.set)) {
    const Reference object = Value::from_bits(a.bits).reference();
    if (interchangeable(taken, object) && !met.contains(object)) others.push_back({object, a.guard});
  }
  return others;
}

std::optional<Isomorphs::Region> Isomorphs::region_of(const Choice& choice, const std::vector<Other>& others,
                                                      const PathDecisions& path) {
  symbolic::Circuit& circuit = vm_.context().symbols.circuit();
  const Reference taken = Value::from_bits(choice.chosen).reference();
  const auto last = path.path_constraint().begin() + static_cast<std::ptrdiff_t>(choice.decided_before);
  Region region{{path.path_constraint().begin(), last},
                {},
                vm_.context().symbols.equals_constant(choice.set, choice.chosen),
                0};
  if (!known_choices_.emplace(circuit.conjunction(region.path), choice.set.symbol(), choice.chosen).second) {
    return std::nullopt;
  }
  for (const Other& other : others) {
    Transposition* exchange = this->exchange(taken, other.object);
    if (exchange == nullptr) continue;
    if (!has_twin(region, other, *exchange, path.assignment())) {
      vm_.environment().told_apart = true;
      return std::nullopt;
    }
    region.twins = circuit.disjunction(region.twins, other.guard);
    ++region.twin_count;
  }
  if (region.twin_count == 0 || !is_untouched(region)) return std::nullopt;
  return region;
}

bool Isomorphs::has_twin(const Region& region, const Other& other, Transposition& exchange,
                         const Assignment& state) {
  const Assignment twin = exchange(state);
  return twin.evaluate(other.guard) &&
         std::ranges::all_of(region.path, [&twin](Formula part) { return twin.evaluate(part); });
}

bool Isomorphs::is_untouched(const Region& region) {
  std::vector<Formula> both = region.path;
  both.push_back(vm_.context().symbols.circuit().disjunction(region.taken, region.twins));
  return implies(both, !any_region_);
}

bool Isomorphs::implies(std::span<const Formula> conjunction, Formula f) {
  if (f.is_true()) return true;
  std::vector<Formula> assumptions(conjunction.begin(), conjunction.end());
  assumptions.push_back(!f);
  return encoder_.solve(assumptions, {.conflicts = kMostConflicts, .deadline = {}}) == Answer::unsatisfiable;
}

Transposition* Isomorphs::exchange(Reference a, Reference b) {
  const auto [known, added] = exchanges_.try_emplace(std::minmax(a, b));
  if (added) {
    known->second = std::make_unique<Transposition>(vm_, space_, a, b);
    if (!keeps_space(*known->second)) known->second.reset();
  }
  return known->second.get();
}

// The values of every cell become those of its counterpart, and the domains those that they are.
bool Isomorphs::keeps_space(Transposition& exchange) {
  if (!exchange.is_possible() || !implies({}, exchange(space_.domains()))) return false;
  std::map<std::pair<Reference, std::uint32_t>, Value> values;
  const std::vector<SearchSpace::Cell>& cells = space_.cells();
  for (std::size_t i = 0; i < cells.size(); ++i) {
    values.emplace(std::pair(cells[i].object, cells[i].index), cells_[i]);
  }
  return std::ranges::all_of(cells, [&](const SearchSpace::Cell& c) {
    const auto counterpart = values.find({exchange(c.object), c.index});
    return counterpart != values.end() &&
           becomes(exchange, c.type, values.at({c.object, c.index}), counterpart->second);
  });
}

bool Isomorphs::becomes(Transposition& exchange, ir::BasicType type, Value before, Value after) {
  symbolic::Symbols& symbols = vm_.context().symbols;
  const ir::Kind kind = ir::kind_of(type);
  bool same = true;
  const auto compare = [&](Formula a, Formula b) {
    same = same && implies({}, symbols.circuit().equivalence(exchange(a), b));
  };
  if (kind == ir::Kind::int32 || kind == ir::Kind::int64) {
    const symbolic::Bits x = symbols.bits(before), y = symbols.bits(after);
    for (int i = 0; i < std::max(x.width(), y.width()); ++i) compare(x[i], y[i]);
    return same;
  }
  symbols.for_each_alternative(before, [&](Formula guard, std::uint64_t bits) {
    const std::uint64_t image =
        kind == ir::Kind::reference ? exchange(Value::from_bits(bits).reference()).index() : bits;
    compare(guard, symbols.equals_constant(after, image));
  });
  return same;
}

symbolic::formula::Count Isomorphs::stands_for(const Assignment& state) const {
  symbolic::formula::Count states = 1;
  for (const Region& region : regions_) {
    const bool has_twins = state.evaluate(region.taken) &&
                           std::ranges::all_of(region.path, [&](Formula f) { return state.evaluate(f); });
    if (has_twins) states *= 1 + region.twin_count;
  }
  return states;
}

}  // namespace glassbox::checker
