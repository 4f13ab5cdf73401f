#include "checker/unread_texts.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "checker/changed_cells.hpp"
#include "checker/value_pools.hpp"
#include "symbolic/semantics/context.hpp"

namespace glassbox::checker {

using ir::BasicType;
using symbolic::Formula;
using symbolic::Reference;
using symbolic::Value;

namespace {

// All make a new String, whatever they are given.
constexpr std::array<std::string_view, 4> kTextsOfNumbers = {
    "java/lang/String.valueOf(I)Ljava/lang/String;", "java/lang/String.valueOf(J)Ljava/lang/String;",
    "java/lang/Integer.toString(I)Ljava/lang/String;", "java/lang/Long.toString(J)Ljava/lang/String;"};

// new IndexOutOfBoundsException(5)
bool is_exception_with_number(const ir::Method& target) {
  const bool of_number = target.descriptor == "(I)V" || target.descriptor == "(J)V";
  if (!target.is_constructor() || !of_number || target.owner->package() != "java/lang") return false;
  for (const ir::Class* c = target.owner->super; c != nullptr; c = c->super) {
    if (c->name == "java/lang/Throwable") return true;
  }
  return false;
}

bool is_whole(BasicType type) {
  const ir::Kind kind = ir::kind_of(type);
  return kind == ir::Kind::int32 || kind == ir::Kind::int64;
}

}  // namespace

UnreadTexts::Makes UnreadTexts::made_by(const ir::Method& target) {
  if (is_exception_with_number(target)) return Makes::exception;
  const bool joins = target.is_synthetic_code() && target.name == "concat";
  return joins || std::ranges::count(kTextsOfNumbers, target.full_name()) > 0 ? Makes::text : Makes::no_text;
}

// What toString of the user's objects does could be anything, and floats are written with the help of caches:
// what is put off must do the same in all states.
bool UnreadTexts::has_fixed_text(Value reference) const {
  bool fixed = true;
  vm_.context().symbols.for_each_alternative(reference, [&](Formula, std::uint64_t bits) {
    const Reference object = Value::from_bits(bits).reference();
    if (object.is_null()) return;
    const ir::Class& c = vm_.class_of(object);
    const Box* box = box_of(c);
    fixed = fixed && (c.name == "java/lang/String" || (box != nullptr && is_whole(box->type)));
  });
  return fixed;
}

bool UnreadTexts::make(ir::Method& target, std::span<const Value> arguments, Value& result) {
  const auto [known, added] = known_.try_emplace(&target, Makes::no_text);
  if (added) known->second = made_by(target);
  const Makes makes = known->second;
  if (makes == Makes::no_text) return false;
  for (std::size_t k = makes == Makes::exception ? 1 : 0; k < arguments.size(); ++k) {
    const BasicType type = target.parameter_types[k];
    const bool is_fixed = type == BasicType::reference ? has_fixed_text(arguments[k]) : is_whole(type);
    if (!is_fixed) return false;
  }
  const std::size_t writes = vm_.heap().write_log().size();
  path_.begin_aside();
  const std::optional<Text> text = run_aside(target, arguments, makes, result);
  const Formula condition = path_.end_aside();
  if (!text) return false;
  if (vm_.heap().write_log().size() != writes) return path_.holds(condition);  // others may see that
  if (!condition.is_constant()) put_off(*text, condition);
  return true;
}

// The text as it is in the state that runs.
std::optional<UnreadTexts::Text> UnreadTexts::run_aside(ir::Method& target, std::span<const Value> arguments,
                                                        Makes makes, Value& result) {
  using symbolic::semantics::concretise;
  std::vector<Value> constants;
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    const ir::Kind kind = ir::kind_of(target.parameter_types[k]);
    constants.push_back(kind == ir::Kind::reference ? arguments[k]
                                                    : concretise(vm_.context(), kind, arguments[k]));
  }
  const symbolic::Outcome outcome = vm_.call_apart(target, constants);
  if (const auto* needs = std::get_if<symbolic::NeedsClass>(&outcome)) lacking_class_ = needs->c;
  const auto* returned = std::get_if<symbolic::Returned>(&outcome);
  if (returned == nullptr) return std::nullopt;
  result = returned->value;
  const Reference string =
      makes == Makes::exception
          ? vm_.get_field(constants[0].reference(), "detailMessage", "Ljava/lang/String;").reference()
          : result.reference();
  return Text{string,
              concretise(vm_.context(), ir::Kind::reference, vm_.get_field(string, "value", "[B")),
              concretise(vm_.context(), ir::Kind::int32, vm_.get_field(string, "coder", "B")),
              {}};
}

void UnreadTexts::put_off(Text text, Formula condition) {
  symbolic::Symbols& symbols = vm_.context().symbols;
  text.condition = condition;
  const symbolic::Alternative either[] = {{condition, text.characters.bits()}, {!condition, Value().bits()}};
  const Value other_coder = Value::of(std::int32_t{text.coder.int32() == 0});
  vm_.set_field(text.string, "value", "[B", symbols.guarded_set({std::begin(either), std::end(either)}));
  vm_.set_field(
      text.string, "coder", "B",
      symbolic::semantics::choose(vm_.context(), ir::Kind::int32, condition, text.coder, other_coder));
  texts_.push_back(text);
}

bool UnreadTexts::may_be_new(Value reference) const {
  bool is_new = false;
  vm_.context().symbols.for_each_alternative(reference, [&](Formula, std::uint64_t bits) {
    is_new = is_new || vm_.heap().is_new(Value::from_bits(bits).reference());
  });
  return is_new;
}

bool UnreadTexts::may_survive(const ir::Method& operation, const symbolic::Returned* returned) const {
  if (texts_.empty()) return false;
  const auto& log = vm_.heap().write_log();
  return (returned != nullptr && operation.result == BasicType::reference && may_be_new(returned->value)) ||
         std::ranges::any_of(log, [this](const symbolic::Heap::LoggedWrite& w) {
           return type_of_cell(vm_, w.object, w.cell) == BasicType::reference &&
                  may_be_new(vm_.heap().read_cell(w.object, w.cell));
         });
}

void UnreadTexts::keep() {
  for (const Text& text : texts_) {
    (void)path_.holds(text.condition);
    vm_.set_field(text.string, "value", "[B", text.characters);
    vm_.set_field(text.string, "coder", "B", text.coder);
  }
  texts_.clear();
}

}  // namespace glassbox::checker
