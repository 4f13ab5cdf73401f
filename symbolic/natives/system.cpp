// java.lang.System, Runtime and Thread, and what the JDK asks of the VM while its classes initialise.
#include <algorithm>
#include <chrono>
#include <cstdlib>

#include "symbolic/interpreter/environment.hpp"
#include "symbolic/natives/natives.hpp"

namespace glassbox::symbolic::natives {

namespace {

constexpr const char* kPrintStream = "Ljava/io/PrintStream;";
constexpr const char* kInputStream = "Ljava/io/InputStream;";

struct Property {
  const char *name, *value;
};

// What System.getProperty knows. Everything is fixed, so that a run does not depend on the machine.
constexpr Property kProperties[] = {
    {"java.version", "17"},
    {"java.specification.version", "17"},
    {"java.vendor", "glassbox"},
    {"java.vm.name", "glassbox"},
    {"java.class.version", "61.0"},
    {"java.home", "/"},
    {"java.io.tmpdir", "/tmp"},
    {"java.class.path", ""},
    {"java.library.path", ""},
    {"os.name", "Linux"},
    {"os.arch", "amd64"},
    {"os.version", "1"},
    {"user.name", "user"},
    {"user.home", "/"},
    {"user.dir", "/"},
    {"user.language", "en"},
    {"user.country", "US"},
    {"file.separator", "/"},
    {"path.separator", ":"},
    {"line.separator", "\n"},
    {"file.encoding", "UTF-8"},
    {"native.encoding", "UTF-8"},
    {"sun.jnu.encoding", "UTF-8"},
    {"sun.arch.data.model", "64"},
};

const char* property(const std::string& name) {
  for (const Property& p : kProperties) {
    if (name == p.name) return p.value;
  }
  return nullptr;
}

bool give_property(Interpreter& vm, Value key, Value otherwise, Value& result) {
  if (key.reference().is_null()) return vm.throw_new("java/lang/NullPointerException", "key can't be null");
  const char* text = property(vm.strings().utf8(key.reference()));
  result = text == nullptr ? otherwise : Value::of(vm.strings().literal(text));
  return true;
}

bool get_property(Interpreter& vm, Arguments a, Value& result) {
  return give_property(vm, a[0], Value(), result);
}
bool get_property_or(Interpreter& vm, Arguments a, Value& result) {
  return give_property(vm, a[0], a[1], result);
}

// System.getProperties: a java.util.Properties made on first use and kept in System.props.
bool get_properties(Interpreter& vm, Arguments /*a*/, Value& result) {
  ir::Class& system = *vm.load("java/lang/System");
  result = vm.get_static(system, "props", "Ljava/util/Properties;");
  if (result != Value()) return true;
  ir::Class* properties = vm.load("java/util/Properties");
  if (properties == nullptr || !vm.initialise(*properties)) return false;
  const Reference object = vm.new_object(*properties);
  if (object.is_null()) return false;
  const Value self[] = {Value::of(object)};
  Value none;
  if (!vm.invoke("java/util/Properties", "<init>", "()V", self, none)) return false;
  for (const Property& p : kProperties) {
    const Value arguments[] = {Value::of(object), Value::of(vm.strings().literal(p.name)),
                               Value::of(vm.strings().literal(p.value))};
    if (!vm.invoke("java/util/Properties", "setProperty",
                   "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/Object;", arguments, none)) {
      return false;
    }
  }
  result = Value::of(object);
  vm.set_static(system, "props", "Ljava/util/Properties;", result);
  return true;
}

bool new_console(Interpreter& vm, int descriptor, const char* field) {
  ir::Class* console = vm.load("glassbox/runtime/Console");
  if (console == nullptr || !vm.initialise(*console)) return false;
  const Reference object = vm.new_object(*console);
  if (object.is_null()) return false;
  vm.set_field(object, "descriptor", "I", Value::of(std::int32_t{descriptor}));
  vm.set_static(*vm.load("java/lang/System"), field, kPrintStream, Value::of(object));
  return true;
}

bool new_input(Interpreter& vm) {
  ir::Class* input = vm.load("glassbox/runtime/Input");
  if (input == nullptr || !vm.initialise(*input)) return false;
  const Reference object = vm.new_object(*input);
  if (object.is_null()) return false;
  vm.set_static(*vm.load("java/lang/System"), "in", kInputStream, Value::of(object));
  return true;
}

// System.setOut and the like check for a security manager, then come here.
bool set_in(Interpreter& vm, Arguments a, Value& /*result*/) {
  vm.set_static(*vm.load("java/lang/System"), "in", kInputStream, a[0]);
  return true;
}
bool set_out(Interpreter& vm, Arguments a, Value& /*result*/) {
  vm.set_static(*vm.load("java/lang/System"), "out", kPrintStream, a[0]);
  return true;
}
bool set_err(Interpreter& vm, Arguments a, Value& /*result*/) {
  vm.set_static(*vm.load("java/lang/System"), "err", kPrintStream, a[0]);
  return true;
}

bool array_copy(Interpreter& vm, Arguments a, Value& /*result*/) {
  const Reference from = a[0].reference(), to = a[2].reference();
  if (from.is_null() || to.is_null()) return vm.throw_new("java/lang/NullPointerException");
  Heap& heap = vm.heap();
  const auto described = [&](Reference r) {
    ir::Class& c = vm.class_of(r);
    if (!c.is_array()) return c.java_name();
    return c.element->is_primitive() ? c.element->java_name() + "[]" : std::string("object array[]");
  };
  const auto fail = [&](const std::string& message) {
    return vm.throw_new("java/lang/ArrayStoreException", "arraycopy: " + message);
  };
  if (!heap.is_array(from)) return fail("source type " + described(from) + " is not an array");
  if (!heap.is_array(to)) return fail("destination type " + described(to) + " is not an array");
  if (heap.element_type(from) != heap.element_type(to)) {
    return fail("type mismatch: can not copy " + described(from) + " into " + described(to));
  }
  const std::int64_t from_index = a[1].int32(), to_index = a[3].int32(), count = a[4].int32();
  const auto out_of_bounds = [&](const std::string& message) {
    return vm.throw_new("java/lang/ArrayIndexOutOfBoundsException", "arraycopy: " + message);
  };
  const auto length_text = [&](Reference r) {
    return described(r) == "object array[]"
               ? "object array[" + std::to_string(heap.length(r)) + "]"
               : vm.class_of(r).element->java_name() + "[" + std::to_string(heap.length(r)) + "]";
  };
  if (from_index < 0) {
    return out_of_bounds("source index " + std::to_string(from_index) + " out of bounds for " +
                         length_text(from));
  }
  if (to_index < 0) {
    return out_of_bounds("destination index " + std::to_string(to_index) + " out of bounds for " +
                         length_text(to));
  }
  if (count < 0) return out_of_bounds("length " + std::to_string(count) + " is negative");
  if (from_index + count > heap.length(from)) {
    return out_of_bounds("last source index " + std::to_string(from_index + count) + " out of bounds for " +
                         length_text(from));
  }
  if (to_index + count > heap.length(to)) {
    return out_of_bounds("last destination index " + std::to_string(to_index + count) +
                         " out of bounds for " + length_text(to));
  }
  const ir::Class& element = *vm.class_of(to).element;
  if (heap.element_type(from) != BasicType::reference || vm.class_of(from).element->is_subclass_of(element)) {
    heap.copy_elements(from, a[1].int32(), to, a[3].int32(), a[4].int32());
    return true;
  }
  for (std::int32_t i = 0; i < a[4].int32();
       ++i) {  // elements are checked one by one; the first misfit stops
    const Value v = heap.read_element(from, a[1].int32() + i);
    if (v.is_constant() && !v.reference().is_null() && !vm.class_of(v.reference()).is_subclass_of(element)) {
      return fail("element type mismatch: can not cast one of the elements of " +
                  vm.class_of(from).element->java_name() + "[] to the type of the destination array, " +
                  element.java_name());
    }
    heap.write_element(to, a[3].int32() + i, v);
  }
  return true;
}

// One reading of the clock says nothing about the next, so a check has none, but where the JDK's own classes
// are initialised: they make seeds of it.
bool clock_of_a_check(Interpreter& vm, Value& result) {
  result = Value::of(std::int64_t{1'000'000'007});
  const auto initialises = [](const Frame& f) {
    return f.method->name == "<clinit>" && !is_users(*f.method);
  };
  return std::ranges::any_of(vm.frames(), initialises) ||
         vm.refuse("what the clock says is not varied: use GlassBox.choose, or a parameter");
}

bool milliseconds(Interpreter& vm, Arguments /*a*/, Value& result) {
  if (vm.environment().checking) return clock_of_a_check(vm, result);
  using std::chrono::system_clock;
  result = Value::of(std::int64_t{
      std::chrono::duration_cast<std::chrono::milliseconds>(system_clock::now().time_since_epoch()).count()});
  return true;
}

bool nanoseconds(Interpreter& vm, Arguments /*a*/, Value& result) {
  if (vm.environment().checking) return clock_of_a_check(vm, result);
  using std::chrono::steady_clock;
  result = Value::of(std::int64_t{
      std::chrono::duration_cast<std::chrono::nanoseconds>(steady_clock::now().time_since_epoch()).count()});
  return true;
}

bool exit_static(Interpreter& vm, Arguments a, Value& /*result*/) { return vm.exit(a[0].int32()); }
bool exit_runtime(Interpreter& vm, Arguments a, Value& /*result*/) { return vm.exit(a[1].int32()); }

bool one_processor(Interpreter& /*vm*/, Arguments /*a*/, Value& result) {
  result = Value::of(std::int32_t{1});
  return true;
}
bool used_memory(Interpreter& vm, Arguments /*a*/, Value& result) {
  result = Value::of(static_cast<std::int64_t>(vm.heap().used_bytes()));
  return true;
}

bool null_result(Interpreter& /*vm*/, Arguments /*a*/, Value& result) {
  result = Value();
  return true;
}

bool environment_variable(Interpreter& vm, Arguments a, Value& result) {
  result = Value();
  if (a[0].reference().is_null()) return vm.throw_new("java/lang/NullPointerException");
  const char* text = std::getenv(vm.strings().utf8(a[0].reference()).c_str());
  if (text == nullptr) return true;
  const Reference string = vm.new_string(text);
  result = Value::of(string);
  return !string.is_null();
}

bool ensure_initialised(Interpreter& vm, Arguments a, Value& /*result*/) {
  return vm.initialise(vm.class_table().mirrored(a[0].reference()));
}

bool zero_long(Interpreter& /*vm*/, Arguments /*a*/, Value& result) {
  result = Value::of(std::int64_t{0});
  return true;
}

bool current_thread(Interpreter& vm, Arguments /*a*/, Value& result) {
  Reference& thread = vm.environment().main_thread;
  if (thread.is_null()) {
    ir::Class* c = vm.load("java/lang/Thread");
    if (c == nullptr) return false;
    thread = vm.new_object(*c);  // not constructed: a Thread's constructor needs its parent
    if (thread.is_null()) return false;
    vm.set_field(thread, "name", "Ljava/lang/String;", Value::of(vm.strings().literal("main")));
    vm.set_field(thread, "tid", "J", Value::of(std::int64_t{1}));
    vm.set_field(thread, "eetop", "J", Value::of(std::int64_t{1}));  // not 0: it is alive
    vm.set_field(thread, "priority", "I", Value::of(std::int32_t{5}));
  }
  result = Value::of(thread);
  return true;
}

// A parallel stream says that it is one, and is run in order: only how it is split may not be seen.
bool is_parallel(Interpreter& vm, Arguments a, Value& result) {
  const auto frames = vm.frames();
  const bool asked_by_user = !frames.empty() && frames.back().method->owner->is_user_code();
  const Value source = vm.get_field(a[0].reference(), "sourceStage", "Ljava/util/stream/AbstractPipeline;");
  result = asked_by_user ? vm.get_field(source.reference(), "parallel", "Z") : Value::of(false);
  return true;
}

// AccessController.doPrivileged(action): there is no security manager, so it is action.run().
bool do_privileged(Interpreter& vm, Arguments a, Value& result) {
  const Reference action = a[0].reference();
  if (action.is_null()) return vm.throw_new("java/lang/NullPointerException");
  ir::Method* run = vm.classes().find_method(vm.class_of(action), "run", "()Ljava/lang/Object;");
  if (run == nullptr) return vm.throw_new("java/lang/AbstractMethodError", "run");
  const Value self[] = {a[0]};
  return vm.invoke(*run, self, result);
}

// Of the method that asks.
bool caller_class(Interpreter& vm, Arguments /*a*/, Value& result) {
  const auto frames = vm.frames();
  result = Value();
  for (std::size_t k = frames.size(); k > 1 && result == Value(); --k) {
    ir::Method& caller = *frames[k - 2].method;
    if (!caller.is_synthetic_code()) result = Value::of(vm.class_table().mirror(*caller.owner));
  }
  return true;
}

// The interface through which java.util reaches into java.lang; a JVM sets it up at start.
bool java_lang_access(Interpreter& vm, Arguments /*a*/, Value& result) {
  ir::Class& secrets = *vm.load("jdk/internal/access/SharedSecrets");
  constexpr const char* kField = "javaLangAccess";
  constexpr const char* kType = "Ljdk/internal/access/JavaLangAccess;";
  if (vm.get_static(secrets, kField, kType) == Value()) {
    Value none;
    if (!vm.invoke("java/lang/System", "setJavaLangAccess", "()V", {}, none)) return false;
  }
  result = vm.get_static(secrets, kField, kType);
  return true;
}

constexpr Entry kEntries[] = {
    {"java/lang/System.registerNatives()V", nothing},
    {"java/lang/System.arraycopy(Ljava/lang/Object;ILjava/lang/Object;II)V", array_copy},
    {"java/lang/System.currentTimeMillis()J", milliseconds},
    {"java/lang/System.nanoTime()J", nanoseconds},
    {"java/lang/System.getProperty(Ljava/lang/String;)Ljava/lang/String;", get_property},
    {"java/lang/System.getProperty(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", get_property_or},
    {"java/lang/System.getProperties()Ljava/util/Properties;", get_properties},
    {"java/lang/System.getenv(Ljava/lang/String;)Ljava/lang/String;", environment_variable},
    {"java/lang/System.getSecurityManager()Ljava/lang/SecurityManager;", null_result},
    {"java/lang/System.allowSecurityManager()Z", no},
    {"java/lang/System.setIn0(Ljava/io/InputStream;)V", set_in},
    {"java/lang/System.setOut0(Ljava/io/PrintStream;)V", set_out},
    {"java/lang/System.setErr0(Ljava/io/PrintStream;)V", set_err},
    {"java/lang/System.exit(I)V", exit_static},
    {"java/lang/System.gc()V", nothing},
    {"java/lang/Runtime.exit(I)V", exit_runtime},
    {"java/lang/Runtime.halt(I)V", exit_runtime},
    {"java/lang/Runtime.gc()V", nothing},
    {"java/lang/Runtime.availableProcessors()I", one_processor},
    {"java/lang/Runtime.totalMemory()J", used_memory},
    {"java/lang/Runtime.maxMemory()J", used_memory},
    {"java/lang/Runtime.freeMemory()J", zero_long},
    {"java/lang/Thread.registerNatives()V", nothing},
    {"java/lang/Thread.currentThread()Ljava/lang/Thread;", current_thread},
    {"java/lang/Thread.yield()V", nothing},
    {"java/lang/Thread.onSpinWait()V", nothing},
    {"java/lang/Thread.isInterrupted()Z", no},
    {"java/lang/Thread.interrupted()Z", no},
    {"java/util/concurrent/ForkJoinPool.<clinit>()V", nothing},
    {"java/util/concurrent/ForkJoinPool.getCommonPoolParallelism()I", one_processor},
    {"java/util/stream/AbstractPipeline.isParallel()Z", is_parallel},
    {"java/security/AccessController.doPrivileged(Ljava/security/PrivilegedAction;)Ljava/lang/Object;",
     do_privileged},
    {"java/security/AccessController.doPrivileged(Ljava/security/PrivilegedExceptionAction;)Ljava/lang/"
     "Object;",
     do_privileged},
    {"jdk/internal/access/SharedSecrets.getJavaLangAccess()Ljdk/internal/access/JavaLangAccess;",
     java_lang_access},
    {"jdk/internal/access/SharedSecrets.ensureClassInitialized(Ljava/lang/Class;)V", ensure_initialised},
    {"jdk/internal/access/SharedSecrets.<clinit>()V", nothing},  // only a method-handle lookup
    {"java/lang/ref/Reference.<clinit>()V", nothing},            // starts the reference handler's thread
    {"java/lang/ref/Finalizer.<clinit>()V", nothing},            // likewise
    {"jdk/internal/misc/VM.initialize()V", nothing},
    {"jdk/internal/misc/VM.isBooted()Z", yes},
    {"jdk/internal/misc/VM.isModuleSystemInited()Z", yes},
    {"jdk/internal/misc/VM.getSavedProperty(Ljava/lang/String;)Ljava/lang/String;", get_property},
    {"jdk/internal/misc/VM.getNanoTimeAdjustment(J)J", zero_long},
    {"jdk/internal/misc/CDS.isDumpingClassList0()Z", no},
    {"jdk/internal/misc/CDS.isDumpingArchive0()Z", no},
    {"jdk/internal/misc/CDS.isSharingEnabled0()Z", no},
    {"jdk/internal/misc/CDS.initializeFromArchive(Ljava/lang/Class;)V", nothing},
    {"jdk/internal/misc/CDS.getRandomSeedForDumping()J", zero_long},
    {"jdk/internal/reflect/Reflection.getCallerClass()Ljava/lang/Class;", caller_class},
    {"jdk/internal/reflect/Reflection.ensureMemberAccess(Ljava/lang/Class;Ljava/lang/Class;Ljava/lang/"
     "Class;I)V",
     nothing},
};

}  // namespace

bool after_initialisation(Interpreter& vm, ir::Class& c) {
  if (c.name != "java/lang/System") return true;
  vm.set_static(c, "lineSeparator", "Ljava/lang/String;", Value::of(vm.strings().literal("\n")));
  return new_input(vm) && new_console(vm, 1, "out") && new_console(vm, 2, "err");
}

std::span<const Entry> system_natives() { return kEntries; }

}  // namespace glassbox::symbolic::natives
