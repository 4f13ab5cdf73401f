// glassbox dump: prints the IR of a class, or its bytecode.
#include <fmt/format.h>

#include <cstdio>

#include "drivers/commands/commands.hpp"
#include "drivers/options.hpp"
#include "drivers/program.hpp"
#include "ir/hierarchy.hpp"
#include "ir/printer.hpp"

namespace glassbox::drivers {

namespace {

int dump(const ProgramArguments& arguments, const std::string& method_name, bool bytecode) {
  auto program = open_program(arguments);
  if (!program) return complain(program.error().text());
  ir::Hierarchy classes(std::move(program->class_path));
  auto loaded = load_class(classes, program->main_class);
  if (!loaded) return complain(loaded.error().text());

  bool found = false;
  int code = exit_code::ok;
  for (ir::Method& method : (*loaded)->methods) {
    if (!method_name.empty() && method.name != method_name) continue;
    if (method.info == nullptr || !method.info->code) continue;
    if (found) std::fputs("\n", stdout);
    found = true;
    std::string text;
    if (bytecode) {
      auto printed = ir::print_bytecode(*(*loaded)->file, *method.info);
      if (!printed) return complain(printed.error().text());
      text = *printed;
    } else {
      auto body = classes.body(method);
      if (!body) {  // the rest of the class is still worth printing
        std::fflush(stdout);
        complain(body.error().text());
        code = exit_code::incomplete;
        continue;
      }
      text = ir::print_ir(method, **body);
    }
    std::fputs(text.c_str(), stdout);
  }
  if (found) return code;
  return complain(method_name.empty()
                      ? (*loaded)->java_name() + ": has no method with code"
                      : fmt::format("{}: has no method {} with code", (*loaded)->java_name(), method_name));
}

}  // namespace

int dump_command(const std::vector<std::string>& words) {
  ProgramArguments arguments;
  std::string method;
  bool bytecode = false;
  CommandLine line(
      "dump", "CLASS [METHOD]",
      "Prints the intermediate representation of the methods of a class, or of those named METHOD.\n"
      "CLASS is a class file, a source file (.java) or the name of a class on the class path.\n");
  line.word("class", arguments.program).word("method", method);
  line.group("output")("bytecode", po::bool_switch(&bytecode),
                       "print the bytecode of the class file instead of the IR");
  const auto read = line.read(words);
  if (!read) return complain(read.error().text());
  if (!*read) return exit_code::ok;
  arguments.class_path = line.class_path();
  return dump(arguments, method, bytecode);
}

}  // namespace glassbox::drivers
