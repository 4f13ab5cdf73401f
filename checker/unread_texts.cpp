#include "checker/unread_texts.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "checker/changed_cells.hpp"
#include "symbolic/semantics/context.hpp"

namespace glassbox::checker {

using ir::BasicType;
using symbolic::Formula;
using symbolic::Reference;
using symbolic::Value;

namespace {

constexpr std::array<std::string_view, 5> kTextsOfNumbers = {
    "java/lang/String.valueOf(I)Ljava/lang/String;", "java/lang/String.valueOf(J)Ljava/lang/String;",
    "java/lang/String.valueOf(Z)Ljava/lang/String;", "java/lang/Integer.toString(I)Ljava/lang/String;",
    "java/lang/Long.toString(J)Ljava/lang/String;"};

// new IndexOutOfBoundsException(5)
bool is_exception_with_number(const ir::Method& target) {
  const bool of_number = target.descriptor == "(I)V" || target.descriptor == "(J)V";
  if (!target.is_constructor() || !of_number || target.owner->package() != "java/lang") return false;
  for (const ir::Class* c = target.owner->super; c != nullptr; c = c->super) {
    if (c->name == "java/lang/Throwable") return true;
  }
  return false;
}

// Its digits are the same in every encoding of strings, which is known without reading any.
bool is_written_in_ascii(BasicType type) {
  const ir::Kind kind = ir::kind_of(type);
  return (kind == ir::Kind::int32 || kind == ir::Kind::int64) && type != BasicType::character;
}

}  // namespace

UnreadTexts::Makes UnreadTexts::made_by(const ir::Method& target) {
  if (is_exception_with_number(target)) return Makes::exception;
  const bool joins = target.is_synthetic_code() && target.name == "concat";
  return joins || std::ranges::count(kTextsOfNumbers, target.full_name()) > 0 ? Makes::text : Makes::no_text;
}

// Nothing but numbers and strings: of other objects, toString is called, which may do anything.
bool UnreadTexts::is_made_of_numbers(const ir::Method& target, std::span<const Value> arguments,
                                     Makes makes) const {
  bool varies = false;
  for (std::size_t k = makes == Makes::exception ? 1 : 0; k < arguments.size(); ++k) {
    if (!arguments[k].is_constant()) {
      if (!is_written_in_ascii(target.parameter_types[k])) return false;
      varies = true;
    } else if (target.parameter_types[k] == BasicType::reference) {
      const Reference object = arguments[k].reference();
      if (!object.is_null() && vm_.class_of(object).name != "java/lang/String") return false;
    }
  }
  return varies;
}

bool UnreadTexts::make(ir::Method& target, std::span<const Value> arguments, Value& result) {
  const auto [known, added] = known_.try_emplace(&target, Makes::no_text);
  if (added) known->second = made_by(target);
  const Makes makes = known->second;
  if (makes == Makes::no_text || !is_made_of_numbers(target, arguments, makes)) return false;
  std::vector<Value> constants;
  path_.begin_aside();
  for (std::size_t k = 0; k < arguments.size(); ++k) {
    constants.push_back(
        symbolic::semantics::concretise(vm_.context(), ir::kind_of(target.parameter_types[k]), arguments[k]));
  }
  const symbolic::Outcome outcome = vm_.call_apart(target, constants);
  const Formula condition = path_.end_aside();
  const auto* returned = std::get_if<symbolic::Returned>(&outcome);
  if (const auto* needs = std::get_if<symbolic::NeedsClass>(&outcome)) lacking_class_ = needs->c;
  if (returned == nullptr) return false;
  result = returned->value;
  const Reference string =
      makes == Makes::exception
          ? vm_.get_field(constants[0].reference(), "detailMessage", "Ljava/lang/String;").reference()
          : result.reference();
  const Value characters = vm_.get_field(string, "value", "[B");
  const symbolic::Alternative either[] = {{condition, characters.bits()}, {!condition, Value().bits()}};
  vm_.set_field(string, "value", "[B",
                vm_.context().symbols.guarded_set({std::begin(either), std::end(either)}));
  texts_.push_back({string, characters, condition});
  return true;
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
  }
  texts_.clear();
}

}  // namespace glassbox::checker
