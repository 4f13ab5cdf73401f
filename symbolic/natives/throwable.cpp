// Stack traces.
#include "ir/null_pointer_message.hpp"
#include "symbolic/natives/natives.hpp"
#include "symbolic/natives/stack_trace.hpp"

namespace glassbox::symbolic::natives {

namespace {

// A frame in a backtrace: the method's id above, the instruction's index below.
std::int64_t pack(const Frame& frame) {
  return static_cast<std::int64_t>(std::uint64_t{frame.method->id} << 32U | frame.instruction_index());
}
ir::Method& method_of(Interpreter& vm, std::int64_t packed) {
  return vm.classes().method_at(static_cast<std::uint32_t>(static_cast<std::uint64_t>(packed) >> 32U));
}
constexpr std::uint32_t kNativeFrame = 0x7fffffffU;  // in place of an instruction's index
constexpr std::int64_t kBelowHidden = 0x80000000;    // added where it was hidden code that threw
std::uint32_t instruction_of(std::int64_t packed) {
  return static_cast<std::uint32_t>(packed & ~kBelowHidden);
}

// Leaves out the frames that only construct the exception: fillInStackTrace and its constructors.
std::vector<std::int64_t> visible_frames(Interpreter& vm, Reference exception) {
  std::vector<std::int64_t> trace;
  const auto frames = vm.frames();
  std::size_t top = frames.size();
  while (top > 0 && frames[top - 1].method->name == "fillInStackTrace") --top;
  while (top > 0 && frames[top - 1].method->is_constructor() &&
         frames[top - 1].registers[0] == Value::of(exception)) {
    --top;
  }
  const bool hidden = top > 0 && frames[top - 1].method->is_synthetic_code();
  // What glassbox does in place of Java code is as invisible as fillInStackTrace itself.
  auto natives = vm.native_calls();
  const auto add_natives = [&] {
    for (; !natives.empty() && natives.back().depth >= top; natives = natives.first(natives.size() - 1)) {
      const ir::Method& method = *natives.back().method;
      if (natives.back().depth > top || !method.is_native() || method.name == "fillInStackTrace") continue;
      trace.push_back(static_cast<std::int64_t>(std::uint64_t{method.id} << 32U | kNativeFrame));
    }
  };
  for (add_natives(); top > 0 && trace.size() < kLongestTrace; add_natives()) {
    const Frame& frame = frames[--top];
    if (!frame.method->is_synthetic_code()) trace.push_back(pack(frame));
  }
  if (hidden && !trace.empty()) trace.front() |= kBelowHidden;
  return trace;
}

bool fill_in_stack_trace(Interpreter& vm, Arguments a, Value& result) {
  const Reference exception = a[0].reference();
  const std::vector<std::int64_t> trace = visible_frames(vm, exception);
  const Reference backtrace = vm.new_array(*vm.load("[J"), static_cast<std::int32_t>(trace.size()));
  if (backtrace.is_null()) return false;
  for (std::size_t i = 0; i < trace.size(); ++i) {
    vm.heap().write_element(backtrace, static_cast<std::int32_t>(i), Value::of(trace[i]));
  }
  vm.set_field(exception, "backtrace", "Ljava/lang/Object;", Value::of(backtrace));
  vm.set_field(exception, "depth", "I", Value::of(static_cast<std::int32_t>(trace.size())));
  vm.set_field(exception, "stackTrace", "[Ljava/lang/StackTraceElement;", Value());
  result = a[0];
  return true;
}

// StackTraceElement.format: leave out the class loader's and the module's version where they are the usual
// ones.
constexpr std::int32_t kBuiltInLoader = 1, kJdkModule = 2;

std::int32_t line_of(const ir::Method& method, std::uint32_t instruction) {
  constexpr std::int32_t kUnknown = -1, kNative = -2;
  if (instruction == kNativeFrame) return kNative;
  const std::int32_t line = method.body->lines[instruction];
  return line == 0 ? kUnknown : line;
}

bool fill_element(Interpreter& vm, Reference element, const StackElement& from) {
  const ir::Class& owner = *from.method->owner;
  const auto set = [&](const char* field, const std::string& text) {
    if (!text.empty()) vm.set_field(element, field, "Ljava/lang/String;", Value::of(vm.new_string(text)));
  };
  set("declaringClass", owner.java_name());
  set("methodName", from.method->name);
  set("fileName", owner.source_file());
  set("moduleName", owner.module);
  set("classLoaderName", owner.is_user_code() ? "app" : "");
  vm.set_field(element, "lineNumber", "I", Value::of(from.line));
  vm.set_field(element, "format", "B", Value::of(kBuiltInLoader | kJdkModule));
  return true;
}

// StackTraceElement.of(Throwable, int depth)
bool stack_trace_elements(Interpreter& vm, Arguments a, Value& result) {
  ir::Class* element_class = vm.load("java/lang/StackTraceElement");
  if (element_class == nullptr || !vm.initialise(*element_class)) return false;
  const std::vector<StackElement> trace = stack_trace(vm, a[0].reference());
  const Reference array = vm.new_array(vm.classes().array_of(*element_class), a[1].int32());
  if (array.is_null()) return false;
  for (std::int32_t i = 0; i < a[1].int32(); ++i) {
    const Reference element = vm.new_object(*element_class);
    if (element.is_null() || !fill_element(vm, element, trace[static_cast<std::size_t>(i)])) return false;
    vm.heap().write_element(array, i, Value::of(element));
  }
  result = Value::of(array);
  return true;
}

// NullPointerException.getExtendedNPEMessage: what was null, from the instruction on top of the stack trace.
bool null_pointer_message(Interpreter& vm, Arguments a, Value& result) {
  result = Value();
  const Reference backtrace = vm.get_field(a[0].reference(), "backtrace", "Ljava/lang/Object;").reference();
  if (backtrace.is_null() || vm.heap().length(backtrace) == 0) return true;
  const std::int64_t top = vm.heap().read_element(backtrace, 0).int64();
  if (instruction_of(top) == kNativeFrame || (top & kBelowHidden) != 0) return true;
  const ir::Method& method = method_of(vm, top);
  const auto message =
      ir::null_pointer_message(*method.owner->file, *method.info, method.body->offsets[instruction_of(top)]);
  if (!message) return true;
  const Reference string = vm.strings().make(from_modified_utf8(*message));
  if (string.is_null()) return vm.throw_out_of_memory();
  result = Value::of(string);
  return true;
}

constexpr Entry kEntries[] = {
    {"java/lang/NullPointerException.getExtendedNPEMessage()Ljava/lang/String;", null_pointer_message},
    {"java/lang/Throwable.fillInStackTrace(I)Ljava/lang/Throwable;", fill_in_stack_trace},
    {"java/lang/StackTraceElement.of(Ljava/lang/Throwable;I)[Ljava/lang/StackTraceElement;",
     stack_trace_elements},
};

}  // namespace

std::vector<StackElement> stack_trace(Interpreter& vm, Reference exception) {
  std::vector<StackElement> trace;
  const Reference backtrace = vm.get_field(exception, "backtrace", "Ljava/lang/Object;").reference();
  for (std::int32_t i = 0; !backtrace.is_null() && i < vm.heap().length(backtrace); ++i) {
    const std::int64_t packed = vm.heap().read_element(backtrace, i).int64();
    const ir::Method& method = method_of(vm, packed);
    trace.push_back({&method, line_of(method, instruction_of(packed))});
  }
  return trace;
}

std::span<const Entry> throwable_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
