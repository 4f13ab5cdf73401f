#include "ir/classfile/annotation_reader.hpp"

#include <bit>
#include <memory>

namespace glassbox::ir::classfile {

namespace {

// Annotations and arrays nest in the format without limit. Source code rarely goes beyond three levels; the
// limit keeps a hostile file from overflowing the stack.
constexpr int max_depth = 64;

constexpr std::size_t smallest_annotation = 4;  // type, number of elements
constexpr std::size_t smallest_value = 3;       // tag, index
constexpr std::size_t smallest_element = 2 + smallest_value;

class AnnotationReader {
 public:
  AnnotationReader(ByteReader& in, PoolLookup& lookup, bool visible)
      : in_(in), lookup_(lookup), visible_(visible) {}

  void annotations(std::vector<Annotation>& into) {
    const std::uint16_t count = in_.count_u2(smallest_annotation);
    into.reserve(into.size() + count);
    for (unsigned i = 0; i < count && !in_.failed(); ++i) into.push_back(annotation(0));
  }

 private:
  Annotation annotation(int depth) {
    Annotation result;
    result.visible = visible_;
    result.type = lookup_.read_text(TextUse::field_descriptor);
    const std::uint16_t count = in_.count_u2(smallest_element);
    result.elements.reserve(count);
    for (unsigned i = 0; i < count && !in_.failed(); ++i) {
      std::string name = lookup_.read_text(TextUse::method_name);
      result.elements.emplace_back(std::move(name), value(depth + 1));
    }
    return result;
  }

  ElementValue value(int depth) {
    const std::size_t offset = in_.offset();
    if (depth > max_depth) {
      in_.fail(offset, "the annotation is nested too deeply");
      return {};
    }
    ElementValue result;
    result.tag = static_cast<char>(in_.u1());
    switch (result.tag) {
      case 'B':
      case 'C':
      case 'I':
      case 'S':
      case 'Z': result.value = std::int64_t{static_cast<std::int32_t>(bits(ConstantTag::integer))}; break;
      case 'J': result.value = static_cast<std::int64_t>(bits(ConstantTag::long_)); break;
      case 'F':
        result.value = double{std::bit_cast<float>(static_cast<std::uint32_t>(bits(ConstantTag::float_)))};
        break;
      case 'D': result.value = std::bit_cast<double>(bits(ConstantTag::double_)); break;
      case 's': result.value = lookup_.read_text(TextUse::any); break;
      case 'e': {
        std::string type = lookup_.read_text(TextUse::field_descriptor);
        result.value = ElementValue::Enum{std::move(type), lookup_.read_text(TextUse::field_name)};
        break;
      }
      case 'c': result.value = ElementValue::Class{class_descriptor()}; break;
      case '@': result.value = std::make_shared<const Annotation>(annotation(depth)); break;
      case '[': result.value = array(depth); break;
      default: in_.fail(offset, "unknown tag of an annotation's value");
    }
    return result;
  }

  std::vector<ElementValue> array(int depth) {
    const std::uint16_t count = in_.count_u2(smallest_value);
    std::vector<ElementValue> values;
    values.reserve(count);
    for (unsigned i = 0; i < count && !in_.failed(); ++i) values.push_back(value(depth + 1));
    return values;
  }

  std::uint64_t bits(ConstantTag tag) {
    const std::uint16_t index = lookup_.read_index(tag);
    return index == 0 ? 0 : lookup_.pool().at(index).bits;
  }

  // The type of a class literal: void.class is one, too.
  std::string class_descriptor() {
    const std::size_t offset = in_.offset();
    const std::uint16_t index = in_.u2();
    if (lookup_.is_text(index, TextUse::any) && lookup_.pool().utf8(index) == "V") return "V";
    if (!lookup_.expect_text(offset, index, TextUse::field_descriptor)) return {};
    return lookup_.copy(offset, index);
  }

  ByteReader& in_;
  PoolLookup& lookup_;
  bool visible_;
};

}  // namespace

void read_annotations(ByteReader& in, PoolLookup& lookup, bool visible,
                      std::vector<Annotation>& annotations) {
  AnnotationReader(in, lookup, visible).annotations(annotations);
}

void read_parameter_annotations(ByteReader& in, PoolLookup& lookup, bool visible,
                                std::vector<std::vector<Annotation>>& parameters) {
  const std::uint8_t count = in.count_u1(2);
  if (parameters.size() < count) parameters.resize(count);
  AnnotationReader reader(in, lookup, visible);
  for (unsigned i = 0; i < count && !in.failed(); ++i) reader.annotations(parameters[i]);
}

}  // namespace glassbox::ir::classfile
