// Purity of the methods of tests/unit/java/Purity.java, and of the JDK for its size.
#include "ir/analysis/purity.hpp"

#include <catch2/catch.hpp>
#include <set>

#include "tests/unit/compiled_class.hpp"

using namespace glassbox::ir;
using glassbox::test::CompiledClass;

TEST_CASE("methods are as pure as their names say", "[purity]") {
  CompiledClass c("Purity");
  PurityAnalysis together(c.classes());
  int pure = 0, impure = 0;
  for (Method& m : c.main().methods) {
    const bool says_pure = m.name.starts_with("pure"), says_impure = m.name.starts_with("impure");
    if (!says_pure && !says_impure) continue;
    const Purity found = together.of(m);
    INFO(m.name << ": " << found.reason);
    CHECK(found.pure == says_pure);
    CHECK(found.reason.empty() == found.pure);
    // An answer does not depend on what was asked before.
    PurityAnalysis alone(c.classes());
    CHECK(alone.of(m).pure == found.pure);
    CHECK(alone.of(m).may_throw == found.may_throw);
    ++(says_pure ? pure : impure);
  }
  CHECK(pure >= 25);
  CHECK(impure >= 19);
}

TEST_CASE("constructors may write what they initialise", "[purity]") {
  CompiledClass c("Purity");
  PurityAnalysis analysis(c.classes());
  CHECK(analysis.of(*c.main().declared_method("<init>", "()V")).pure);
  CHECK(analysis.of(*c.main().declared_method("<init>", "(I)V")).pure);
  CHECK_FALSE(analysis.of(*c.main().declared_method("<init>", "(LPurity;I)V")).pure);
}

TEST_CASE("an impure method has a reason with its place", "[purity]") {
  CompiledClass c("Purity");
  PurityAnalysis analysis(c.classes());
  const auto reason = [&](const char* name) { return analysis.of(c.method(name)).reason; };
  CHECK(reason("impureStatic") == "Purity.java:194: writes static Purity.counter");
  CHECK(reason("impureSetter") == "Purity.java:186: writes Purity.value of this");
  CHECK(reason("impureArray") == "Purity.java:198: writes an element of a parameter");
  CHECK(reason("impureThroughField") ==
        "Purity.java:144: writes Purity.value of an object that it did not make");
  CHECK(reason("impureVirtual") ==
        "Purity.java:257: calls int Purity$Shape.area(): which methods may run is not known");
  // Of a call, the cause at the end of the chain is told.
  CHECK(reason("impureCall") ==
        "Purity.java:202: calls int Purity.callsCounter() (Purity.java:194: writes static Purity.counter)");
  CHECK(reason("impureNative") ==
        "Purity.java:285: calls int java.lang.System.identityHashCode(java.lang.Object) "
        "(java.lang.System.identityHashCode: is native)");
}

TEST_CASE("which methods may throw", "[purity]") {
  CompiledClass c("Purity");
  PurityAnalysis analysis(c.classes());
  const std::set<std::string> never = {"pureGetter",  "pureSum",           "pureDivisionByTen", "pureCaught",
                                       "pureFactory", "pureEitherNew",     "pureFactorial",     "pureEven",
                                       "pureLambda",  "pureConcatenation", "pureBuild"};
  const std::set<std::string> sometimes = {"pureDereference", "pureDivision",   "pureThrow",
                                           "pureArray",       "pureFinalClass", "purePrivate"};
  for (const std::string& name : never) {
    INFO(name);
    CHECK_FALSE(analysis.of(c.method(name)).may_throw);
  }
  for (const std::string& name : sometimes) {
    INFO(name);
    CHECK(analysis.of(c.method(name)).may_throw);
  }
}

TEST_CASE("the caller may know more", "[purity]") {
  CompiledClass c("Purity");
  Class& square = c.load("Purity$Square");
  Class& counting = c.load("Purity$Counting");
  const auto implemented_by = [](const std::vector<Class*>& candidates) {
    return [candidates](Hierarchy& classes, Class& receiver,
                        Method& resolved) -> std::optional<std::vector<Method*>> {
      if (receiver.name != "Purity$Shape") return exact_targets(classes, receiver, resolved);
      std::vector<Method*> targets;
      targets.reserve(candidates.size());
      for (Class* candidate : candidates) targets.push_back(*classes.select(*candidate, resolved));
      return targets;
    };
  };

  SECTION("which methods a call may run") {
    PurityAssumptions one, both;
    one.targets = implemented_by({&square});
    both.targets = implemented_by({&square, &counting});
    CHECK(PurityAnalysis(c.classes(), one).of(c.method("impureVirtual")).pure);
    CHECK_FALSE(PurityAnalysis(c.classes(), both).of(c.method("impureVirtual")).pure);
  }
  SECTION("which methods are pure") {
    PurityAssumptions assumptions;
    assumptions.known_pure = [](const Method& m) { return m.name == "identityHashCode"; };
    CHECK(PurityAnalysis(c.classes(), assumptions).of(c.method("impureNative")).pure);
  }
}

TEST_CASE("the JDK's methods are told in reasonable time", "[purity]") {
  CompiledClass c("Purity");
  PurityAnalysis analysis(c.classes());
  int pure = 0;
  for (const char* name :
       {"java/lang/String", "java/lang/Integer", "java/lang/Math", "java/util/TreeMap", "java/util/HashMap",
        "java/util/ArrayList", "java/math/BigInteger", "java/util/Formatter",
        "java/util/concurrent/ConcurrentHashMap", "java/util/regex/Pattern"}) {
    for (Method& m : c.load(name).methods) pure += analysis.of(m).pure ? 1 : 0;
  }
  CHECK(pure > 200);
  Class& math = c.load("java/lang/Math");
  CHECK(analysis.of(*math.declared_method("max", "(II)I")).pure);
  CHECK(analysis.of(*math.declared_method("floorMod", "(II)I")).pure);
  Class& system = c.load("java/lang/System");
  CHECK_FALSE(analysis.of(*system.declared_method("exit", "(I)V")).pure);
  CHECK_FALSE(
      analysis.of(*c.load("java/util/ArrayList").declared_method("add", "(Ljava/lang/Object;)Z")).pure);
}
