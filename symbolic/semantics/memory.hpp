// Reads and writes of fields and array elements. A read through a symbolic reference is a choice among the
// cells it may mean; a write needs to know its cell, so the receiver (and an index) is concretised
// (dissertation 5.2), except where all paths are followed at once.
#pragma once

#include "symbolic/semantics/context.hpp"
#include "symbolic/semantics/conversion.hpp"

namespace glassbox::symbolic::semantics {

// Why an access did not happen.
enum class Trap : std::uint8_t {
  none,
  null_pointer,
  index_out_of_bounds,
  array_store,  // the element's class does not fit the array's
  malformed,    // the object has no such cell: bytecode that a JVM's verifier would have rejected
};

namespace detail {
[[nodiscard]] Trap get_field_symbolic(Context& c, Value object, std::uint32_t cell, BasicType type,
                                      Value& result);
[[nodiscard]] Trap array_load_symbolic(Context& c, BasicType type, Value array, Value index, Value& result);
[[nodiscard]] Trap array_store_concretised(Context& c, BasicType type, Value array, Value index, Value v);
[[nodiscard]] Trap array_length_symbolic(Context& c, Value array, Value& result);
[[nodiscard]] Trap store_reference(Context& c, Reference array, std::int32_t index, Value v);

// The element type that an instruction names fits an array; baload and bastore serve boolean and byte.
[[nodiscard]] inline bool fits(BasicType instruction, BasicType array) {
  return instruction == array || (instruction == BasicType::byte && array == BasicType::boolean);
}
}  // namespace detail

[[nodiscard]] inline Trap get_field(Context& c, Value object, std::uint32_t cell, BasicType type,
                                    Value& result) {
  if (!object.is_constant()) [[unlikely]]
    return detail::get_field_symbolic(c, object, cell, type, result);
  const Reference r = object.reference();
  if (r.is_null()) [[unlikely]]
    return Trap::null_pointer;
  if (!c.heap.has_cell(r, cell)) [[unlikely]]
    return Trap::malformed;
  result = c.heap.read(r, cell);
  return Trap::none;
}

[[nodiscard]] inline Trap put_field(Context& c, Value object, std::uint32_t cell, BasicType type, Value v) {
  object = concretise(c, ir::Kind::reference, object);
  const Reference r = object.reference();
  if (r.is_null()) [[unlikely]]
    return Trap::null_pointer;
  if (!c.heap.has_cell(r, cell)) [[unlikely]]
    return Trap::malformed;
  c.heap.write(r, cell, narrow(c, type, v));
  return Trap::none;
}

[[nodiscard]] inline Trap array_length(Context& c, Value array, Value& result) {
  if (!array.is_constant()) [[unlikely]]
    return detail::array_length_symbolic(c, array, result);
  const Reference r = array.reference();
  if (r.is_null()) [[unlikely]]
    return Trap::null_pointer;
  result = Value::of(c.heap.length(r));
  return Trap::none;
}

// Of a constant array and index.
template <BasicType type>
[[nodiscard]] inline Trap array_load(Context& c, Value array, Value index, Value& result) {
  if (!both_constant(array, index)) [[unlikely]]
    return detail::array_load_symbolic(c, type, array, index, result);
  const Reference r = array.reference();
  if (r.is_null()) [[unlikely]]
    return Trap::null_pointer;
  if (!detail::fits(type, c.heap.element_type(r))) [[unlikely]]
    return Trap::malformed;
  if (static_cast<std::uint32_t>(index.int32()) >= static_cast<std::uint32_t>(c.heap.length(r)))
      [[unlikely]] {
    return Trap::index_out_of_bounds;
  }
  result = c.heap.read_element<type>(r, index.int32());
  return Trap::none;
}

template <BasicType type>
[[nodiscard]] inline Trap array_store(Context& c, Value array, Value index, Value v) {
  if (!both_constant(array, index)) [[unlikely]]
    return detail::array_store_concretised(c, type, array, index, v);
  const Reference r = array.reference();
  if (r.is_null()) [[unlikely]]
    return Trap::null_pointer;
  const BasicType actual = c.heap.element_type(r);
  if (!detail::fits(type, actual)) [[unlikely]]
    return Trap::malformed;
  if (static_cast<std::uint32_t>(index.int32()) >= static_cast<std::uint32_t>(c.heap.length(r)))
      [[unlikely]] {
    return Trap::index_out_of_bounds;
  }
  if constexpr (type == BasicType::reference) return detail::store_reference(c, r, index.int32(), v);
  if (!v.is_constant()) [[unlikely]]
    v = narrow(c, actual, v);
  if (actual == type) [[likely]] {
    c.heap.write_element<type>(r, index.int32(), v);
  } else {
    c.heap.write_element<BasicType::boolean>(r, index.int32(), v);
  }
  return Trap::none;
}

// Writes where a condition holds; elsewhere cells keep what they hold. Neither the receiver nor an index need
// be a constant: every cell that may be meant gets a choice (design, section 6: guarded writes).
[[nodiscard]] Trap put_field_where(Context& c, Formula condition, Value object, std::uint32_t cell,
                                   BasicType type, Value v);
[[nodiscard]] Trap array_store_where(Context& c, Formula condition, BasicType type, Value array, Value index,
                                     Value v);

}  // namespace glassbox::symbolic::semantics
