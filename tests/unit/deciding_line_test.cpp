// Which line made a method return false: the one that says so in a comment.
#include "checker/deciding_line.hpp"

#include <catch2/catch.hpp>
#include <fstream>
#include <map>
#include <sstream>

#include "symbolic/interpreter/interpreter.hpp"
#include "tests/unit/compiled_class.hpp"

using namespace glassbox;

namespace {

// By the name of the method, from the comments in the source.
std::map<std::string, int> expected_lines() {
  std::map<std::string, int> lines;
  std::ifstream in(std::string(GLASSBOX_SOURCE_DIR) + "/tests/unit/java/Decides.java");
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    const std::size_t comment = line.find("// ");
    if (comment == std::string::npos) continue;
    std::istringstream names(line.substr(comment + 3));
    for (std::string name; names >> name;) lines[name] = number;
  }
  return lines;
}

}  // namespace

TEST_CASE("a false result is followed to the line that decided it") {
  test::CompiledClass compiled("Decides");
  symbolic::Heap heap(std::size_t{64} << 20U);
  symbolic::Circuit circuit;
  symbolic::Symbols symbols(circuit);
  symbolic::NoDecisions decisions;
  symbolic::Interpreter vm(compiled.classes(), heap, symbols, decisions, {});
  REQUIRE(vm.initialise(compiled.main()));
  const std::map<std::string, int> expected = expected_lines();
  REQUIRE(expected.size() == 17);
  for (const auto& [name, line] : expected) {
    CAPTURE(name);
    checker::DecidingLine deciding;
    vm.set_listener(&deciding);
    const symbolic::Outcome end = vm.call(compiled.method(name), {});
    vm.set_listener(nullptr);
    REQUIRE(std::holds_alternative<symbolic::Returned>(end));
    REQUIRE(std::get<symbolic::Returned>(end).value.int32() == 0);
    REQUIRE(deciding.method() != nullptr);
    CHECK(deciding.line() == line);
  }
}
