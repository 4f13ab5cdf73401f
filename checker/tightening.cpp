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

std::vector<Formula> pins_of_absent_objects(symbolic::Interpreter& vm, const SearchSpace& space,
                                            Encoder& encoder, const ir::Method* operation) {
  Conditions part_of_state;
  for (const SearchSpace::PoolObject& o : space.objects()) part_of_state[o.object] = o.present;
  const bool only_trees = operation == nullptr && !may_leave_trees(vm, space, encoder, part_of_state);
  if (!only_trees) part_of_state = reached_objects(vm, space, operation);
  std::vector<Formula> pins;
  for (const FreshValues::Variable& v : space.variables()) {
    if (v.owners.empty()) continue;
    std::vector<Formula> clause = {!v.formula};
    for (const std::uint32_t owner : v.owners) {
      const auto reached = part_of_state.find(space.objects()[owner].object);
      if (reached != part_of_state.end()) clause.push_back(reached->second);
    }
    pins.push_back(vm.context().symbols.circuit().disjunction(clause));
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

}  // namespace

std::vector<Formula> tighten_domains(symbolic::Interpreter& vm, const SearchSpace& space, Encoder& encoder) {
  std::vector<Formula> facts;
  symbolic::Symbols& symbols = vm.context().symbols;
  PossibleConditions possible(encoder);
  for_each_symbolic_cell(vm, space, [&](const SearchSpace::Cell& c, Value v) {
    if (is_integer(c)) {
      const symbolic::Bits bits = symbols.bits(v);
      for (const Formula bit : bits.bits()) {
        possible.watch(bit);
        possible.watch(!bit);
      }
    } else {
      // Objects before null: one state may show all objects, and with them what their cells hold.
      const auto& alternatives = symbols.alternatives(v);
      for (const symbolic::Alternative& a : alternatives) {
        if (a.bits != 0) possible.watch(a.guard);
      }
      for (const symbolic::Alternative& a : alternatives) possible.watch(a.guard);
    }
  });
  possible.find_out({});
  for_each_symbolic_cell(vm, space, [&](const SearchSpace::Cell& c, Value v) {
    if (is_integer(c)) {
      const symbolic::Bits old_bits = symbols.bits(v);
      std::vector<Formula> bits;
      for (const Formula bit : old_bits.bits()) {
        const bool one = !possible.refuted(bit), zero = !possible.refuted(!bit);
        bits.push_back(one && zero ? bit : Formula::constant(one));
        if (!(one && zero)) facts.push_back(bit.negated_if(!one));
      }
      vm.heap().write_cell(c.object, c.index, symbols.integer(symbolic::Bits::from(bits)));
    } else {
      std::vector<symbolic::Alternative> left;
      for (const symbolic::Alternative& a : symbols.alternatives(v)) {
        if (possible.refuted(a.guard)) {
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
