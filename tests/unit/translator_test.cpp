// The translation of an invariant against running it: for random states of a search space, valid or not, the
// formula must say what the interpreter finds on the same state built of constants; and the tree formula what
// a walk over it finds.
#include <catch2/catch.hpp>
#include <random>
#include <set>

#include "checker/search_space.hpp"
#include "checker/tree_structure.hpp"
#include "declarative/translator.hpp"
#include "tests/unit/world.hpp"

using namespace glassbox;
using namespace glassbox::symbolic;
using checker::SearchSpace;
using test::World;

namespace {

Value evaluate(World& world, BasicType type, Value v) {
  if (v.is_constant()) return v;
  if (ir::kind_of(type) != ir::Kind::reference) {
    return Value::of(formula::evaluate(world.assignment, world.symbols.bits(v)));
  }
  for (const Alternative& a : world.symbols.alternatives(v)) {
    if (world.assignment.evaluate(a.guard)) return Value::from_bits(a.bits);
  }
  FAIL("no alternative holds");
  return {};
}

// Runs repOk on the state of the assignment, built of constants: 1, 0, or -1 for an exception.
int run_concretely(World& world, const SearchSpace& space, ir::Method& rep_ok) {
  for (;;) {
    world.vm.begin_transition();
    for (const SearchSpace::Cell& c : space.cells()) {
      world.heap.write_cell(c.object, c.index,
                            evaluate(world, c.type, world.heap.read_cell(c.object, c.index)));
    }
    world.decisions.follow(world.assignment);
    const Value self[] = {Value::of(space.main_object())};
    const Outcome end = world.vm.call(rep_ok, self);
    REQUIRE(world.decisions.path_constraint().empty());
    world.vm.undo_transition();
    if (const auto* needs = std::get_if<NeedsClass>(&end)) {
      REQUIRE(world.vm.initialise(*needs->c));
      continue;
    }
    if (std::holds_alternative<Threw>(end)) return -1;
    REQUIRE(std::holds_alternative<Returned>(end));
    return std::get<Returned>(end).value.int32();
  }
}

void compare(const std::string& source, const std::string& name, std::size_t nodes, int rounds) {
  World world(source);
  ir::Class& main = **world.classes.load(name);
  checker::Bounds bounds;
  bounds.nodes = nodes;
  bounds.values = 2;
  bounds.ints = {{-1, 4}};
  SearchSpace space(world.vm, main, bounds);
  REQUIRE(space.build());
  ir::Method& rep_ok = *world.classes.find_method(main, "repOk", "()Z");
  declarative::Translator translator(world.vm, {});
  const Value self[] = {Value::of(space.main_object())};
  const auto translation = translator.translate(rep_ok, self);
  REQUIRE(translation);
  CHECK(translation->limit.is_false());
  const Formula holds =
      formula::equal(world.circuit, world.symbols.bits(translation->value), Bits::constant(1));

  std::mt19937 random(42);
  const std::uint32_t variables = world.circuit.variable_count();
  std::set<int> seen;
  for (int round = 0; round < rounds;) {
    const unsigned among =
        2U << (random() % 6);  // states with many and with few objects, large and small ints
    for (std::uint32_t v = 0; v < variables; ++v) world.assignment.set(v, random() % among == 0);
    if (!world.assignment.evaluate(space.domains())) continue;
    ++round;
    const int expected = run_concretely(world, space, rep_ok);
    seen.insert(expected);
    CAPTURE(name, round);
    REQUIRE(world.assignment.evaluate(translation->error) == (expected == -1));
    if (expected != -1) REQUIRE(world.assignment.evaluate(holds) == (expected == 1));
  }
  CHECK(seen.contains(0));  // the comparison has seen states that are valid and such that are not
  CHECK(seen.contains(1));
}

}  // namespace

TEST_CASE("invariants mean the same translated and run", "[translator]") {
  compare("examples/SearchTree.java", "SearchTree", 3, 3000);
  compare("examples/TreeMap.java", "TreeMap", 3, 3000);
  compare("examples/AvlTree.java", "AvlTree", 3, 3000);
  compare("tests/unit/java/Loops.java", "Loops", 3, 6000);
  compare("tests/unit/java/Creation.java", "Creation", 3, 6000);
  compare("tests/unit/java/Arrays.java", "Arrays", 3, 6000);
  compare("tests/unit/java/Values.java", "Values", 3, 6000);
}

// Random graphs: every tree field may refer to every object.
TEST_CASE("the tree formula agrees with a walk over the tree fields", "[tree]") {
  World world("examples/SearchTree.java");
  ir::Class& main = **world.classes.load("SearchTree");
  SearchSpace space(world.vm, main,
                    {.nodes = 4, .per_class = {}, .values = 1, .ints = {{0, 0}}, .array_length = {}});
  REQUIRE(space.build());
  std::vector<std::pair<Reference, const ir::Field*>> cells;
  std::vector<Reference> nodes;
  for (const SearchSpace::PoolObject& o : space.objects()) {
    if (o.object != space.main_object()) nodes.push_back(o.object);
    for (const ir::Field* f : checker::tree_fields(*o.type)) cells.emplace_back(o.object, f);
  }
  for (const auto& [object, field] : cells) {
    std::vector<Alternative> alternatives;
    Formula rest = Formula::constant(true);
    for (const Reference n : nodes) {
      const Formula x = world.circuit.variable();
      alternatives.push_back({world.circuit.conjunction(rest, x), n.index()});
      rest = world.circuit.conjunction(rest, !x);
    }
    alternatives.push_back({rest, 0});
    world.heap.write(object, field->cell, world.symbols.guarded_set(alternatives));
  }
  const Formula tree = checker::tree_structure(world.vm, space.main_object());
  std::mt19937 random(7);
  int trees = 0;
  for (int round = 0; round < 20'000; ++round) {
    for (std::uint32_t v = 0; v < world.circuit.variable_count(); ++v)
      world.assignment.set(v, random() % 5 == 0);
    std::set<std::uint32_t> met;
    std::vector<Reference> queue = {space.main_object()};
    bool is_tree = true;
    while (!queue.empty() && is_tree) {
      const Reference object = queue.back();
      queue.pop_back();
      for (const auto& [owner, field] : cells) {
        if (owner != object) continue;
        const Reference target =
            evaluate(world, field->type, world.heap.read(owner, field->cell)).reference();
        if (target.is_null()) continue;
        if (!met.insert(target.index()).second) is_tree = false;
        queue.push_back(target);
      }
    }
    trees += is_tree ? 1 : 0;
    CAPTURE(round);
    REQUIRE(world.assignment.evaluate(tree) == is_tree);
  }
  CHECK(trees > 500);
  CHECK(trees < 19'500);
}

// Random writes to tree fields, of new objects too: what looks only at the changes must say what looks at
// all.
TEST_CASE("the tree formula after a transition agrees with the one over the whole heap", "[tree]") {
  World world("examples/SearchTree.java");
  ir::Class& main = **world.classes.load("SearchTree");
  SearchSpace space(world.vm, main,
                    {.nodes = 5, .per_class = {}, .values = 1, .ints = {{0, 0}}, .array_length = {}});
  REQUIRE(space.build());
  checker::TreeAfterTransition after(world.vm, space);
  std::vector<Reference> objects;
  std::vector<std::pair<Reference, std::uint32_t>> cells;
  for (const SearchSpace::PoolObject& o : space.objects()) {
    if (o.object != space.main_object()) objects.push_back(o.object);
    for (const ir::Field* f : checker::tree_fields(*o.type)) cells.emplace_back(o.object, f->cell);
  }
  ir::Class& node = world.vm.class_of(objects.front());
  std::mt19937 random(3);
  int broken = 0, kept = 0;
  for (int round = 0; round < 400; ++round) {
    world.vm.begin_transition();
    std::vector<Reference> targets = objects;
    std::vector<std::pair<Reference, std::uint32_t>> written = cells;
    for (unsigned i = random() % 3; i > 0; --i) {
      targets.push_back(world.vm.new_object(node));
      for (const ir::Field* f : checker::tree_fields(node)) written.emplace_back(targets.back(), f->cell);
    }
    for (unsigned i = 1 + random() % 4; i > 0; --i) {
      const auto [object, cell] = written[random() % written.size()];
      const Formula x = world.circuit.variable();
      const Reference target = targets[random() % targets.size()];
      world.heap.write(
          object, cell,
          random() % 2 == 0 ? Value::of(target) : world.symbols.guarded_set({{x, target.index()}, {!x, 0}}));
    }
    const Formula all = checker::tree_structure(world.vm, space.main_object());
    const Formula changes = after();
    for (int k = 0; k < 40; ++k) {
      for (std::uint32_t v = 0; v < world.circuit.variable_count(); ++v)
        world.assignment.set(v, random() % 3 != 0);
      const bool is_tree = world.assignment.evaluate(all);
      ++(is_tree ? kept : broken);
      REQUIRE(world.assignment.evaluate(changes) == is_tree);
    }
    world.vm.undo_transition();
  }
  CHECK(broken > 500);
  CHECK(kept > 500);
}
