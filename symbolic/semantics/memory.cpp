#include "symbolic/semantics/memory.hpp"

#include "symbolic/semantics/comparison.hpp"

namespace glassbox::symbolic::semantics {

namespace detail {

namespace {

// Symbolic reads look at every element up to this length; beyond, the index is concretised.
constexpr std::int32_t kLongestChoice = 64;

Reference reference(std::uint64_t bits) { return Value::from_bits(bits).reference(); }

// The alternatives of a receiver that are not null, copied because reading may intern new values. Nothing
// where the run goes on with a NullPointerException.
std::vector<Alternative> receivers(Context& c, Value object, Trap& trap) {
  std::vector<Alternative> result;
  if (c.decisions.fails(c.symbols.equals_constant(object, 0))) {
    trap = Trap::null_pointer;
    return result;
  }
  if (c.decisions.prefers_constants()) object = concretise(c, ir::Kind::reference, object);
  c.symbols.for_each_alternative(object, [&](Formula guard, std::uint64_t bits) {
    if (bits != 0) result.push_back({guard, bits});
  });
  return result;
}

// Joins the values read under each guard, one of which holds. Of integers the first is what is left if no
// other guard holds. Alternatives of a set each keep their guard: who learns which one it is learns all that
// led there.
class Choice {
 public:
  Choice(Context& c, BasicType type)
      : c_(c), integer_(ir::kind_of(type) == ir::Kind::int32 || ir::kind_of(type) == ir::Kind::int64) {}

  void add(Formula guard, Value v) {
    if (++added_ == 1) {
      first_guard_ = guard;
      result_ = v;
    } else if (integer_) {
      result_ = c_.symbols.choose_integer(guard, v, result_);
    } else {
      if (added_ == 2) add_alternatives(first_guard_, result_);
      add_alternatives(guard, v);
    }
  }
  [[nodiscard]] Value result() {
    return alternatives_.empty() ? result_ : c_.symbols.guarded_set(std::move(alternatives_));
  }

 private:
  void add_alternatives(Formula guard, Value v) {
    c_.symbols.for_each_alternative(v, [&](Formula g, std::uint64_t bits) {
      alternatives_.push_back({c_.symbols.circuit().conjunction(guard, g), bits});
    });
  }

  Context& c_;
  bool integer_;
  std::size_t added_ = 0;
  Formula first_guard_;
  Value result_;
  std::vector<Alternative> alternatives_;
};

Formula index_outside(Context& c, Value index, std::int32_t length) {
  const Formula negative = branch_int_less(c, index, Value::of(std::int32_t{0}));
  return c.symbols.circuit().disjunction(negative, !branch_int_less(c, index, Value::of(length)));
}

// Whether the array's class lets it hold this reference.
Formula may_be_element(Context& c, Reference array, Value v) {
  const ir::Class& element = *c.classes.class_at(c.heap.class_of(array)).element;
  return c.symbols.circuit().disjunction(c.symbols.equals_constant(v, 0), is_instance(c, v, element));
}

}  // namespace

Trap get_field_symbolic(Context& c, Value object, std::uint32_t cell, BasicType type, Value& result) {
  Trap trap = Trap::none;
  Choice choice(c, type);
  for (const Alternative& a : receivers(c, object, trap)) {
    if (!c.heap.has_cell(reference(a.bits), cell)) return Trap::malformed;
    choice.add(a.guard, c.heap.read(reference(a.bits), cell));
  }
  result = choice.result();
  return trap;
}

Trap array_length_symbolic(Context& c, Value array, Value& result) {
  Trap trap = Trap::none;
  Choice choice(c, BasicType::integer);
  for (const Alternative& a : receivers(c, array, trap)) {
    choice.add(a.guard, Value::of(c.heap.length(reference(a.bits))));
  }
  result = choice.result();
  return trap;
}

Trap array_load_symbolic(Context& c, BasicType type, Value array, Value index, Value& result) {
  Trap trap = Trap::none;
  const std::vector<Alternative> arrays = receivers(c, array, trap);
  if (trap != Trap::none) return trap;
  if (c.decisions.prefers_constants()) index = concretise(c, ir::Kind::int32, index);
  Circuit& g = c.symbols.circuit();
  Formula outside = Formula::constant(false);
  for (const Alternative& a : arrays) {
    const Reference r = reference(a.bits);
    if (!fits(type, c.heap.element_type(r))) return Trap::malformed;
    if (c.heap.length(r) > kLongestChoice) index = concretise(c, ir::Kind::int32, index);
    outside = g.disjunction(outside, g.conjunction(a.guard, index_outside(c, index, c.heap.length(r))));
  }
  if (c.decisions.fails(outside)) return Trap::index_out_of_bounds;
  Choice choice(c, type);
  for (const Alternative& a : arrays) {
    const Reference r = reference(a.bits);
    for (std::int32_t i = 0; i < c.heap.length(r); ++i) {
      const Formula here = g.conjunction(a.guard, branch_int_equal(c, index, Value::of(i)));
      if (!here.is_false()) choice.add(here, c.heap.read_element(r, i));
    }
  }
  result = choice.result();
  return Trap::none;
}

Trap array_store_concretised(Context& c, BasicType type, Value array, Value index, Value v) {
  array = concretise(c, ir::Kind::reference, array);
  if (array.reference().is_null()) return Trap::null_pointer;
  const Reference r = array.reference();
  if (!fits(type, c.heap.element_type(r))) return Trap::malformed;
  if (c.decisions.fails(index_outside(c, index, c.heap.length(r)))) return Trap::index_out_of_bounds;
  index = concretise(c, ir::Kind::int32, index);
  if (type == BasicType::reference) return store_reference(c, r, index.int32(), v);
  c.heap.write_element(r, index.int32(), narrow(c, c.heap.element_type(r), v));
  return Trap::none;
}

Trap store_reference(Context& c, Reference array, std::int32_t index, Value v) {
  if (v.is_constant()) [[likely]] {
    const Reference r = v.reference();
    const ir::Class& element = *c.classes.class_at(c.heap.class_of(array)).element;
    const bool fits = r.is_null() || c.classes.class_at(c.heap.class_of(r)).is_subclass_of(element);
    if (!fits) return Trap::array_store;
  } else if (c.decisions.fails(!may_be_element(c, array, v))) {
    return Trap::array_store;
  }
  c.heap.write_element<BasicType::reference>(array, index, v);
  return Trap::none;
}

}  // namespace detail

Trap put_field_where(Context& c, Formula condition, Value object, std::uint32_t cell, BasicType type,
                     Value v) {
  Trap trap = Trap::none;
  v = narrow(c, type, v);
  for (const Alternative& a : detail::receivers(c, object, trap)) {
    const Reference r = detail::reference(a.bits);
    if (!c.heap.has_cell(r, cell)) return Trap::malformed;
    const Formula here = c.symbols.circuit().conjunction(condition, a.guard);
    c.heap.write(r, cell, choose(c, ir::kind_of(type), here, v, c.heap.read(r, cell)));
  }
  return trap;
}

Trap array_store_where(Context& c, Formula condition, BasicType type, Value array, Value index, Value v) {
  Trap trap = Trap::none;
  const std::vector<Alternative> arrays = detail::receivers(c, array, trap);
  if (trap != Trap::none) return trap;
  Circuit& g = c.symbols.circuit();
  Formula outside = Formula::constant(false), unfit = Formula::constant(false);
  for (const Alternative& a : arrays) {
    const Reference r = detail::reference(a.bits);
    if (!detail::fits(type, c.heap.element_type(r))) return Trap::malformed;
    if (c.heap.length(r) > detail::kLongestChoice) index = concretise(c, ir::Kind::int32, index);
    outside =
        g.disjunction(outside, g.conjunction(a.guard, detail::index_outside(c, index, c.heap.length(r))));
    if (type != BasicType::reference) continue;
    unfit = g.disjunction(unfit, g.conjunction(a.guard, !detail::may_be_element(c, r, v)));
  }
  if (c.decisions.fails(outside)) return Trap::index_out_of_bounds;
  if (c.decisions.fails(unfit)) return Trap::array_store;
  for (const Alternative& a : arrays) {
    const Reference r = detail::reference(a.bits);
    const Value narrowed = narrow(c, c.heap.element_type(r), v);
    for (std::int32_t i = 0; i < c.heap.length(r); ++i) {
      const Formula here =
          g.conjunction(condition, g.conjunction(a.guard, branch_int_equal(c, index, Value::of(i))));
      if (here.is_false()) continue;
      c.heap.write_element(r, i, choose(c, ir::kind_of(type), here, narrowed, c.heap.read_element(r, i)));
    }
  }
  return Trap::none;
}

}  // namespace glassbox::symbolic::semantics
