#include "drivers/program.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "ir/classfile/class_file_reader.hpp"
#include "ir/classfile/java_compiler.hpp"

namespace glassbox::drivers {

namespace fs = std::filesystem;
using ir::problem;
using ir::Result;
using ir::classfile::MainClass;
using Part = ir::classfile::ClassPath::Part;

namespace {

std::vector<fs::path> split_class_path(const std::string& text) {
  std::vector<fs::path> entries;
  std::stringstream stream(text);
  for (std::string entry; std::getline(stream, entry, ':');)
    entries.emplace_back(entry.empty() ? "." : entry);
  return entries;
}

std::string internal_name(std::string name) {
  std::ranges::replace(name, '.', '/');
  return name;
}

// A class file says itself which class it is; its package says where its class path starts.
Result<std::string> class_of_file(const fs::path& file, std::vector<fs::path>& class_path) {
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return problem(file.string(), "cannot be read");
  const std::vector<char> content((std::istreambuf_iterator<char>(stream)), std::istreambuf_iterator<char>());
  const std::vector<std::uint8_t> bytes(content.begin(), content.end());
  auto parsed = ir::classfile::read_class_file(bytes, file.string());
  if (!parsed) return tl::unexpected(parsed.error());
  fs::path root = fs::absolute(file).parent_path();
  for (const char c : parsed->name) {
    if (c == '/') root = root.parent_path();
  }
  class_path.insert(class_path.begin(), root);
  return parsed->name;
}

}  // namespace

Result<fs::path> find_runtime_jar() {
  std::error_code error;
  const fs::path directory = fs::read_symlink("/proc/self/exe", error).parent_path();
  for (const fs::path& candidate :
       {directory / "glassbox.jar", directory / "../share/glassbox/glassbox.jar"}) {
    if (fs::exists(candidate, error)) return candidate;
  }
  return problem((directory / "glassbox.jar").string(),
                 "glassbox's own Java classes are missing: build it again");
}

Result<ir::Class*> load_class(ir::Hierarchy& classes, std::string name) {
  auto loaded = classes.load(name);
  if (loaded) return *loaded;
  if (loaded.error().message != name) return problem({}, loaded.error().message);
  std::ranges::replace(name, '/', '.');
  return problem(name, "no such class on the class path; give -cp, or a .class or .java file");
}

Result<Program> open_program(const ProgramArguments& arguments) {
  auto jdk = ir::classfile::find_jdk_home();
  if (!jdk) return tl::unexpected(jdk.error());
  auto runtime = find_runtime_jar();
  if (!runtime) return tl::unexpected(runtime.error());

  std::vector<fs::path> entries = split_class_path(arguments.class_path);
  const fs::path file = arguments.program;
  Program program;
  if (file.extension() == ".java") {
    if (!fs::exists(file)) return problem(file.string(), "no such file");
    std::vector<fs::path> compile_path = entries;
    compile_path.push_back(*runtime);
    auto compiled = ir::classfile::compile_java(
        file, *jdk, compile_path, arguments.class_name.empty() ? MainClass::required : MainClass::optional);
    if (!compiled) return tl::unexpected(compiled.error());
    // Compiled classes beside a source are part of the program only as far as it uses them.
    if (auto added = program.class_path.add(compiled->directory); !added)
      return tl::unexpected(added.error());
    if (auto added = program.class_path.add(compiled->source_root, Part::library); !added)
      return tl::unexpected(added.error());
    program.main_class = compiled->main_class;
    program.source_root = compiled->source_root;
  } else if (file.extension() == ".class") {
    if (!fs::exists(file)) return problem(file.string(), "no such file");
    auto name = class_of_file(file, entries);
    if (!name) return tl::unexpected(name.error());
    program.main_class = *name;
  } else {
    if (entries.empty()) entries.emplace_back(".");
    program.main_class = internal_name(arguments.program);
  }
  if (!arguments.class_name.empty()) program.main_class = internal_name(arguments.class_name);
  for (const fs::path& entry : entries) {
    if (auto added = program.class_path.add(entry); !added) return tl::unexpected(added.error());
  }
  if (auto added = program.class_path.add(*runtime, Part::library); !added)
    return tl::unexpected(added.error());
  if (auto added = program.class_path.add_jdk(*jdk); !added) return tl::unexpected(added.error());
  return program;
}

}  // namespace glassbox::drivers
