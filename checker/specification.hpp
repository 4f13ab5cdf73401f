// What a class says about itself (dissertation 2.11): repOk, precondition and postcondition for all
// operations, @Pre and @Post for one. What a superclass or an interface says binds those below it too.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "ir/hierarchy.hpp"

namespace glassbox::checker {

// What must hold where an operation is called, in the words of one class or interface: all of it.
struct Demand {
  const ir::Class* by = nullptr;
  std::vector<ir::Method*> clauses;  // take what the operation takes
};

// What must hold when an operation has returned.
struct Promise {
  ir::Method* clause = nullptr;
  const ir::Class* by = nullptr;  // it need only be kept where what this class demands held before
  bool of_one_operation = false;  // takes the result and the arguments as well, not only the state before
};

struct Operation {
  ir::Method* method = nullptr;
  std::string label;              // its name, with its parameters if others have the same name
  std::vector<Demand> demands{};  // by the class under check first; one of them is enough
  std::vector<Promise> promises{};
  std::vector<const ir::Class*> allowed{};  // exceptions, and their subclasses
  // What runs in place of `method`, which then only says what is given: nullptr, or
  // - a static method, which takes no receiver,
  // - two operations in both orders: it takes receiver and arguments, and copies of them.
  ir::Method* driver = nullptr;
  struct Orders {
    std::array<ir::Method*, 2> methods;
    std::string claim;  // what the driver checks
  };
  std::optional<Orders> orders{};
  bool keeps_invariant = true;  // otherwise it may leave it broken

  [[nodiscard]] std::string source_file() const;
  // By its name, or by its name with its parameters and any spaces: "add( int,int )".
  [[nodiscard]] bool is_called(std::string_view text) const;
  // Whether it may end with an exception of this class.
  [[nodiscard]] bool allows(const ir::Class& exception) const;
  [[nodiscard]] const Demand* demand_of(const ir::Class* by) const;  // nullptr: there is none
  // Whether the first demand must not ask for more than this one: it is made by a class or interface above.
  [[nodiscard]] bool is_inherited(std::size_t demand) const {
    return demand > 0 && demands[0].by->is_subclass_of(*demands[demand].by);
  }
};

struct Specification {
  std::vector<ir::Method*> invariants;     // repOk, of the class under check first
  std::vector<ir::Method*> preconditions;  // precondition, likewise
  std::vector<Operation> operations;       // those to be checked

  [[nodiscard]] std::vector<ir::Method*> restricting() const;  // what valid states satisfy
  [[nodiscard]] bool looks_back() const;                       // at the state before an operation
  [[nodiscard]] std::vector<ir::Method*> methods() const;      // that take what the operations take
};

// "add(int, int)"
[[nodiscard]] std::string with_parameters(const ir::Method& method);

// What to say of an operation that was not run once.
[[nodiscard]] std::string never_ran(const Operation& operation);

[[nodiscard]] std::vector<std::string> labels_of(const std::vector<Operation>& operations);

// What an `assert` or a GlassBox.check that fails throws.
[[nodiscard]] bool is_assertion_error(const ir::Class& exception);

// What the user adds to it.
struct SpecificationOptions {
  std::vector<std::string> methods;  // operations to check; empty: all
  std::vector<std::string> allowed;  // exceptions that every operation may throw
};

// A Problem: there is nothing to check, an operation or exception that does not exist, a clause that fits no
// operation, a method that is not declarative.
[[nodiscard]] ir::Result<Specification> specification_of(ir::Hierarchy& classes, ir::Class& c,
                                                         const SpecificationOptions& options);

}  // namespace glassbox::checker
