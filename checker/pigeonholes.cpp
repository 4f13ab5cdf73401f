#include "checker/pigeonholes.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <set>

#include "checker/reachability.hpp"

namespace glassbox::checker {

using symbolic::Bits;
using symbolic::Circuit;
using symbolic::sat::Answer;
using symbolic::sat::Encoder;
using symbolic::sat::Limits;

namespace {

// With more values, counting them costs more than it gains.
constexpr std::size_t kMostValues = 64;

// What is asked for follows almost at once, or is given up.
constexpr Limits kEasy{.conflicts = 10'000, .deadline = {}};

bool are_refuted(Encoder& encoder, const std::vector<Formula>& conditions) {
  const Encoder::Scope scope(encoder);
  return std::ranges::all_of(conditions, [&](Formula f) {
    const Formula assumptions[] = {f};
    return encoder.solve(assumptions, kEasy) == Answer::unsatisfiable;
  });
}

// Element k: more than k of these hold.
std::vector<Formula> counts(Circuit& circuit, const std::vector<Formula>& formulas, std::size_t most) {
  std::vector<Formula> more_than(most, Formula::constant(false));
  for (const Formula f : formulas) {
    for (std::size_t k = most; k-- > 0;) {
      const Formula before = k == 0 ? Formula::constant(true) : more_than[k - 1];
      more_than[k] = circuit.disjunction(more_than[k], circuit.conjunction(before, f));
    }
  }
  return more_than;
}

// The bits in which these numbers do not all agree.
std::int64_t open_bits(const std::vector<std::int64_t>& numbers) {
  std::int64_t open = 0;
  for (const std::int64_t n : numbers) open |= n ^ numbers.front();
  return open;
}

std::set<Reference> objects_in_trees(symbolic::Interpreter& vm, Reference main) {
  const std::vector<Root> roots = {{main, Formula::constant(true)}};
  const ReferenceGraph graph = explore(vm, roots, Follow::tree_fields);
  return {graph.objects.begin(), graph.objects.end()};
}

}  // namespace

Pigeonholes::Pigeonholes(symbolic::Interpreter& vm, const SearchSpace& space, Encoder& encoder)
    : vm_(vm), circuit_(vm.context().symbols.circuit()), main_(space.main_object()) {
  for (Flock& flock : fields_of_trees(space)) {
    const std::size_t most = std::min(flock.pigeons.size() - 1, kMostValues);
    flock.values = values_of(flock.pigeons.front(), most, encoder);
    if (flock.values.empty()) continue;
    const int open = std::popcount(static_cast<std::uint64_t>(open_bits(flock.values)));
    if (open > std::countr_zero(kMostValues)) continue;
    if (!are_refuted(encoder, strays(flock)) || !are_refuted(encoder, meetings(flock))) continue;
    flocks_.push_back(std::move(flock));
  }
  encoder.prefer_nothing();
}

Bits Pigeonholes::value_of(const Pigeon& pigeon) const {
  return vm_.context().symbols.bits(vm_.heap().read_cell(pigeon.cell.object, pigeon.cell.index));
}

Formula Pigeonholes::has(const Pigeon& pigeon, std::int64_t value) const {
  const Formula equal = symbolic::formula::equal(circuit_, value_of(pigeon), Bits::constant(value));
  return circuit_.conjunction(pigeon.present, equal);
}

std::vector<Pigeonholes::Flock> Pigeonholes::fields_of_trees(const SearchSpace& space) const {
  const std::vector<Root> main = {{main_, Formula::constant(true)}};
  const ReferenceGraph graph = explore(vm_, main, Follow::tree_fields);
  std::vector<std::size_t> root_of(graph.objects.size());
  for (std::size_t i = 0; i < root_of.size(); ++i) root_of[i] = i;
  for (const ReferenceGraph::Edge& e : graph.edges) {
    const bool is_root = e.from == 0 || vm_.class_of(graph.objects[e.from]).is_array();
    if (!is_root) root_of[e.to] = root_of[e.from];
  }
  std::map<Reference, std::size_t> tree_of;
  for (std::size_t i = 1; i < root_of.size(); ++i) tree_of[graph.objects[i]] = root_of[i];
  std::map<Reference, Formula> present;
  for (const SearchSpace::PoolObject& o : space.objects()) present[o.object] = o.present;

  std::map<std::pair<std::size_t, std::uint32_t>, Flock> fields;
  for (const SearchSpace::Cell& c : space.cells()) {
    const auto tree = tree_of.find(c.object);
    const ir::Kind kind = ir::kind_of(c.type);
    if (tree == tree_of.end() || (kind != ir::Kind::int32 && kind != ir::Kind::int64)) continue;
    const ir::Class& type = vm_.class_of(c.object);
    if (type.is_array() || &type != &vm_.class_of(graph.objects[tree->second])) continue;
    fields[{tree->second, c.index}].pigeons.push_back({c, present.at(c.object)});
  }
  std::vector<Flock> flocks;
  for (auto& [where, flock] : fields) flocks.push_back(std::move(flock));
  return flocks;
}

// The values that the root's field may have; none if there are more.
std::vector<std::int64_t> Pigeonholes::values_of(const Pigeon& root, std::size_t most,
                                                 Encoder& encoder) const {
  std::vector<std::int64_t> values;
  const Encoder::Scope scope(encoder);
  encoder.add(root.present);
  encoder.prefer(
      symbolic::formula::Assignment(circuit_));  // small states: then there is little to search for
  for (;;) {
    const Answer answer = encoder.solve({}, kEasy);
    if (answer == Answer::unsatisfiable) return values;
    if (answer == Answer::unknown || values.size() == most) return {};
    values.push_back(symbolic::formula::evaluate(encoder.model(), value_of(root)));
    encoder.add(!symbolic::formula::equal(circuit_, value_of(root), Bits::constant(values.back())));
  }
}

// That a pigeon has another value. Each condition says enough bits to be refuted without a search: one in
// which all values agree, or all bits of another value that agrees with them there.
std::vector<Formula> Pigeonholes::strays(const Flock& flock) const {
  const std::int64_t open = open_bits(flock.values);
  const std::int64_t common = flock.values.front() & ~open;
  std::vector<Formula> conditions;
  for (const Pigeon& p : flock.pigeons) {
    const Bits bits = value_of(p);
    for (int k = 0; k < bits.width(); ++k) {
      if ((open >> k & 1) != 0) continue;
      conditions.push_back(circuit_.conjunction(p.present, bits[k].negated_if((common >> k & 1) != 0)));
    }
    std::int64_t some = 0;  // of the open bits
    do {
      const std::int64_t value = common | some;
      if (std::ranges::find(flock.values, value) == flock.values.end()) conditions.push_back(has(p, value));
      some = (some - open) & open;  // the next combination of them
    } while (some != 0);
  }
  return conditions;
}

// That two pigeons have the same value.
std::vector<Formula> Pigeonholes::meetings(const Flock& flock) const {
  std::vector<Formula> conditions;
  for (std::size_t i = 0; i < flock.pigeons.size(); ++i) {
    const Pigeon& a = flock.pigeons[i];
    for (std::size_t j = 0; j < i; ++j) {
      const Pigeon& b = flock.pigeons[j];
      const Formula same = symbolic::formula::equal(circuit_, value_of(a), value_of(b));
      conditions.push_back(circuit_.conjunction(circuit_.conjunction(a.present, b.present), same));
    }
  }
  return conditions;
}

std::vector<Formula> Pigeonholes::facts() const {
  std::vector<Formula> facts;
  const std::set<Reference> in_trees = objects_in_trees(vm_, main_);
  for (const Flock& flock : flocks_) {
    std::vector<Formula> present, used;
    std::vector<std::vector<Formula>> users(flock.values.size());
    for (const Pigeon& p : flock.pigeons) {
      if (!in_trees.contains(p.cell.object)) continue;  // S does not allow it
      present.push_back(p.present);
      for (std::size_t v = 0; v < users.size(); ++v) users[v].push_back(has(p, flock.values[v]));
    }
    for (const std::vector<Formula>& by : users) used.push_back(circuit_.disjunction(by));
    const std::size_t most = flock.values.size();
    const std::vector<Formula> more_pigeons_than = counts(circuit_, present, most + 1);
    const std::vector<Formula> more_values_than = counts(circuit_, used, most);
    for (std::size_t k = 0; k < most; ++k) {
      facts.push_back(circuit_.implication(more_pigeons_than[k], more_values_than[k]));
    }
    facts.push_back(!more_pigeons_than[most]);
  }
  return facts;
}

}  // namespace glassbox::checker
