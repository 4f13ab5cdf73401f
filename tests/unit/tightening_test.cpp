// Tightening against asking about one alternative and one bit after the other, and what is said about
// pigeonholes against S.
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "checker/pigeonholes.hpp"
#include "checker/valid_states.hpp"
#include "symbolic/interpreter/environment.hpp"
#include "tests/unit/world.hpp"

using namespace glassbox;
using namespace glassbox::symbolic;
using checker::Bounds;
using checker::SearchSpace;
using sat::Answer;
using sat::Encoder;
using test::World;

namespace {

std::unique_ptr<sat::Solver> minisat() { return sat::make_solver(sat::SolverKind::minisat); }

// The space of a class and its S, tightened or not.
struct Checked {
  World world;
  std::optional<SearchSpace> space;
  declarative::Translator translator{world.vm, {}};
  checker::ValidStates valid{world.vm, translator, minisat};
  std::unique_ptr<sat::Solver> solver = minisat();
  Encoder encoder{world.circuit, *solver};

  Checked(const std::string& source, const std::string& name, const Bounds& bounds, bool tighten)
      : world(source) {
    world.vm.environment().checking = true;
    ir::Class& main = **world.classes.load(name);
    space.emplace(world.vm, main, bounds);
    REQUIRE(space->build());
    const auto specification = checker::specification_of(world.classes, main, {});
    REQUIRE(specification);
    REQUIRE(valid.initialise(*space, *specification, {.tighten = tighten}));
    for (const Formula f : valid.constraints()) encoder.add(f);
    for (const Formula f : valid.pins()) encoder.add(f);
  }

  bool possible(Formula f) {
    const Formula assumptions[] = {f};
    return encoder.solve(assumptions) == Answer::satisfiable;
  }
  // What a cell may hold: objects, or for each bit 0, 1 or both (2). Asks S about each, or takes the cell at
  // its word.
  std::set<std::uint64_t> contents(const SearchSpace::Cell& c, bool ask) {
    const Value v = world.heap.read_cell(c.object, c.index);
    std::set<std::uint64_t> result;
    if (ir::kind_of(c.type) == ir::Kind::reference) {
      world.symbols.for_each_alternative(v, [&](Formula guard, std::uint64_t bits) {
        if (!ask || possible(guard)) result.insert(bits);
      });
      return result;
    }
    const Bits bits = world.symbols.bits(v);
    for (int k = 0; k < 32; ++k) {
      const bool one = ask ? possible(bits[k]) : !bits[k].is_false();
      const bool zero = ask ? possible(!bits[k]) : !bits[k].is_true();
      result.insert(static_cast<std::uint64_t>(3 * k + (one && zero ? 2 : one ? 1 : 0)));
    }
    return result;
  }
};

Bounds bounds_of(std::size_t nodes, std::int64_t greatest_int) {
  return {.nodes = nodes, .per_class = {}, .values = 2, .ints = {{0, greatest_int}}, .array_length = {}};
}

// Says how many cells shrink.
std::size_t compare(const std::string& name, const Bounds& bounds) {
  const std::string source = "examples/" + name + ".java";
  Checked loose(source, name, bounds, false), tight(source, name, bounds, true);
  REQUIRE(loose.space->cells().size() == tight.space->cells().size());
  std::size_t shrunk = 0;
  for (std::size_t k = 0; k < loose.space->cells().size(); ++k) {
    const SearchSpace::Cell& cell = loose.space->cells()[k];
    CAPTURE(name, k, loose.space->name_of(cell.object), cell.index);
    REQUIRE(tight.contents(tight.space->cells()[k], false) == loose.contents(cell, true));
    shrunk += loose.contents(cell, false) == loose.contents(cell, true) ? 0 : 1;
  }
  return shrunk;
}

}  // namespace

TEST_CASE("tightening keeps just what single questions keep", "[tightening]") {
  CHECK(compare("TreeMap", bounds_of(5, 4)) >= 10);
  compare("AvlTree", bounds_of(4, 2));
  CHECK(compare("HashMap", bounds_of(4, 4)) > 10);
  compare("LruCache", bounds_of(2, 2));
  compare("DoublyLinkedList", bounds_of(3, 1));
  compare("BinaryHeap", bounds_of(4, 3));
  compare("UnionFind", bounds_of(3, 5));
  compare("Queue", bounds_of(4, 1));
}

TEST_CASE("keys that differ are no more than their values, and S implies it", "[pigeonholes]") {
  // Two chains of two, two of one.
  Checked map("examples/HashMap.java", "HashMap", bounds_of(4, 5), false);
  const checker::Pigeonholes pigeonholes(map.world.vm, *map.space, map.encoder);
  const std::vector<Formula> facts = pigeonholes.facts();
  CHECK(facts.size() == 3 + 3 + 2 + 2);
  for (const Formula f : facts) {
    CHECK(!f.is_constant());
    CHECK(!map.possible(!f));
  }
}

TEST_CASE("where ints may be the same or have many values nothing is counted", "[pigeonholes]") {
  Checked equal("examples/Stack.java", "Stack", bounds_of(4, 1), false);
  CHECK(checker::Pigeonholes(equal.world.vm, *equal.space, equal.encoder).facts().empty());
  Checked many("examples/HashMap.java", "HashMap", bounds_of(3, 15), false);
  CHECK(checker::Pigeonholes(many.world.vm, *many.space, many.encoder).facts().empty());
}
