// What must be known about a .java file before javac sees it: its package, and so the name of its main class
// and the directory where other packages start.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "ir/classfile/problem.hpp"

namespace glassbox::ir::classfile {

struct JavaSource {
  std::filesystem::path file;  // absolute
  std::string text;
  std::string main_class;  // internal name: the package and the file's name
  // `src` for src/a/b/Foo.java in package a.b; the file's own directory if that does not match the package.
  std::filesystem::path root;
};

[[nodiscard]] Result<JavaSource> read_java_source(const std::filesystem::path& file);

// The package that a source declares, with slashes ("a/b"); empty if it declares none.
[[nodiscard]] std::string declared_package(std::string_view source);

}  // namespace glassbox::ir::classfile
