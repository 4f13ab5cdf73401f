#include "checker/search_space.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <limits>

namespace glassbox::checker {

using ir::BasicType;
using ir::problem;
using ir::Result;
namespace formula = symbolic::formula;

namespace {

constexpr const char* kObject = "Ljava/lang/Object;";

std::optional<std::pair<std::int64_t, std::int64_t>> annotated_range(
    const std::vector<ir::classfile::Annotation>& annotations) {
  const auto* range = find_annotation(annotations, "Lglassbox/Range;");
  if (range == nullptr) return std::nullopt;
  std::pair<std::int64_t, std::int64_t> result{0, 0};
  for (const auto& [name, value] : range->elements) {
    if (const auto* number = std::get_if<std::int64_t>(&value.value)) {
      (name == "min" ? result.first : result.second) = *number;
    }
  }
  return result;
}

std::pair<std::int64_t, std::int64_t> range_of(BasicType type) {
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

std::string lower_case_first(std::string text) {
  if (!text.empty()) text[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(text[0])));
  return text;
}

}  // namespace

const ir::classfile::Annotation* find_annotation(const std::vector<ir::classfile::Annotation>& annotations,
                                                 const char* type) {
  const auto found = std::ranges::find(annotations, type, &ir::classfile::Annotation::type);
  return found == annotations.end() ? nullptr : &*found;
}

SearchSpace::SearchSpace(symbolic::Interpreter& vm, ir::Class& main_class, Bounds bounds)
    : vm_(vm), main_class_(main_class), bounds_(std::move(bounds)) {}

std::vector<ir::Field*> SearchSpace::instance_fields(ir::Class& c) {
  std::vector<ir::Field*> fields;
  if (c.super != nullptr) fields = instance_fields(*c.super);
  for (ir::Field& f : c.fields) {
    if (!f.is_static()) fields.push_back(&f);
  }
  return fields;
}

std::vector<ir::Field*> SearchSpace::tree_fields(ir::Class& c) {
  std::vector<ir::Field*> fields = instance_fields(c);
  std::erase_if(fields, [](const ir::Field* f) {
    return f->info == nullptr || find_annotation(f->info->annotations, "Lglassbox/Tree;") == nullptr;
  });
  return fields;
}

std::size_t SearchSpace::bound_of(const ir::Class& c) const {
  for (const std::string& name : {c.java_name(), c.simple_name()}) {
    const auto found = bounds_.per_class.find(name);
    if (found != bounds_.per_class.end()) return found->second;
  }
  return bounds_.nodes;
}

void SearchSpace::require(Formula f) { domains_ = vm_.context().symbols.circuit().conjunction(domains_, f); }

std::string SearchSpace::name_of(Reference object) const {
  for (const PoolObject& o : objects_) {
    if (o.object == object) return o.name;
  }
  for (std::size_t i = 0; i < values_.size(); ++i) {
    if (values_[i] == object) return fmt::format("value{}", i);
  }
  return {};
}

Result<void> SearchSpace::add_object(ir::Class& c, const std::string& name) {
  if (c.is_abstract() || c.is_array()) {
    return problem(c.source_file(),
                   fmt::format("objects of {} cannot be made for the search space", c.java_name()));
  }
  if (!vm_.initialise(c))
    return problem(c.source_file(), "the static initialiser of " + c.java_name() + " fails");
  const Reference object = vm_.new_object(c);
  if (object.is_null()) return problem({}, "out of memory: give a larger --memory");
  objects_.push_back({object, &c, name, Formula::constant(objects_.empty()), {}});
  return {};
}

Result<void> SearchSpace::build() {
  if (auto added = add_object(main_class_, "this"); !added) return added;
  main_ = objects_.front().object;
  ir::Class& object_class = *vm_.load("java/lang/Object");
  for (std::size_t i = 0; i < bounds_.values; ++i) values_.push_back(vm_.new_object(object_class));
  for (ir::Field* field : tree_fields(main_class_)) {
    if (auto done = lay_out_tree(main_, *field); !done) return done;
  }
  for (std::size_t i = 0; i < objects_.size(); ++i) {
    variables_ = &objects_[i].variables;
    if (auto filled = fill_cells(objects_[i]); !filled) return filled;
  }
  variables_ = nullptr;
  description_.push_back(bounds_.ints
                             ? fmt::format("ints from {} to {}", bounds_.ints->first, bounds_.ints->second)
                             : "ints over the full range of Java, unless @Range narrows them");
  description_.push_back(fmt::format("{} opaque objects as values, and null", bounds_.values));
  return {};
}

// Positions in breadth-first order: a child slot holds the node of its own position, or null (design, section
// 4).
Result<void> SearchSpace::lay_out_tree(Reference owner, ir::Field& root) {
  symbolic::Symbols& symbols = vm_.context().symbols;
  std::map<const ir::Class*, std::size_t> made;
  std::deque<std::pair<Reference, ir::Field*>> slots = {{owner, &root}};
  std::size_t children = 0;
  while (!slots.empty()) {
    const auto [parent, field] = slots.front();
    slots.pop_front();
    laid_out_.emplace_back(parent, field);
    auto type = vm_.classes().load_descriptor(field->descriptor);
    if (!type) return problem(field->owner->source_file(), type.error().message);
    if ((*type)->is_array() || (*type)->is_primitive()) {
      return problem(field->owner->source_file(),
                     fmt::format("@Tree on {}.{}: fields of type {} are not supported yet",
                                 field->owner->java_name(), field->name, (*type)->java_name()));
    }
    if (made[*type] >= bound_of(**type)) continue;  // null, as cells are made
    const std::string name =
        fmt::format("{}{}", lower_case_first((*type)->simple_name()), objects_.size() - 1);
    ++made[*type];
    if (auto added = add_object(**type, name); !added) return added;
    const Reference child = objects_.back().object;
    const Formula there = symbols.circuit().variable();
    for (PoolObject& o : objects_) {
      if (o.object != parent) continue;
      o.variables.push_back(there);
      objects_.back().present = symbols.circuit().conjunction(o.present, there);
    }
    vm_.heap().write(parent, field->cell, symbols.guarded_set({{there, child.index()}, {!there, 0}}));
    const auto inner = tree_fields(**type);
    children = std::max(children, inner.size());
    for (ir::Field* f : inner) slots.emplace_back(child, f);
  }
  for (const auto& [type, count] : made) {
    const std::string shape =
        children <= 1
            ? fmt::format("at most {} long", count)
            : fmt::format("within the first {} positions of a complete tree with {} children per node", count,
                          children);
    description_.push_back(fmt::format("{}: {} objects, {}", root.name, type->simple_name(), shape));
  }
  return {};
}

Result<void> SearchSpace::fill_cells(const PoolObject& object) {
  for (ir::Field* field : instance_fields(*object.type)) {
    if (std::ranges::find(laid_out_, std::pair(object.object, field)) != laid_out_.end()) continue;
    std::optional<Range> range;
    if (field->info != nullptr) {
      if (const auto annotated = annotated_range(field->info->annotations)) {
        range = Range{annotated->first, annotated->second};
      }
    }
    auto value = fresh_of_type(field->descriptor, range, field->owner->java_name() + "." + field->name);
    if (!value) return tl::unexpected(value.error());
    vm_.heap().write(object.object, field->cell, *value);
  }
  return {};
}

Result<Value> SearchSpace::fresh_of_type(const std::string& descriptor, std::optional<Range> annotated,
                                         const std::string& what) {
  const BasicType type = ir::basic_type(descriptor);
  if (ir::kind_of(type) == ir::Kind::int32 || ir::kind_of(type) == ir::Kind::int64) {
    auto [low, high] = range_of(type);
    if (annotated) {
      low = std::max(low, annotated->low);
      high = std::min(high, annotated->high);
    } else if (bounds_.ints && type != BasicType::boolean) {
      low = std::max(low, bounds_.ints->first);
      high = std::min(high, bounds_.ints->second);
    }
    if (low > high) return problem(what, "its range is empty");
    return fresh_integer({low, high});
  }
  if (type != BasicType::reference) return problem(what, "floats and doubles cannot be varied yet");
  std::vector<std::uint64_t> constants = {0};
  if (descriptor == kObject) {
    for (const Reference v : values_) constants.push_back(v.index());
    return fresh_choice(constants);
  }
  auto declared = vm_.classes().load_descriptor(descriptor);
  if (!declared) return problem(what, declared.error().message);
  for (const PoolObject& o : objects_) {
    if (o.type->is_subclass_of(**declared)) constants.push_back(o.object.index());
  }
  if (constants.size() == 1) {
    return problem(what, fmt::format("references to {} cannot be varied yet", (*declared)->java_name()));
  }
  return fresh_choice(constants);
}

Formula SearchSpace::fresh_variable() {
  const Formula v = vm_.context().symbols.circuit().variable();
  if (variables_ != nullptr) variables_->push_back(v);
  return v;
}

Value SearchSpace::fresh_integer(Range range) {
  symbolic::Symbols& symbols = vm_.context().symbols;
  symbolic::Circuit& circuit = symbols.circuit();
  const auto span = static_cast<std::uint64_t>(range.high) - static_cast<std::uint64_t>(range.low);
  if (span == 0) return Value::of(range.low);
  const int width = 64 - std::countl_zero(span);
  std::vector<Formula> bits;
  for (int i = 0; i < width; ++i) bits.push_back(fresh_variable());
  if (width == 64 ||
      (range.low < 0 && span == (std::uint64_t{1} << static_cast<unsigned>(width)) - 1 &&
       static_cast<std::uint64_t>(-range.low) == std::uint64_t{1} << static_cast<unsigned>(width - 1))) {
    return symbols.integer(symbolic::Bits::from(bits));  // just what that many bits say
  }
  bits.push_back(Formula::constant(false));
  const symbolic::Bits offset = symbolic::Bits::from(bits);
  const symbolic::Bits value = formula::add(circuit, offset, symbolic::Bits::constant(range.low), 64);
  require(!formula::less(circuit, symbolic::Bits::constant(static_cast<std::int64_t>(span)), offset));
  return symbols.integer(value);
}

Value SearchSpace::fresh_choice(const std::vector<std::uint64_t>& constants) {
  symbolic::Symbols& symbols = vm_.context().symbols;
  symbolic::Circuit& circuit = symbols.circuit();
  if (constants.size() == 1) return Value::from_bits(constants.front());
  const int width = 64 - std::countl_zero(constants.size() - 1);
  std::vector<Formula> bits;
  for (int i = 0; i < width; ++i) bits.push_back(fresh_variable());
  std::vector<symbolic::Alternative> alternatives;
  std::vector<Formula> any;
  for (std::size_t k = 0; k < constants.size(); ++k) {
    std::vector<Formula> code;
    for (int i = 0; i < width; ++i) {
      code.push_back(bits[static_cast<std::size_t>(i)].negated_if((k >> static_cast<unsigned>(i) & 1U) == 0));
    }
    alternatives.push_back({circuit.conjunction(code), constants[k]});
    any.push_back(alternatives.back().guard);
  }
  require(circuit.disjunction(any));
  return symbols.guarded_set(std::move(alternatives));
}

Result<Value> SearchSpace::parameter(const std::string& descriptor, const ir::Method& method,
                                     std::size_t index) {
  std::optional<Range> range;
  if (method.info != nullptr && index < method.info->parameter_annotations.size()) {
    if (const auto annotated = annotated_range(method.info->parameter_annotations[index])) {
      range = Range{annotated->first, annotated->second};
    }
  }
  return fresh_of_type(descriptor, range, fmt::format("parameter {} of {}", index + 1, method.name));
}

}  // namespace glassbox::checker
