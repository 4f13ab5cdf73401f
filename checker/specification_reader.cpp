// Reads what a class, its superclasses and interfaces say, and fits it to operations.
#include "checker/specification.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "checker/annotations.hpp"
#include "checker/clause_fit.hpp"
#include "checker/code_ranges.hpp"
#include "checker/declarative_check.hpp"
#include "checker/object_classes.hpp"
#include "checker/operations.hpp"
#include "ir/classfile/descriptor.hpp"
#include "ir/signature.hpp"

namespace glassbox::checker {

namespace {

using ir::classfile::MethodDescriptor;

constexpr const char* kPre = "Lglassbox/Pre;";
constexpr const char* kPost = "Lglassbox/Post;";

// The class, its superclasses, then all its interfaces; those of the program.
std::vector<ir::Class*> speaking_classes(ir::Class& c) {
  std::vector<ir::Class*> result;
  for (ir::Class* k = &c; k != nullptr; k = k->super) result.push_back(k);
  result.insert(result.end(), c.all_interfaces.begin(), c.all_interfaces.end());
  std::erase_if(result, [](const ir::Class* k) { return !k->is_user_code(); });
  return result;
}

std::string place_of(ir::Hierarchy& classes, ir::Method& m) {
  const auto body = m.info != nullptr && m.info->code ? classes.body(m) : ir::problem({}, {});
  const std::string file = m.owner->source_file();
  return body && !(*body)->lines.empty() ? fmt::format("{}:{}", file, (*body)->lines.front()) : file;
}

bool is_code_block(const Operation& o) {
  return has_annotation(*o.method, "Lglassbox/CodeBlock;") || is_code_range(*o.method);
}

class Reader {
 public:
  Reader(ir::Hierarchy& classes, ir::Class& c, const SpecificationOptions& options)
      : classes_(classes), class_(c), options_(options), fit_(classes, c) {}

  ir::Result<Specification> read() {
    if (class_.is_abstract() || class_.is_interface()) {
      return ir::problem(
          class_.source_file(),
          fmt::format("{} is {} and has no objects of its own: give a subclass with --class",
                      class_.java_name(), class_.is_interface() ? "an interface" : "abstract"));
    }
    if (is_enum(class_)) {
      return ir::problem(
          class_.source_file(),
          class_.java_name() + " is an enum, whose constants are not varied: it cannot be checked");
    }
    for (ir::Method* m : operations_of(classes_, class_)) all_.push_back(operation_of(*m));
    const auto ranges = code_ranges_of(classes_, class_);
    if (!ranges) return tl::unexpected(ranges.error());
    for (ir::Method* m : *ranges) all_.push_back(operation_of(*m));
    label_overloads();
    if (auto done = read_clauses(); !done) return tl::unexpected(done.error());
    if (result_.invariants.empty() && std::ranges::none_of(all_, is_code_block)) {
      return ir::problem(class_.source_file(),
                         fmt::format("{} has no method @Declarative boolean repOk()", class_.java_name()));
    }
    if (all_.empty()) {
      return ir::problem(class_.source_file(), class_.java_name() + " has no operation to check");
    }
    if (auto done = check_overriding(); !done) return tl::unexpected(done.error());
    if (auto done = check_clauses(); !done) return tl::unexpected(done.error());
    if (auto done = find_allowed(); !done) return tl::unexpected(done.error());
    if (auto done = select(); !done) return tl::unexpected(done.error());
    return std::move(result_);
  }

 private:
  Operation operation_of(ir::Method& m) {
    Operation operation{.method = &m, .label = m.name};
    operation.keeps_invariant = !has_annotation(m, "Lglassbox/Helper;");
    if (m.is_static()) {  // a code block
      const auto object = classes_.load("java/lang/Object");
      ir::Class& owner = classes_.add_synthetic_class("glassbox/CodeBlock$" + m.name, **object);
      operation.method = &classes_.add_synthetic_method(owner, m.name, m.descriptor, 0);
      operation.method->info = m.info;
      operation.method->parameter_names = {"this"};
      for (std::size_t k = 0; k < m.parameter_types.size(); ++k) {
        operation.method->parameter_names.push_back(m.parameter_name(k));
      }
      operation.driver = &m;
      classes_.link(owner);
    }
    return operation;
  }

  // Those that the user names: a name stands for all operations that have it, and for the pieces of their
  // code.
  ir::Result<void> select() {
    const auto is_named = [](const Operation& o, const std::string& name) {
      return o.is_called(name) || (is_code_range(*o.method) && name == method_around(*o.method));
    };
    for (const std::string& name : options_.methods) {
      if (std::ranges::any_of(all_, [&](const Operation& o) { return is_named(o, name); })) continue;
      return ir::problem(class_.source_file(), fmt::format("no operation {}; there are: {}", name,
                                                           fmt::join(labels_of(all_), ", ")));
    }
    for (Operation& o : all_) {
      const bool named = std::ranges::any_of(
          options_.methods, [&o, is_named](const std::string& name) { return is_named(o, name); });
      if (named || options_.methods.empty()) result_.operations.push_back(std::move(o));
    }
    return {};
  }

  void label_overloads() {
    for (Operation& o : all_) {
      const auto same = [&o](const Operation& other) { return other.method->name == o.method->name; };
      if (std::ranges::count_if(all_, same) > 1) {
        o.label = with_parameters(*o.method);
      }
    }
  }

  // A method without code means the one that the class under check has in its place.
  ir::Method* with_code(ir::Method& m) {
    if (!m.is_abstract()) return &m;
    const auto selected = classes_.select(class_, m);
    return selected ? *selected : nullptr;
  }

  static void add_once(std::vector<ir::Method*>& methods, ir::Method* m) {
    if (m != nullptr && std::ranges::find(methods, m) == methods.end()) methods.push_back(m);
  }

  ir::Result<void> read_clauses() {
    for (ir::Class* c : speaking_classes(class_)) {
      well_formed_.clear();
      for (ir::Method& m : c->methods) {
        if (!is_written(m)) continue;
        auto read = m.is_static() ? refuse_static(m) : read_clause(*c, m);
        if (!read) return read;
      }
      if (auto all = refuse_malformed(*c); !all) return all;
    }
    allow_all_calls();
    return {};
  }

  [[nodiscard]] static bool is_written(const ir::Method& m) {
    namespace access = ir::classfile::access;
    return m.info != nullptr && (m.access & (access::bridge | access::synthetic)) == 0;
  }

  ir::Result<void> refuse_static(ir::Method& m) {
    const bool is_clause = find_annotation(m.info->annotations, kPre) != nullptr ||
                           find_annotation(m.info->annotations, kPost) != nullptr;
    if (!is_clause) return {};
    return ir::problem(
        place_of(classes_, m),
        fmt::format("{} is static: what specifies an operation is asked of an object", m.name));
  }

  // A class may have several methods of these names, for its own use, but not without the one that counts.
  ir::Result<void> refuse_malformed(ir::Class& c) {
    constexpr std::pair<const char*, const char*> kForms[] = {
        {"repOk", "boolean repOk()"},
        {"precondition", "boolean precondition()"},
        {"postcondition", "boolean postcondition({} prestate)"},
    };
    for (ir::Method& m : c.methods) {
      if (!is_written(m) || well_formed_.contains(m.name)) continue;
      for (const auto& [name, form] : kForms) {
        if (m.name != name) continue;
        return ir::problem(
            place_of(classes_, m),
            fmt::format("{}.{} does not count as a specification: that is {}, not static", c.java_name(),
                        with_parameters(m), fmt::format(fmt::runtime(form), c.simple_name())));
      }
    }
    return {};
  }

  // A class or interface that specifies anything, and declares an operation without a @Pre for it, allows all
  // calls of it. Those below it may not ask for more.
  void allow_all_calls() {
    for (Operation& o : all_) {
      for (const ir::Class* by : specifying_) {
        ir::Class& c = **classes_.load(by->name);
        const ir::Method* declared = c.declared_method(o.method->name, o.method->descriptor);
        if (o.demands.empty() || o.demand_of(by) != nullptr || declared == nullptr ||
            declared->is_private() || declared->is_static() || !o.demands.front().by->is_subclass_of(c)) {
          continue;
        }
        o.demands.push_back({by, {}});
      }
    }
  }

  ir::Result<void> read_clause(ir::Class& by, ir::Method& m) {
    const auto parsed = ir::classfile::parse_method_descriptor(m.descriptor);
    if (!parsed) return {};
    const MethodDescriptor& descriptor = *parsed;
    const bool is_question = descriptor.result == "Z";
    if (const auto* pre = find_annotation(m.info->annotations, kPre)) {
      return add_clause(by, m, *pre, false, descriptor);
    }
    if (const auto* post = find_annotation(m.info->annotations, kPost)) {
      return add_clause(by, m, *post, true, descriptor);
    }
    if (is_question && descriptor.parameters.empty() && (m.name == "repOk" || m.name == "precondition")) {
      note_clause(by, m);
      add_once(m.name == "repOk" ? result_.invariants : result_.preconditions, with_code(m));
    }
    if (is_question && m.name == "postcondition" && descriptor.parameters.size() == 1 &&
        fit_.takes_state(descriptor.parameters[0])) {
      note_clause(by, m);
      for (Operation& o : all_) add_promise(o, {with_code(m), &by, false});
    }
    return {};
  }

  void note_clause(const ir::Class& by, const ir::Method& m) {
    well_formed_.insert(m.name);
    if (std::ranges::find(specifying_, &by) == specifying_.end()) specifying_.push_back(&by);
  }

  static void add_promise(Operation& o, Promise promise) {
    const auto same = [&](const Promise& p) { return p.clause == promise.clause; };
    if (promise.clause != nullptr && std::ranges::none_of(o.promises, same)) o.promises.push_back(promise);
  }

  ir::Result<void> add_clause(ir::Class& by, ir::Method& m, const ir::classfile::Annotation& annotation,
                              bool is_post, const MethodDescriptor& descriptor) {
    const char* kind = is_post ? "@Post" : "@Pre";
    std::string name;
    for (const auto& [element, value] : annotation.elements) {
      if (const auto* text = std::get_if<std::string>(&value.value)) name = *text;
    }
    if (descriptor.result != "Z") {
      return ir::problem(place_of(classes_, m),
                         fmt::format("{}: a method with {}(\"{}\") returns a boolean", m.name, kind, name));
    }
    note_clause(by, m);
    bool fits_one = false;
    std::string candidates;
    for (Operation& o : all_) {
      if (o.method->name != name ||
          !(is_post ? fit_.fits_post(descriptor, *o.method) : fit_.fits_pre(descriptor, *o.method))) {
        candidates += (candidates.empty() ? "" : ", ") + with_parameters(*o.method);
        continue;
      }
      fits_one = true;
      if (is_post) {
        add_promise(o, {with_code(m), &by, true});
      } else if (ir::Method* clause = with_code(m)) {
        if (o.demands.empty() || o.demands.back().by != &by) o.demands.push_back({&by, {}});
        add_once(o.demands.back().clauses, clause);
      }
    }
    if (fits_one) return {};
    return ir::problem(
        place_of(classes_, m),
        fmt::format("{} has {}(\"{}\"), which fits no operation{}; the operations are: {}",
                    with_parameters(m), kind, name,
                    is_post ? " (it takes the state before, the result unless that is void, the arguments)"
                            : " (it takes the arguments)",
                    candidates));
  }

  ir::Result<void> check_clauses() {
    std::set<ir::Method*> clauses(result_.invariants.begin(), result_.invariants.end());
    clauses.insert(result_.preconditions.begin(), result_.preconditions.end());
    for (const Operation& o : all_) {
      for (const Demand& d : o.demands) clauses.insert(d.clauses.begin(), d.clauses.end());
      for (const Promise& p : o.promises) clauses.insert(p.clause);
    }
    for (ir::Method* m : clauses) {
      if (!is_declarative(*m)) {
        return ir::problem(place_of(classes_, *m), m->name + " must be annotated @Declarative");
      }
      if (auto checked = check_declarative(classes_, *m); !checked) return checked;
    }
    return {};
  }

  // What takes the place of a declarative method is no operation.
  ir::Result<void> check_overriding() {
    for (const Operation& o : all_) {
      for (ir::Class* c : speaking_classes(class_)) {
        const ir::Method* overridden = c->declared_method(o.method->name, o.method->descriptor);
        if (overridden == nullptr || overridden == o.method || overridden->is_private() ||
            !is_declarative(*overridden)) {
          continue;
        }
        return ir::problem(
            place_of(classes_, *o.method),
            fmt::format("{} overrides the declarative {}.{} and must be annotated @Declarative",
                        o.method->name, c->java_name(), overridden->name));
      }
    }
    return {};
  }

  // What operations say they throw, and what the user allows.
  ir::Result<void> find_allowed() {
    std::vector<const ir::Class*> everywhere;
    for (const std::string& name : options_.allowed) {
      const ir::Class* found = exception_named(name);
      if (found == nullptr) {
        return ir::problem({}, fmt::format("--allow {}: there is no exception of that name", name));
      }
      if (is_assertion_error(*found)) {
        return ir::problem({}, fmt::format("--allow {}: a failed assertion is never allowed", name));
      }
      everywhere.push_back(found);
    }
    for (Operation& o : all_) {
      o.allowed = everywhere;
      for (const std::string& name : o.method->info->exceptions) {
        if (const auto declared = classes_.load(name)) o.allowed.push_back(*declared);
      }
    }
    return {};
  }

  // By its full name, or a simple name of the program's own package or of java.lang and java.util.
  const ir::Class* exception_named(std::string name) {
    std::ranges::replace(name, '.', '/');
    const auto throwable = classes_.load("java/lang/Throwable");
    std::string own(class_.package());
    if (!own.empty()) own += '/';
    for (const std::string& prefix :
         {std::string(), own, class_.name + "$", std::string("java/lang/"), std::string("java/util/")}) {
      const auto found = classes_.load(prefix + name);
      if (found && throwable && (*found)->is_subclass_of(**throwable)) return *found;
    }
    return nullptr;
  }

  ir::Hierarchy& classes_;
  ir::Class& class_;
  const SpecificationOptions& options_;
  ClauseFit fit_;
  std::vector<Operation> all_;
  std::vector<const ir::Class*> specifying_;  // those that say anything
  std::set<std::string> well_formed_;         // names of clauses in the class that is being read
  Specification result_;
};

}  // namespace

ir::Result<Specification> specification_of(ir::Hierarchy& classes, ir::Class& c,
                                           const SpecificationOptions& options) {
  return Reader(classes, c, options).read();
}

}  // namespace glassbox::checker
