// Values that are objects in Java: strings, boxed values and enum constants; and floats. Each type ranges
// over a small pool, which the report states. They are no part of the graph of a state: they never change.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "checker/annotations.hpp"
#include "checker/bounds.hpp"
#include "checker/object_classes.hpp"
#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

[[nodiscard]] IntRange range_of(ir::BasicType type);  // all of Java's whole numbers of a type
// What of a range a type has; empty (its low above its high) if that is nothing.
[[nodiscard]] IntRange within(IntRange range, ir::BasicType type);
// Whether @Range can be said of what has this type: whole numbers, boxed ones, arrays of these.
[[nodiscard]] bool takes_range(const std::string& descriptor);

// The classes of boxed values, and what they box.
struct Box {
  const char* class_name;
  ir::BasicType type;
};
[[nodiscard]] const Box* box_of(const ir::Class& c);  // nullptr: it is none
// A string, a boxed value or an enum constant.
[[nodiscard]] bool is_value_class(const ir::Class& c);

class ValuePools {
 public:
  ValuePools(symbolic::Interpreter& vm, const Bounds& bounds, ObjectClasses& classes)
      : vm_(vm), bounds_(bounds), classes_(classes) {}

  // The values that a reference of this type may be, besides null; none if there are no values of the type.
  // One object for each string, and for each boxed value what Java's boxing makes. `range` is what @Range
  // says. A Problem: the initialiser of an enum fails, or the range is too large.
  [[nodiscard]] ir::Result<std::vector<symbolic::Reference>> values_of(ir::Class& type,
                                                                       std::optional<IntRange> range);
  // Of float or double, each once.
  [[nodiscard]] std::vector<symbolic::Value> floats(ir::BasicType type) const;

 private:
  using References = std::vector<symbolic::Reference>;

  [[nodiscard]] ir::Result<void> add_boxed(const Box& box, std::optional<IntRange> range, References& pool);
  [[nodiscard]] ir::Result<void> add_constants(ir::Class& enumeration, References& pool);
  [[nodiscard]] ir::Result<std::vector<std::int64_t>> integers(ir::BasicType type,
                                                               std::optional<IntRange> range) const;

  symbolic::Interpreter& vm_;
  const Bounds& bounds_;
  ObjectClasses& classes_;
};

}  // namespace glassbox::checker
