// The heap, and transitions as an overlay that can be undone.
#include <catch2/catch.hpp>
#include <map>
#include <random>

#include "symbolic/heap.hpp"

using namespace glassbox::symbolic;

namespace {

constexpr std::uint32_t kClass = 7;
constexpr std::size_t kMegabyte = std::size_t{1} << 20U;

}  // namespace

TEST_CASE("objects start with zero cells and keep what is written", "[heap]") {
  Heap heap(kMegabyte);
  const Reference o = heap.allocate_object(kClass, 3);
  REQUIRE_FALSE(o.is_null());
  CHECK(heap.class_of(o) == kClass);
  CHECK_FALSE(heap.is_array(o));
  for (std::uint32_t i = 0; i < 3; ++i) CHECK(heap.read(o, i) == Value());
  heap.write(o, 1, Value::of(std::int64_t{-5}));
  heap.write(o, 2, Value::symbolic(9));
  CHECK(heap.read(o, 0) == Value());
  CHECK(heap.read(o, 1) == Value::of(std::int64_t{-5}));
  CHECK(heap.read(o, 2) == Value::symbolic(9));
  CHECK(heap.has_cell(o, 2));
  CHECK_FALSE(heap.has_cell(o, 3));
}

TEST_CASE("array elements are as wide as their type", "[heap]") {
  Heap heap(kMegabyte);
  const auto round_trip = [&](BasicType type, Value v) {
    const Reference a = heap.allocate_array(kClass, type, 3);
    heap.write_element(a, 1, v);
    CHECK(heap.read_element(a, 0) == Value());
    CHECK(heap.read_element(a, 2) == Value());
    CHECK_FALSE(heap.has_cell(a, 0));
    return heap.read_element(a, 1);
  };
  CHECK(round_trip(BasicType::boolean, Value::of(3)) == Value::of(1));
  CHECK(round_trip(BasicType::byte, Value::of(200)) == Value::of(-56));
  CHECK(round_trip(BasicType::character, Value::of(-1)) == Value::of(0xffff));
  CHECK(round_trip(BasicType::short_integer, Value::of(40000)) == Value::of(-25536));
  CHECK(round_trip(BasicType::integer, Value::of(-7)) == Value::of(-7));
  CHECK(round_trip(BasicType::long_integer, Value::of(std::int64_t{1} << 40U)) ==
        Value::of(std::int64_t{1} << 40U));
  CHECK(round_trip(BasicType::float_, Value::of(-1.5F)) == Value::of(-1.5F));
  CHECK(round_trip(BasicType::double_, Value::of(-1.5)) == Value::of(-1.5));
  CHECK(round_trip(BasicType::reference, Value::of(Reference(12))) == Value::of(Reference(12)));
}

TEST_CASE("the limit is kept", "[heap]") {
  Heap heap(4096);
  CHECK(heap.allocate_array(kClass, BasicType::byte, 1 << 20).is_null());
  CHECK_FALSE(heap.allocate_array(kClass, BasicType::byte, 1024).is_null());
}

TEST_CASE("copies overlap as if by way of a temporary", "[heap]") {
  Heap heap(kMegabyte);
  const Reference a = heap.allocate_array(kClass, BasicType::integer, 6);
  const bool symbolic = GENERATE(false, true);
  const auto element = [symbolic](std::int32_t i) {
    return symbolic && i % 2 == 1 ? Value::symbolic(static_cast<Symbol>(i)) : Value::of(i);
  };
  for (std::int32_t i = 0; i < 6; ++i) heap.write_element(a, i, element(i));
  heap.copy_elements(a, 0, a, 2, 4);
  for (std::int32_t i = 2; i < 6; ++i) CHECK(heap.read_element(a, i) == element(i - 2));
  heap.copy_elements(a, 2, a, 1, 4);
  for (std::int32_t i = 1; i < 5; ++i) CHECK(heap.read_element(a, i) == element(i - 1));
}

// Random writes to old and new objects, constants and symbols: after undoing, every old cell is what it was,
// and the log tells of each one that was written.
TEST_CASE("undoing a transition restores every cell", "[heap]") {
  std::mt19937 random(20240501);
  for (int round = 0; round < 200; ++round) {
    Heap heap(kMegabyte);
    std::vector<Reference> objects;
    const auto random_value = [&] {
      return random() % 4 == 0 ? Value::symbolic(1 + random() % 9)
                               : Value::of(static_cast<std::int32_t>(random()));
    };
    const auto write_somewhere = [&] {
      const Reference o = objects[random() % objects.size()];
      if (heap.is_array(o)) {
        heap.write_element(o, static_cast<std::int32_t>(random() % 4), random_value());
      } else {
        heap.write(o, random() % 4, random_value());
      }
    };
    const auto allocate = [&] {
      objects.push_back(random() % 2 == 0 ? heap.allocate_object(kClass, 4)
                                          : heap.allocate_array(kClass, BasicType::integer, 4));
    };
    const auto snapshot = [&] {
      std::map<std::pair<std::uint32_t, std::uint32_t>, Value> cells;
      for (const Reference o : objects) {
        for (std::uint32_t i = 0; i < 4; ++i) {
          cells[{o.index(), i}] =
              heap.is_array(o) ? heap.read_element(o, static_cast<std::int32_t>(i)) : heap.read(o, i);
        }
      }
      return cells;
    };
    for (int i = 0; i < 5; ++i) allocate();
    for (int i = 0; i < 10; ++i) write_somewhere();
    const auto before = snapshot();
    const std::vector<Reference> old = objects;
    const std::size_t used = heap.used_bytes();
    for (int transition = 0; transition < 3; ++transition) {
      heap.begin_transition();
      for (int i = 0; i < 30; ++i) i % 10 == 0 ? allocate() : write_somewhere();
      const auto after = snapshot();
      for (const auto& [cell, value] : before) {
        if (after.at(cell) == value) continue;
        const auto log = heap.write_log();
        CHECK(std::any_of(log.begin(), log.end(), [&cell = cell, &value = value](const Heap::LoggedWrite& w) {
          return w.object.index() == cell.first && w.cell == cell.second && w.before == value;
        }));
      }
      heap.undo_transition();
      objects = old;
      REQUIRE(snapshot() == before);
      REQUIRE(heap.used_bytes() == used);
      REQUIRE(heap.write_log().empty());
    }
    const Reference fresh = heap.allocate_object(kClass, 4);  // memory given back is zero again
    for (std::uint32_t i = 0; i < 4; ++i) REQUIRE(heap.read(fresh, i) == Value());
  }
}
