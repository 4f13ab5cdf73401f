// The reader against class files built by hand, most of them wrong, and against those of the JDK.
#include "ir/classfile/class_file_reader.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>

#include "ir/classfile/class_path.hpp"
#include "ir/classfile/zip_file.hpp"
#include "tests/unit/class_builder.hpp"

using namespace glassbox::ir;
using namespace glassbox::ir::classfile;
using glassbox::test::Bytes;
using glassbox::test::ClassBuilder;
using glassbox::test::Data;

namespace {

const Bytes return_instruction = {0xB1};

ClassFile read(const ClassBuilder& builder) {
  auto file = read_class_file(builder.bytes(), "Foo.class");
  if (!file) FAIL(file.error().text());
  return std::move(*file);
}

// The message of the problem that the class has; the test fails if it has none.
std::string message(const Bytes& bytes) {
  const auto file = read_class_file(bytes, "Foo.class");
  if (file) FAIL("no problem was found");
  CHECK(file.error().place.starts_with("Foo.class, offset 0x"));
  CHECK(file.error().text().find('\n') == std::string::npos);
  return file.error().message;
}
std::string message(const ClassBuilder& builder) { return message(builder.bytes()); }

const MethodInfo& method(const ClassFile& file, std::string_view name, std::string_view descriptor) {
  const auto found = std::find_if(file.methods.begin(), file.methods.end(), [&](const MethodInfo& m) {
    return m.name == name && m.descriptor == descriptor;
  });
  REQUIRE(found != file.methods.end());
  return *found;
}

const FieldInfo& field(const ClassFile& file, std::string_view name) {
  const auto found = std::find_if(file.fields.begin(), file.fields.end(),
                                  [&](const FieldInfo& f) { return f.name == name; });
  REQUIRE(found != file.fields.end());
  return *found;
}

std::vector<std::uint8_t> jdk_bytes(std::string_view name) {
  static ClassPath* const path = [] {
    static ClassPath jdk;
    const auto home = find_jdk_home();
    REQUIRE(home);
    REQUIRE(jdk.add_jdk(*home));
    return &jdk;
  }();
  auto found = path->find(name);
  REQUIRE(found);
  REQUIRE(found->has_value());
  return std::move((*found)->bytes);
}

ClassFile jdk_class(std::string_view name) {
  auto file = read_class_file(jdk_bytes(name), std::string(name));
  if (!file) FAIL(file.error().text());
  return std::move(*file);
}

}  // namespace

TEST_CASE("an empty class", "[class_file]") {
  ClassBuilder builder("a/Foo");
  builder.interface("java/lang/Runnable");
  const ClassFile file = read(builder);
  CHECK(file.origin == "Foo.class");
  CHECK(file.major == 61);
  CHECK(file.name == "a/Foo");
  CHECK(file.super == "java/lang/Object");
  CHECK(file.interfaces == std::vector<std::string>{"java/lang/Runnable"});
  CHECK(file.fields.empty());
  CHECK(file.methods.empty());
}

TEST_CASE("header", "[class_file]") {
  ClassBuilder builder;
  SECTION("no bytes") { CHECK(message(Bytes{}) == "the file ends too early"); }
  SECTION("magic") {
    builder.magic = 0xCAFEBABF;
    CHECK(message(builder) == "this is not a class file: it does not start with CAFEBABE");
  }
  SECTION("versions") {
    for (const unsigned good : {45u, 52u, 65u, 70u}) {
      builder.major = good;
      CHECK(read(builder).major == good);
    }
    for (const unsigned bad : {0u, 44u, 71u, 65535u}) {
      builder.major = bad;
      CHECK(message(builder).starts_with("class file version"));
    }
  }
  SECTION("preview features have a minor version") {
    builder.minor = 65535;
    CHECK(read(builder).minor == 65535);
  }
  SECTION("superclass") {
    builder.super_class = 0;
    CHECK(message(builder) == "the class has no superclass");
  }
  SECTION("an array cannot be a superclass") {
    builder.super_class = builder.cls("[I");
    CHECK(message(builder).ends_with("is not a class name"));
  }
  SECTION("trailing bytes") {
    Bytes bytes = builder.bytes();
    bytes.push_back(0);
    const auto file = read_class_file(bytes, "Foo.class");
    REQUIRE_FALSE(file);
    CHECK(file.error().message == "the file goes on after the end of the class");
    CHECK(file.error().place == "Foo.class, offset 0x37");
    CHECK(bytes.size() - 1 == 0x37);
  }
}

TEST_CASE("constants", "[class_file]") {
  ClassBuilder builder;
  SECTION("numbers") {
    const auto i = builder.integer(0xFFFFFFFE);
    const auto l = builder.constant(5, Data().u8(0x0123456789ABCDEF));
    const auto d = builder.constant(6, Data().u8(0x3FF0000000000000));
    const auto s = builder.constant(8, Data().u2(builder.utf8("h\xC3\xA9\xC0\x80")));
    const ClassFile file = read(builder);
    CHECK(file.constants.at(i).bits == 0xFFFFFFFE);
    CHECK(file.constants.at(l).bits == 0x0123456789ABCDEF);
    CHECK(d == l + 2);
    CHECK(file.constants.at(static_cast<std::uint16_t>(l + 1)).tag == ConstantTag::unusable);
    CHECK(file.constants.at(d).bits == 0x3FF0000000000000);
    CHECK(file.constants.string(s) == "h\xC3\xA9\xC0\x80");
    CHECK(file.constants.is(s, ConstantTag::string));
    CHECK_FALSE(file.constants.is(60000, ConstantTag::string));
  }
  SECTION("members") {
    const auto f = builder.member(9, "Foo", "x", "J");
    const auto m = builder.member(10, "[I", "clone", "()Ljava/lang/Object;");
    const auto i = builder.member(11, "java/util/List", "size", "()I");
    const auto init = builder.member(10, "Foo", "<init>", "()V");
    const auto handle = builder.constant(15, Data().u1(8).u2(init));
    const ClassFile file = read(builder);
    CHECK(file.constants.member(f).name == "x");
    CHECK(file.constants.member(f).descriptor == "J");
    CHECK(file.constants.member(m).owner == "[I");
    CHECK_FALSE(file.constants.member(m).interface);
    CHECK(file.constants.member(i).interface);
    CHECK(file.constants.method_handle(handle).kind == 8);
    CHECK(file.constants.method_handle(handle).member.name == "<init>");
  }
  SECTION("unknown tags") {
    const unsigned tag = GENERATE(0u, 2u, 13u, 14u, 21u, 255u);
    builder.constant(tag, Data().u2(1));
    CHECK(message(builder) == "unknown constant tag " + std::to_string(tag));
  }
  SECTION("an index out of range") {
    builder.constant(8, Data().u2(999));
    CHECK(message(builder) == "constant 999 is out of range (there are 6)");
  }
  SECTION("an index of the wrong kind") {
    builder.constant(8, Data().u2(builder.this_class));
    CHECK(message(builder) == "constant 2 must be a text but is a class");
  }
  SECTION("index 0") {
    builder.constant(7, Data().u2(0));
    CHECK(message(builder) == "constant 0 must be a text but is no constant");
  }
  SECTION("the second slot of a long") {
    const auto l = builder.constant(5, Data().u8(0));
    builder.constant(8, Data().u2(l + 1u));
    CHECK(message(builder).ends_with("must be a text but is no constant"));
  }
  SECTION("a long in the last slot") {
    builder.constant(5, Data().u8(0));
    builder.pool_count -= 1;
    CHECK(message(builder) == "the constant pool ends within a long or double");
  }
  SECTION("references to the wrong kind of name or type") {
    SECTION("field with a method's type") { builder.member(9, "Foo", "x", "()V"); }
    SECTION("method with a field's type") { builder.member(10, "Foo", "x", "I"); }
    SECTION("malformed type") { builder.member(10, "Foo", "x", "(V)V"); }
    SECTION("malformed class name") { builder.cls("java.lang.Object"); }
    SECTION("malformed array class") { builder.cls("[V"); }
    SECTION("malformed method name") { builder.member(10, "Foo", "<x>", "()V"); }
    SECTION("malformed field name") { builder.member(9, "Foo", "a/b", "I"); }
    SECTION("malformed method type") { builder.constant(16, Data().u2(builder.utf8("I"))); }
    SECTION("dynamic constant with a method's type") {
      builder.constant(17, Data().u2(0).u2(builder.name_and_type("x", "()I")));
    }
    SECTION("call site with a field's type") {
      builder.constant(18, Data().u2(0).u2(builder.name_and_type("x", "I")));
    }
    CHECK(message(builder).find(" is not a ") != std::string::npos);
  }
  SECTION("constructors and initializers") {
    SECTION("class initializer") { builder.member(10, "Foo", "<clinit>", "()V"); }
    SECTION("constructor of an interface") { builder.member(11, "Foo", "<init>", "()V"); }
    SECTION("constructor with a result") { builder.member(10, "Foo", "<init>", "()I"); }
    SECTION("virtual call of a constructor") {
      builder.constant(15, Data().u1(5).u2(builder.member(10, "Foo", "<init>", "()V")));
    }
    SECTION("new object by another method") {
      builder.constant(15, Data().u1(8).u2(builder.member(10, "Foo", "x", "()V")));
    }
    CHECK(message(builder).find("constructor") != std::string::npos);
  }
  SECTION("method handles") {
    const unsigned kind = GENERATE(0u, 1u, 4u, 9u, 10u);
    builder.constant(15, Data().u1(kind).u2(builder.member(10, "Foo", "x", "()V")));
    CHECK(message(builder).find("method handle") != std::string::npos);
  }
  SECTION("more constants than bytes") {
    builder.pool_count = 65535;
    CHECK(message(builder) == "a constant pool of 65535 entries does not fit");
  }
  SECTION("no constants at all") {
    builder.pool_count = 0;
    CHECK(message(builder) == "a constant pool of 0 entries does not fit");
  }
}

TEST_CASE("text is modified UTF-8", "[class_file]") {
  const auto text = [](const std::string& bytes) {
    ClassBuilder builder;
    builder.utf8(bytes);
    return builder;
  };
  for (const char* good : {"", "abc", "\xC0\x80", "\xC2\x80", "\xDF\xBF", "\xE0\xA0\x80", "\xEF\xBF\xBF",
                           "\xED\xA0\xBD\xED\xB8\x80"}) {
    read(text(good));
  }
  for (const std::string& bad :
       {std::string(1, '\0'), std::string("\x80"), std::string("\xC2"), std::string("\xC2x"),
        std::string("\xC1\x81"), std::string("\xE0\x80\x80"), std::string("\xE0\xA0"),
        std::string("\xF0\x9F\x98\x80"), std::string("\xFF"), std::string("abc\xE4\xBD")}) {
    CHECK(message(text(bad)) == "the text is not modified UTF-8");
  }
}

TEST_CASE("fields", "[class_file]") {
  ClassBuilder builder;
  SECTION("constant values and signatures") {
    const auto value = builder.integer(7);
    builder.field(access::static_ | access::final_, "x", "S",
                  {builder.attribute("ConstantValue", Data().u2(value)),
                   builder.attribute("Signature", Data().u2(builder.utf8("TT;")))});
    const ClassFile file = read(builder);
    CHECK(file.fields.at(0).constant_value == value);
    CHECK(file.fields.at(0).signature == "TT;");
    CHECK(file.fields.at(0).access == (access::static_ | access::final_));
  }
  SECTION("a value of another type") {
    builder.field(0, "x", "J", {builder.attribute("ConstantValue", Data().u2(builder.integer(7)))});
    CHECK(message(builder).find("must be a long but is an int") != std::string::npos);
  }
  SECTION("a value for an object") {
    builder.field(0, "x", "LFoo;", {builder.attribute("ConstantValue", Data().u2(builder.integer(7)))});
    CHECK(message(builder) == "a field of this type cannot have a constant value");
  }
  SECTION("bad names and types") {
    SECTION("name") { builder.field(0, "a;b", "I"); }
    SECTION("type") { builder.field(0, "a", "V"); }
    SECTION("method type") { builder.field(0, "a", "()V"); }
    CHECK(message(builder).find(" is not a field ") != std::string::npos);
  }
}

TEST_CASE("attributes", "[class_file]") {
  ClassBuilder builder;
  SECTION("unknown ones are skipped") {
    builder.attributes = {builder.attribute("com.example.Odd", Data().u4(1).u4(2)),
                          builder.attribute("SourceFile", Data().u2(builder.utf8("Foo.java")))};
    CHECK(read(builder).source_file == "Foo.java");
  }
  SECTION("too long") {
    builder.attributes = {builder.attribute("SourceFile", Data().u2(builder.utf8("Foo.java")).u1(0))};
    CHECK(message(builder) == "the attribute is longer than its content");
  }
  SECTION("too short") {
    builder.attributes = {builder.attribute("SourceFile", Data().u1(0)),
                          builder.attribute("X", Data().u4(0))};
    CHECK(message(builder) == "the attribute is too short");
  }
  SECTION("beyond the end of the file") {
    builder.attributes = {Data().u2(builder.utf8("X")).u4(0xFFFFFFFF)};
    CHECK(message(builder) == "the file ends too early");
  }
  SECTION("beyond the end of the attribute around it") {
    const Bytes inner = Data().u2(builder.utf8("X")).u4(5).u4(0);
    builder.attributes = {
        builder.attribute("Record",
                          Data().u2(1).u2(builder.utf8("x")).u2(builder.utf8("I")).u2(1).raw(inner)),
        builder.attribute("X", Data().u8(0))};
    CHECK(message(builder) == "the attribute is too short");
  }
  SECTION("twice") {
    builder.attributes = {builder.attribute("SourceFile", Data().u2(builder.utf8("Foo.java"))),
                          builder.attribute("SourceFile", Data().u2(builder.utf8("Foo.java")))};
    CHECK(message(builder) == "a second attribute of the same name");
  }
  SECTION("more than bytes") {
    Bytes bytes = builder.bytes();
    bytes[bytes.size() - 2] = 0xFF;
    CHECK(message(bytes) == "a table of 65280 entries does not fit");
  }
  SECTION("of the class") {
    const auto run = builder.name_and_type("run", "(I)V");
    builder.attributes = {
        builder.attribute("NestHost", Data().u2(builder.cls("Host"))),
        builder.attribute("EnclosingMethod", Data().u2(builder.cls("Outer")).u2(run)),
        builder.attribute("InnerClasses", Data().u2(1).u2(builder.cls("Foo$1")).u2(0).u2(0).u2(8)),
        builder.attribute("Record", Data().u2(1).u2(builder.utf8("x")).u2(builder.utf8("I")).u2(0))};
    const ClassFile file = read(builder);
    CHECK(file.nest_host == "Host");
    CHECK(file.enclosing_class == "Outer");
    CHECK(file.enclosing_method == "run(I)V");
    REQUIRE(file.inner_classes.size() == 1);
    CHECK(file.inner_classes[0].inner == "Foo$1");
    CHECK(file.inner_classes[0].outer.empty());
    CHECK(file.is_record);
    REQUIRE(file.record_components.size() == 1);
    CHECK(file.record_components[0].descriptor == "I");
  }
}

TEST_CASE("bootstrap methods", "[class_file]") {
  ClassBuilder builder;
  const auto handle = builder.constant(15, Data().u1(6).u2(builder.member(10, "Foo", "boot", "()V")));
  builder.constant(18, Data().u2(0).u2(builder.name_and_type("run", "()V")));
  SECTION("none") { CHECK(message(builder).ends_with("refers to bootstrap method 0 of 0")); }
  SECTION("one") {
    const auto argument = builder.integer(5);
    builder.attributes = {builder.attribute("BootstrapMethods", Data().u2(1).u2(handle).u2(1).u2(argument))};
    const ClassFile file = read(builder);
    REQUIRE(file.bootstrap_methods.size() == 1);
    CHECK(file.bootstrap_methods[0].method_handle == handle);
    CHECK(file.bootstrap_methods[0].arguments == std::vector<std::uint16_t>{argument});
  }
  SECTION("an argument that cannot be loaded") {
    builder.attributes = {builder.attribute("BootstrapMethods", Data().u2(1).u2(handle).u2(1).u2(1))};
    CHECK(message(builder) == "constant 1 cannot be the argument of a bootstrap method");
  }
}

TEST_CASE("methods and code", "[class_file]") {
  ClassBuilder builder;
  const Bytes three = {0x00, 0x00, 0xB1};
  SECTION("native and abstract ones have none") {
    builder.method(access::native, "n", "()V");
    builder.method(access::abstract, "a", "(JJJJJ)V");
    CHECK(read(builder).methods.size() == 2);
  }
  SECTION("others need it") {
    builder.method(0, "x", "()V");
    CHECK(message(builder) == "a method that is not native or abstract needs code");
  }
  SECTION("native with code") {
    builder.method(access::native, "x", "()V", {builder.code(three)});
    CHECK(message(builder) == "a native or abstract method must not have code");
  }
  SECTION("empty code") {
    builder.method(0, "x", "()V", {builder.code({})});
    CHECK(message(builder) == "code must have 1 to 65535 bytes, not 0");
  }
  SECTION("too much code") {
    builder.method(0, "x", "()V", {builder.code(Bytes(65536))});
    CHECK(message(builder) == "code must have 1 to 65535 bytes, not 65536");
  }
  SECTION("parameters that do not fit") {
    builder.method(0, "x", "(JJ)V", {builder.code(three)});
    CHECK(message(builder) == "the parameters need 5 slots, the method has 4 local variables");
  }
  SECTION("a static method has no this") {
    builder.method(access::static_, "x", "(JJ)V", {builder.code(three)});
    CHECK(read(builder).methods[0].code->max_locals == 4);
  }
  SECTION("256 slots with this") {
    builder.method(access::abstract, "x", "(" + std::string(255, 'I') + ")V");
    CHECK(message(builder) == "a method has more than 255 slots of parameters");
  }
  SECTION("exception tables") {
    const auto any = builder.cls("java/lang/Throwable");
    builder.method(0, "x", "()V",
                   {builder.code(three, Data().u2(0).u2(3).u2(2).u2(any).u2(1).u2(2).u2(0).u2(0))});
    const ClassFile file = read(builder);
    const Code& code = *file.methods[0].code;
    REQUIRE(code.exceptions.size() == 2);
    CHECK(code.exceptions[0].end == 3);
    CHECK(code.exceptions[0].handler == 2);
    CHECK(code.exceptions[0].catch_type == "java/lang/Throwable");
    CHECK(code.exceptions[1].catch_type.empty());
    CHECK(code.bytes == three);
    CHECK(builder.bytes()[code.file_offset + 2] == 0xB1);
  }
  SECTION("exception tables out of range") {
    Bytes entry;
    SECTION("empty range") { entry = Data().u2(1).u2(1).u2(0).u2(0); }
    SECTION("backward range") { entry = Data().u2(2).u2(1).u2(0).u2(0); }
    SECTION("end") { entry = Data().u2(0).u2(4).u2(0).u2(0); }
    SECTION("handler") { entry = Data().u2(0).u2(3).u2(3).u2(0); }
    builder.method(0, "x", "()V", {builder.code(three, entry)});
    CHECK(message(builder).starts_with("an exception handler"));
  }
  SECTION("a catch type that is an array") {
    builder.method(0, "x", "()V", {builder.code(three, Data().u2(0).u2(3).u2(2).u2(builder.cls("[I")))});
    CHECK(message(builder).ends_with("is not a class name"));
  }
  SECTION("line numbers are merged and sorted") {
    builder.method(
        0, "x", "()V",
        {builder.code(three, {},
                      {builder.attribute("LineNumberTable", Data().u2(2).u2(2).u2(30).u2(0).u2(10)),
                       builder.attribute("LineNumberTable", Data().u2(1).u2(1).u2(20))})});
    const ClassFile file = read(builder);
    std::vector<std::pair<int, int>> lines;
    for (const LineEntry& entry : file.methods[0].code->lines) lines.emplace_back(entry.start, entry.line);
    CHECK(lines == std::vector<std::pair<int, int>>{{0, 10}, {1, 20}, {2, 30}});
  }
  SECTION("a line number out of range") {
    builder.method(
        0, "x", "()V",
        {builder.code(three, {}, {builder.attribute("LineNumberTable", Data().u2(1).u2(3).u2(1))})});
    CHECK(message(builder) == "a line number is at 3 of 3 bytes of code");
  }
  SECTION("local variables") {
    const auto entry = [&](unsigned start, unsigned length, unsigned slot) {
      const auto name = builder.utf8("v");
      const Bytes content = Data().u2(1).u2(start).u2(length).u2(name).u2(builder.utf8("I")).u2(slot);
      builder.method(0, "x", "()V",
                     {builder.code(three, {}, {builder.attribute("LocalVariableTable", content)})});
    };
    SECTION("right") {
      entry(1, 2, 3);
      const ClassFile file = read(builder);
      CHECK(file.methods[0].code->locals.at(0).name == "v");
      CHECK(file.methods[0].code->locals.at(0).slot == 3);
    }
    SECTION("too long") {
      entry(1, 3, 3);
      CHECK(message(builder) == "a local variable lives from 1 for 3 of 3 bytes of code");
    }
    SECTION("no such slot") {
      entry(1, 2, 4);
      CHECK(message(builder) == "a local variable has slot 4 of 4");
    }
  }
  SECTION("throws and parameter names") {
    const auto name = builder.utf8("amount");
    builder.method(access::abstract, "x", "(II)V",
                   {builder.attribute("Exceptions", Data().u2(1).u2(builder.cls("java/io/IOException"))),
                    builder.attribute("MethodParameters", Data().u1(2).u2(name).u2(0).u2(0).u2(0x1000))});
    const ClassFile file = read(builder);
    CHECK(file.methods[0].exceptions == std::vector<std::string>{"java/io/IOException"});
    CHECK(file.methods[0].parameter_names == std::vector<std::string>{"amount", ""});
  }
}

TEST_CASE("annotations", "[class_file]") {
  ClassBuilder builder;
  const auto type = builder.utf8("LAnno;");
  const auto name = builder.utf8("value");
  const auto put = [&](const Bytes& content) {
    builder.attributes = {builder.attribute("RuntimeVisibleAnnotations", content)};
  };
  const auto one = [&](const Bytes& value) { put(Data().u2(1).u2(type).u2(1).u2(name).raw(value)); };
  const auto value_of = [](const ClassFile& file) -> const ElementValue& {
    return file.annotations.at(0).elements.at(0).second;
  };

  SECTION("values") {
    SECTION("int") {
      one(Data().u1('I').u2(builder.integer(0xFFFFFFFF)));
      const ClassFile file = read(builder);
      CHECK(file.annotations[0].type == "LAnno;");
      CHECK(file.annotations[0].visible);
      CHECK(file.annotations[0].elements[0].first == "value");
      CHECK(value_of(file).tag == 'I');
      CHECK(std::get<std::int64_t>(value_of(file).value) == -1);
    }
    SECTION("float") {
      one(Data().u1('F').u2(builder.constant(4, Data().u4(0x3FC00000))));
      CHECK(std::get<double>(value_of(read(builder)).value) == 1.5);
    }
    SECTION("enum") {
      const auto constant = builder.utf8("RED");
      one(Data().u1('e').u2(builder.utf8("LColor;")).u2(constant));
      const ClassFile file = read(builder);
      CHECK(std::get<ElementValue::Enum>(value_of(file).value).type == "LColor;");
      CHECK(std::get<ElementValue::Enum>(value_of(file).value).name == "RED");
    }
    SECTION("void.class") {
      one(Data().u1('c').u2(builder.utf8("V")));
      CHECK(std::get<ElementValue::Class>(value_of(read(builder)).value).descriptor == "V");
    }
    SECTION("array of annotations") {
      one(Data().u1('[').u2(2).u1('@').u2(type).u2(0).u1('@').u2(type).u2(0));
      const ClassFile file = read(builder);
      const auto& values = std::get<std::vector<ElementValue>>(value_of(file).value);
      REQUIRE(values.size() == 2);
      CHECK(std::get<std::shared_ptr<const Annotation>>(values[1].value)->type == "LAnno;");
    }
  }
  SECTION("unknown tag") {
    one(Data().u1('x').u2(1));
    CHECK(message(builder) == "unknown tag of an annotation's value");
  }
  SECTION("value of another type") {
    one(Data().u1('J').u2(builder.integer(1)));
    CHECK(message(builder).find("must be a long") != std::string::npos);
  }
  SECTION("an array that does not fit") {
    one(Data().u1('[').u2(65535).u4(0));
    CHECK(message(builder) == "a table of 65535 entries does not fit");
  }
  SECTION("nested arrays") {
    const auto nested = [](int depth) {
      Data value;
      for (int i = 1; i < depth; ++i) value.u1('[').u2(1);
      return value.u1('[').u2(0);
    };
    one(nested(64));
    read(builder);
    one(nested(65));
    CHECK(message(builder) == "the annotation is nested too deeply");
    one(nested(100'000));
    CHECK(message(builder) == "the annotation is nested too deeply");
  }
  SECTION("nested annotations") {
    Data value;
    for (int i = 0; i < 100'000; ++i) value.u1('@').u2(type).u2(1).u2(name);
    one(value);
    CHECK(message(builder) == "the annotation is nested too deeply");
  }
  SECTION("of parameters, visible and not") {
    const Bytes anno = Data().u2(1).u2(type).u2(0);
    builder.method(
        access::abstract, "x", "(II)V",
        {builder.attribute("RuntimeVisibleParameterAnnotations", Data().u1(2).u2(0).raw(anno)),
         builder.attribute("RuntimeInvisibleParameterAnnotations", Data().u1(2).raw(anno).raw(anno))});
    const ClassFile file = read(builder);
    const auto& parameters = file.methods[0].parameter_annotations;
    REQUIRE(parameters.size() == 2);
    CHECK(parameters[0].size() == 1);
    REQUIRE(parameters[1].size() == 2);
    CHECK(parameters[1][0].visible);
    CHECK_FALSE(parameters[1][1].visible);
  }
}

TEST_CASE("a small file cannot take much memory or time", "[class_file]") {
  ClassBuilder builder;
  const std::string long_name(65535, 'x');
  SECTION("one long name copied many times") {
    const auto index = builder.cls(long_name);
    builder.interfaces.assign(65535, Data().u2(index));
    CHECK(message(builder) == "the same texts are used so often that they would fill the memory");
  }
  SECTION("one long name checked many times") {
    const auto text = builder.utf8(long_name);
    for (int i = 0; i < 65000; ++i) builder.constant(7, Data().u2(text));
    const auto start = std::chrono::steady_clock::now();
    read(builder);
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(2));
  }
}

TEST_CASE("every prefix of a class file is a problem", "[class_file]") {
  const Bytes bytes = jdk_bytes("java/util/Optional");
  REQUIRE(bytes.size() > 4000);
  REQUIRE(read_class_file(bytes, "Optional"));
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    // A copy of its own, so that a sanitizer sees every byte read beyond the end.
    const Bytes prefix(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(length));
    if (read_class_file(prefix, "Optional")) FAIL("no problem at length " << length);
  }
}

TEST_CASE("changed bytes are read or refused, but never worse", "[class_file]") {
  const Bytes original = jdk_bytes("java/util/Optional");
  std::size_t refused = 0;
  for (std::size_t i = 0; i < original.size(); ++i) {
    for (const std::uint8_t change : {0x01, 0x80, 0xFF}) {
      Bytes bytes = original;
      bytes[i] ^= change;
      const auto file = read_class_file(bytes, "Optional");
      if (!file) {
        ++refused;
        CHECK(file.error().text().find('\n') == std::string::npos);
      }
    }
  }
  CHECK(refused > original.size());
}

TEST_CASE("known facts about java.lang.String", "[class_file][jdk]") {
  const ClassFile file = jdk_class("java/lang/String");
  CHECK(file.major == 61);
  CHECK(file.access == (access::public_ | access::final_ | access::super));
  CHECK(file.super == "java/lang/Object");
  CHECK(file.source_file == "String.java");
  CHECK(file.interfaces == std::vector<std::string>{"java/io/Serializable", "java/lang/Comparable",
                                                    "java/lang/CharSequence", "java/lang/constant/Constable",
                                                    "java/lang/constant/ConstantDesc"});
  CHECK(field(file, "value").descriptor == "[B");
  REQUIRE(field(file, "value").annotations.size() == 1);
  CHECK(field(file, "value").annotations[0].type == "Ljdk/internal/vm/annotation/Stable;");
  CHECK(field(file, "hash").access == access::private_);
  const FieldInfo& serial = field(file, "serialVersionUID");
  CHECK(file.constants.at(serial.constant_value).bits == static_cast<std::uint64_t>(-6849794470754667710));

  const MethodInfo& length = method(file, "length", "()I");
  REQUIRE(length.code);
  CHECK(length.code->max_locals == 1);
  CHECK(length.code->bytes.back() == 0xAC);  // ireturn
  CHECK_FALSE(length.code->lines.empty());
  const MethodInfo& intern = method(file, "intern", "()Ljava/lang/String;");
  CHECK((intern.access & access::native) != 0);
  CHECK_FALSE(intern.code);
  CHECK(method(file, "getBytes", "(Ljava/lang/String;)[B").exceptions ==
        std::vector<std::string>{"java/io/UnsupportedEncodingException"});
}

TEST_CASE("known facts about java.util.HashMap", "[class_file][jdk]") {
  const ClassFile file = jdk_class("java/util/HashMap");
  CHECK(file.super == "java/util/AbstractMap");
  CHECK(file.signature.starts_with("<K:Ljava/lang/Object;V:Ljava/lang/Object;>"));
  CHECK(file.constants.at(field(file, "DEFAULT_LOAD_FACTOR").constant_value).bits == 0x3F400000);  // 0.75f
  CHECK(std::any_of(file.inner_classes.begin(), file.inner_classes.end(), [](const InnerClass& inner) {
    return inner.inner == "java/util/HashMap$Node" && inner.outer == "java/util/HashMap" &&
           inner.name == "Node";
  }));
  CHECK(jdk_class("java/util/HashMap$Node").nest_host == "java/util/HashMap");
  const MethodInfo& put = method(file, "put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;");
  CHECK(put.signature == "(TK;TV;)TV;");
  CHECK(method(file, "clone", "()Ljava/lang/Object;").code->exceptions.at(0).catch_type ==
        "java/lang/CloneNotSupportedException");
}

TEST_CASE("every class of java.base can be read", "[class_file][jdk]") {
  const auto home = find_jdk_home();
  REQUIRE(home);
  const auto jmod = ZipFile::open(*home / "jmods" / "java.base.jmod");
  REQUIRE(jmod);
  std::size_t classes = 0;
  for (const std::string_view name : jmod->names()) {
    if (!name.ends_with(".class")) continue;
    const auto bytes = jmod->read(name, std::size_t{1} << 26);
    REQUIRE(bytes);
    const auto file = read_class_file(bytes->value(), std::string(name));
    if (!file) FAIL_CHECK(file.error().text());
    ++classes;
  }
  CHECK(classes > 5000);
}
