#include "checker/type_arguments.hpp"

#include <algorithm>
#include <optional>
#include <set>
#include <string_view>
#include <vector>

#include "checker/annotations.hpp"
#include "ir/classfile/descriptor.hpp"

namespace glassbox::checker {

namespace {

// A type as a signature has it (JVM specification, 4.7.9.1).
struct Type {
  std::string descriptor;      // of a class type, without its arguments; or of a primitive type
  std::string variable;        // of a type variable
  std::size_t dimensions = 0;  // of an array of these
  std::vector<std::optional<Type>> arguments{};  // nothing: any type at all
};

struct Formal {
  std::string name;
  std::optional<Type> bound;  // the first
};

// Reads a signature from the left. What is malformed ends it: then nothing more is known.
class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  [[nodiscard]] bool ended() const { return text_.empty(); }

  bool skip(char c) {
    if (text_.empty() || text_.front() != c) return false;
    text_.remove_prefix(1);
    return true;
  }

  std::vector<Formal> formals() {
    std::vector<Formal> result;
    if (!skip('<')) return result;
    while (!ended() && !skip('>')) {
      Formal formal{until(":"), {}};
      while (skip(':')) {
        if (!text_.empty() && text_.front() == ':') continue;  // no class, but interfaces
        auto bound = type();
        if (!formal.bound) formal.bound = std::move(bound);
      }
      result.push_back(std::move(formal));
    }
    return result;
  }

  std::optional<Type> type() {
    std::size_t dimensions = 0;
    while (skip('[')) ++dimensions;
    if (ended()) return std::nullopt;
    Type result;
    if (skip('T')) {
      result.variable = until(";");
      skip(';');
    } else if (skip('L')) {
      result = class_type();
    } else {
      result.descriptor = text_.substr(0, 1);
      text_.remove_prefix(1);
    }
    result.dimensions = dimensions;
    return result;
  }

 private:
  std::string until(std::string_view stops) {
    const std::size_t end = std::min(text_.find_first_of(stops), text_.size());
    std::string result(text_.substr(0, end));
    text_.remove_prefix(end);
    return result;
  }

  // Lp/Outer<TK;>.Inner<TV;>; is Outer$Inner, and only its own arguments count.
  Type class_type() {
    std::string name = until("<;.");
    std::vector<std::optional<Type>> arguments;
    for (;;) {
      if (skip('<')) {
        arguments.clear();
        while (!ended() && !skip('>')) arguments.push_back(argument());
      } else if (skip('.')) {
        arguments.clear();
        name += "$" + until("<;.");
      } else {
        skip(';');
        return {"L" + name + ";", {}, 0, std::move(arguments)};
      }
    }
  }

  std::optional<Type> argument() {
    if (skip('*')) return std::nullopt;
    if (skip('-')) {
      (void)type();
      return std::nullopt;
    }
    skip('+');
    return type();
  }

  std::string_view text_;
};

// What a variable, or an array of it, holds if the variable stands for `is`.
CellType narrowed(const CellType& erased, const Type& type, const std::string& is) {
  if (type.variable.empty() || is.empty()) return erased;
  if (type.dimensions == 0) return {is, is};
  return {erased.descriptor, std::string(type.dimensions, '[') + is};
}

const std::string& signature_of(const ir::Field& f) {
  static const std::string none;
  return f.info == nullptr ? none : f.info->signature;
}

}  // namespace

class TypeArguments::Reader {
 public:
  Reader(ir::Hierarchy& classes, TypeArguments& known) : classes_(classes), known_(known) {}

  // The classes that were read.
  [[nodiscard]] const std::set<const ir::Class*>& seen() const { return seen_; }

  void read(ir::Class& main_class) {
    for (const Formal& formal : formals_of(main_class)) bind(main_class.name, formal.name, erasure(formal));
    do {
      changed_ = false;
      seen_.clear();
      being_used_.clear();
      read_class(main_class);
    } while (changed_);
  }

 private:
  static std::vector<Formal> formals_of(const ir::Class& c) {
    return c.file == nullptr ? std::vector<Formal>() : Parser(c.file->signature).formals();
  }

  static std::string erasure(const Formal& formal) {
    return formal.bound && formal.bound->dimensions == 0 ? formal.bound->descriptor : std::string();
  }

  void bind(const std::string& owner, const std::string& variable, const std::string& type) {
    const auto [known, added] = known_.bindings_.try_emplace({owner, variable}, type);
    if (added || known->second == type || known->second.empty()) {
      changed_ = changed_ || added;
      return;
    }
    known->second.clear();
    changed_ = true;
  }

  void read_class(ir::Class& c) {
    if (!c.is_user_code() || c.file == nullptr || !seen_.insert(&c).second) return;
    use_supertypes(c);
    for (const ir::Field& f : c.fields) {
      if (f.is_static()) continue;
      const auto type = Parser(signature_of(f).empty() ? f.descriptor : signature_of(f)).type();
      if (type) use(c, {}, *type);
    }
    for (const ir::Method& m : c.methods) {
      if (m.info != nullptr && !m.is_static()) read_parameters(c, m);
    }
  }

  static std::vector<Type> supertypes_of(const ir::Class& c) {
    std::vector<Type> types;
    Parser above(c.file->signature);
    (void)above.formals();
    while (!above.ended()) {
      const auto type = above.type();
      if (!type) break;
      types.push_back(*type);
    }
    if (!c.file->signature.empty()) return types;
    if (c.super != nullptr) types.push_back({c.super->descriptor(), {}, 0, {}});
    for (const ir::Class* i : c.interfaces) types.push_back({i->descriptor(), {}, 0, {}});
    return types;
  }

  void use_supertypes(const ir::Class& c) {
    for (const Type& type : supertypes_of(c)) use(c, {}, type);
  }

  void read_parameters(const ir::Class& c, const ir::Method& m) {
    Parser parser(m.info->signature);
    std::set<std::string> own;
    for (const Formal& formal : parser.formals()) own.insert(formal.name);
    if (!parser.skip('(')) return;
    while (!parser.ended() && !parser.skip(')')) {
      const auto type = parser.type();
      if (!type) return;
      use(c, own, *type);
    }
  }

  // A type that is used in class c, where the variables `own` mean something else.
  void use(const ir::Class& c, const std::set<std::string>& own, const Type& type) {
    if (type.descriptor.size() < 3) return;
    for (const auto& argument : type.arguments) {
      if (argument) use(c, own, *argument);
    }
    const auto used = classes_.load_descriptor(type.descriptor);
    if (!used || (!(*used)->is_user_code() && !(*used)->is_interface())) return;
    const std::vector<Formal> formals = formals_of(**used);
    std::vector<std::string> arguments;
    for (std::size_t k = 0; k < formals.size(); ++k) {
      const bool given = k < type.arguments.size() && type.arguments[k];  // no wildcard
      arguments.push_back(given ? known_by(c, own, *type.arguments[k]) : erasure(formals[k]));
      bind((*used)->name, formals[k].name, arguments.back());
    }
    read_class(**used);
    if (!being_used_.insert(*used).second) return;
    for (ir::Class* below : classes_.program_classes_below(**used)) {
      if (below != *used) use_below(*below, **used, arguments);
    }
  }

  // An object of this class may be where one of the class above is expected. Its variables are known if it
  // passes them on: class Leaf<K> extends Node<K>.
  void use_below(ir::Class& c, const ir::Class& above, const std::vector<std::string>& arguments) {
    if (c.file == nullptr) return;
    for (const Formal& formal : formals_of(c)) {
      std::string is = erasure(formal);
      for (const Type& type : supertypes_of(c)) {
        if (type.descriptor != above.descriptor()) continue;
        for (std::size_t k = 0; k < std::min(type.arguments.size(), arguments.size()); ++k) {
          const auto& argument = type.arguments[k];
          if (argument && argument->dimensions == 0 && argument->variable == formal.name) is = arguments[k];
        }
      }
      bind(c.name, formal.name, is);
    }
    read_class(c);
  }

  std::string known_by(const ir::Class& c, const std::set<std::string>& own, const Type& type) const {
    const std::string element = type.variable.empty()         ? type.descriptor
                                : own.contains(type.variable) ? std::string()
                                                              : known_.standing_for(c.name, type.variable);
    return element.empty() ? element : std::string(type.dimensions, '[') + element;
  }

  ir::Hierarchy& classes_;
  TypeArguments& known_;
  std::set<const ir::Class*> seen_, being_used_;
  bool changed_ = false;
};

TypeArguments::TypeArguments(ir::Hierarchy& classes, ir::Class& main_class) : classes_(&classes) {
  Reader reader(classes, *this);
  reader.read(main_class);
  const auto note = [&](const CellType& type, const std::string& descriptor) {
    const auto of_class = classes.load_descriptor(descriptor), held = classes.load_descriptor(type.holds);
    if (descriptor.starts_with('[') && of_class && held) arrays_.emplace_back(*of_class, *held);
  };
  for (const ir::Class* c : reader.seen()) {
    for (const ir::Field& f : c->fields) note(narrowed_field(f), f.descriptor);
    for (const ir::Method& m : c->methods) {
      const auto erased = ir::classfile::parse_method_descriptor(m.descriptor);
      for (std::size_t k = 0; k < erased->parameters.size(); ++k) {
        note(narrowed_parameter(m, k), erased->parameters[k]);
      }
    }
  }
}

CellType TypeArguments::unless_shared(const CellType& type, const std::string& descriptor) const {
  if (type.holds == descriptor || !descriptor.starts_with('[')) return type;
  const auto of_class = classes_->load_descriptor(descriptor), held = classes_->load_descriptor(type.holds);
  const auto may_be_it = [&](const std::pair<ir::Class*, ir::Class*>& other) {
    return other.first->is_subclass_of(**of_class) && !other.second->is_subclass_of(**held);
  };
  const bool shared = !of_class || !held || std::ranges::any_of(arrays_, may_be_it);
  return shared ? CellType{descriptor, descriptor} : type;
}

// A variable of the class itself, or of one around it. What is declared in a method may have variables of
// that.
std::string TypeArguments::standing_for(std::string owner, const std::string& variable) const {
  for (;;) {
    const auto found = bindings_.find({owner, variable});
    if (found != bindings_.end()) return found->second;
    const std::size_t nested = owner.rfind('$');
    const bool is_local = nested + 1 < owner.size() && owner[nested + 1] >= '0' && owner[nested + 1] <= '9';
    if (nested == std::string::npos || is_local) return {};
    owner.resize(nested);
  }
}

CellType TypeArguments::type_of(const ir::Field& field) const {
  return unless_shared(narrowed_field(field), field.descriptor);
}

CellType TypeArguments::type_of_parameter(const ir::Method& method, std::size_t parameter) const {
  return unless_shared(narrowed_parameter(method, parameter),
                       ir::classfile::parse_method_descriptor(method.descriptor)->parameters[parameter]);
}

CellType TypeArguments::narrowed_field(const ir::Field& field) const {
  CellType erased = {field.descriptor, field.descriptor};
  const std::string& signature = signature_of(field);
  if (signature.empty()) return erased;
  const auto type = Parser(signature).type();
  return type ? narrowed(erased, *type, standing_for(field.owner->name, type->variable)) : erased;
}

CellType TypeArguments::narrowed_parameter(const ir::Method& method, std::size_t parameter) const {
  const std::string descriptor =
      ir::classfile::parse_method_descriptor(method.descriptor)->parameters[parameter];
  CellType erased = {descriptor, descriptor};
  if (method.info == nullptr || method.info->signature.empty()) return erased;
  Parser parser(method.info->signature);
  std::set<std::string> own;
  for (const Formal& formal : parser.formals()) own.insert(formal.name);
  if (!parser.skip('(')) return erased;
  std::optional<Type> type;
  for (std::size_t k = 0; k <= parameter; ++k) {
    if (parser.ended() || parser.skip(')')) return erased;  // parameters that the compiler has added
    type = parser.type();
  }
  if (!type || own.contains(type->variable)) return erased;
  return narrowed(erased, *type, standing_for(method.owner->name, type->variable));
}

}  // namespace glassbox::checker
