// What a listener is told of a run: calls, cells and exceptions of the user's code, in order.
#include <catch2/catch.hpp>

#include "symbolic/interpreter/interpreter.hpp"
#include "symbolic/interpreter/listener.hpp"
#include "tests/unit/compiled_class.hpp"

using namespace glassbox;
using namespace glassbox::symbolic;

namespace {

// Writes down what happens in methods of the class under test.
class Notes : public RunListener {
 public:
  Notes(Interpreter& vm, const ir::Class& watched) : vm_(vm), watched_(watched) {}

  void entered(const Frame& frame) override { note("enter", frame); }
  void before(const Frame& frame) override { line_ = frame.method->owner == &watched_ ? frame.line() : 0; }
  void returns(const Frame& frame, Value result) override {
    if (frame.method->owner == &watched_) lines.push_back("return " + std::to_string(result.int32()));
  }
  void reads(Reference object, std::uint32_t cell) override {
    note_cell("read", object, cell);
    if (fill_array && vm_.heap().is_array(object)) {
      vm_.heap().write_element(object, static_cast<int>(cell), Value::of(77));
    }
  }
  void wrote(Reference object, std::uint32_t cell) override { note_cell("wrote", object, cell); }
  void calls_native(const ir::Method& method, std::span<const Value> arguments) override {
    if (line_ != 0) lines.push_back("native " + method.name + " " + std::to_string(arguments.size()));
  }
  void throws(const Frame& frame, Reference) override { note("throw", frame); }
  void unwinds(const Frame& frame, Reference) override { note("unwind", frame); }
  void catches(const Frame& frame, Reference) override { note("catch", frame); }

  std::vector<std::string> lines;
  bool fill_array = false;

 private:
  void note(const std::string& what, const Frame& frame) {
    if (frame.method->owner != &watched_) return;
    lines.push_back(what + " " + frame.method->name + ":" + std::to_string(frame.line()));
  }
  void note_cell(const std::string& what, Reference object, std::uint32_t cell) {
    if (line_ == 0) return;
    const bool array = vm_.heap().is_array(object);
    const std::string of = array                                           ? "element"
                           : object == vm_.class_table()[watched_].statics ? "static"
                                                                           : "field";
    lines.push_back(what + " " + of + " " + std::to_string(cell) + " on line " + std::to_string(line_));
  }

  Interpreter& vm_;
  const ir::Class& watched_;
  int line_ = 0;  // of the class under test, where it runs
};

struct Run {
  test::CompiledClass compiled{"Listened"};
  Heap heap{std::size_t{64} << 20U};
  Circuit circuit;
  Symbols symbols{circuit};
  NoDecisions decisions;
  Interpreter vm{compiled.classes(), heap, symbols, decisions, {}};
  Notes notes{vm, compiled.main()};

  std::int32_t call(const std::string& method, std::span<const Value> arguments = {}) {
    REQUIRE(vm.initialise(compiled.main()));
    vm.set_listener(&notes);
    const Outcome end = vm.call(compiled.method(method), arguments);
    vm.set_listener(nullptr);
    REQUIRE(std::holds_alternative<Returned>(end));
    return std::get<Returned>(end).value.int32();
  }
};

using Lines = std::vector<std::string>;

}  // namespace

TEST_CASE("a listener is told of calls and of the cells that a run reads and writes") {
  Run run;
  CHECK(run.call("touch") == 5);
  CHECK(run.notes.lines == Lines{"enter touch:8", "enter <init>:2", "wrote field 1 on line 5", "return 0",
                                 "wrote field 0 on line 9", "read field 0 on line 10",
                                 "wrote static 0 on line 10", "read field 1 on line 11",
                                 "read static 0 on line 11", "wrote element 1 on line 11",
                                 "read field 1 on line 12", "read element 1 on line 12", "return 5"});
}

TEST_CASE("a listener may fill a cell before it is read") {
  Run run;
  run.notes.fill_array = true;
  CHECK(run.call("touch") == 77);
}

TEST_CASE("a listener sees an exception of the interpreter come up, leave frames and be caught") {
  Run run;
  CHECK(run.call("recover") == 1);
  CHECK(run.notes.lines == Lines{"enter recover:17", "enter fail:24", "throw fail:24", "unwind fail:24",
                                 "catch recover:18", "return 1"});
}

TEST_CASE("a listener is told of natives, which touch the heap without telling") {
  Run run;
  const Reference array = run.vm.new_array(*run.vm.load("[I"), 3);
  run.heap.write_element(array, 2, Value::of(9));
  const Value arguments[] = {Value::of(array)};
  CHECK(run.call("nativeCall", arguments) == 9);
  CHECK(run.notes.lines ==
        Lines{"enter nativeCall:28", "native clone 1", "read element 2 on line 29", "return 9"});
}
