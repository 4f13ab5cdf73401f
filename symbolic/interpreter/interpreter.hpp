// Runs methods in the register IR, concretely and symbolically at once: every value is a `Value`, and a
// concrete run is the case where all are constants. Where a run depends on a symbolic value it asks its
// Decisions.
//
//   Interpreter vm(classes, heap, symbols, decisions, {});
//   Outcome end = vm.call(main_method, {arguments});
//
// Calls of Java methods do not recurse in C++, except where the JVM itself calls back: class initialisers,
// and natives that run Java code.
#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "symbolic/interpreter/class_table.hpp"
#include "symbolic/interpreter/frame.hpp"
#include "symbolic/interpreter/merger.hpp"
#include "symbolic/interpreter/outcome.hpp"
#include "symbolic/interpreter/strings.hpp"
#include "symbolic/semantics/context.hpp"
#include "symbolic/semantics/memory.hpp"
#include "symbolic/stop.hpp"

namespace glassbox::symbolic {

class Interpreter;
class RunListener;
struct Environment;

// A native method, or one that glassbox does itself. All arguments are constants. False: an exception is
// pending or the run has stopped.
using Native = bool (*)(Interpreter&, std::span<const Value> arguments, Value& result);

struct InterpreterLimits {
  std::size_t call_depth =
      9000;  // frames, then StackOverflowError: what a JVM's default stack holds, roughly
  // Backward jumps, calls and exceptions in one run, then it is refused. Every run that does not end has no
  // end of them.
  std::uint64_t steps = std::numeric_limits<std::uint64_t>::max();
  const StopRequest* stop = nullptr;  // looked at now and then
};

class Interpreter {
 public:
  Interpreter(ir::Hierarchy& classes, Heap& heap, Symbols& symbols, Decisions& decisions,
              InterpreterLimits limits);
  ~Interpreter();
  Interpreter(const Interpreter&) = delete;
  Interpreter& operator=(const Interpreter&) = delete;

  // Runs a method to its end; its class, or the subclass through which it is called, is initialised first.
  [[nodiscard]] Outcome call(ir::Method& method, std::span<const Value> arguments,
                             ir::Class* through = nullptr);

  // The same, possibly in the middle of another run, which goes on as if nothing had been: nobody listens,
  // and nothing is merged.
  [[nodiscard]] Outcome call_apart(ir::Method& method, std::span<const Value> arguments);

  // A transition is an overlay on the heap: undoing it takes back all writes, and forgets all objects made
  // since, literals and Class objects included.
  void begin_transition();
  void undo_transition();

  // Who is told what runs do; nullptr: nobody. To be set between runs.
  void set_listener(RunListener* listener) { listener_ = listener; }
  // Who follows several paths at once where that is possible; nullptr: nobody.
  void set_merger(Merger* merger) { merger_ = merger; }

  // --- For natives and drivers, inside a run. Those that return bool say false where a signal is pending.
  // ---
  [[nodiscard]] bool invoke(ir::Method& method, std::span<const Value> arguments, Value& result);
  [[nodiscard]] bool invoke(const char* owner, const char* name, const char* descriptor,
                            std::span<const Value> arguments, Value& result);
  [[nodiscard]] bool initialise(ir::Class& c);
  [[nodiscard]] ir::Class* load(const std::string& name);  // nullptr: a linkage error is pending
  [[nodiscard]] Reference new_object(ir::Class& c);        // null: OutOfMemoryError is pending; also below
  [[nodiscard]] Reference new_array(ir::Class& array_class, std::int32_t length);
  [[nodiscard]] Reference new_string(std::string_view utf8);

  bool throw_new(const std::string& exception_class);  // always false, for `return throw_new(...)`
  bool throw_new(const std::string& exception_class, std::string_view message);
  bool throw_out_of_memory();
  bool throw_existing(Reference exception);
  bool throw_failure(const ir::LinkageFailure& failure);
  bool exit(int code);
  bool assumed_away();
  bool refuse(const std::string& what);  // names the innermost line of the user's program

  [[nodiscard]] static bool is_native(
      const ir::Method& method);  // run by glassbox itself, whatever its code says
  [[nodiscard]] Heap& heap() { return context_.heap; }
  [[nodiscard]] ir::Hierarchy& classes() { return classes_; }
  [[nodiscard]] ClassTable& class_table() { return class_table_; }
  [[nodiscard]] Strings& strings() { return strings_; }
  [[nodiscard]] semantics::Context& context() { return context_; }
  [[nodiscard]] Environment& environment() { return *environment_; }
  [[nodiscard]] std::span<const Frame> frames() const { return frames_; }
  // The natives that are running, outermost first: each was called by the frame below its depth.
  struct NativeCall {
    const ir::Method* method = nullptr;
    std::size_t depth = 0;
  };
  [[nodiscard]] std::span<const NativeCall> native_calls() const { return native_calls_; }
  [[nodiscard]] ir::Class& class_of(Reference r) const { return class_table_.class_of(r); }

  // Static fields from C++: of a class that is at least being initialised.
  void set_static(ir::Class& c, std::string_view field, std::string_view descriptor, Value v);
  [[nodiscard]] Value get_static(ir::Class& c, std::string_view field, std::string_view descriptor);
  void set_field(Reference object, std::string_view field, std::string_view descriptor, Value v);
  [[nodiscard]] Value get_field(Reference object, std::string_view field, std::string_view descriptor);

  // Backward jumps, calls and exceptions of the current run, or the last one, and how many there may be, of a
  // run that is under way too.
  [[nodiscard]] std::uint64_t steps() const { return steps_; }
  [[nodiscard]] std::uint64_t steps_limit() const { return limits_.steps; }
  void limit_steps(std::uint64_t most) {
    next_look_ = 0;
    limits_.steps = most;
  }
  [[nodiscard]] bool stop_requested() const { return limits_.stop != nullptr && limits_.stop->requested(); }
  // "Foo.java:12", the innermost line that is not the JDK's.
  [[nodiscard]] std::string user_place() const;

 private:
  enum class Signal : std::uint8_t { none, exception, stop };

  struct MethodCode {
    ir::Body* body = nullptr;
    Native native = nullptr;
  };

  // The main loop: runs until the frame stack is `base` high again.
  bool execute(std::size_t base);
  template <bool listened>
  bool execute(std::size_t base);
  bool unwind(std::size_t base);  // to a handler in a frame above `base`; false if there is none
  // To be asked at every backward jump and call: is it time to look at the limits?
  [[nodiscard]] bool counts_step() { return ++steps_ >= next_look_; }
  bool keeps_limits();  // false: the run ends here, and a signal is pending

  // Calls.
  [[nodiscard]] MethodCode& code_of(ir::Method& method) {
    if (method.id >= code_.size()) code_.resize(classes_.method_count());
    return code_[method.id];
  }
  bool prepare(ir::Method& method, MethodCode& code);
  bool push_frame(ir::Method& method, ir::Body& body);
  bool call_native(ir::Method& method, Native native, std::span<const Value> arguments, Value& result);
  void make_text_constant(Reference object);  // if it is a String
  ir::Method* target_of_virtual(ir::MethodRef& reference, Value& receiver);
  ir::Method* target_of_symbolic(ir::Method& resolved, Value& receiver);
  ir::Method* target_of_special(ir::MethodRef& reference, const ir::Method& caller, Value receiver);
  ir::Method* target_of_static(ir::MethodRef& reference);
  ir::Method* target_of_dynamic(ir::DynamicRef& reference, ir::Method& caller);
  bool resolve_method(ir::MethodRef& reference);
  [[nodiscard]] Value* next_registers() const;

  // Linking and allocation, on first use.
  ir::Class* resolve_class(ir::ClassRef& reference);
  ir::Field* resolve_field(ir::FieldRef& reference, bool is_static);
  bool run_initialiser(ir::Class& c);
  bool prepare_statics(ir::Class& c);
  bool initialise_superclasses(ir::Class& c);
  bool fail_initialisation(ir::Class& c);
  bool remember_failure(ir::Class& c, Reference thrown);
  bool throw_not_initialised(ir::Class& c);
  Reference new_multi_array(ir::Class& array_class, std::span<const std::int32_t> lengths);
  bool allocate(const ir::Instruction& i, ir::Body& body, Value* r);
  bool type_test(const ir::Instruction& i, ir::Body& body, Value* r);

  // Exceptions.
  bool raise(semantics::Trap trap, const ir::Instruction& i, const Value* r);
  bool raise_null_pointer();
  bool construct_exception(const std::string& exception_class, const std::string_view* message);
  const ir::ExceptionEdge* find_handler(Frame& frame);
  std::string cast_message(ir::Class& from, ir::Class& to) const;

  ir::Hierarchy& classes_;
  semantics::Context context_;
  ClassTable class_table_;
  Strings strings_;
  InterpreterLimits limits_;
  std::unique_ptr<Environment> environment_;
  RunListener* listener_ = nullptr;
  Merger* merger_ = nullptr;

  std::vector<Frame> frames_;
  std::vector<NativeCall> native_calls_;
  std::vector<MethodCode> code_;  // by method id
  Value* registers_ = nullptr;    // the register stack: frames take consecutive pieces of it
  Value* registers_end_ = nullptr;
  Value returned_;

  Signal signal_ = Signal::none;
  Reference exception_;
  std::optional<Outcome> stop_;
  std::size_t transition_start_ = 0;
  std::uint64_t steps_ = 0;      // backward jumps and calls in this run
  std::uint64_t next_look_ = 0;  // at the limits, when there have been so many of them
  int nesting_ = 0;              // of execute() in C++
  int constructing_ = 0;         // exceptions under construction may use a few frames more
};

}  // namespace glassbox::symbolic
