// A Java source of the project, compiled and loaded, and all that it takes to run it with symbolic values.
//
//   World world("examples/TreeMap.java");
//   ir::Class& main = **world.classes.load("TreeMap");
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <string>

#include "ir/classfile/java_compiler.hpp"
#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::test {

struct World {
  ir::Hierarchy classes;
  symbolic::Circuit circuit;
  symbolic::Symbols symbols{circuit};
  symbolic::formula::Assignment assignment{circuit};
  symbolic::PathDecisions decisions{symbols, assignment};
  symbolic::Heap heap{std::size_t{256} << 20U};
  symbolic::Interpreter vm{classes, heap, symbols, decisions, {}};

  static ir::classfile::ClassPath class_path(const std::string& source) {
    const auto jdk = ir::classfile::find_jdk_home();
    REQUIRE(jdk);
    const auto compiled = ir::classfile::compile_java(std::string(GLASSBOX_SOURCE_DIR) + "/" + source, *jdk,
                                                      {std::filesystem::path(GLASSBOX_JAR)});
    REQUIRE(compiled);
    ir::classfile::ClassPath path;
    REQUIRE(path.add(compiled->directory));
    REQUIRE(path.add(GLASSBOX_JAR));
    REQUIRE(path.add_jdk(*jdk));
    return path;
  }
  explicit World(const std::string& source) : classes(class_path(source)) {}
};

}  // namespace glassbox::test
