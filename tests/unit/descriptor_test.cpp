#include "ir/classfile/descriptor.hpp"

#include <catch2/catch.hpp>
#include <string>

using namespace glassbox::ir::classfile;

TEST_CASE("field descriptors", "[descriptor]") {
  for (const char* good : {"B", "C", "D", "F", "I", "J", "S", "Z", "[I", "[[J", "Ljava/lang/String;", "LFoo;",
                           "[[[Ljava/util/Map$Entry;", "La-b/c d;", "L<x>;"}) {
    INFO(good);
    CHECK(is_field_descriptor(good));
  }
  for (const char* bad : {"", "V", "[", "[V", "L", "L;", "Lfoo", "Lfoo;I", "II", "L/foo;", "Lfoo/;", "La//b;",
                          "La.b;", "L[I;", "Q", "()V", " I", "I "}) {
    INFO(bad);
    CHECK_FALSE(is_field_descriptor(bad));
  }
}

TEST_CASE("an array type has at most 255 dimensions", "[descriptor]") {
  CHECK(is_field_descriptor(std::string(255, '[') + "I"));
  CHECK_FALSE(is_field_descriptor(std::string(256, '[') + "I"));
  CHECK_FALSE(is_field_descriptor(std::string(255, '[')));
}

TEST_CASE("method descriptors are taken apart", "[descriptor]") {
  const auto empty = parse_method_descriptor("()V");
  REQUIRE(empty);
  CHECK(empty->parameters.empty());
  CHECK(empty->result == "V");

  const auto several = parse_method_descriptor("(I[Ljava/lang/String;JLFoo;[[D)[Z");
  REQUIRE(several);
  CHECK(several->parameters == std::vector<std::string>{"I", "[Ljava/lang/String;", "J", "LFoo;", "[[D"});
  CHECK(several->result == "[Z");
  CHECK(parameter_slots("(I[Ljava/lang/String;JLFoo;[[D)[Z") == 6u);
}

TEST_CASE("malformed method descriptors", "[descriptor]") {
  for (const char* bad : {"", "(", "()", ")V", "V", "I", "(V)V", "()VV", "()II", "(I", "(I)", "(Lfoo)V",
                          "(I,I)V", "()[V", "(()V)V", "()V "}) {
    INFO(bad);
    CHECK_FALSE(parse_method_descriptor(bad));
    CHECK_FALSE(parameter_slots(bad));
  }
}

TEST_CASE("a method has at most 255 slots of parameters", "[descriptor]") {
  CHECK(parameter_slots("(" + std::string(255, 'I') + ")V") == 255u);
  CHECK_FALSE(parameter_slots("(" + std::string(256, 'I') + ")V"));
  CHECK(parameter_slots("(" + std::string(127, 'J') + "I)V") == 255u);
  CHECK_FALSE(parse_method_descriptor("(" + std::string(128, 'D') + ")V"));
}

TEST_CASE("slots of a value", "[descriptor]") {
  CHECK(slots_of("V") == 0);
  CHECK(slots_of("I") == 1);
  CHECK(slots_of("J") == 2);
  CHECK(slots_of("D") == 2);
  CHECK(slots_of("[J") == 1);
  CHECK(slots_of("LJ;") == 1);
}

TEST_CASE("names", "[descriptor]") {
  CHECK(is_internal_name("java/lang/String"));
  CHECK(is_internal_name("Foo$1"));
  for (const char* bad : {"", "/", "/a", "a/", "a//b", "a.b", "[I", "a;"}) {
    INFO(bad);
    CHECK_FALSE(is_internal_name(bad));
  }
  CHECK(is_field_name("x<y>"));
  CHECK_FALSE(is_field_name("x/y"));
  CHECK_FALSE(is_field_name(""));
  CHECK(is_method_name("<init>"));
  CHECK(is_method_name("<clinit>"));
  CHECK(is_method_name("lambda$main$0"));
  CHECK_FALSE(is_method_name("<foo>"));
  CHECK_FALSE(is_method_name("a>b"));
}
