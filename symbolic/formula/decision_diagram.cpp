#include "symbolic/formula/decision_diagram.hpp"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <utility>

namespace glassbox::symbolic::formula {

namespace {

constexpr std::size_t kInitialTableSize = 1024;  // a power of two, as all sizes of tables here
constexpr std::size_t kMaxComputed = std::size_t{1} << 20U;
constexpr std::size_t kMaxNodes = 0x7ffffff0U;  // codes stay clear of kTooLarge
constexpr std::size_t kNodesBetweenQuestions = 1U << 14U;
constexpr std::uint32_t kNoLevel = 0xffffffffU;

std::size_t hash(std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  std::uint64_t mixed = (std::uint64_t{a} << 32U | b) * 0x9e3779b97f4a7c15U;
  mixed = ((mixed ^ (mixed >> 32U)) + c) * 0x9e3779b97f4a7c15U;
  return static_cast<std::size_t>(mixed ^ (mixed >> 32U));
}

}  // namespace

DecisionDiagrams::DecisionDiagrams(const Circuit& circuit, std::span<const Formula> order,
                                   std::size_t node_limit, std::function<bool()> stopped)
    : circuit_(circuit),
      node_limit_(std::min(node_limit, kMaxNodes)),
      stopped_(std::move(stopped)),
      levels_(static_cast<std::uint32_t>(order.size())),
      level_of_(circuit.variable_count(), kNoLevel),
      nodes_(1, Node{levels_, {}, {}}),
      table_(kInitialTableSize),
      computed_(kInitialTableSize) {
  for (std::uint32_t level = 0; level < levels_; ++level) {
    std::uint32_t& of_variable = level_of_[circuit.variable_index(order[level].node())];
    assert(of_variable == kNoLevel);
    of_variable = level;
  }
}

// Restricting to `care` can be done at the variables: it commutes with conjunction and negation.
std::optional<Diagram> DecisionDiagrams::of(Formula f, Diagram care) {
  if (care.is_false()) return care;
  std::unordered_map<std::uint32_t, Diagram> found = {
      {0, Diagram::constant(false)}};  // by node of the circuit
  std::vector<std::uint32_t> pending = {f.node()};
  while (!pending.empty()) {
    const std::uint32_t node = pending.back();
    if (found.contains(node)) {
      pending.pop_back();
      continue;
    }
    Diagram result = kTooLarge;
    if (circuit_.is_variable(node)) {
      result = make(level(circuit_.variable_index(node)), Diagram::constant(false), Diagram::constant(true));
      if (result != kTooLarge) result = restrict_to(care, result);
    } else {
      const Formula left = circuit_.left(node);
      const Formula right = circuit_.right(node);
      const auto a = found.find(left.node());
      const auto b = found.find(right.node());
      if (a == found.end()) pending.push_back(left.node());
      if (b == found.end()) pending.push_back(right.node());
      if (a == found.end() || b == found.end()) continue;
      result = conjoin(a->second.negated_if(left.negated()), b->second.negated_if(right.negated()));
    }
    if (result == kTooLarge) return std::nullopt;
    found.emplace(node, result);
    pending.pop_back();
  }
  return found.at(f.node()).negated_if(f.negated());
}

std::uint32_t DecisionDiagrams::level(std::uint32_t variable) const {
  if (variable < level_of_.size() && level_of_[variable] != kNoLevel) return level_of_[variable];
  std::fputs("glassbox: internal error: a variable is missing in the order of a decision diagram\n", stderr);
  std::abort();  // a count would be wrong
}

std::optional<Diagram> DecisionDiagrams::conjunction(Diagram a, Diagram b) {
  const Diagram result = conjoin(a, b);
  if (result == kTooLarge) return std::nullopt;
  return result;
}

std::optional<Diagram> DecisionDiagrams::disjunction(Diagram a, Diagram b) {
  const Diagram result = conjoin(!a, !b);
  if (result == kTooLarge) return std::nullopt;
  return !result;
}

const DecisionDiagrams::Computed* DecisionDiagrams::find_computed(Operation operation, Diagram a,
                                                                  Diagram b) const {
  const std::size_t place = hash(a.code(), b.code(), static_cast<std::uint32_t>(operation));
  const Computed& there = computed_[place & (computed_.size() - 1)];
  return there.operation == operation && there.a == a && there.b == b ? &there : nullptr;
}

void DecisionDiagrams::remember(const Computed& c) {
  if (c.result == kTooLarge) return;
  const std::size_t place = hash(c.a.code(), c.b.code(), static_cast<std::uint32_t>(c.operation));
  computed_[place & (computed_.size() - 1)] = c;
}

// Recursive, as is what follows: never deeper than there are variables.
Diagram DecisionDiagrams::conjoin(Diagram a, Diagram b) {
  if (b < a) std::swap(a, b);
  if (a.is_constant()) return a.is_true() ? b : a;
  if (a.node() == b.node()) return a == b ? a : Diagram::constant(false);
  if (const Computed* known = find_computed(Operation::conjunction, a, b)) return known->result;
  const std::uint32_t level_of_a = nodes_[a.node()].level;
  const std::uint32_t level_of_b = nodes_[b.node()].level;
  const std::uint32_t level = std::min(level_of_a, level_of_b);
  const Diagram if_false = conjoin(level_of_a == level ? low(a) : a, level_of_b == level ? low(b) : b);
  if (if_false == kTooLarge) return kTooLarge;
  const Diagram if_true = conjoin(level_of_a == level ? high(a) : a, level_of_b == level ? high(b) : b);
  if (if_true == kTooLarge) return kTooLarge;
  const Diagram result = make(level, if_false, if_true);
  remember({a, b, result, Operation::conjunction});
  return result;
}

// The generalised cofactor of Coudert and Madre: where `care` is false, the value at a place nearby where it
// is true.
Diagram DecisionDiagrams::restrict_to(Diagram care, Diagram f) {
  if (f.is_constant() || care.is_true()) return f;
  if (f.node() == care.node()) return Diagram::constant(f == care);
  if (const Computed* known = find_computed(Operation::restriction, care, f)) return known->result;
  const std::uint32_t level_of_f = nodes_[f.node()].level;
  const std::uint32_t level_of_care = nodes_[care.node()].level;
  const std::uint32_t level = std::min(level_of_f, level_of_care);
  const Diagram care_if_false = level_of_care == level ? low(care) : care;
  const Diagram care_if_true = level_of_care == level ? high(care) : care;
  const Diagram f_if_false = level_of_f == level ? low(f) : f;
  const Diagram f_if_true = level_of_f == level ? high(f) : f;
  Diagram result;
  if (care_if_false.is_false()) {
    result = restrict_to(care_if_true, f_if_true);
  } else if (care_if_true.is_false()) {
    result = restrict_to(care_if_false, f_if_false);
  } else {
    const Diagram if_false = restrict_to(care_if_false, f_if_false);
    if (if_false == kTooLarge) return kTooLarge;
    const Diagram if_true = restrict_to(care_if_true, f_if_true);
    if (if_true == kTooLarge) return kTooLarge;
    result = make(level, if_false, if_true);
  }
  remember({care, f, result, Operation::restriction});
  return result;
}

Diagram DecisionDiagrams::make(std::uint32_t level, Diagram low, Diagram high) {
  if (low == high) return low;
  const bool negate = high.negated();
  const Node node{level, low.negated_if(negate), high.negated_if(negate)};
  const std::size_t slot = find_slot(node);
  if (table_[slot] != 0) return Diagram::from_code(table_[slot] << 1U).negated_if(negate);
  if (nodes_.size() >= node_limit_) return kTooLarge;
  if (nodes_.size() % kNodesBetweenQuestions == 0 && stopped_ && stopped_()) return kTooLarge;
  const auto index = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back(node);
  table_[slot] = index;
  if (nodes_.size() > table_.size() / 8 * 5) rebuild_table(table_.size() * 2);
  return Diagram::from_code(index << 1U).negated_if(negate);
}

// Where the node is in the table, or else the free place for it.
std::size_t DecisionDiagrams::find_slot(const Node& node) const {
  const std::size_t mask = table_.size() - 1;
  std::size_t slot = hash(node.level, node.low.code(), node.high.code()) & mask;
  for (; table_[slot] != 0; slot = (slot + 1) & mask) {
    const Node& there = nodes_[table_[slot]];
    if (there.level == node.level && there.low == node.low && there.high == node.high) break;
  }
  return slot;
}

// The table of computed conjunctions grows along, up to a point, and starts afresh.
void DecisionDiagrams::rebuild_table(std::size_t size) {
  table_.assign(size, 0);
  for (std::uint32_t i = 1; i < nodes_.size(); ++i) table_[find_slot(nodes_[i])] = i;
  computed_.assign(std::min(size, kMaxComputed), Computed{});
}

// Nodes come after those that they lead to, so that one pass down marks and one pass up moves them.
void DecisionDiagrams::collect(std::span<Diagram> live) {
  std::vector<std::uint32_t> moved(nodes_.size(), 0);
  for (const Diagram d : live) moved[d.node()] = 1;
  for (std::size_t i = nodes_.size(); i-- > 1;) {
    if (moved[i] == 0) continue;
    moved[nodes_[i].low.node()] = 1;
    moved[nodes_[i].high.node()] = 1;
  }
  const auto now = [&moved](Diagram d) {
    return Diagram::from_code(moved[d.node()] << 1U).negated_if(d.negated());
  };
  std::uint32_t count = 1;
  moved[0] = 0;
  for (std::size_t i = 1; i < nodes_.size(); ++i) {
    if (moved[i] == 0) continue;
    nodes_[count] = {nodes_[i].level, now(nodes_[i].low), now(nodes_[i].high)};
    moved[i] = count++;
  }
  nodes_.resize(count);
  for (Diagram& d : live) d = now(d);
  counts_.clear();
  rebuild_table(table_.size());
}

std::optional<Count> DecisionDiagrams::models(Diagram d) {
  const Count result = count_below(0, d);
  if (result == kTooMany) return std::nullopt;
  return result;
}

// A function and its negation are counted apart: subtracting from 2^n would overflow where the result does
// not. The count of a diagram is at least that of each one that it leads to, so that too many there are too
// many here.
Count DecisionDiagrams::count(Diagram d) {
  if (d.is_constant()) return d.is_true() ? 1 : 0;
  if (const auto known = counts_.find(d.code()); known != counts_.end()) return known->second;
  const std::uint32_t below = nodes_[d.node()].level + 1;
  const Count if_false = count_below(below, low(d));
  const Count if_true = count_below(below, high(d));
  const Count sum = if_false + if_true;
  const Count result = if_false == kTooMany || if_true == kTooMany || sum < if_false ? kTooMany : sum;
  counts_.emplace(d.code(), result);
  return result;
}

// Over the variables from this level on.
Count DecisionDiagrams::count_below(std::uint32_t level, Diagram d) {
  const Count from_its_level = count(d);
  const std::uint32_t free = nodes_[d.node()].level - level;
  if (from_its_level == 0 || from_its_level == kTooMany) return from_its_level;
  if (free >= 128 || from_its_level > kTooMany >> free) return kTooMany;
  return from_its_level << free;
}

}  // namespace glassbox::symbolic::formula
