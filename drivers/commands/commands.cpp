#include "drivers/commands/commands.hpp"

#include <fmt/format.h>

#include <cstdio>

namespace glassbox::drivers {

namespace {

constexpr const char* kHelp =
    R"(glassbox: a glass-box bounded model checker for JVM classes

usage: glassbox COMMAND ...

commands:
  check   checks that the operations of a class preserve its invariant
  commute checks that two operations of a class commute
  run     runs a program in glassbox's interpreter, exactly as `java` would
  dump    prints the intermediate representation of a class, or its bytecode
  help    this text; `glassbox COMMAND --help` has the options of a command

options:
  -h, --help       this text
  -V, --version    the version
)";

}  // namespace

int complain(const std::string& message) {
  std::fflush(stdout);
  std::fputs(("glassbox: " + message + "\n").c_str(), stderr);
  return exit_code::bad_input;
}

int main_command(const std::vector<std::string>& words) {
  const std::string command = words.empty() ? "help" : words.front();
  const std::vector<std::string> rest(words.empty() ? words.begin() : words.begin() + 1, words.end());
  if (command == "check") return check_command(rest);
  if (command == "commute") return commute_command(rest);
  if (command == "run") return run_command(rest);
  if (command == "dump") return dump_command(rest);
  if (command == "-V" || command == "--version") {
    fmt::print("glassbox {}\n", GLASSBOX_VERSION);
    return exit_code::ok;
  }
  if (command == "help" || command == "-h" || command == "--help") {
    std::fputs(kHelp, stdout);
    return words.empty() ? exit_code::bad_input : exit_code::ok;
  }
  return complain("unknown command " + command + "; see glassbox --help");
}

}  // namespace glassbox::drivers
