#include "checker/tightening.hpp"

#include <algorithm>
#include <map>

namespace glassbox::checker {

using symbolic::sat::Answer;
using symbolic::sat::Encoder;

void pin_absent_objects(symbolic::Interpreter& vm, const SearchSpace& space, Encoder& encoder) {
  symbolic::Circuit& circuit = vm.context().symbols.circuit();
  std::map<std::uint64_t, Formula> present;
  for (const SearchSpace::PoolObject& o : space.objects()) present[o.object.index()] = o.present;
  std::vector<Formula> strays;  // an object of the state refers to one outside of the tree
  for (const SearchSpace::PoolObject& o : space.objects()) {
    for (const ir::Field* f : SearchSpace::instance_fields(*o.type)) {
      if (f->type != ir::BasicType::reference) continue;
      vm.context().symbols.for_each_alternative(
          vm.heap().read(o.object, f->cell), [&](Formula g, std::uint64_t bits) {
            const auto target = present.find(bits);
            if (target == present.end()) return;
            strays.push_back(circuit.conjunction(circuit.conjunction(o.present, g), !target->second));
          });
    }
  }
  const Formula assumptions[] = {circuit.disjunction(strays)};
  if (encoder.solve(assumptions) != Answer::unsatisfiable) return;
  for (const SearchSpace::PoolObject& o : space.objects()) {
    for (const Formula v : o.variables) {
      const Formula clause[] = {o.present, !v};
      encoder.add_clause(clause);
    }
  }
}

namespace {

// Which of these conditions some valid state has. A model answers for all of them at once, so questions are
// few.
class Possible {
 public:
  explicit Possible(Encoder& encoder) : encoder_(encoder) {}

  void watch(Formula f) {
    if (!f.is_constant()) possible_.try_emplace(f, false);
  }
  void find_out() {
    for (auto& [condition, known] : possible_) {
      if (known) continue;
      const Formula assumptions[] = {condition};
      const Answer answer = encoder_.solve(assumptions);
      if (answer == Answer::unsatisfiable) continue;
      known = true;
      if (answer == Answer::unknown) continue;  // keeping an alternative is always sound
      const symbolic::formula::Assignment model = encoder_.model();
      for (auto& [other, seen] : possible_) seen = seen || model.evaluate(other);
    }
  }
  [[nodiscard]] bool operator()(Formula f) const { return f.is_constant() ? f.is_true() : possible_.at(f); }

 private:
  Encoder& encoder_;
  std::map<Formula, bool> possible_;
};

template <class Visit>
void for_each_symbolic_cell(symbolic::Interpreter& vm, const SearchSpace& space, Visit visit) {
  for (const SearchSpace::PoolObject& o : space.objects()) {
    for (const ir::Field* f : SearchSpace::instance_fields(*o.type)) {
      const Value v = vm.heap().read(o.object, f->cell);
      if (!v.is_constant()) visit(o.object, *f, v);
    }
  }
}

bool is_integer(const ir::Field& f) {
  const ir::Kind kind = ir::kind_of(f.type);
  return kind == ir::Kind::int32 || kind == ir::Kind::int64;
}

}  // namespace

void tighten_domains(symbolic::Interpreter& vm, const SearchSpace& space, Encoder& encoder) {
  symbolic::Symbols& symbols = vm.context().symbols;
  Possible possible(encoder);
  for_each_symbolic_cell(vm, space, [&](Reference, const ir::Field& f, Value v) {
    if (is_integer(f)) {
      const symbolic::Bits bits = symbols.bits(v);
      for (const Formula bit : bits.bits()) {
        possible.watch(bit);
        possible.watch(!bit);
      }
    } else {
      for (const symbolic::Alternative& a : symbols.alternatives(v)) possible.watch(a.guard);
    }
  });
  possible.find_out();
  for_each_symbolic_cell(vm, space, [&](Reference object, const ir::Field& f, Value v) {
    if (is_integer(f)) {
      const symbolic::Bits old_bits = symbols.bits(v);
      std::vector<Formula> bits;
      for (const Formula bit : old_bits.bits()) {
        bits.push_back(!possible(bit)    ? Formula::constant(false)
                       : !possible(!bit) ? Formula::constant(true)
                                         : bit);
      }
      vm.heap().write(object, f.cell, symbols.integer(symbolic::Bits::from(bits)));
    } else {
      std::vector<symbolic::Alternative> left;
      for (const symbolic::Alternative& a : symbols.alternatives(v)) {
        if (possible(a.guard)) left.push_back(a);
      }
      if (!left.empty()) vm.heap().write(object, f.cell, symbols.guarded_set(std::move(left)));
    }
  });
}

}  // namespace glassbox::checker
