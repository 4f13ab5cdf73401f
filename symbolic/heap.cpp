#include "symbolic/heap.hpp"

#include <sys/mman.h>

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>

namespace glassbox::symbolic {

static_assert(std::endian::native == std::endian::little, "array elements are stored by their low bytes");

namespace {

constexpr std::size_t kLargestHeap = std::size_t{1} << 35U;  // 2^32 units of 8 bytes

// Calls f.template operator()<type>() for a type known only at run time.
template <class F>
decltype(auto) with_type(BasicType type, F f) {
  switch (type) {
    case BasicType::boolean: return f.template operator()<BasicType::boolean>();
    case BasicType::byte: return f.template operator()<BasicType::byte>();
    case BasicType::character: return f.template operator()<BasicType::character>();
    case BasicType::short_integer: return f.template operator()<BasicType::short_integer>();
    case BasicType::integer: return f.template operator()<BasicType::integer>();
    case BasicType::long_integer: return f.template operator()<BasicType::long_integer>();
    case BasicType::float_: return f.template operator()<BasicType::float_>();
    case BasicType::double_: return f.template operator()<BasicType::double_>();
    default: return f.template operator()<BasicType::reference>();
  }
}

constexpr std::size_t round_up(std::size_t bytes) { return (bytes + 7) & ~std::size_t{7}; }

}  // namespace

Heap::Heap(std::size_t limit) : limit_(std::min(limit, kLargestHeap)) {
  // Address space only: pages become memory when they are first written.
  void* region =
      mmap(nullptr, limit_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (region == MAP_FAILED) {
    std::fputs("glassbox: cannot reserve address space for the heap: give a smaller --memory\n", stderr);
    std::exit(2);
  }
  base_ = static_cast<std::byte*>(region);
  top_ = sizeof(Header);  // so that no object lies at null
}

Heap::~Heap() { munmap(base_, limit_); }

std::size_t Heap::take(std::size_t bytes) {
  bytes = round_up(bytes);
  if (bytes > limit_ - top_) return 0;
  const std::size_t at = top_;
  top_ += bytes;
  return at;
}

Reference Heap::allocate_object(std::uint32_t class_id, std::uint32_t cells) {
  const std::size_t at = take(sizeof(Header) + std::size_t{cells} * 8);
  if (at == 0) return {};
  const Reference r(static_cast<std::uint32_t>(at / 8));
  Header& h = header(r);
  h.class_id = class_id;
  h.cells = static_cast<std::uint16_t>(cells);
  h.element = BasicType::void_;
  return r;
}

Reference Heap::allocate_array(std::uint32_t class_id, BasicType element, std::int32_t length) {
  const std::size_t at = take(sizeof(Header) + static_cast<std::size_t>(length) * ir::element_size(element));
  if (at == 0) return {};
  const Reference r(static_cast<std::uint32_t>(at / 8));
  Header& h = header(r);
  h.class_id = class_id;
  h.length = length;
  h.element = element;
  return r;
}

Value Heap::read_element(Reference r, std::int32_t index) const {
  return with_type(element_type(r), [&]<BasicType type>() { return read_element<type>(r, index); });
}

void Heap::write_element(Reference r, std::int32_t index, Value v) {
  with_type(element_type(r), [&]<BasicType type>() { write_element<type>(r, index, v); });
}

void Heap::copy_elements(Reference from, std::int32_t from_index, Reference to, std::int32_t to_index,
                         std::int32_t count) {
  const bool plain = header(from).symbols == 0 && header(to).symbols == 0 && to.index() >= oldest_unlogged_;
  if (plain) {
    const std::size_t size = ir::element_size(element_type(from));
    std::memmove(data(to) + static_cast<std::size_t>(to_index) * size,
                 data(from) + static_cast<std::size_t>(from_index) * size,
                 static_cast<std::size_t>(count) * size);
  } else if (from == to && from_index < to_index) {
    for (std::int32_t i = count; i-- > 0;)
      write_element(to, to_index + i, read_element(from, from_index + i));
  } else {
    for (std::int32_t i = 0; i < count; ++i)
      write_element(to, to_index + i, read_element(from, from_index + i));
  }
}

std::span<const std::byte> Heap::raw_elements(Reference r) const {
  return {data(r), static_cast<std::size_t>(length(r)) * ir::element_size(element_type(r))};
}

Reference Heap::clone(Reference r) {
  const Header original = header(r);
  if (is_array(r)) {
    const Reference copy = allocate_array(original.class_id, original.element, original.length);
    if (!copy.is_null()) copy_elements(r, 0, copy, 0, original.length);
    return copy;
  }
  const Reference copy = allocate_object(original.class_id, original.cells);
  for (std::uint32_t i = 0; i < original.cells && !copy.is_null(); ++i) write(copy, i, read(r, i));
  return copy;
}

void Heap::write_symbol(Reference r, std::uint32_t cell, Symbol symbol) {
  Header& h = header(r);
  if (h.symbols == 0) {
    const std::size_t count = is_array(r) ? static_cast<std::size_t>(h.length) : h.cells;
    const std::size_t row = take(count * sizeof(Symbol));
    if (row == 0) {
      std::fputs("glassbox: the heap's limit is reached: give a larger --memory\n", stderr);
      std::exit(3);
    }
    h.symbols = static_cast<std::uint32_t>(row / 8);
    if (r.index() < oldest_unlogged_) symbol_rows_added_.push_back(r);
  }
  symbols(h)[cell] = symbol;
}

Value Heap::read_cell(Reference r, std::uint32_t cell) const {
  return is_array(r) ? read_element(r, static_cast<std::int32_t>(cell)) : read(r, cell);
}

void Heap::write_cell(Reference r, std::uint32_t cell, Value v) {
  if (is_array(r)) {
    write_element(r, static_cast<std::int32_t>(cell), v);
  } else {
    write(r, cell, v);
  }
}

void Heap::log(Reference r, std::uint32_t cell) { log_.push_back({r, cell, read_cell(r, cell)}); }

// What was made from there on is gone. Much of it goes back to the operating system: a run that has filled
// the heap leaves room for the next.
void Heap::clear(std::size_t start) {
  constexpr std::size_t kMuch = std::size_t{16} << 20U, kPage = 4096;
  if (top_ - start > kMuch) {
    const std::size_t page = (start + kPage - 1) / kPage * kPage;
    if (madvise(base_ + page, top_ - page, MADV_DONTNEED) == 0) top_ = page;  // zero when it is next read
  }
  std::memset(base_ + start, 0, top_ - start);
  top_ = start;
}

void Heap::begin_transition() { oldest_unlogged_ = static_cast<std::uint32_t>(top_ / 8); }

void Heap::undo_transition() {
  const std::size_t start = std::size_t{oldest_unlogged_} * 8;
  oldest_unlogged_ = 0;
  for (auto write = log_.rbegin(); write != log_.rend(); ++write)
    write_cell(write->object, write->cell, write->before);
  for (const Reference r : symbol_rows_added_) header(r).symbols = 0;
  clear(start);
  log_.clear();
  symbol_rows_added_.clear();
}

}  // namespace glassbox::symbolic
