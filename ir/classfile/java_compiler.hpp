// Compiles a .java argument with the installed javac, as `java Foo.java` does behind the scenes.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "ir/classfile/problem.hpp"

namespace glassbox::ir::classfile {

struct CompiledSource {
  std::filesystem::path directory;  // holds the class files
  std::string main_class;           // internal name of the class with the file's name; package included
  // Where the source's package starts: `src` for package a.b in src/a/b. The source may use compiled classes
  // that are there: to run it, add this to the class path behind `directory`.
  std::filesystem::path source_root;
};

enum class MainClass : std::uint8_t { required, optional };

// Compiles `source` (javac -g), and other sources under its root that it needs, into a cache directory
// keyed by everything the result depends on: the source, the .java and .class files under its root, the
// compiler and the class path; so that the second time costs nothing. The cache is $XDG_CACHE_HOME/glassbox
// or ~/.cache/glassbox, or in the temporary directory where neither can be written; what was not used for a
// month is removed. Concurrent calls are safe: a finished directory appears by rename. On a compile error
// javac's own messages go to standard error and the Problem says so in one line.
[[nodiscard]] Result<CompiledSource> compile_java(const std::filesystem::path& source,
                                                  const std::filesystem::path& jdk_home,
                                                  const std::vector<std::filesystem::path>& class_path,
                                                  MainClass main_class = MainClass::required);

}  // namespace glassbox::ir::classfile
