// Messages as `java` 17 printed them, for the program in tests/jvm and for code that no Java compiler emits.
#include "ir/null_pointer_message.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <fstream>
#include <iterator>

#include "ir/bytecode.hpp"
#include "ir/classfile/class_file_reader.hpp"
#include "ir/classfile/class_path.hpp"
#include "ir/classfile/java_compiler.hpp"
#include "tests/unit/class_builder.hpp"
#include "tests/unit/class_test_directory.hpp"

using namespace glassbox::ir;
using namespace glassbox::ir::classfile;
using glassbox::test::ClassBuilder;
using glassbox::test::Data;

namespace {

std::string read_text(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  REQUIRE(in);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The class of tests/jvm/HelpfulNullPointers.java, compiled with the names of local variables.
ClassFile compiled_program() {
  const glassbox::test::TestDirectory directory;
  const glassbox::test::ScopedVariable cache("XDG_CACHE_HOME", directory.path().c_str());
  const std::string name = "HelpfulNullPointers.java";
  const std::string source = read_text(std::filesystem::path(GLASSBOX_SOURCE_DIR) / "tests/jvm" / name);
  const auto compiled = compile_java(directory.write("s/" + name, source), find_jdk_home().value(), {});
  REQUIRE(compiled);
  const std::string bytes = read_text(compiled->directory / "HelpfulNullPointers.class");
  auto file = read_class_file({reinterpret_cast<const std::uint8_t*>(bytes.data()), bytes.size()}, name);
  REQUIRE(file);
  return std::move(*file);
}

// The offset of a method's instruction number `which`, from 0, of those with this mnemonic.
std::uint32_t offset_of(const MethodInfo& method, std::string_view mnemonic, int which) {
  const auto code = decode(*method.code, method.name);
  REQUIRE(code);
  for (const Bytecode& bytecode : code->instructions) {
    if (bytecode.info().mnemonic == mnemonic && which-- == 0) return bytecode.offset;
  }
  FAIL("no such " << mnemonic);
  return 0;
}

// Expected texts are written with ' for ", to be readable here.
std::string expected(std::string text) {
  std::replace(text.begin(), text.end(), '\'', '"');
  return text;
}

struct Case {
  const char* method;
  const char* mnemonic;
  int which;
  std::string named;         // the message for a class compiled by javac -g; "" for none
  std::string unnamed = {};  // without -g, where that differs
};

const Case kCases[] = {
    {"sixFields", "invokevirtual", 0,
     "Cannot invoke 'String.length()' because 'next.next.next.next.name' is null"},
    {"fiveFields", "invokevirtual", 0,
     "Cannot invoke 'String.length()' because 'h.next.next.next.name' is null",
     "Cannot invoke 'String.length()' because '<parameter1>.next.next.next.name' is null"},
    {"elementsAndFields", "putfield", 0,
     "Cannot assign field 'value' because '<array>[0].all[0].all[1]' is null"},
    {"nestedIndices", "putfield", 0, "Cannot assign field 'value' because 'h.all[...]' is null",
     "Cannot assign field 'value' because '<parameter1>.all[...]' is null"},
    {"nestedIndicesPlain", "putfield", 0,
     "Cannot assign field 'value' because 'a[i[i[i[i[i[i[i[1]]]]]]]]' is null",
     "Cannot assign field 'value' because "
     "'<parameter1>[<parameter2>[<parameter2>[<parameter2>[<parameter2>[<parameter2>[<parameter2>[<"
     "parameter2>[1]]]]]]]]' is null"},
    {"callsAndFields", "invokevirtual", 0,
     "Cannot invoke 'String.length()' because 'HelpfulNullPointers.chain().next.name' is null"},
    {"callOnCall", "putfield", 0,
     "Cannot assign field 'value' because 'java.util.List.get(int).all[1]' is null"},
    {"staticElement", "iaload", 0,
     "Cannot load from int array because 'HelpfulNullPointers.table[i]' is null",
     "Cannot load from int array because 'HelpfulNullPointers.table[<parameter1>]' is null"},
    {"byteIndex", "putfield", 0, "Cannot assign field 'value' because 'a[...]' is null",
     "Cannot assign field 'value' because '<parameter2>[...]' is null"},
    {"callIndex", "putfield", 0,
     "Cannot assign field 'value' because 'a[HelpfulNullPointers.zero()]' is null",
     "Cannot assign field 'value' because '<parameter1>[HelpfulNullPointers.zero()]' is null"},
    {"fieldIndex", "putfield", 0, "Cannot assign field 'value' because 'a[h.value]' is null",
     "Cannot assign field 'value' because '<parameter2>[<parameter1>.value]' is null"},
    {"computedIndex", "putfield", 0, "Cannot assign field 'value' because 'a[...]' is null",
     "Cannot assign field 'value' because '<parameter1>[...]' is null"},
    {"byteConstantIndex", "putfield", 0, "Cannot assign field 'value' because 'a[100]' is null",
     "Cannot assign field 'value' because '<parameter1>[100]' is null"},
    {"shortConstantIndex", "putfield", 0, "Cannot assign field 'value' because 'a[30000]' is null",
     "Cannot assign field 'value' because '<parameter1>[30000]' is null"},
    {"largeConstantIndex", "putfield", 0, "Cannot assign field 'value' because 'a[...]' is null",
     "Cannot assign field 'value' because '<parameter1>[...]' is null"},
    {"incrementedIndex", "putfield", 0, "Cannot assign field 'value' because 'a[i]' is null",
     "Cannot assign field 'value' because '<parameter1>[<parameter2>]' is null"},
    {"longIndex", "putfield", 0, "Cannot assign field 'value' because 'a[...]' is null",
     "Cannot assign field 'value' because '<parameter1>[...]' is null"},
    {"charIndex", "putfield", 0, "Cannot assign field 'value' because 'a[c]' is null",
     "Cannot assign field 'value' because '<parameter1>[<parameter2>]' is null"},
    {"conditionalIndex", "putfield", 0, "Cannot assign field 'value' because 'a[...]' is null",
     "Cannot assign field 'value' because '<parameter1>[...]' is null"},
    {"conditional", "invokevirtual", 0, "Cannot invoke 'String.length()'"},
    {"conditionalObject", "invokevirtual", 0, "Cannot invoke 'String.length()' because 'name' is null"},
    {"conditionalObject", "getfield", 0, "Cannot read field 'name'"},
    {"conditionalArgument", "invokevirtual", 0, "Cannot invoke 'String.concat(String)' because 'a' is null",
     "Cannot invoke 'String.concat(String)' because '<parameter1>' is null"},
    {"switched", "invokevirtual", 0, "Cannot invoke 'String.length()'"},
    {"besideSwitch", "putfield", 0, "Cannot assign field 'value' because 'h.next' is null",
     "Cannot assign field 'value' because '<parameter1>.next' is null"},
    {"besideTry", "putfield", 3, "Cannot assign field 'value' because 'h.next' is null",
     "Cannot assign field 'value' because '<parameter1>.next' is null"},
    {"inLoop", "getfield", 0, "Cannot read field 'value' because 'h' is null",
     "Cannot read field 'value' because '<parameter1>' is null"},
    {"inWhileLoop", "getfield", 1, "Cannot read field 'wide' because 'h' is null",
     "Cannot read field 'wide' because '<local0>' is null"},
    {"onThis", "putfield", 0, "Cannot assign field 'name' because 'this.next' is null"},
    {"afterWideParameters", "invokevirtual", 0, "Cannot invoke 'String.trim()' because 's' is null",
     "Cannot invoke 'String.trim()' because '<parameter3>' is null"},
    {"overwritten", "invokevirtual", 0, "Cannot invoke 'String.trim()' because 's' is null",
     "Cannot invoke 'String.trim()' because '<local0>' is null"},
    {"overwrittenOnOnePath", "invokevirtual", 0, "Cannot invoke 'String.trim()' because 's' is null",
     "Cannot invoke 'String.trim()' because '<local0>' is null"},
    {"overwrittenInBetween", "invokevirtual", 0, "Cannot invoke 'String.concat(String)' because 's' is null",
     "Cannot invoke 'String.concat(String)' because '<local0>' is null"},
    {"overwrittenInTry", "invokevirtual", 0, "Cannot invoke 'String.trim()' because 's' is null",
     "Cannot invoke 'String.trim()' because '<local0>' is null"},
    {"scopes", "invokevirtual", 0, "Cannot invoke 'String.trim()' because 'second' is null",
     "Cannot invoke 'String.trim()' because '<local0>' is null"},
    {"hiddenVariable", "arraylength", 0, "Cannot read the array length because '<local1>' is null"},
    {"hiddenStringSwitch", "invokevirtual", 0,
     "Cannot invoke 'String.hashCode()' because '<local1>' is null"},
    {"lambda$lambda$0", "putfield", 0, "Cannot assign field 'value' because 'captured' is null",
     "Cannot assign field 'value' because '<parameter1>' is null"},
    {"manyParameters", "invokevirtual", 0,
     "Cannot invoke 'HelpfulNullPointers.parameters(Object, String, StringBuilder, Object[], String[][], "
     "java.lang.Integer, java.util.List, java.util.Map$Entry, boolean, char, short, byte, float, double)' "
     "because 'h' is null",
     "Cannot invoke 'HelpfulNullPointers.parameters(Object, String, StringBuilder, Object[], String[][], "
     "java.lang.Integer, java.util.List, java.util.Map$Entry, boolean, char, short, byte, float, double)' "
     "because '<parameter1>' is null"},
    {"nested", "invokeinterface", 0, "Cannot invoke 'java.util.Map$Entry.getKey()' because 'entry' is null",
     "Cannot invoke 'java.util.Map$Entry.getKey()' because '<parameter1>' is null"},
    {"cloned", "invokevirtual", 0, "Cannot invoke '[I.clone()' because 'a' is null",
     "Cannot invoke '[I.clone()' because '<parameter1>' is null"},
    {"clonedStrings", "invokevirtual", 0, "Cannot invoke '[[Ljava.lang.String;.clone()' because 'a' is null",
     "Cannot invoke '[[Ljava.lang.String;.clone()' because '<parameter1>' is null"},
    {"classOfArray", "invokevirtual", 0, "Cannot invoke 'Object.getClass()' because 'a' is null",
     "Cannot invoke 'Object.getClass()' because '<parameter1>' is null"},
    {"unboxedResult", "invokevirtual", 0,
     "Cannot invoke 'java.lang.Integer.intValue()' because the return value of 'java.util.Map.get(Object)' "
     "is null"},
    {"castResult", "invokevirtual", 0,
     "Cannot invoke 'String.length()' because the return value of 'HelpfulNullPointers.nothing(int, long, "
     "String, Object[])' is null"},
    {"castVariable", "iaload", 0, "Cannot load from int array because 'o' is null",
     "Cannot load from int array because '<parameter1>' is null"},
    {"builder", "invokevirtual", 0, "Cannot invoke 'java.lang.StringBuilder.append(int)' because 'b' is null",
     "Cannot invoke 'java.lang.StringBuilder.append(int)' because '<parameter1>' is null"},
    {"literalNull", "putfield", 0, "Cannot assign field 'value' because 'null' is null"},
    {"throwNull", "athrow", 0, "Cannot throw exception because 'null' is null"},
    {"throwResult", "athrow", 0,
     "Cannot throw exception because the return value of 'HelpfulNullPointers.nothing(int, long, String, "
     "Object[])' is null"},
    {"lockStatic", "monitorenter", 0,
     "Cannot enter synchronized block because 'HelpfulNullPointers.root' is null"},
    {"longField", "putfield", 0, "Cannot assign field 'wide' because 'h.next' is null",
     "Cannot assign field 'wide' because '<parameter1>.next' is null"},
    {"longFieldAdd", "getfield", 1, "Cannot read field 'wide' because 'h.next' is null",
     "Cannot read field 'wide' because '<parameter1>.next' is null"},
    {"doubleElement", "dastore", 0, "Cannot store to double array because 'h.reals' is null",
     "Cannot store to double array because '<parameter1>.reals' is null"},
    {"doubleElementAdd", "daload", 0, "Cannot load from double array because 'h.reals' is null",
     "Cannot load from double array because '<parameter1>.reals' is null"},
    {"lengthOfElement", "arraylength", 0, "Cannot read the array length because 'a[i]' is null",
     "Cannot read the array length because '<parameter1>[<parameter2>]' is null"},
    {"privately", "invokevirtual", 0, "Cannot invoke 'HelpfulNullPointers.hidden()' because 'h' is null",
     "Cannot invoke 'HelpfulNullPointers.hidden()' because '<parameter1>' is null"},
    {"made", "invokespecial", 0, ""},
};

// Of a static method of this code, without names.
std::optional<std::string> message_of(const std::string& descriptor, const Data& code, std::uint32_t offset,
                                      ClassBuilder builder = ClassBuilder()) {
  builder.method(access::static_, "run", "()V", {builder.code(code)});
  const auto file = read_class_file(builder.bytes(), "Foo.class");
  REQUIRE(file);
  MethodInfo method = file->methods[0];
  method.descriptor = descriptor;  // only now, as the builder's code has few local variables
  return null_pointer_message(*file, method, offset);
}

constexpr unsigned kIconst0 = 0x03, kAload = 0x19, kAload0 = 0x2a, kAload1 = 0x2b, kIaload = 0x2e,
                   kAaload = 0x32, kPop = 0x57, kSwap = 0x5f, kReturn = 0xb1, kArrayLength = 0xbe;

}  // namespace

TEST_CASE("what javac compiles", "[null_pointer_message][jdk]") {
  ClassFile file = compiled_program();
  for (const Case& c : kCases) {
    const auto method = std::find_if(file.methods.begin(), file.methods.end(),
                                     [&](const MethodInfo& m) { return m.name == c.method; });
    INFO(c.method);
    REQUIRE(method != file.methods.end());
    const std::uint32_t offset = offset_of(*method, c.mnemonic, c.which);
    CHECK(null_pointer_message(file, *method, offset).value_or("") == expected(c.named));
    MethodInfo stripped = *method;
    stripped.code->locals.clear();
    CHECK(null_pointer_message(file, stripped, offset).value_or("") ==
          expected(c.unnamed.empty() ? c.named : c.unnamed));
  }
}

TEST_CASE("instructions that do not dereference have no message", "[null_pointer_message]") {
  const Data code = Data().u1(kAload0).u1(kArrayLength).u1(kPop).u1(kReturn);
  CHECK(message_of("([I)V", code, 1) ==
        expected("Cannot read the array length because '<parameter1>' is null"));
  for (const std::uint32_t offset : {0, 2, 3, 4, 1000}) CHECK_FALSE(message_of("([I)V", code, offset));
  CHECK_FALSE(null_pointer_message({}, {}, 0));
}

TEST_CASE("parameters beyond local variable 63 are not recognised", "[null_pointer_message]") {
  const std::string descriptor = "(" + std::string(31, 'J') + "[I[I[I)V";
  const auto message = [&](unsigned local) {
    return message_of(descriptor, Data().u1(kAload).u1(local).u1(kArrayLength).u1(kPop).u1(kReturn), 2);
  };
  CHECK(message(63) == expected("Cannot read the array length because '<parameter33>' is null"));
  CHECK(message(64) == expected("Cannot read the array length because '<local64>' is null"));
}

TEST_CASE("the result of an invokedynamic has no name", "[null_pointer_message]") {
  ClassBuilder builder;
  const unsigned site = builder.constant(18, Data().u2(0).u2(builder.name_and_type("x", "()[I")));
  const Data handle = Data().u1(6).u2(builder.member(10, "Foo", "make", "()V"));
  const Data bootstrap = Data().u2(1).u2(builder.constant(15, handle)).u2(0);
  builder.attributes.push_back(builder.attribute("BootstrapMethods", bootstrap));
  const Data code = Data().u1(0xba).u2(site).u2(0).u1(kArrayLength).u1(kPop).u1(kReturn);
  CHECK(message_of("()V", code, 5, builder) == expected("Cannot read the array length because '"));
}

TEST_CASE("code behind a switch is taken for its continuation", "[null_pointer_message]") {
  Data code;
  code.u1(0x1c).u1(0x99).u2(26);                  // if (local 2 == 0) goto 27
  code.u1(kAload0).u1(0x1c);                      // 4: the wrong array
  code.u1(0xaa).u1(0).u4(25).u4(0).u4(0).u4(25);  // 6: switch, to 31 in any case
  code.u1(kArrayLength).u1(kPop).u1(kReturn);     // 24: only reached from 28
  code.u1(kAload1).u1(0xa7).u2(0xfffc);           // 27: the right array, goto 24
  code.u1(kPop).u1(kReturn);                      // 31
  CHECK(message_of("([I[II)V", code, 24) ==
        expected("Cannot read the array length because '<parameter1>' is null"));
}

TEST_CASE("indices nested beyond reason are cut", "[null_pointer_message]") {
  Data code;
  code.u1(kIconst0);
  for (int i = 0; i < 20'000; ++i) code.u1(kAload1).u1(kSwap).u1(kIaload);
  code.u1(kAload0).u1(kSwap).u1(kAaload).u1(kArrayLength).u1(kPop).u1(kReturn);
  const auto message = message_of("([[I[I)V", code, 60'004);
  REQUIRE(message);
  CHECK(message->starts_with(expected("Cannot read the array length because '<parameter1>[<parameter2>[")));
  CHECK(message->size() < 20'000);
}

TEST_CASE("malformed code does no harm", "[null_pointer_message]") {
  CHECK(message_of("()V", Data().u1(kArrayLength).u1(kReturn), 0) == "Cannot read the array length");
  CHECK(message_of("()V", Data().u1(kSwap).u1(kArrayLength).u1(kReturn), 1) ==
        "Cannot read the array length");
  CHECK_FALSE(message_of("()V", Data().u1(0xb4).u2(0xffff), 0));
  CHECK_FALSE(message_of("()V", Data().u1(0xb6).u2(1), 0));
  CHECK_FALSE(message_of("()V", Data().u1(kArrayLength).u1(0xfe), 0));
}
