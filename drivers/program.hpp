// What a command line means by a program: a class file, a Java source or a class name, and where its classes
// are.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "ir/classfile/class_path.hpp"
#include "ir/classfile/problem.hpp"
#include "ir/hierarchy.hpp"

namespace glassbox::drivers {

struct ProgramArguments {
  std::string program;     // "Main", "Main.class", "dir/Main.java", "pkg.Main"
  std::string class_path;  // as given to -cp; empty if not given
  std::string class_name;  // of the class that is meant, if it is not the one that the program is named after
};

struct Program {
  ir::classfile::ClassPath class_path;
  std::string main_class;             // internal name
  std::filesystem::path source_root;  // where its sources are, if it is one: `src` for package a.b in src/a/b
};

// Compiles a source if it is one, finds the JDK and our own runtime classes, and opens the class path.
[[nodiscard]] ir::Result<Program> open_program(const ProgramArguments& arguments);

// The class of this internal name. A Problem says in one line that there is none.
[[nodiscard]] ir::Result<ir::Class*> load_class(ir::Hierarchy& classes, std::string name);

// glassbox.jar, beside the executable or where it is installed.
[[nodiscard]] ir::Result<std::filesystem::path> find_runtime_jar();

}  // namespace glassbox::drivers
