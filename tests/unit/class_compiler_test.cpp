#include "ir/classfile/java_compiler.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <future>
#include <iterator>

#include "ir/classfile/class_file_reader.hpp"
#include "ir/classfile/class_path.hpp"
#include "ir/classfile/java_source.hpp"
#include "tests/unit/class_test_directory.hpp"

using namespace glassbox::ir;
using namespace glassbox::ir::classfile;
using glassbox::test::ScopedVariable;
using glassbox::test::TestDirectory;
namespace fs = std::filesystem;

namespace {

struct Fixture {
  Result<CompiledSource> compile(const fs::path& source, const std::vector<fs::path>& class_path = {}) const {
    return compile_java(source, home, class_path);
  }
  ClassFile load(const CompiledSource& compiled, std::string_view name) const {
    ClassPath path;
    REQUIRE(path.add(compiled.directory));
    auto found = path.find(name);
    REQUIRE(found);
    REQUIRE(found->has_value());
    auto file = read_class_file((*found)->bytes, (*found)->origin);
    if (!file) FAIL(file.error().text());
    return std::move(*file);
  }

  TestDirectory directory;
  fs::path home = find_jdk_home().value();
  ScopedVariable cache{"XDG_CACHE_HOME", (directory.path() / "cache").c_str()};
};

}  // namespace

TEST_CASE("the declared package", "[java_compiler]") {
  CHECK(declared_package("class Foo {}").empty());
  CHECK(declared_package("package a;").compare("a") == 0);
  CHECK(declared_package("/* package no; */ // package no;\n\tpackage a . b/**/.c ; class Foo {}") ==
        "a/b/c");
  CHECK(declared_package("import a.b; package c;").empty());
  CHECK(declared_package("packages a;").empty());
  CHECK(declared_package("package a.;").empty());
  CHECK(declared_package("package a").empty());
  CHECK(declared_package("/* open").empty());
  CHECK(declared_package("// only").empty());
  CHECK(declared_package("").empty());
}

TEST_CASE_METHOD(Fixture, "a source is compiled once", "[java_compiler][jdk]") {
  const fs::path source = directory.write("s/Foo.java", "public class Foo { int x = new Bar().y; }");
  directory.write("s/Bar.java", "class Bar { static final int K = 1; int y; }");
  fs::create_symlink("nowhere", directory.path() / "s/.#Foo.java");
  const auto first = compile(source);
  REQUIRE(first);
  CHECK(first->main_class == "Foo");
  CHECK(first->source_root == directory.path() / "s");
  CHECK(first->directory.parent_path() == directory.path() / "cache/glassbox");
  CHECK(load(*first, "Foo").source_file == "Foo.java");
  CHECK_FALSE(load(*first, "Foo").methods.at(0).code->locals.empty());  // -g
  load(*first, "Bar");

  const auto start = std::chrono::steady_clock::now();
  const auto second = compile(source);
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::milliseconds(50));
  REQUIRE(second);
  CHECK(second->directory == first->directory);

  SECTION("until a neighbour changes") {
    directory.write("s/Bar.java", "class Bar { static final int K = 2; int y; }");
    const auto third = compile(source);
    REQUIRE(third);
    CHECK(third->directory != first->directory);
  }
  SECTION("or the class path does") {
    directory.write("lib/Other.class", "x");
    const auto third = compile(source, {directory.path() / "lib"});
    REQUIRE(third);
    CHECK(third->directory != first->directory);
  }
  SECTION("or the result is damaged") {
    fs::remove(first->directory / "Foo.class");
    const auto third = compile(source);
    REQUIRE(third);
    CHECK(third->directory == first->directory);
    load(*third, "Foo");
  }
}

TEST_CASE_METHOD(Fixture, "a source is compiled by several at once", "[java_compiler][jdk]") {
  const fs::path source = directory.write("s/Foo.java", "class Foo {}");
  std::vector<std::future<Result<CompiledSource>>> running;
  running.reserve(3);
  for (int i = 0; i < 3; ++i) {
    running.push_back(std::async(std::launch::async, [&] { return compile(source); }));
  }
  for (auto& one : running) {
    const auto compiled = one.get();
    REQUIRE(compiled);
    load(*compiled, "Foo");
  }
  const fs::directory_iterator cached(directory.path() / "cache/glassbox");
  CHECK(std::distance(begin(cached), end(cached)) == 1);
}

TEST_CASE_METHOD(Fixture, "packages", "[java_compiler][jdk]") {
  SECTION("in their directory") {
    const fs::path source =
        directory.write("src/a/b/Foo.java", "package a.b; public class Foo extends Bar {}");
    directory.write("src/a/b/Bar.java", "package a.b; class Bar extends a.Foo {}");
    directory.write("src/a/Foo.java", "package a; public class Foo {}");
    const auto compiled = compile(source);
    REQUIRE(compiled);
    CHECK(compiled->main_class == "a/b/Foo");
    CHECK(compiled->source_root == directory.path() / "src");
    CHECK(load(*compiled, "a/b/Foo").super == "a/b/Bar");
    CHECK(load(*compiled, "a/b/Bar").super == "a/Foo");
  }
  SECTION("elsewhere") {
    const auto compiled = compile(directory.write("x/Foo.java", "package a.b; public class Foo {}"));
    REQUIRE(compiled);
    CHECK(compiled->main_class == "a/b/Foo");
    CHECK(compiled->source_root == directory.path() / "x");
  }
}

TEST_CASE_METHOD(Fixture, "what cannot be compiled is a problem", "[java_compiler][jdk]") {
  SECTION("errors") {
    const auto compiled = compile(directory.write("Foo.java", "class Foo { int x = ; }"));
    REQUIRE_FALSE(compiled);
    CHECK(compiled.error().text() ==
          (directory.path() / "Foo.java").string() + ": does not compile: javac's messages are above");
    // Nothing is left behind.
    CHECK(fs::is_empty(directory.path() / "cache/glassbox"));
  }
  SECTION("no file") {
    const auto compiled = compile(directory.path() / "Foo.java");
    REQUIRE_FALSE(compiled);
    CHECK(compiled.error().message == "there is no such file");
  }
  SECTION("no class of the file's name") {
    const auto compiled = compile(directory.write("Foo.java", "class Bar {}"));
    REQUIRE_FALSE(compiled);
    CHECK(compiled.error().message.starts_with("declares no class Foo"));
    // Unless another one is meant.
    const auto other = compile_java(directory.path() / "Foo.java", home, {}, MainClass::optional);
    REQUIRE(other);
    load(*other, "Bar");
  }
  SECTION("no compiler") {
    home = directory.path();
    const auto compiled = compile(directory.write("Foo.java", "class Foo {}"));
    REQUIRE_FALSE(compiled);
    CHECK(compiled.error().message.find("openjdk-17-jdk-headless") != std::string::npos);
  }
}

TEST_CASE_METHOD(Fixture, "a name that looks like an option is none", "[java_compiler][jdk]") {
  fs::create_directories(directory.path() / "@s $(x); -d");
  const auto compiled =
      compile(directory.write("@s $(x); -d/Foo.java", "class Foo { String s = \"\u00e4\u20ac\"; }"));
  REQUIRE(compiled);
  CHECK(compiled->main_class == "Foo");
}

TEST_CASE_METHOD(Fixture, "what javac writes for modern Java can be read", "[java_compiler][jdk]") {
  const auto compiled = compile(directory.write("Foo.java", R"(
    import java.lang.annotation.*;
    public class Foo {
      @Retention(RetentionPolicy.RUNTIME) @interface Mark { String[] value() default {}; Class<?> type() default void.class; }
      record Point<T>(@Mark("p") int x, T y) {}
      sealed interface Shape permits Circle {}
      record Circle(double r) implements Shape {}
      @Mark(value = {"a", "b"}, type = int[].class) static Runnable run(int n) throws Exception {
        Object local = new Object() { };
        try { if (n > 3) throw new Exception(); } finally { n++; }
        int m = n;
        return () -> System.out.println("n = " + m + local);
      }
    })"));
  REQUIRE(compiled);
  const ClassFile foo = load(*compiled, "Foo");
  CHECK(foo.bootstrap_methods.size() == 2);  // the lambda and the string concatenation
  const auto run = std::find_if(foo.methods.begin(), foo.methods.end(),
                                [](const MethodInfo& method) { return method.name == "run"; });
  REQUIRE(run != foo.methods.end());
  CHECK(run->exceptions == std::vector<std::string>{"java/lang/Exception"});
  CHECK(run->code->exceptions.at(0).catch_type.empty());
  REQUIRE(run->annotations.size() == 1);
  const Annotation& mark = run->annotations[0];
  CHECK(mark.type == "LFoo$Mark;");
  REQUIRE(mark.elements.size() == 2);
  const auto& values = std::get<std::vector<ElementValue>>(mark.elements[0].second.value);
  REQUIRE(values.size() == 2);
  CHECK(std::get<std::string>(values[1].value) == "b");
  CHECK(std::get<ElementValue::Class>(mark.elements[1].second.value).descriptor == "[I");

  const ClassFile point = load(*compiled, "Foo$Point");
  CHECK(point.is_record);
  REQUIRE(point.record_components.size() == 2);
  CHECK(point.record_components[0].descriptor == "I");
  CHECK(point.record_components[1].signature == "TT;");
  CHECK(point.nest_host == "Foo");
  const auto constructor = std::find_if(point.methods.begin(), point.methods.end(),
                                        [](const MethodInfo& method) { return method.name == "<init>"; });
  REQUIRE(constructor != point.methods.end());
  CHECK(constructor->parameter_names == std::vector<std::string>{"x", "y"});
  REQUIRE(constructor->parameter_annotations.size() == 2);
  CHECK(constructor->parameter_annotations[0].size() == 1);

  const ClassFile anonymous = load(*compiled, "Foo$1");
  CHECK(anonymous.enclosing_class == "Foo");
  CHECK(anonymous.enclosing_method == "run(I)Ljava/lang/Runnable;");
}
