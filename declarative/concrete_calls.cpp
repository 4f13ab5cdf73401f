// Methods of the JDK that are run instead of translated: those of strings, boxed numbers and classes, whose
// objects never change, and natives that look only at what an object is. They have no effects, so that they
// may be run once for every combination of constants that their arguments can be; the results are chosen
// among.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "declarative/guarded_run.hpp"

namespace glassbox::declarative {

namespace semantics = symbolic::semantics;

namespace {

constexpr std::size_t kMostCombinations = 256;

// The classes whose objects never change once they are made.
constexpr std::array<std::string_view, 10> kValueClasses = {
    "java/lang/String",  "java/lang/Integer",   "java/lang/Long",  "java/lang/Short",  "java/lang/Byte",
    "java/lang/Boolean", "java/lang/Character", "java/lang/Float", "java/lang/Double", "java/lang/Class"};

constexpr std::array<std::string_view, 3> kClassesOfFunctions = {"java/lang/Math", "java/lang/StrictMath",
                                                                 "java/lang/Enum"};

// Natives that do not look into objects.
constexpr std::array<std::string_view, 4> kOfIdentity = {
    "java/lang/Object.getClass()Ljava/lang/Class;", "java/lang/Object.hashCode()I",
    "java/lang/System.identityHashCode(Ljava/lang/Object;)I",
    "java/lang/Class.isInstance(Ljava/lang/Object;)Z"};

bool is_among(std::span<const std::string_view> names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

// A synthetic method that joins the texts of its arguments.
bool is_concatenation(const ir::Method& method) {
  return method.is_synthetic_code() && method.name == "concat";
}

bool is_integer(ir::BasicType type) {
  const ir::Kind kind = ir::kind_of(type);
  return kind == ir::Kind::int32 || kind == ir::Kind::int64;
}

}  // namespace

// Null, or an object that never changes and has constants only, as have the arrays that strings are made of.
bool GuardedRun::is_fixed_value(Reference object) const {
  if (object.is_null()) return true;
  const symbolic::Heap& heap = context_.heap;
  const ir::Class& c = translator_.vm_.class_of(object);
  if (!is_among(kValueClasses, c.name)) return false;
  if (c.name == "java/lang/Class") return true;
  for (const ir::Field& f : c.fields) {
    if (f.is_static()) continue;
    const Value v = heap.read(object, f.cell);
    if (!v.is_constant()) return false;
    if (f.type != ir::BasicType::reference || v.reference().is_null() || !heap.is_array(v.reference()))
      continue;
    for (std::int32_t k = 0; k < heap.length(v.reference()); ++k) {
      if (!heap.read_element(v.reference(), k).is_constant()) return false;
    }
  }
  return true;
}

// Whether the method may be run once its arguments are constants, and whether that is better than to
// translate its code, which keeps whole ranges of ints together.
GuardedRun::Running GuardedRun::running(const ir::Method& method, std::span<const Value> arguments) const {
  const bool joins_text = is_concatenation(method);
  if (method.owner->is_user_code() && !joins_text) return Running::never;
  if (method.is_native() && is_among(kOfIdentity, method.full_name())) return Running::only;
  const std::string& owner = method.owner->name;
  const bool known = joins_text || is_among(kValueClasses, owner) || is_among(kClassesOfFunctions, owner);
  if (!known || method.is_constructor()) return Running::never;
  bool fixed = true, constant = true;
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    constant = constant && arguments[k].is_constant();
    if (method.parameter_types[k] != ir::BasicType::reference) continue;
    context_.symbols.for_each_alternative(arguments[k], [&](Formula, std::uint64_t bits) {
      fixed = fixed && is_fixed_value(Value::from_bits(bits).reference());
    });
  }
  if (!fixed) return Running::never;
  if (method.is_native()) return Running::only;
  const bool of_text = joins_text || owner == "java/lang/String" || owner == "java/lang/Class";
  return constant || of_text ? Running::preferred : Running::possible;
}

// Every list of constants that the arguments can be, with its condition; nothing if there are too many.
std::optional<std::vector<GuardedRun::Combination>> GuardedRun::combinations(const ir::Method& method,
                                                                             std::span<const Value> arguments,
                                                                             Formula guard) const {
  std::vector<Combination> lists = {{circuit_.conjunction(conditions_.guard, guard), {}}};
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    std::vector<symbolic::Alternative> values;
    if (arguments[k].is_constant() || !is_integer(method.parameter_types[k])) {
      context_.symbols.for_each_alternative(arguments[k], [&](Formula g, std::uint64_t bits) {
        values.push_back({g, bits});
      });
    } else {
      const symbolic::Bits bits = context_.symbols.bits(arguments[k]);
      const std::int64_t low = minimum(bits), high = maximum(bits);
      if (static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) >= kMostCombinations) return {};
      for (std::int64_t v = low; v <= high; ++v) {
        values.push_back(
            {symbolic::formula::equal(circuit_, bits, symbolic::Bits::constant(v)), Value::of(v).bits()});
      }
    }
    std::vector<Combination> longer;
    for (const Combination& list : lists) {
      for (const symbolic::Alternative& v : values) {
        const Formula here = circuit_.conjunction(list.guard, v.guard);
        if (here.is_false()) continue;
        longer.push_back({here, list.arguments});
        longer.back().arguments.push_back(Value::from_bits(v.bits));
        if (longer.size() > kMostCombinations) return {};
      }
    }
    lists = std::move(longer);
  }
  return lists;
}

bool GuardedRun::run_combinations(ir::Method& method, std::span<const Combination> lists, Value& result) {
  bool first = true;
  Formula fails = Formula::constant(false);
  for (const Combination& list : lists) {
    const symbolic::Outcome end = translator_.vm_.call_apart(method, list.arguments);
    if (const auto* returned = std::get_if<symbolic::Returned>(&end)) {
      result = first ? returned->value
                     : semantics::choose(context_, ir::kind_of(method.result), list.guard, returned->value,
                                         result);
      first = false;
    } else if (std::holds_alternative<symbolic::Threw>(end)) {
      fails = circuit_.disjunction(fails, list.guard);
    } else {
      if (const auto* needs = std::get_if<symbolic::NeedsClass>(&end)) translator_.lacking_class_ = needs->c;
      const auto* refused = std::get_if<symbolic::Refused>(&end);
      return unsupported(refused != nullptr ? refused->problem.message
                                            : method.full_name() + " cannot be run here");
    }
  }
  return !conditions_.fails(fails);
}

}  // namespace glassbox::declarative
