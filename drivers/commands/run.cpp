// glassbox run: behaves like `java`.
#include <fmt/format.h>
#include <langinfo.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <clocale>
#include <cstdio>
#include <optional>
#include <span>
#include <string_view>

#include "drivers/commands/commands.hpp"
#include "drivers/options.hpp"
#include "drivers/program.hpp"
#include "symbolic/interpreter/environment.hpp"
#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::drivers {

namespace {

using namespace symbolic;

constexpr const char* kAbout =
    R"(Runs a program in glassbox's own interpreter; output and exit code are those of `java`. Assertions are enabled.

PROGRAM is a class file (Main.class), a source file (Main.java, compiled behind the scenes) or the name of a class
on the class path (Main, pkg.Main).
)";

constexpr const char* kExitCodes =
    R"(
exit codes: the program's own; 1 after an uncaught exception; 2 for usage and input errors; 3 where the program does
something that glassbox does not support (threads, reflection, files, sockets), with the line that does it
)";

struct RunOptions {
  ProgramArguments program;
  std::vector<std::string> arguments;
  std::size_t memory_mib = 8192;
  InterpreterLimits limits;
};

// Nothing: --help was asked for and shown.
ir::Result<std::optional<RunOptions>> read_options(const std::vector<std::string>& words) {
  constexpr std::size_t kMostMemory = 1U << 24U;  // MiB
  constexpr std::size_t kDeepest = 1'000'000;     // frames
  RunOptions options;
  CommandLine line("run", "PROGRAM [argument...]", kAbout);
  line.word("program", options.program.program).rest(options.arguments).epilogue(kExitCodes);
  line.group("limits")  //
      ("memory", whole_number("--memory", options.memory_mib, 1, kMostMemory, "MIB"),
       "size of the heap; nothing is collected")  //
      ("max-depth", whole_number("--max-depth", options.limits.call_depth, 1, kDeepest),
       "frames before a StackOverflowError");
  auto read = line.read(words);
  if (!read) return tl::unexpected(read.error());
  if (!*read) return std::nullopt;
  options.program.class_path = line.class_path();
  return options;
}

void write_to_terminal(int descriptor, std::string_view bytes) {
  if (descriptor == 2) std::fflush(stdout);
  std::fwrite(bytes.data(), 1, bytes.size(), descriptor == 2 ? stderr : stdout);
}

// Unbuffered: the program's own readers buffer, and what they leave is for whoever reads next.
std::size_t read_input(std::span<char> buffer) {
  std::fflush(stdout);
  ssize_t count = 0;
  do {
    count = read(STDIN_FILENO, buffer.data(), buffer.size());
  } while (count < 0 && errno == EINTR);
  return count < 0 ? 0 : static_cast<std::size_t>(count);
}

std::size_t available_input() {
  struct stat status = {};
  if (fstat(STDIN_FILENO, &status) == 0 && S_ISREG(status.st_mode)) {
    const off_t at = lseek(STDIN_FILENO, 0, SEEK_CUR);
    return at < 0 || at > status.st_size ? 0 : static_cast<std::size_t>(status.st_size - at);
  }
  int count = 0;
  return ioctl(STDIN_FILENO, FIONREAD, &count) == 0 && count > 0 ? static_cast<std::size_t>(count) : 0;
}

std::string thread_name(Interpreter& vm) {
  const Reference thread = vm.environment().main_thread;
  return thread.is_null() ? "main"
                          : vm.strings().utf8(vm.get_field(thread, "name", "Ljava/lang/String;").reference());
}

// Exception in thread "main" and the stack trace, by the program's own Throwable.printStackTrace.
int report_uncaught(Interpreter& vm, Reference exception) {
  const std::string thread = thread_name(vm);
  write_to_terminal(2, fmt::format("Exception in thread \"{}\" ", thread));
  const Value self[] = {Value::of(exception)};
  ir::Method* print = vm.classes().find_method(vm.class_of(exception), "printStackTrace", "()V");
  const Outcome printed = vm.call(*print, self);
  if (const auto* refused = std::get_if<Refused>(&printed))
    write_to_terminal(2, refused->problem.text() + "\n");
  if (const auto* threw = std::get_if<Threw>(&printed)) {  // an exception that cannot even print itself
    write_to_terminal(
        2, fmt::format("\nException: {} thrown from the UncaughtExceptionHandler in thread \"{}\"\n",
                       vm.class_of(threw->exception).java_name(), thread));
  }
  return exit_code::failed;
}

int finish(Interpreter& vm, const Outcome& outcome) {
  if (const auto* threw = std::get_if<Threw>(&outcome)) return report_uncaught(vm, threw->exception);
  if (const auto* exited = std::get_if<Exited>(&outcome)) return exited->code & 0xff;
  if (const auto* refused = std::get_if<Refused>(&outcome)) {
    write_to_terminal(2, "glassbox: " + refused->problem.text() + "\n");
    return exit_code::incomplete;
  }
  return exit_code::ok;
}

Value make_arguments(Interpreter& vm, const std::vector<std::string>& arguments) {
  const Reference array =
      vm.new_array(*vm.load("[Ljava/lang/String;"), static_cast<std::int32_t>(arguments.size()));
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    vm.heap().write_element(array, static_cast<std::int32_t>(i), Value::of(vm.new_string(arguments[i])));
  }
  return Value::of(array);
}

int run(const RunOptions& options) {
  auto program = open_program(options.program);
  if (!program) return complain(program.error().text());
  ir::Hierarchy classes(std::move(program->class_path));
  Heap heap(options.memory_mib << 20U);
  Circuit circuit;
  Symbols symbols(circuit);
  NoDecisions decisions;
  Interpreter vm(classes, heap, symbols, decisions, options.limits);
  std::setlocale(LC_CTYPE, "");
  vm.environment().write = write_to_terminal;
  vm.environment().read = read_input;
  vm.environment().available = available_input;
  vm.environment().utf8_output = std::string_view(nl_langinfo(CODESET)) == "UTF-8";

  auto main_class = load_class(classes, program->main_class);
  if (!main_class) return complain(main_class.error().text());
  ir::Method* main = classes.find_method(**main_class, "main", "([Ljava/lang/String;)V");
  if (main == nullptr || !main->is_static()) {
    return complain((*main_class)->java_name() + ": has no method public static void main(String[])");
  }
  const Value arguments[] = {make_arguments(vm, options.arguments)};
  // As java does: the named class is initialised, wherever main is declared.
  const Outcome outcome = vm.call(*main, arguments, *main_class);
  const int code = finish(vm, outcome);
  std::fflush(stdout);
  return code;
}

}  // namespace

int run_command(const std::vector<std::string>& words) {
  const auto options = read_options(words);
  if (!options) return complain(options.error().text());
  return *options ? run(**options) : exit_code::ok;
}

}  // namespace glassbox::drivers
