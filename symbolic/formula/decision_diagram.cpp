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
      computed_(kInitialTableSize, Computed{kTooLarge, kTooLarge, kTooLarge}) {
  for (std::uint32_t level = 0; level < levels_; ++level) {
    std::uint32_t& of_variable = level_of_[circuit.variable_index(order[level].node())];
    assert(of_variable == kNoLevel);
    of_variable = level;
  }
}

std::optional<Diagram> DecisionDiagrams::of(Formula f) {
  if (found_.size() < circuit_.node_count()) found_.resize(circuit_.node_count(), kTooLarge);
  found_[0] = Diagram::constant(false);
  pending_.assign(1, f.node());
  while (!pending_.empty()) {
    const std::uint32_t node = pending_.back();
    if (found_[node] != kTooLarge) {
      pending_.pop_back();
      continue;
    }
    Diagram result = kTooLarge;
    if (circuit_.is_variable(node)) {
      result = make(level(circuit_.variable_index(node)), Diagram::constant(false), Diagram::constant(true));
    } else {
      const Formula left = circuit_.left(node);
      const Formula right = circuit_.right(node);
      const Diagram a = found_[left.node()];
      const Diagram b = found_[right.node()];
      if (a == kTooLarge) pending_.push_back(left.node());
      if (b == kTooLarge) pending_.push_back(right.node());
      if (a == kTooLarge || b == kTooLarge) continue;
      result = conjoin(a.negated_if(left.negated()), b.negated_if(right.negated()));
    }
    if (result == kTooLarge) return std::nullopt;
    found_[node] = result;
    found_in_order_.push_back(node);
    pending_.pop_back();
  }
  return found_[f.node()].negated_if(f.negated());
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

// Recursive: never deeper than there are variables.
Diagram DecisionDiagrams::conjoin(Diagram a, Diagram b) {
  if (b < a) std::swap(a, b);
  if (a.is_constant()) return a.is_true() ? b : a;
  if (a.node() == b.node()) return a == b ? a : Diagram::constant(false);
  const std::size_t place = hash(a.code(), b.code(), 0);
  {
    const Computed& known = computed_[place & (computed_.size() - 1)];
    if (known.a == a && known.b == b) return known.result;
  }
  const std::uint32_t level_of_a = nodes_[a.node()].level;
  const std::uint32_t level_of_b = nodes_[b.node()].level;
  const std::uint32_t level = std::min(level_of_a, level_of_b);
  const Diagram if_false = conjoin(level_of_a == level ? low(a) : a, level_of_b == level ? low(b) : b);
  if (if_false == kTooLarge) return kTooLarge;
  const Diagram if_true = conjoin(level_of_a == level ? high(a) : a, level_of_b == level ? high(b) : b);
  if (if_true == kTooLarge) return kTooLarge;
  const Diagram result = make(level, if_false, if_true);
  if (result != kTooLarge) computed_[place & (computed_.size() - 1)] = {a, b, result};
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
  computed_.assign(std::min(size, kMaxComputed), Computed{kTooLarge, kTooLarge, kTooLarge});
}

void DecisionDiagrams::keep() {
  kept_nodes_ = nodes_.size();
  kept_found_ = found_in_order_.size();
}

void DecisionDiagrams::rewind() {
  if (nodes_.size() == kept_nodes_) return;
  nodes_.resize(kept_nodes_);
  for (std::size_t i = kept_found_; i < found_in_order_.size(); ++i) found_[found_in_order_[i]] = kTooLarge;
  found_in_order_.resize(kept_found_);
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
