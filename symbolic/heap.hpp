// The heap: objects, arrays and static state of a run, in one growing region. An object has a header and
// cells of 8 bytes, an array packs its elements; both hold constants in place, and only an object that has
// ever held a symbolic value carries a second row of handles. Nothing is ever moved or freed, except by
// undoing a transition.
//
// A transition is an overlay on the heap it started from: `begin_transition` opens a write log, and
// `undo_transition` restores every cell written since and forgets every object made since, at a cost that
// depends only on what was written (design, section 5).
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "ir/kind.hpp"
#include "symbolic/value.hpp"

namespace glassbox::symbolic {

using ir::BasicType;

class Heap {
 public:
  // `limit` bounds the memory taken, in bytes; at most 32 GiB.
  explicit Heap(std::size_t limit);
  ~Heap();
  Heap(const Heap&) = delete;
  Heap& operator=(const Heap&) = delete;

  // All cells 0 or null. A null reference says that the limit is reached.
  [[nodiscard]] Reference allocate_object(std::uint32_t class_id, std::uint32_t cells);
  [[nodiscard]] Reference allocate_array(std::uint32_t class_id, BasicType element, std::int32_t length);

  [[nodiscard]] std::uint32_t class_of(Reference r) const { return header(r).class_id; }
  [[nodiscard]] bool is_array(Reference r) const { return header(r).element != BasicType::void_; }
  [[nodiscard]] std::int32_t length(Reference r) const { return header(r).length; }  // of an array
  [[nodiscard]] std::uint32_t cell_count(Reference r) const { return header(r).cells; }
  [[nodiscard]] BasicType element_type(Reference r) const { return header(r).element; }

  // Whether (r, cell) is a cell of an object: what unverified bytecode might get wrong.
  [[nodiscard]] bool has_cell(Reference r, std::uint32_t cell) const { return cell < header(r).cells; }
  [[nodiscard]] Value read(Reference r, std::uint32_t cell) const {
    const Header& h = header(r);
    const std::uint64_t bits = cells(r)[cell];
    return h.symbols == 0 ? Value::from_bits(bits) : Value::from_cell(bits, symbols(h)[cell]);
  }
  void write(Reference r, std::uint32_t cell, Value v) {
    if (r.index() < oldest_unlogged_) log(r, cell);
    Header& h = header(r);
    cells(r)[cell] = v.bits();
    if ((h.symbols | v.symbol()) != 0) write_symbol(r, cell, v.symbol());
  }

  // Array elements; the index is within the length. `type` is the array's element type.
  template <BasicType type>
  [[nodiscard]] Value read_element(Reference r, std::int32_t index) const {
    const Header& h = header(r);
    const Value v = load<type>(data(r), index);
    return h.symbols == 0 ? v : Value::from_cell(v.bits(), symbols(h)[index]);
  }
  template <BasicType type>
  void write_element(Reference r, std::int32_t index, Value v) {
    if (r.index() < oldest_unlogged_) log(r, static_cast<std::uint32_t>(index));
    Header& h = header(r);
    store<type>(data(r), index, v.bits());
    if ((h.symbols | v.symbol()) != 0) write_symbol(r, static_cast<std::uint32_t>(index), v.symbol());
  }
  [[nodiscard]] Value read_element(Reference r, std::int32_t index) const;  // whatever the type
  void write_element(Reference r, std::int32_t index, Value v);
  // A field of an object or an element of an array.
  [[nodiscard]] Value read_cell(Reference r, std::uint32_t cell) const;
  void write_cell(Reference r, std::uint32_t cell, Value v);

  // Copies elements between arrays of the same element type, or within one; ranges are within the lengths.
  void copy_elements(Reference from, std::int32_t from_index, Reference to, std::int32_t to_index,
                     std::int32_t count);
  // The packed elements of an array in which every element is a constant.
  [[nodiscard]] std::span<const std::byte> raw_elements(Reference r) const;
  [[nodiscard]] std::byte* data(Reference r) { return base_ + std::size_t{r.index()} * 8 + sizeof(Header); }
  [[nodiscard]] const std::byte* data(Reference r) const {
    return base_ + std::size_t{r.index()} * 8 + sizeof(Header);
  }
  [[nodiscard]] Reference clone(Reference r);
  [[nodiscard]] std::size_t used_bytes() const { return top_; }
  [[nodiscard]] std::size_t free_bytes() const { return limit_ - top_; }

  // A cell as it was when the transition began.
  struct LoggedWrite {
    Reference object;
    std::uint32_t cell = 0;  // or an element's index
    Value before;
  };
  void begin_transition();
  void undo_transition();
  [[nodiscard]] bool in_transition() const { return oldest_unlogged_ != 0; }
  // Made in this transition.
  [[nodiscard]] bool is_new(Reference r) const { return in_transition() && r.index() >= oldest_unlogged_; }
  // The objects made in it, as they lie in memory.
  [[nodiscard]] std::span<const std::byte> made_in_transition() const {
    const std::size_t start = in_transition() ? std::size_t{oldest_unlogged_} * 8 : top_;
    return {base_ + start, top_ - start};
  }
  // Every write since to an object that is older than the transition, oldest first; a cell may occur
  // repeatedly.
  [[nodiscard]] std::span<const LoggedWrite> write_log() const { return log_; }

 private:
  struct Header {
    std::uint32_t class_id = 0;
    std::int32_t length = 0;  // of an array
    std::uint32_t symbols =
        0;                    // where the row of symbolic handles lies, in units of 8 bytes; 0: all constant
    std::uint16_t cells = 0;  // of an object; 0 for arrays
    BasicType element = BasicType::void_;  // of an array
  };
  static_assert(sizeof(Header) == 16);

  [[nodiscard]] Header& header(Reference r) {
    return *reinterpret_cast<Header*>(base_ + std::size_t{r.index()} * 8);
  }
  [[nodiscard]] const Header& header(Reference r) const {
    return *reinterpret_cast<const Header*>(base_ + std::size_t{r.index()} * 8);
  }
  [[nodiscard]] std::uint64_t* cells(Reference r) { return reinterpret_cast<std::uint64_t*>(data(r)); }
  [[nodiscard]] const std::uint64_t* cells(Reference r) const {
    return reinterpret_cast<const std::uint64_t*>(data(r));
  }
  [[nodiscard]] Symbol* symbols(const Header& h) const {
    return reinterpret_cast<Symbol*>(base_ + std::size_t{h.symbols} * 8);
  }

  template <BasicType type>
  static Value load(const std::byte* data, std::int32_t index);
  template <BasicType type>
  static void store(std::byte* data, std::int32_t index, std::uint64_t bits);

  [[nodiscard]] std::size_t take(std::size_t bytes);  // 0 where the limit is reached
  void clear(std::size_t start);
  void log(Reference r, std::uint32_t cell);
  void write_symbol(Reference r, std::uint32_t cell, Symbol symbol);

  std::byte* base_ = nullptr;
  std::size_t limit_ = 0, top_ = 0;
  std::uint32_t oldest_unlogged_ = 0;  // writes to objects below are logged; 0 outside of a transition
  std::vector<LoggedWrite> log_;
  std::vector<Reference> symbol_rows_added_;  // in this transition, to older objects
};

template <BasicType type>
Value Heap::load(const std::byte* data, std::int32_t index) {
  const std::byte* at = data + static_cast<std::size_t>(index) * ir::element_size(type);
  const auto get = [at](auto v) {
    std::memcpy(&v, at, sizeof v);
    return v;
  };
  if constexpr (type == BasicType::boolean || type == BasicType::byte)
    return Value::of(std::int32_t{get(std::int8_t{})});
  if constexpr (type == BasicType::character) return Value::of(std::int32_t{get(std::uint16_t{})});
  if constexpr (type == BasicType::short_integer) return Value::of(std::int32_t{get(std::int16_t{})});
  if constexpr (type == BasicType::integer) return Value::of(get(std::int32_t{}));
  if constexpr (type == BasicType::float_ || type == BasicType::reference)
    return Value::from_bits(get(std::uint32_t{}));
  if constexpr (type == BasicType::long_integer || type == BasicType::double_) {
    return Value::from_bits(get(std::uint64_t{}));
  }
}

template <BasicType type>
void Heap::store(std::byte* data, std::int32_t index, std::uint64_t bits) {
  constexpr std::size_t size = ir::element_size(type);
  if constexpr (type == BasicType::boolean) bits &= 1U;
  std::memcpy(data + static_cast<std::size_t>(index) * size, &bits, size);  // little-endian: the low bytes
}

}  // namespace glassbox::symbolic
