// Which methods are pure: they write no object that existed before the call, no static field, and call only
// methods that keep to this. Objects that a method makes it may fill, itself or through constructors and
// other methods that write nothing but their arguments. A constructor is pure if it writes no other object
// than the one it initialises.
//
//   PurityAnalysis analysis(classes);
//   const Purity p = analysis.of(method);
//   if (!p.pure) ... p.reason   // "A.java:30: calls void A.count() (A.java:12: writes static A.counter)"
//
// The answer "pure" is safe, up to four things that are left out on purpose:
//   - class initialisation, which a first use may run;
//   - errors of the virtual machine (linkage, too little memory or stack) in `may_throw`;
//   - locks and endless loops;
//   - overriding Throwable.fillInStackTrace: it is taken to write the exception alone.
// "Not pure" may be too careful: an object is known to be new only while it stays in registers.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ir/hierarchy.hpp"

namespace glassbox::ir {

// The methods that a virtual or interface call may run, given the class that the call names and the method
// that it resolves to; nothing if they cannot all be told.
using CallTargets =
    std::function<std::optional<std::vector<Method*>>(Hierarchy& classes, Class& receiver, Method& resolved)>;

// Knows only calls that no class, loaded or not, can change: of private and final methods, and on final
// classes.
[[nodiscard]] std::optional<std::vector<Method*>> exact_targets(Hierarchy& classes, Class& receiver,
                                                                Method& resolved);

struct PurityAssumptions {
  CallTargets targets = exact_targets;
  // Methods to be believed pure without a look at their code. Native methods are impure but for these.
  std::function<bool(const Method&)> known_pure = [](const Method&) { return false; };
};

struct Purity {
  bool pure = true;
  std::string reason;  // one line, with its place in the source, on what makes the method impure; else empty
  bool may_throw = false;  // an exception may leave the method; of an impure one this may be said in any case
};

class PurityAnalysis {
 public:
  // `classes` must outlive the analysis, which loads the classes that code refers to and lowers methods.
  explicit PurityAnalysis(Hierarchy& classes, PurityAssumptions assumptions = {});
  ~PurityAnalysis();
  PurityAnalysis(const PurityAnalysis&) = delete;
  PurityAnalysis& operator=(const PurityAnalysis&) = delete;

  // Looks at all that the method may call. Recursion counts as pure unless something in it is not. What was
  // found on the way is kept for later questions.
  [[nodiscard]] Purity of(Method& method);

 private:
  class Solver;
  std::unique_ptr<Solver> solver_;
};

}  // namespace glassbox::ir
