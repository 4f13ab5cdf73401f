#include "checker/value_pools.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace glassbox::checker {

using ir::BasicType;
using ir::problem;
using ir::Result;
using symbolic::Reference;
using symbolic::Value;

namespace {

constexpr Box kBoxes[] = {
    {"java/lang/Boolean", BasicType::boolean},     {"java/lang/Byte", BasicType::byte},
    {"java/lang/Short", BasicType::short_integer}, {"java/lang/Character", BasicType::character},
    {"java/lang/Integer", BasicType::integer},     {"java/lang/Long", BasicType::long_integer},
    {"java/lang/Float", BasicType::float_},        {"java/lang/Double", BasicType::double_}};

const Box& box_named(const char* class_name) {
  return *std::ranges::find(kBoxes, class_name, &Box::class_name);
}

// --ints makes a pool of boxed values where it has no more values than this; @Range must not have more.
constexpr std::int64_t kMostFromInts = 16;
constexpr std::int64_t kMostFromRange = 256;
constexpr std::int64_t kFewIntegers[] = {-1, 0, 1, 2};
constexpr std::int64_t kFewCharacters[] = {'a', 'b'};

}  // namespace

IntRange range_of(BasicType type) {
  switch (type) {
    case BasicType::boolean: return {0, 1};
    case BasicType::byte: return {-128, 127};
    case BasicType::character: return {0, 65535};
    case BasicType::short_integer: return {-32768, 32767};
    case BasicType::integer:
      return {std::numeric_limits<std::int32_t>::min(), std::numeric_limits<std::int32_t>::max()};
    default: return {std::numeric_limits<std::int64_t>::min(), std::numeric_limits<std::int64_t>::max()};
  }
}

IntRange within(IntRange range, BasicType type) {
  const IntRange all = range_of(type);
  return {std::max(all.low, range.low), std::min(all.high, range.high)};
}

bool takes_range(const std::string& descriptor) {
  const std::string type = descriptor.substr(descriptor.find_first_not_of('['));
  BasicType number = ir::basic_type(type);
  if (number == BasicType::reference) {
    const std::string name = type.substr(1, type.size() - 2);
    if (name == "java/lang/Number" || name == "java/lang/Comparable") return true;
    const auto* box = std::ranges::find(kBoxes, name, &Box::class_name);
    if (box == std::end(kBoxes)) return false;
    number = box->type;
  }
  const ir::Kind kind = ir::kind_of(number);
  return number != BasicType::boolean && (kind == ir::Kind::int32 || kind == ir::Kind::int64);
}

const Box* box_of(const ir::Class& c) {
  const auto* found = std::ranges::find(kBoxes, c.name, &Box::class_name);
  return found == std::end(kBoxes) ? nullptr : found;
}

bool is_value_class(const ir::Class& c) {
  return c.name == "java/lang/String" || box_of(c) != nullptr || is_enum(c);
}

// Where a type has values of several classes, just those that can be compared with each other: Comparable is
// a matter of ints, and Number one of ints and doubles.
Result<std::vector<Reference>> ValuePools::values_of(ir::Class& type, std::optional<IntRange> range) {
  References pool;
  if (type.name == "java/lang/String" || type.name == "java/lang/CharSequence") {
    for (const std::string& text : bounds_.strings) {
      const Reference string = vm_.strings().intern(vm_.strings().make_utf8(text));
      if (std::ranges::find(pool, string) == pool.end()) pool.push_back(string);
    }
    return pool;
  }
  std::vector<const Box*> boxes;
  if (const Box* box = box_of(type)) boxes = {box};
  if (type.name == "java/lang/Comparable") boxes = {&box_named("java/lang/Integer")};
  if (type.name == "java/lang/Number") {
    boxes = {&box_named("java/lang/Integer"), &box_named("java/lang/Double")};
  }
  for (const Box* box : boxes) {
    if (auto added = add_boxed(*box, range, pool); !added) return tl::unexpected(added.error());
  }
  for (ir::Class* c : classes_.enums_below(type)) {
    if (auto added = add_constants(*c, pool); !added) return tl::unexpected(added.error());
  }
  return pool;
}

Result<void> ValuePools::add_boxed(const Box& box, std::optional<IntRange> range, References& pool) {
  std::vector<Value> values;
  if (box.type == BasicType::float_ || box.type == BasicType::double_) {
    values = floats(box.type);
  } else {
    const auto numbers = integers(box.type, range);
    if (!numbers) return tl::unexpected(numbers.error());
    for (const std::int64_t n : *numbers) values.push_back(Value::of(n));
  }
  ir::Class& c = *vm_.load(box.class_name);
  const std::string descriptor = fmt::format("({})L{};", ir::descriptor_letter(box.type), box.class_name);
  ir::Method* value_of = vm_.classes().find_method(c, "valueOf", descriptor);
  for (const Value v : values) {
    const Value arguments[] = {v};
    const symbolic::Outcome outcome = vm_.call(*value_of, arguments);
    const auto* returned = std::get_if<symbolic::Returned>(&outcome);
    if (returned == nullptr) return problem({}, fmt::format("no {} can be made", box.class_name));
    pool.push_back(returned->value.reference());
  }
  return {};
}

Result<void> ValuePools::add_constants(ir::Class& enumeration, References& pool) {
  if (!vm_.initialise(enumeration)) {
    return problem(enumeration.source_file(),
                   "the static initialiser of " + enumeration.java_name() + " fails");
  }
  for (const ir::Field& f : enumeration.fields) {
    if ((f.access & ir::classfile::access::enum_) == 0) continue;
    pool.push_back(vm_.get_static(enumeration, f.name, f.descriptor).reference());
  }
  return {};
}

Result<std::vector<std::int64_t>> ValuePools::integers(BasicType type, std::optional<IntRange> range) const {
  const IntRange wanted = range ? *range
                          : bounds_.ints && type != BasicType::boolean
                              ? IntRange{bounds_.ints->first, bounds_.ints->second}
                              : range_of(type);
  const IntRange there = within(wanted, type);
  if (there.low > there.high) return problem({}, "its range is empty");
  const auto more_than = [&](std::int64_t most) {
    return static_cast<std::uint64_t>(there.high) - static_cast<std::uint64_t>(there.low) >=
           static_cast<std::uint64_t>(most);
  };
  if (range && more_than(kMostFromRange)) {
    return problem({}, fmt::format("the @Range of a boxed value may have {} values", kMostFromRange));
  }
  std::vector<std::int64_t> numbers;
  if (range || !more_than(kMostFromInts)) {
    for (std::int64_t n = there.low; n <= there.high; ++n) numbers.push_back(n);
    return numbers;
  }
  std::span<const std::int64_t> few = kFewIntegers;
  if (type == BasicType::character) few = kFewCharacters;
  for (const std::int64_t n : few) {
    if (there.low <= n && n <= there.high) numbers.push_back(n);
  }
  return numbers.empty() ? std::vector{there.low, there.high} : numbers;
}

std::vector<Value> ValuePools::floats(BasicType type) const {
  std::vector<Value> values;
  for (const double d : bounds_.doubles) {
    const Value v = type == BasicType::float_ ? Value::of(static_cast<float>(d)) : Value::of(d);
    if (std::ranges::find(values, v) == values.end()) values.push_back(v);
  }
  return values;
}

}  // namespace glassbox::checker
