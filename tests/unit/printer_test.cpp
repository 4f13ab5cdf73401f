// Golden text of the IR and the bytecode of tests/unit/java/Printed.java.
#include "ir/printer.hpp"

#include <catch2/catch.hpp>

#include "ir/body_builder.hpp"
#include "ir/signature.hpp"
#include "tests/unit/compiled_class.hpp"

using namespace glassbox::ir;
using glassbox::test::CompiledClass;

TEST_CASE("signatures read as in Java", "[printer]") {
  CHECK(type_text("I") == "int");
  CHECK(type_text("V") == "void");
  CHECK(type_text("[[Ljava/lang/String;") == "java.lang.String[][]");
  CHECK(type_text("not a type") == "not a type");
  CHECK(class_text("java/util/Map$Entry") == "java.util.Map$Entry");
  CHECK(class_text("[J") == "long[]");
  CHECK(signature_text("get", "(ILjava/lang/String;)I") == "int get(int, java.lang.String)");
  CHECK(signature_text("a/B", "<init>", "([Z)V") == "a.B.<init>(boolean[])");
  CHECK(signature_text("B", "f", "broken") == "B.fbroken");
}

TEST_CASE("IR of Java methods", "[printer]") {
  CompiledClass c("Printed");
  const auto text = [&](const char* name) {
    Method& m = c.method(name);
    return "\n" + print_ir(m, c.body(m));
  };
  CHECK(text("find") == R"(
int Printed.find(int)                                    registers 7, 2 constants
  block 0
      0  line 10    node = move this
  block 1
      1  line 11    branch_reference_equal node, null -> block 5
  block 2
      2  line 12    t0 = get_field node.key
      3  line 12    branch_int_not_equal t0, wanted -> block 4
  block 3
      4  line 12    t0 = get_field node.key
      5  line 12    return_value t0
  block 4
      6  line 13    node = get_field node.next
      7  line 13    jump block 1
  block 5
      8  line 15    return_value -1
)");
  CHECK(text("constants") == R"(
double Printed.constants(float, boolean)                 registers 13, 5 constants
  block 0
      0  line 19    t0 = get_static Printed.count
      1  line 19    t0 = add_long t0, 5000000000L
      2  line 19    put_static Printed.count = t0
      3  line 20    branch_int_equal loud, 0 -> block 2
  block 1
      4  line 20    t0 = constant_string "say \"hé\\\n\u0000\ud83d\ude00"
      5  line 20    jump block 3
  block 2
      6  line 20    t0 = move null
  block 3
      7  line 20    text = move t0
      8  line 21    t0 = multiply_float x, 1.5f
      9  line 21    t0 = float_to_double t0
     10  line 21    t0 = add_double t0, 1.0
     11  line 21    t1 = invoke_virtual java.lang.String.length(text)
     12  line 21    t1 = int_to_double t1
     13  line 21    t0 = add_double t0, t1
     14  line 21    return_value t0
)");
  CHECK(text("choose") == R"(
java.lang.String Printed.choose(int)                     registers 2, 0 constants
  block 0
      0  line 25    switch day
                      1..3, 7 -> block 1
                      5, 6 -> block 2
                      default -> block 3
  block 1
      1  line 30    t0 = constant_string "early"
      2  line 30    return_value t0
  block 2
      3  line 33    t0 = constant_string "late"
      4  line 33    return_value t0
  block 3
      5  line 35    t0 = constant_string "never"
      6  line 35    return_value t0
)");
  CHECK(text("arrays") == R"(
java.lang.Object Printed.arrays(java.util.List)          registers 13, 5 constants
  block 0
      0  line 40    table = new_multi_array int[][](2, 3)
      1  line 41    row = new_array java.lang.String[], 4
      2  line 42    t0 = array_load reference table[1]
      3  line 42    t2 = invoke_interface java.util.List.size(list)
      4  line 42    array_store int t0[0] = t2
      5  line 43    t1 = array_load reference table[0]
      6  line 43    t1 = array_load int t1[1]
      7  line 43    t2 = invoke_interface java.util.List.get(list, 0)
      8  line 43    t2 = check_cast t2, java.lang.String
      9  line 43    array_store reference row[t1] = t2
     10  line 44    t0 = instance_of row, java.lang.Object
     11  line 44    branch_int_equal t0, 0 -> block 2
  block 1
     12  line 44    t0 = move row
     13  line 44    jump block 3
  block 2
     14  line 44    t0 = constant_class java.lang.String
  block 3
     15  line 44    return_value t0
)");
  CHECK(text("handled") == R"(
int Printed.handled(java.lang.String)                    registers 8, 1 constant
  block 0  (on java.lang.NumberFormatException -> block 2, on any -> block 3)
      0  line 49    v1 = invoke_static java.lang.Integer.parseInt(text)
  block 1
      1  line 53    put_static Printed.count = 0L
      2  line 49    return_value v1
  block 2  (exception in t0, on any -> block 3)
      3  line 50    e = move t0
      4  line 51    t0 = new_object java.lang.IllegalStateException
      5  line 51    t2 = constant_string "bad"
      6  line 51    invoke_special java.lang.IllegalStateException.<init>(t0, t2, e)
      7  line 51    throw t0
  block 3  (exception in t0, on any -> block 3)
      8  line 53    v2 = move t0
  block 4
      9  line 53    put_static Printed.count = 0L
     10  line 54    throw v2
)");
  CHECK(text("lambda") == R"(
java.lang.Runnable Printed.lambda(int)                   registers 6, 0 constants
  block 0
      0  line 58    v2 = move this
      1  line 58    monitor this
  block 1  (on any -> block 3)
      2  line 59    t0 = invoke_dynamic run(times)
      3  line 59    monitor v2
  block 2
      4  line 59    return_value t0
  block 3  (exception in t0, on any -> block 3)
      5  line 60    v3 = move t0
      6  line 60    monitor v2
  block 4
      7  line 60    throw v3
)");
}

TEST_CASE("bytecode of Java methods", "[printer]") {
  CompiledClass c("Printed");
  const auto text = [&](const char* name) {
    const auto printed = print_bytecode(*c.main().file, *c.method(name).info);
    REQUIRE(printed);
    return "\n" + *printed;
  };
  CHECK(text("constants") == R"(
double Printed.constants(float, boolean)                 stack 4, locals 3, 35 bytes
      0  line 19    getstatic Printed.count:J
      3             ldc2_w 5000000000L
      6             ladd
      7             putstatic Printed.count:J
     10  line 20    iload_1
     11             ifeq -> 19
     14             ldc "say \"hé\\\n\u0000\ud83d\ude00"
     16             goto -> 20
     19             aconst_null
     20             astore_2
     21  line 21    fload_0
     22             ldc 1.5f
     24             fmul
     25             f2d
     26             dconst_1
     27             dadd
     28             aload_2
     29             invokevirtual java/lang/String.length()I
     32             i2d
     33             dadd
     34             dreturn
)");
  CHECK(text("choose") == R"(
java.lang.String Printed.choose(int)                     stack 1, locals 1, 53 bytes
      0  line 25    iload_0
      1             tableswitch 1 -> 44, 2 -> 44, 3 -> 44, 4 -> 50, 5 -> 47, 6 -> 47, 7 -> 44, default -> 50
     44  line 30    ldc "early"
     46             areturn
     47  line 33    ldc "late"
     49             areturn
     50  line 35    ldc "never"
     52             areturn
)");
  CHECK(text("handled") == R"(
int Printed.handled(java.lang.String)                    stack 4, locals 3, 30 bytes
      0  line 49    aload_0
      1             invokestatic java/lang/Integer.parseInt(Ljava/lang/String;)I
      4             istore_1
      5  line 53    lconst_0
      6             putstatic Printed.count:J
      9  line 49    iload_1
     10             ireturn
     11  line 50    astore_1
     12  line 51    new java/lang/IllegalStateException
     15             dup
     16             ldc "bad"
     18             aload_1
     19             invokespecial java/lang/IllegalStateException.<init>(Ljava/lang/String;Ljava/lang/Throwable;)V
     22             athrow
     23  line 53    astore_2
     24             lconst_0
     25             putstatic Printed.count:J
     28  line 54    aload_2
     29             athrow
  from 0 to 5 on java.lang.NumberFormatException -> 11
  from 0 to 5 on any -> 23
  from 11 to 24 on any -> 23
)");
}

TEST_CASE("code without debug information", "[printer]") {
  CompiledClass c("Printed");
  Method& find = c.method("find");
  Body body = c.body(find);
  body.local_names.clear();
  body.lines.assign(body.lines.size(), 0);
  const std::string text = print_ir(find, body);
  CHECK(text.find("      0             v2 = move this\n") != std::string::npos);
  CHECK(print_instruction(find, body, 3) == "branch_int_not_equal t0, v1 -> block 4");
}

TEST_CASE("a synthetic method", "[printer]") {
  CompiledClass c("Printed");
  Class& holder = c.classes().add_synthetic_class("Made", *c.main().super);
  Method& m = c.classes().add_synthetic_method(holder, "twice", "(J)J", classfile::access::static_);
  BodyBuilder b(m);
  const Register sum = b.temporary();
  b.emit({.operation = Operation::add_long, .dst = sum, .a = b.parameter(0), .b = b.parameter(0)});
  b.return_value(sum);
  b.finish();
  CHECK(print_ir(m, *m.body) ==
        R"(long Made.twice(long)                                    registers 3, 0 constants
  block 0
      0             t0 = add_long v0, v0
      1             return_value t0
)");
}

TEST_CASE("a method without code", "[printer]") {
  CompiledClass c("Printed");
  Class& list = c.load("java/util/List");
  const auto printed = print_bytecode(*list.file, *list.declared_method("size", "()I")->info);
  REQUIRE(printed);
  CHECK(*printed == "int java.util.List.size()                                no code\n");
}
