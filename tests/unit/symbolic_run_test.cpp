// Runs that are concrete and symbolic at once, against brute force. A method of two ints in -8..7 is run on
// one input; its path constraint P describes the inputs said to behave alike. For every input in P the
// concrete run must give what the symbolic result evaluates to (dissertation, theorem 2), P must hold for the
// input that ran, and repeating this on inputs not yet covered must cover each input exactly once.
#include <catch2/catch.hpp>
#include <map>

#include "ir/classfile/java_compiler.hpp"
#include "symbolic/interpreter/interpreter.hpp"

using namespace glassbox;
using namespace glassbox::symbolic;

namespace {

constexpr int kBits = 4, kLow = -8, kHigh = 7;

struct World {
  ir::Hierarchy classes;
  Circuit circuit;
  Symbols symbols{circuit};
  formula::Assignment assignment{circuit};
  Value inputs[2];

  static ir::classfile::ClassPath class_path() {
    const auto jdk = ir::classfile::find_jdk_home();
    REQUIRE(jdk);
    const auto compiled = ir::classfile::compile_java(
        std::string(GLASSBOX_SOURCE_DIR) + "/tests/unit/java/Symbolic.java", *jdk, {});
    REQUIRE(compiled);
    ir::classfile::ClassPath path;
    REQUIRE(path.add(compiled->directory));
    REQUIRE(path.add_jdk(*jdk));
    return path;
  }

  World() : classes(class_path()) {
    for (Value& input : inputs) {
      std::vector<Formula> bits;
      for (int i = 0; i < kBits; ++i) bits.push_back(circuit.variable());
      input = symbols.integer(Bits::from(bits));
    }
  }

  void assign(int a, int b) {
    for (int i = 0; i < kBits; ++i) {
      assignment.set(static_cast<std::uint32_t>(i), (a >> i & 1) != 0);
      assignment.set(static_cast<std::uint32_t>(kBits + i), (b >> i & 1) != 0);
    }
  }

  ir::Method& method(const std::string& name) {
    ir::Class& c = **classes.load("Symbolic");
    ir::Method* m = c.declared_method(name, "(II)I");
    REQUIRE(m != nullptr);
    return *m;
  }
};

// What a run gave: a number, or the class of the exception.
struct Observed {
  std::int64_t number = 0;
  std::string exception;
  friend bool operator==(const Observed&, const Observed&) = default;
};

Observed run_concretely(World& world, const std::string& name, int a, int b) {
  Heap heap(std::size_t{64} << 20U);
  NoDecisions decisions;
  Interpreter vm(world.classes, heap, world.symbols, decisions, {});
  const Value arguments[] = {Value::of(a), Value::of(b)};
  const Outcome end = vm.call(world.method(name), arguments);
  if (const auto* threw = std::get_if<Threw>(&end)) return {0, vm.class_of(threw->exception).name};
  REQUIRE(std::holds_alternative<Returned>(end));
  return {std::get<Returned>(end).value.int32(), ""};
}

// The number of runs that covered all inputs.
int cover(const std::string& name) {
  World world;
  std::map<std::pair<int, int>, Observed> expected;
  for (int a = kLow; a <= kHigh; ++a) {
    for (int b = kLow; b <= kHigh; ++b) expected[{a, b}] = run_concretely(world, name, a, b);
  }
  std::map<std::pair<int, int>, int> covered;
  int runs = 0;
  for (const auto& [input, unused] : expected) {
    if (covered[input] > 0) continue;
    ++runs;
    world.assign(input.first, input.second);
    Heap heap(std::size_t{64} << 20U);
    PathDecisions decisions(world.symbols, world.assignment);
    Interpreter vm(world.classes, heap, world.symbols, decisions, {});
    const Outcome end = vm.call(world.method(name), world.inputs);
    const Formula path = world.circuit.conjunction(decisions.path_constraint());
    REQUIRE(world.assignment.evaluate(path));
    for (const auto& [other, result] : expected) {
      world.assign(other.first, other.second);
      if (!world.assignment.evaluate(path)) continue;
      ++covered[other];
      CAPTURE(name, input.first, input.second, other.first, other.second);
      if (const auto* threw = std::get_if<Threw>(&end)) {
        REQUIRE(result == Observed{0, vm.class_of(threw->exception).name});
      } else {
        const Bits bits = world.symbols.bits(std::get<Returned>(end).value);
        REQUIRE(result == Observed{formula::evaluate(world.assignment, bits), ""});
      }
    }
  }
  for (const auto& [input, unused] : expected) {
    CAPTURE(name, input.first, input.second);
    REQUIRE(covered[input] == 1);
  }
  return runs;
}

}  // namespace

TEST_CASE("straight-line code runs all inputs at once", "[symbolic]") {
  CHECK(cover("arithmetic") == 1);
  CHECK(cover("statics") == 1);
}

TEST_CASE("branches split the inputs by the path they take", "[symbolic]") {
  CHECK(cover("branches") == 4);  // its four returns
  CHECK(cover("loop") == 1 + 7);  // no round for a <= 0, then one class per a
  CHECK(cover("division") == 2);  // divides, or divides by zero
  CHECK(cover("switches") == 5);  // four cases and the default
  CHECK(cover("longs") <= 6);     // a comparison, and the three results of Long.compare
  CHECK(cover("narrow") <= 4);
}

TEST_CASE("reads through symbolic indices do not split, writes do", "[symbolic]") {
  CHECK(cover("arrayRead") == 1 + 11);  // inside the array, or outside: the exception's message has the index
  CHECK(cover("arrayWrite") == 4 * 4 + 12);  // the two cells written, or outside
}

TEST_CASE("objects: only what a run depends on becomes part of its path", "[symbolic]") {
  CHECK(cover("dispatch") <= 3);  // null, and the two methods that a receiver selects
  CHECK(cover("fields") <= 8);
  CHECK(cover("types") <= 5);
}

TEST_CASE("floats, exceptions, library and native code agree with concrete runs", "[symbolic]") {
  CHECK(cover("floating") <= 256);
  CHECK(cover("uncaught") >= 2);
  CHECK(cover("library") <= 12);
  CHECK(cover("nativeCall") <= 256);
}
