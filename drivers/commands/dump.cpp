// glassbox dump: prints the IR of a class, or its bytecode.
#include <fmt/format.h>

#include <boost/program_options.hpp>
#include <cstdio>
#include <iostream>

#include "drivers/commands/commands.hpp"
#include "drivers/program.hpp"
#include "ir/hierarchy.hpp"
#include "ir/printer.hpp"

namespace glassbox::drivers {

namespace {

namespace po = boost::program_options;

int dump(const ProgramArguments& arguments, const std::string& method_name, bool bytecode) {
  auto program = open_program(arguments);
  if (!program) return complain(program.error().text());
  ir::Hierarchy classes(std::move(program->class_path));
  auto loaded = classes.load(program->main_class);
  if (!loaded) return complain(fmt::format("{}: {}", loaded.error().exception, loaded.error().message));

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
  po::options_description visible("options");
  visible.add_options()  //
      ("class-path,c", po::value(&arguments.class_path)->value_name("PATH"),
       "directories and jars separated by ':' (default: the current directory); also -cp")  //
      ("bytecode", "print the bytecode of the class file instead of the IR")                //
      ("help,h", "this text");
  po::options_description all = visible;
  all.add_options()("class", po::value(&arguments.program))("method", po::value(&method));
  po::positional_options_description positional;
  positional.add("class", 1).add("method", 1);
  std::vector<std::string> accepted = words;
  for (std::string& word : accepted) {
    if (word == "-cp" || word == "-classpath") word = "--class-path";
  }
  try {
    po::variables_map values;
    po::store(po::command_line_parser(accepted).options(all).positional(positional).run(), values);
    po::notify(values);
    if (values.contains("help")) {
      std::cout
          << "usage: glassbox dump [options] CLASS [METHOD]\n\n"
             "Prints the intermediate representation of the methods of a class, or of those named METHOD.\n"
             "CLASS is a class file, a source file (.java) or the name of a class on the class path.\n\n"
          << visible;
      return exit_code::ok;
    }
    if (arguments.program.empty()) return complain("no class given; see glassbox dump --help");
    return dump(arguments, method, values.contains("bytecode"));
  } catch (const po::error& e) {
    return complain(std::string(e.what()) + "; see glassbox dump --help");
  }
}

}  // namespace glassbox::drivers
