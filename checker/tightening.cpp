#include "checker/tightening.hpp"

#include <algorithm>
#include <map>

#include "checker/possible_conditions.hpp"
#include "checker/reachability.hpp"

namespace glassbox::checker {

using symbolic::sat::Answer;
using symbolic::sat::Encoder;

namespace {

using Conditions = std::map<Reference, Formula>;

// Whether S allows that an object of the state refers to one that is not reached through tree fields.
bool may_leave_trees(symbolic::Interpreter& vm, const SearchSpace& space, Encoder& encoder,
                     const Conditions& present) {
  symbolic::Circuit& circuit = vm.context().symbols.circuit();
  std::vector<Formula> strays;
  for (const SearchSpace::Cell& c : space.cells()) {
    if (c.type != ir::BasicType::reference) continue;
    const Formula here = present.at(c.object);
    vm.context().symbols.for_each_alternative(
        vm.heap().read_cell(c.object, c.index), [&](Formula guard, std::uint64_t bits) {
          const auto target = present.find(Value::from_bits(bits).reference());
          if (target == present.end()) return;
          strays.push_back(circuit.conjunction(circuit.conjunction(here, guard), !target->second));
        });
  }
  const Formula assumptions[] = {circuit.disjunction(strays)};
  return encoder.solve(assumptions) != Answer::unsatisfiable;
}

// Reached from the main object and the arguments.
Conditions reached_objects(symbolic::Interpreter& vm, const SearchSpace& space, const ir::Method* operation) {
  std::vector<Root> roots = {{space.main_object(), Formula::constant(true)}};
  if (operation != nullptr) {
    const std::vector<Value>& arguments = *space.arguments(*operation);
    for (std::size_t k = 1; k < arguments.size(); ++k) {
      if (operation->parameter_types[k] != ir::BasicType::reference) continue;
      vm.context().symbols.for_each_alternative(arguments[k], [&](Formula guard, std::uint64_t bits) {
        const Reference r = Value::from_bits(bits).reference();
        const auto known = std::ranges::find(roots, r, &Root::object);
        if (r.is_null()) return;
        if (known == roots.end()) {
          roots.push_back({r, guard});
        } else {
          known->guard = vm.context().symbols.circuit().disjunction(known->guard, guard);
        }
      });
    }
  }
  const ReferenceGraph graph = explore(vm, roots, Follow::everything);
  const std::vector<Formula> reached = reachability(vm.context().symbols.circuit(), graph, roots);
  Conditions conditions;
  for (std::size_t i = 0; i < graph.objects.size(); ++i) conditions[graph.objects[i]] = reached[i];
  return conditions;
}

}  // namespace

Pins pins_of_absent_objects(symbolic::Interpreter& vm, const SearchSpace& space, Encoder& encoder,
                            const ir::Method* operation) {
  Conditions part_of_state;
  for (const SearchSpace::PoolObject& o : space.objects()) part_of_state[o.object] = o.present;
  const bool only_trees = operation == nullptr && !may_leave_trees(vm, space, encoder, part_of_state);
  if (!only_trees) part_of_state = reached_objects(vm, space, operation);
  Pins pins{{}, only_trees};
  for (const FreshValues::Variable& v : space.variables()) {
    if (v.owners.empty()) continue;
    std::vector<Formula> clause = {!v.formula};
    for (const std::uint32_t owner : v.owners) {
      const auto reached = part_of_state.find(space.objects()[owner].object);
      if (reached != part_of_state.end()) clause.push_back(reached->second);
    }
    pins.formulas.push_back(vm.context().symbols.circuit().disjunction(clause));
  }
  return pins;
}

namespace {

template <class Visit>
void for_each_symbolic_cell(symbolic::Interpreter& vm, const SearchSpace& space, Visit visit) {
  for (const SearchSpace::Cell& c : space.cells()) {
    const Value v = vm.heap().read_cell(c.object, c.index);
    if (!v.is_constant()) visit(c, v);
  }
}

bool is_integer(const SearchSpace::Cell& c) {
  const ir::Kind kind = ir::kind_of(c.type);
  return kind == ir::Kind::int32 || kind == ir::Kind::int64;
}

// What is asked about cells, and what S refutes of it.
class CellQuestions {
 public:
  using Numbering = ObjectOrder::Numbering;

  CellQuestions(symbolic::Symbols& symbols, Encoder& encoder, std::span<const Numbering> numberings)
      : symbols_(symbols), encoder_(encoder), numberings_(numberings), possible_(encoder) {}

  [[nodiscard]] bool is_numbered(Reference object) const { return numbering_of(object) != nullptr; }

  void watch(const SearchSpace::Cell& c, Value v) {
    if (is_integer(c)) {
      const symbolic::Bits bits = symbols_.bits(v);
      for (const Formula bit : bits.bits()) {
        possible_.watch(bit);
        possible_.watch(!bit);
      }
      return;
    }
    // Objects before null: one state may show all objects, and with them what their cells hold.
    for (const symbolic::Alternative& a : symbols_.alternatives(v)) {
      if (a.bits != 0) possible_.watch(question(c, v, a));
    }
    for (const symbolic::Alternative& a : symbols_.alternatives(v)) possible_.watch(question(c, v, a));
  }

  void find_out_in_order() {
    const Formula in_order = symbols_.circuit().variable();
    for (const Numbering& n : numberings_) {
      for (const Formula f : n.conditions) {
        const Formula clause[] = {!in_order, f};
        encoder_.add_clause(clause);
      }
    }
    possible_.find_out({}, {&in_order, 1});
  }
  void find_out() { possible_.find_out({}); }

  [[nodiscard]] bool refuted(Formula bit) const { return possible_.refuted(bit); }
  [[nodiscard]] bool refuted(const SearchSpace::Cell& c, Value v, const symbolic::Alternative& a) {
    return possible_.refuted(question(c, v, a));
  }

 private:
  [[nodiscard]] const Numbering* numbering_of(Reference object) const {
    const auto found = std::ranges::find_if(
        numberings_, [&](const Numbering& n) { return std::ranges::count(n.objects, object) != 0; });
    return found == numberings_.end() ? nullptr : &*found;
  }

  // Whether a cell may be this, or, if it stays in its place, any object of the same numbering.
  [[nodiscard]] Formula question(const SearchSpace::Cell& c, Value v, const symbolic::Alternative& asked) {
    const Numbering* numbering =
        c.type == ir::BasicType::reference ? numbering_of(Value::from_bits(asked.bits).reference()) : nullptr;
    if (numbering == nullptr || is_numbered(c.object)) return asked.guard;
    Formula any = Formula::constant(false);
    for (const symbolic::Alternative& a : symbols_.alternatives(v)) {
      if (numbering_of(Value::from_bits(a.bits).reference()) == numbering) {
        any = symbols_.circuit().disjunction(any, a.guard);
      }
    }
    return any;
  }

  symbolic::Symbols& symbols_;
  Encoder& encoder_;
  std::span<const Numbering> numberings_;
  PossibleConditions possible_;
};

}  // namespace

std::vector<Formula> tighten_domains(symbolic::Interpreter& vm, const SearchSpace& space, Encoder& encoder,
                                     std::span<const ObjectOrder::Numbering> numberings) {
  std::vector<Formula> facts;
  symbolic::Symbols& symbols = vm.context().symbols;
  CellQuestions questions(symbols, encoder, numberings);
  for (const bool numbered : {false, true}) {
    for_each_symbolic_cell(vm, space, [&](const SearchSpace::Cell& c, Value v) {
      if (questions.is_numbered(c.object) == numbered) questions.watch(c, v);
    });
    if (numbered || numberings.empty()) {
      questions.find_out();
    } else {
      questions.find_out_in_order();
    }
  }
  for_each_symbolic_cell(vm, space, [&](const SearchSpace::Cell& c, Value v) {
    if (is_integer(c)) {
      const symbolic::Bits old_bits = symbols.bits(v);
      std::vector<Formula> bits;
      for (const Formula bit : old_bits.bits()) {
        const bool one = !questions.refuted(bit), zero = !questions.refuted(!bit);
        bits.push_back(one && zero ? bit : Formula::constant(one));
        if (!(one && zero)) facts.push_back(bit.negated_if(!one));
      }
      vm.heap().write_cell(c.object, c.index, symbols.integer(symbolic::Bits::from(bits)));
    } else {
      std::vector<symbolic::Alternative> left;
      for (const symbolic::Alternative& a : symbols.alternatives(v)) {
        if (questions.refuted(c, v, a)) {
          facts.push_back(!a.guard);
        } else {
          left.push_back(a);
        }
      }
      if (!left.empty()) vm.heap().write_cell(c.object, c.index, symbols.guarded_set(std::move(left)));
    }
  });
  return facts;
}

}  // namespace glassbox::checker
