// Linking on first use: classes, fields, static initialisation (JVM specification 5.5), and allocation.
#include <fmt/format.h>

#include <algorithm>

#include "symbolic/interpreter/environment.hpp"
#include "symbolic/interpreter/interpreter.hpp"
#include "symbolic/natives/natives.hpp"
#include "symbolic/semantics/comparison.hpp"

namespace glassbox::symbolic {

using classfile_tag = ir::classfile::ConstantTag;

constexpr std::int32_t kLongestArray = 0x7fffffff - 2;  // as in HotSpot

ir::Class* Interpreter::load(const std::string& name) {
  auto loaded = classes_.load(name);
  if (loaded) return *loaded;
  throw_failure(loaded.error());
  return nullptr;
}

ir::Class* Interpreter::resolve_class(ir::ClassRef& reference) {
  if (reference.resolved == nullptr) reference.resolved = load(reference.name);
  return reference.resolved;
}

ir::Field* Interpreter::resolve_field(ir::FieldRef& reference, bool is_static) {
  if (reference.resolved != nullptr) return reference.resolved;
  auto found = classes_.resolve(reference);
  if (!found) {
    throw_failure(found.error());
    return nullptr;
  }
  if ((*found)->is_static() != is_static) {
    throw_new("java/lang/IncompatibleClassChangeError",
              fmt::format("Expected {} field {}.{}", is_static ? "static" : "non-static",
                          (*found)->owner->java_name(), (*found)->name));
    return nullptr;
  }
  reference.resolved = *found;
  return *found;
}

bool Interpreter::initialise(ir::Class& c) {
  switch (class_table_[c].initialisation) {
    case Initialisation::done:
    case Initialisation::running: return true;  // by this very thread: there is no other
    case Initialisation::failed: return throw_not_initialised(c);
    case Initialisation::not_started: break;
  }
  if (heap().in_transition()) {
    stop_ = NeedsClass{&c};
    signal_ = Signal::stop;
    return false;
  }
  class_table_[c].initialisation = Initialisation::running;
  if (!prepare_statics(c)) return false;
  if (!initialise_superclasses(c) || !run_initialiser(c) || !natives::after_initialisation(*this, c)) {
    return fail_initialisation(c);
  }
  class_table_[c].initialisation = Initialisation::done;
  return true;
}

bool Interpreter::prepare_statics(ir::Class& c) {
  const Reference statics = heap().allocate_object(c.id, c.static_cells);
  if (statics.is_null()) return throw_out_of_memory();
  class_table_[c].statics = statics;
  for (const ir::Field& f : c.fields) {
    if (!f.is_static() || f.info == nullptr || f.info->constant_value == 0) continue;
    const ir::classfile::Constant& constant = c.file->constants.at(f.info->constant_value);
    Value v;
    switch (constant.tag) {
      case classfile_tag::string:
        v = Value::of(strings_.literal(c.file->constants.string(f.info->constant_value)));
        break;
      case classfile_tag::integer: v = Value::of(static_cast<std::int32_t>(constant.bits)); break;
      default: v = Value::from_bits(constant.bits); break;
    }
    heap().write(statics, f.cell, v);
  }
  return true;
}

bool Interpreter::initialise_superclasses(ir::Class& c) {
  if (c.is_interface()) return true;
  if (c.super != nullptr && !initialise(*c.super)) return false;
  for (ir::Class* interface : c.all_interfaces) {
    // An interface is initialised along with a class only if it declares default methods.
    const bool has_default = std::ranges::any_of(
        interface->methods, [](const ir::Method& m) { return !m.is_static() && !m.is_abstract(); });
    if (has_default && !initialise(*interface)) return false;
  }
  return true;
}

bool Interpreter::run_initialiser(ir::Class& c) {
  ir::Method* initialiser = c.declared_method("<clinit>", "()V");
  if (initialiser == nullptr || !initialiser->is_static()) return true;
  Value none;
  return invoke(*initialiser, {}, none);
}

// Every use of a class after its initialisation failed.
bool Interpreter::throw_not_initialised(ir::Class& c) {
  throw_new("java/lang/NoClassDefFoundError", "Could not initialize class " + c.java_name());
  const Reference failure = class_table_[c].failure;
  if (signal_ == Signal::exception && !failure.is_null()) {
    set_field(exception_, "cause", "Ljava/lang/Throwable;", Value::of(failure));
  }
  return false;
}

// As HotSpot remembers why initialisation failed: an error that tells what was thrown, with its stack trace.
bool Interpreter::remember_failure(ir::Class& c, Reference thrown) {
  const Value self[] = {Value::of(thrown)};
  Value trace;
  const Value text = get_field(thrown, "detailMessage", "Ljava/lang/String;");
  const std::string message = text == Value() ? std::string() : ": " + strings_.utf8(text.reference());
  if (!invoke("java/lang/Throwable", "getStackTrace", "()[Ljava/lang/StackTraceElement;", self, trace)) {
    return false;
  }
  throw_new("java/lang/ExceptionInInitializerError",
            fmt::format("Exception {}{} [in thread \"main\"]", class_of(thrown).java_name(), message));
  if (signal_ != Signal::exception) return false;
  signal_ = Signal::none;
  const Value arguments[] = {Value::of(exception_), trace};
  class_table_[c].failure = exception_;
  Value none;
  return invoke("java/lang/Throwable", "setStackTrace", "([Ljava/lang/StackTraceElement;)V", arguments, none);
}

bool Interpreter::fail_initialisation(ir::Class& c) {
  class_table_[c].initialisation = Initialisation::failed;
  if (signal_ != Signal::exception) return false;
  ir::Class* error = load("java/lang/Error");
  const Reference cause = exception_;
  signal_ = Signal::none;
  if (!remember_failure(c, cause)) return false;
  throw_existing(cause);
  if (error == nullptr || class_of(cause).is_subclass_of(*error)) return false;
  signal_ = Signal::none;
  ir::Class* wrapper = load("java/lang/ExceptionInInitializerError");
  if (wrapper == nullptr || !initialise(*wrapper)) return false;
  const Reference wrapped = new_object(*wrapper);
  const Value arguments[] = {Value::of(wrapped), Value::of(cause)};
  Value none;
  if (!invoke("java/lang/ExceptionInInitializerError", "<init>", "(Ljava/lang/Throwable;)V", arguments,
              none)) {
    return false;
  }
  return throw_existing(wrapped);
}

Reference Interpreter::new_object(ir::Class& c) {
  if (c.instance_cells > 0xffff) {
    refuse("objects of class " + c.java_name() + " have too many fields");
    return {};
  }
  const Reference object = heap().allocate_object(c.id, c.instance_cells);
  if (object.is_null()) throw_out_of_memory();
  return object;
}

Reference Interpreter::new_array(ir::Class& array_class, std::int32_t length) {
  if (length < 0) {
    throw_new("java/lang/NegativeArraySizeException", fmt::format("{}", length));
    return {};
  }
  if (length > kLongestArray) {
    throw_new("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit");
    return {};
  }
  const Reference array = heap().allocate_array(array_class.id, array_class.element_type, length);
  if (array.is_null()) throw_out_of_memory();
  return array;
}

Reference Interpreter::new_string(std::string_view utf8) {
  const Reference string = strings_.make_utf8(utf8);
  if (string.is_null()) throw_out_of_memory();
  return string;
}

namespace {

// Whether all arrays of an array of arrays fit into so many bytes, roughly.
bool fits(const ir::Class& array_class, std::span<const std::int32_t> lengths, std::size_t bytes) {
  std::size_t arrays = 1;  // of this dimension
  const ir::Class* c = &array_class;
  for (const std::int32_t length : lengths) {
    const auto elements = static_cast<std::size_t>(length);
    if (elements != 0 && arrays > bytes / (elements * ir::element_size(c->element_type))) return false;
    arrays *= elements;
    c = c->element;
  }
  return true;
}

}  // namespace

Reference Interpreter::new_multi_array(ir::Class& array_class, std::span<const std::int32_t> lengths) {
  const Reference array = new_array(array_class, lengths.front());
  if (array.is_null() || lengths.size() == 1) return array;
  for (std::int32_t i = 0; i < lengths.front(); ++i) {
    const Reference inner = new_multi_array(*array_class.element, lengths.subspan(1));
    if (inner.is_null()) return {};
    heap().write_element<BasicType::reference>(array, i, Value::of(inner));
  }
  return array;
}

bool Interpreter::allocate(const ir::Instruction& i, ir::Body& body, Value* r) {
  const bool multi = i.operation == ir::Operation::new_multi_array;
  ir::Class* c = resolve_class(body.classes[multi ? body.calls[i.index].reference : i.index]);
  if (c == nullptr) return false;
  Reference result;
  switch (i.operation) {
    case ir::Operation::constant_class: result = class_table_.mirror(*c); break;
    case ir::Operation::new_object:
      if (c->is_abstract()) return throw_new("java/lang/InstantiationError", c->java_name());
      if (!class_table_.is_initialised(*c) && !initialise(*c)) return false;
      result = new_object(*c);
      break;
    case ir::Operation::new_array:
      result = new_array(*c, semantics::concretise(context_, ir::Kind::int32, r[i.a]).int32());
      break;
    default: {
      std::vector<std::int32_t> lengths;
      for (const ir::Register a : body.arguments_of(body.calls[i.index])) {
        lengths.push_back(semantics::concretise(context_, ir::Kind::int32, r[a]).int32());
      }
      for (const std::int32_t length : lengths) {  // all are checked before anything is made
        if (length < 0) return throw_new("java/lang/NegativeArraySizeException", fmt::format("{}", length));
      }
      // Nothing is collected: what could not be finished must not be begun.
      if (!fits(*c, lengths, heap().free_bytes())) {
        return throw_out_of_memory();
      }
      result = new_multi_array(*c, lengths);
    }
  }
  r[i.dst] = Value::of(result);
  return !result.is_null();
}

bool Interpreter::type_test(const ir::Instruction& i, ir::Body& body, Value* r) {
  const Value object = r[i.a];
  const bool cast = i.operation == ir::Operation::check_cast;
  if (object == Value()) {  // null is an instance of nothing and can be cast to anything, loaded or not
    r[i.dst] = cast ? object : Value::of(false);
    return true;
  }
  ir::Class* type = resolve_class(body.classes[i.index]);
  if (type == nullptr) return false;
  if (object.is_constant()) [[likely]] {
    ir::Class& actual = class_of(object.reference());
    const bool fits = actual.is_subclass_of(*type);
    if (cast && !fits) return throw_new("java/lang/ClassCastException", cast_message(actual, *type));
    r[i.dst] = cast ? object : Value::of(fits);
    return true;
  }
  const Formula instance = semantics::is_instance(context_, object, *type);
  if (!cast) {
    r[i.dst] = context_.symbols.boolean(instance);
    return true;
  }
  const Formula null = context_.symbols.equals_constant(object, 0);
  if (context_.decisions.fails(!context_.symbols.circuit().disjunction(null, instance))) {
    context_.decisions.begin_message();
    ir::Class& actual = class_of(context_.decisions.concretise_set(object).reference());
    context_.decisions.end_message();
    return throw_new("java/lang/ClassCastException", cast_message(actual, *type));
  }
  r[i.dst] = semantics::cast(context_, object, *type);
  return true;
}

void Interpreter::begin_transition() {
  heap().begin_transition();
  transition_start_ = heap().used_bytes();
}

void Interpreter::undo_transition() {
  heap().undo_transition();
  const Reference first_undone(static_cast<std::uint32_t>(transition_start_ / 8));
  strings_.forget_from(first_undone);
  class_table_.forget_from(first_undone);
  if (environment_->main_thread >= first_undone) environment_->main_thread = Reference();
}

void Interpreter::set_static(ir::Class& c, std::string_view field, std::string_view descriptor, Value v) {
  heap().write(class_table_[c].statics, c.declared_field(field, descriptor)->cell, v);
}

Value Interpreter::get_static(ir::Class& c, std::string_view field, std::string_view descriptor) {
  return heap().read(class_table_[c].statics, c.declared_field(field, descriptor)->cell);
}

namespace {

ir::Field& inherited_field(ir::Class& c, std::string_view name, std::string_view descriptor) {
  for (ir::Class* k = &c; k != nullptr; k = k->super) {
    if (ir::Field* f = k->declared_field(name, descriptor)) return *f;
  }
  std::fputs("glassbox: internal error: the JDK lacks a field that glassbox relies on\n", stderr);
  std::abort();
}

}  // namespace

void Interpreter::set_field(Reference object, std::string_view field, std::string_view descriptor, Value v) {
  heap().write(object, inherited_field(class_of(object), field, descriptor).cell, v);
}

Value Interpreter::get_field(Reference object, std::string_view field, std::string_view descriptor) {
  return heap().read(object, inherited_field(class_of(object), field, descriptor).cell);
}

}  // namespace glassbox::symbolic
