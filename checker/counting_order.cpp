#include "checker/counting_order.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace glassbox::checker {

namespace {

bool is_number(ir::BasicType type) {
  const ir::Kind kind = ir::kind_of(type);
  return type != ir::BasicType::boolean && (kind == ir::Kind::int32 || kind == ir::Kind::int64);
}

// Bits of a number that can be remembered while others are looked at: its values are few.
constexpr std::size_t kNarrow = 6;

class Order {
 public:
  explicit Order(symbolic::Symbols& symbols) : symbols_(symbols) {}

  void add(Formula v) {
    if (added_.insert(v).second) order_.push_back(v);
  }
  // The highest bit first. Wide numbers wait until all of them are there.
  void add(ir::BasicType type, Value v) {
    std::vector<Formula> variables = variables_of(symbols_, type, v);
    if (is_number(type) && variables.size() > kNarrow) {
      numbers_.push_back(std::move(variables));
    } else {
      for (auto it = variables.rbegin(); it != variables.rend(); ++it) add(*it);
    }
  }
  // The variables of a number were made from its lowest bit to its highest.
  void add_numbers() {
    std::size_t width = 0;
    for (const std::vector<Formula>& n : numbers_) width = std::max(width, n.size());
    for (std::size_t bit = width; bit-- > 0;) {
      for (const std::vector<Formula>& n : numbers_) {
        if (bit < n.size()) add(n[bit]);
      }
    }
  }
  [[nodiscard]] std::vector<Formula> take() { return std::move(order_); }

 private:
  symbolic::Symbols& symbols_;
  std::vector<std::vector<Formula>> numbers_;
  std::vector<Formula> order_;
  std::set<Formula> added_;
};

}  // namespace

std::vector<Formula> variables_of(symbolic::Symbols& symbols, ir::BasicType type, Value v) {
  if (v.is_constant()) return {};
  const symbolic::Circuit& circuit = symbols.circuit();
  std::vector<std::uint32_t> pending;
  std::set<std::uint32_t> seen;
  const auto visit = [&](Formula f) {
    if (seen.insert(f.node()).second) pending.push_back(f.node());
  };
  if (is_number(type) || type == ir::BasicType::boolean) {
    const symbolic::Bits bits = symbols.bits(v);
    for (const Formula bit : bits.bits()) visit(bit);
  } else {
    for (const symbolic::Alternative& a : symbols.alternatives(v)) visit(a.guard);
  }
  std::vector<Formula> variables;
  while (!pending.empty()) {
    const std::uint32_t node = pending.back();
    pending.pop_back();
    if (circuit.is_variable(node)) variables.push_back(Formula::from_code(node << 1U));
    if (!circuit.is_and(node)) continue;
    visit(circuit.left(node));
    visit(circuit.right(node));
  }
  std::ranges::sort(variables);
  return variables;
}

namespace {

// The cells of the space, object by object, each object followed by what it refers to first.
std::vector<SearchSpace::Cell> depth_first(symbolic::Interpreter& vm, const SearchSpace& space) {
  std::map<Reference, std::vector<SearchSpace::Cell>> cells;
  for (const SearchSpace::Cell& c : space.cells()) cells[c.object].push_back(c);
  std::vector<SearchSpace::Cell> order;
  std::vector<Reference> pending;
  for (const SearchSpace::PoolObject& o : space.objects()) pending.push_back(o.object);
  std::ranges::reverse(pending);
  while (!pending.empty()) {
    const auto next = cells.extract(pending.back());
    pending.pop_back();
    if (next.empty()) continue;  // has had its turn, or has no cells
    const std::size_t first = pending.size();
    for (const SearchSpace::Cell& c : next.mapped()) {
      order.push_back(c);
      if (c.type != ir::BasicType::reference) continue;
      vm.context().symbols.for_each_alternative(
          vm.heap().read_cell(c.object, c.index),
          [&](Formula, std::uint64_t bits) { pending.push_back(Value::from_bits(bits).reference()); });
    }
    std::reverse(pending.begin() + static_cast<std::ptrdiff_t>(first), pending.end());
  }
  return order;
}

}  // namespace

std::vector<Formula> counting_order(symbolic::Interpreter& vm, const SearchSpace& space,
                                    const ir::Method& operation) {
  Order order(vm.context().symbols);
  const std::vector<Value>& arguments = *space.arguments(operation);
  for (std::size_t k = 0; k < arguments.size(); ++k) order.add(operation.parameter_types[k], arguments[k]);

  for (const SearchSpace::Cell& c : depth_first(vm, space)) {
    order.add(c.type, vm.heap().read_cell(c.object, c.index));
  }
  order.add_numbers();
  for (const FreshValues::Variable& v : space.variables()) {
    order.add(v.formula);  // no value depends on it any more
  }
  return order.take();
}

}  // namespace glassbox::checker
