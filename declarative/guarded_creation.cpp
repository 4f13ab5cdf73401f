// Objects and arrays that a declarative method makes (dissertation 2.9.4). What it makes is its own: nobody
// else refers to it yet, so that filling it changes nothing that could be seen before. A constructor fills
// the object under construction; an array may be filled by the call that made it. Writes happen where the
// guard of the path holds: there is one heap for all paths, and what it holds where a guard does not hold is
// of no concern to those who read under the guard.
#include <fmt/format.h>

#include <algorithm>

#include "declarative/guarded_run.hpp"
#include "declarative/thrown_objects.hpp"

namespace glassbox::declarative {

namespace semantics = symbolic::semantics;
using ir::Operation;
using semantics::Trap;

namespace {

constexpr std::int64_t kMostLengths = 64;  // of an array whose length is not a constant

}  // namespace

// Every time that an instruction is followed another object is made: under an assignment it is executed at
// most once each time.
Reference GuardedRun::made(Reference object) {
  if (object.is_null()) {
    unsupported("the heap is full: give a larger --memory");
    return object;
  }
  made_.push_back(object);
  translator_.unfinished_.insert(object.index());
  return object;
}

// From here on it does not change any more.
void GuardedRun::finish_object(Reference object) {
  if (std::erase(made_, object) > 0) translator_.unfinished_.erase(object.index());
}

bool GuardedRun::make_object(PathState& state, const ir::Instruction& i) {
  ir::Hierarchy& classes = translator_.vm_.classes();
  auto type = classes.load(body_.classes[i.index].name);
  if (!type) return unsupported(type.error().message);
  if (is_throwable(classes, **type)) {
    if (!always_throws_from(body_, index_of(i))) {
      return unsupported("an exception that is made but not thrown in a declarative method is not supported");
    }
    (void)conditions_.fails(Formula::constant(true));
    return false;
  }
  if (in_region_) return unsupported("an object is made");
  if ((*type)->is_abstract() || (*type)->instance_cells > 0xffff) {
    return unsupported("objects of class " + (*type)->java_name() + " cannot be made");
  }
  if (!initialise(**type)) return false;
  const Reference object = made(context_.heap.allocate_object((*type)->id, (*type)->instance_cells));
  state.registers[i.dst] = Value::of(object);
  return !object.is_null();
}

// One array for each length.
bool GuardedRun::make_array(PathState& state, const ir::Instruction& i) {
  auto type = translator_.vm_.classes().load(body_.classes[i.index].name);
  if (!type) return unsupported(type.error().message);
  if (in_region_) return unsupported("an array is made");
  const symbolic::Bits length = context_.symbols.bits(state.registers[i.a]);
  if (conditions_.fails(length.sign())) return false;
  const std::int64_t low = std::max<std::int64_t>(minimum(length), 0), high = maximum(length);
  if (high - low >= kMostLengths) {
    return unsupported("the length of an array that a declarative method makes must have few values");
  }
  std::vector<symbolic::Alternative> arrays;
  for (std::int64_t n = low; n <= high; ++n) {
    const Formula here = symbolic::formula::equal(circuit_, length, symbolic::Bits::constant(n));
    if (here.is_false()) continue;
    const Reference array =
        made(context_.heap.allocate_array((*type)->id, (*type)->element_type, static_cast<std::int32_t>(n)));
    if (array.is_null()) return false;
    arrays.push_back({here, array.index()});
  }
  state.registers[i.dst] =
      arrays.size() == 1 ? Value::from_bits(arrays[0].bits) : context_.symbols.guarded_set(std::move(arrays));
  return true;
}

Reference GuardedRun::make_arrays(ir::Class& type, std::span<const std::int32_t> lengths) {
  const Reference array = made(context_.heap.allocate_array(type.id, type.element_type, lengths.front()));
  if (array.is_null() || lengths.size() == 1) return array;
  for (std::int32_t k = 0; k < lengths.front(); ++k) {
    const Reference inner = make_arrays(*type.element, lengths.subspan(1));
    if (inner.is_null()) return inner;
    context_.heap.write_element(array, k, Value::of(inner));
  }
  return array;
}

bool GuardedRun::make_multi_array(PathState& state, const ir::Instruction& i) {
  const ir::Call& site = body_.calls[i.index];
  auto type = translator_.vm_.classes().load(body_.classes[site.reference].name);
  if (!type) return unsupported(type.error().message);
  if (in_region_) return unsupported("an array is made");
  std::vector<std::int32_t> lengths;
  for (const ir::Register r : body_.arguments_of(site)) {
    const Value length = state.registers[r];
    if (!length.is_constant()) return unsupported("the lengths of an array of arrays must be constants");
    if (length.int32() < 0) {
      (void)conditions_.fails(Formula::constant(true));
      return false;
    }
    lengths.push_back(length.int32());
  }
  const Reference array = make_arrays(**type, lengths);
  state.registers[i.dst] = Value::of(array);
  return !array.is_null();
}

// The copy is the caller's own, like an array that it makes.
bool GuardedRun::clone_array(Reference array, Value& result) {
  if (in_region_) return unsupported("an array is made");
  note_elements(Value::of(array), std::nullopt);
  const Reference copy = made(context_.heap.clone(array));
  result = Value::of(copy);
  return !copy.is_null();
}

bool GuardedRun::write_field(PathState& state, const ir::Instruction& i) {
  auto field = translator_.vm_.classes().resolve(body_.fields[i.index]);
  if (!field) return unsupported(field.error().message);
  const Value object = state.refine(state.registers[i.a]);
  const bool under_construction = object.is_constant() &&
                                  translator_.unfinished_.contains(object.reference().index()) &&
                                  (is_own(object) || (method_.is_constructor() && object == this_));
  if (!under_construction) return unsupported("a declarative method may not write to the heap");
  const Trap trap = semantics::put_field_where(context_, conditions_.guard, object, (*field)->cell, i.type,
                                               state.registers[i.b]);
  return trap == Trap::none || unsupported("the bytecode does not fit the object it is used on");
}

bool GuardedRun::write_element(PathState& state, const ir::Instruction& i) {
  const Value array = state.refine(state.registers[i.a]);
  bool own = true;
  context_.symbols.for_each_alternative(array, [&](Formula, std::uint64_t bits) {
    own = own && (bits == 0 || is_own(Value::from_bits(bits)));
  });
  if (!own) return unsupported("a declarative method may write only to arrays that it has made itself");
  const Trap trap = semantics::array_store_where(context_, conditions_.guard, i.type, array,
                                                 state.registers[i.b], state.registers[i.dst]);
  if (trap == Trap::malformed) return unsupported("the bytecode does not fit the object it is used on");
  if (trap == Trap::none) return true;
  (void)conditions_.fails(Formula::constant(true));
  return false;
}

bool GuardedRun::is_own(Value object) const {
  return std::ranges::find(made_, object.reference()) != made_.end();
}

// What was made in this call is nobody else's business, unless it is returned or still being made by a
// caller: then another call with the same arguments is another matter.
void GuardedRun::settle(Translation& result) {
  for (const Reference object : made_) translator_.unfinished_.erase(object.index());
  made_.clear();
  const auto own = std::ranges::lower_bound(result.reads, Cell{first_new_, 0});
  result.reads.erase(own, result.reads.end());
  const auto unfinished = [this](const Cell& cell) {
    return translator_.unfinished_.contains(cell.object.index());
  };
  if (method_.is_constructor() ||
      (!translator_.unfinished_.empty() && std::ranges::any_of(result.reads, unfinished))) {
    result.keeping = Keeping::not_at_all;
  } else if (method_.result == ir::BasicType::reference) {
    context_.symbols.for_each_alternative(result.value, [&](Formula, std::uint64_t bits) {
      if (Value::from_bits(bits).reference() >= first_new_) result.keeping = Keeping::once;
    });
  }
}

}  // namespace glassbox::declarative
