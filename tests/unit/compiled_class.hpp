// A Java source of tests/unit/java, compiled and loaded together with the JDK.
//
//   CompiledClass c("Purity");
//   Method& m = c.method("size");
//   const Body& body = c.body(m);
#pragma once

#include <catch2/catch.hpp>
#include <filesystem>
#include <memory>
#include <string>

#include "ir/classfile/java_compiler.hpp"
#include "ir/hierarchy.hpp"
#include "tests/unit/class_test_directory.hpp"

namespace glassbox::test {

class CompiledClass {
 public:
  explicit CompiledClass(const std::string& name) {
    static const TestDirectory directory;  // one for all tests of the process: javac is slow
    const ScopedVariable cache("XDG_CACHE_HOME", directory.path().c_str());
    const auto home = ir::classfile::find_jdk_home();
    REQUIRE(home);
    const std::filesystem::path sources = std::filesystem::path(GLASSBOX_SOURCE_DIR) / "tests/unit/java";
    auto compiled = ir::classfile::compile_java(sources / (name + ".java"), *home, {});
    REQUIRE(compiled);
    ir::classfile::ClassPath class_path;
    REQUIRE(class_path.add(compiled->directory));
    REQUIRE(class_path.add_jdk(*home));
    classes_ = std::make_unique<ir::Hierarchy>(std::move(class_path));
    main_ = &load(compiled->main_class);
  }

  [[nodiscard]] ir::Hierarchy& classes() { return *classes_; }
  [[nodiscard]] ir::Class& main() { return *main_; }
  [[nodiscard]] ir::Class& load(const std::string& name) {
    auto loaded = classes_->load(name);
    INFO(name);
    REQUIRE(loaded);
    return **loaded;
  }
  // The only method of this name.
  [[nodiscard]] ir::Method& method(const std::string& name) { return method(*main_, name); }
  [[nodiscard]] static ir::Method& method(ir::Class& owner, const std::string& name) {
    ir::Method* found = nullptr;
    INFO(owner.name << "." << name);
    for (ir::Method& m : owner.methods) {
      if (m.name != name) continue;
      REQUIRE(found == nullptr);
      found = &m;
    }
    REQUIRE(found != nullptr);
    return *found;
  }
  [[nodiscard]] ir::Body& body(ir::Method& method) {
    auto lowered = classes_->body(method);
    REQUIRE(lowered);
    return **lowered;
  }

 private:
  std::unique_ptr<ir::Hierarchy> classes_;
  ir::Class* main_ = nullptr;
};

}  // namespace glassbox::test
