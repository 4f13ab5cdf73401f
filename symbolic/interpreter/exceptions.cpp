// Exceptions: raising, finding a handler, and the other ways in which a run can end.
#include <fmt/format.h>

#include <algorithm>

#include "symbolic/interpreter/environment.hpp"
#include "symbolic/interpreter/interpreter.hpp"
#include "symbolic/interpreter/listener.hpp"

namespace glassbox::symbolic {

bool Interpreter::throw_existing(Reference exception) {
  exception_ = exception;
  signal_ = Signal::exception;
  return false;
}

bool Interpreter::construct_exception(const std::string& exception_class, const std::string_view* message) {
  ++constructing_;
  const auto construct = [&] {
    ir::Class* c = load(exception_class);
    if (c == nullptr || !initialise(*c)) return false;
    const Reference exception = new_object(*c);
    if (exception.is_null()) return false;
    std::vector<Value> arguments = {Value::of(exception)};
    if (message != nullptr) arguments.push_back(Value::of(new_string(*message)));
    ir::Method* constructor =
        classes_.find_method(*c, "<init>", message != nullptr ? "(Ljava/lang/String;)V" : "()V");
    if (constructor == nullptr) return refuse("cannot construct a " + exception_class);
    Value none;
    if (!invoke(*constructor, arguments, none)) return false;
    return throw_existing(exception);
  };
  // Out of memory while reporting just that: there is nothing left to report it with.
  if (constructing_ > 8) {
    refuse("out of memory: give a larger --memory");
  } else {
    construct();
  }
  --constructing_;
  return false;
}

bool Interpreter::throw_new(const std::string& exception_class) {
  return construct_exception(exception_class, nullptr);
}

bool Interpreter::throw_new(const std::string& exception_class, std::string_view message) {
  return construct_exception(exception_class, &message);
}

// How large our heap is says nothing about the program that is checked.
bool Interpreter::throw_out_of_memory() {
  if (environment_->checking) return refuse("the heap is full: give a larger --memory");
  return throw_new("java/lang/OutOfMemoryError", "Java heap space");
}

bool Interpreter::throw_failure(const ir::LinkageFailure& failure) {
  return throw_new(failure.exception, failure.message);
}

bool Interpreter::exit(int code) {
  stop_ = Exited{code};
  signal_ = Signal::stop;
  return false;
}

bool Interpreter::assumed_away() {
  stop_ = AssumedAway{};
  signal_ = Signal::stop;
  return false;
}

bool Interpreter::refuse(const std::string& what) {
  std::string message = what;
  if (!frames_.empty() && !frames_.back().method->owner->is_user_code()) {  // deep inside the JDK: say where
    const Frame& frame = frames_.back();
    message += fmt::format(" (called by {}.{}, {}:{})", frame.method->owner->java_name(), frame.method->name,
                           frame.method->owner->source_file(), frame.line());
  }
  stop_ = Refused{{user_place(), message}, false};
  signal_ = Signal::stop;
  return false;
}

bool Interpreter::keeps_limits() {
  constexpr std::uint64_t kStepsBetweenLooks = 128;  // a step over large formulas may take a millisecond
  if (stop_requested()) {
    stop_ = Stopped{};
    signal_ = Signal::stop;
    return false;
  }
  if (steps_ > limits_.steps) {
    (void)refuse(fmt::format("does not end within {} rounds of loops and calls; see --steps", limits_.steps));
    std::get<Refused>(*stop_).out_of_steps = true;
    return false;
  }
  next_look_ = std::min(steps_ + kStepsBetweenLooks, limits_.steps);
  return true;
}

std::string Interpreter::user_place() const {
  for (auto frame = frames_.rbegin(); frame != frames_.rend(); ++frame) {
    const ir::Method& m = *frame->method;
    if (!is_users(m)) continue;
    const std::string file = m.owner->source_file();
    return file.empty() || frame->line() == 0 ? m.owner->java_name() + "." + m.name
                                              : fmt::format("{}:{}", file, frame->line());
  }
  return {};
}

bool Interpreter::raise_null_pointer() { return throw_new("java/lang/NullPointerException"); }

bool Interpreter::raise(semantics::Trap trap, const ir::Instruction& i, const Value* r) {
  using semantics::Trap;
  switch (trap) {
    case Trap::none: return true;
    case Trap::null_pointer: return raise_null_pointer();
    case Trap::index_out_of_bounds: {
      context_.decisions.begin_message();
      const Value array = semantics::concretise(context_, ir::Kind::reference, r[i.a]);
      const Value index = semantics::concretise(context_, ir::Kind::int32, r[i.b]);
      context_.decisions.end_message();
      return throw_new("java/lang/ArrayIndexOutOfBoundsException",
                       fmt::format("Index {} out of bounds for length {}", index.int32(),
                                   heap().length(array.reference())));
    }
    case Trap::array_store: {
      context_.decisions.begin_message();
      const Value stored = semantics::concretise(context_, ir::Kind::reference, r[i.dst]);
      context_.decisions.end_message();
      return throw_new("java/lang/ArrayStoreException", class_of(stored.reference()).java_name());
    }
    case Trap::malformed: break;
  }
  return throw_new("java/lang/VerifyError", "an instruction does not fit the object it is used on");
}

std::string Interpreter::cast_message(ir::Class& from, ir::Class& to) const {
  const auto home = [](const ir::Class& c) {
    if (c.is_user_code()) return std::string("in unnamed module of loader 'app'");
    return fmt::format("in module {} of loader 'bootstrap'", c.module);
  };
  const std::string places =
      home(from) == home(to)
          ? fmt::format("{} and {} are {}", from.java_name(), to.java_name(), home(from))
          : fmt::format("{} is {}; {} is {}", from.java_name(), home(from), to.java_name(), home(to));
  return fmt::format("class {} cannot be cast to class {} ({})", from.java_name(), to.java_name(), places);
}

const ir::ExceptionEdge* Interpreter::find_handler(Frame& frame) {
  for (const ir::ExceptionEdge& edge : frame.body->block_at(frame.instruction_index()).handlers) {
    if (edge.catch_class == ir::ExceptionEdge::kCatchAny) return &edge;
    const Reference thrown = exception_;
    ir::Class* type = resolve_class(frame.body->classes[edge.catch_class]);
    if (type == nullptr) {  // the class in the catch clause cannot be loaded: that is now the exception
      if (signal_ != Signal::exception) return nullptr;
      continue;
    }
    if (class_of(thrown).is_subclass_of(*type)) return &edge;
  }
  return nullptr;
}

bool Interpreter::unwind(std::size_t base) {
  if (signal_ == Signal::exception && counts_step()) keeps_limits();  // its handler may lie further up
  const bool listened = listener_ != nullptr && signal_ == Signal::exception;
  if (listened && frames_.size() > base) listener_->throws(frames_.back(), exception_);
  while (frames_.size() > base) {
    Frame& frame = frames_.back();
    const ir::ExceptionEdge* handler = signal_ == Signal::exception ? find_handler(frame) : nullptr;
    if (handler != nullptr) {
      frame.registers[frame.body->exception_register] = Value::of(exception_);
      frame.pc = frame.body->code.data() + handler->target;
      signal_ = Signal::none;
      if (listened) listener_->catches(frame, exception_);
      return true;
    }
    if (listened) listener_->unwinds(frame, exception_);
    frames_.pop_back();
  }
  return false;
}

}  // namespace glassbox::symbolic
