#include "checker/declarative_check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "checker/annotations.hpp"
#include "declarative/guarded_run.hpp"
#include "declarative/thrown_objects.hpp"
#include "ir/analysis/cfg.hpp"
#include "ir/analysis/purity_flow.hpp"
#include "ir/dynamic.hpp"

namespace glassbox::checker {

namespace {

namespace access = ir::classfile::access;

bool is_record(const ir::Class& c) { return c.super != nullptr && c.super->name == "java/lang/Record"; }
bool is_enum(const ir::Class& c) { return c.super != nullptr && c.super->name == "java/lang/Enum"; }

// Methods that nobody wrote, or that mean what their class says: they are declarative if what they do is.
bool need_not_say(const ir::Method& method) {
  return method.is_constructor() || method.is_synthetic_code() ||
         (method.access & (access::synthetic | access::bridge)) != 0 || is_record(*method.owner) ||
         (is_enum(*method.owner) && method.is_static());
}

class DeclarativeCheck {
 public:
  explicit DeclarativeCheck(ir::Hierarchy& classes) : classes_(classes) {}

  ir::Result<void> check(ir::Method& method) {
    called_.push_back(&method);
    if (auto checked = visit(method); !checked) return checked;
    for (std::size_t k = 0; k < owners_.size(); ++k) {
      if (auto checked = visit_all_of(*owners_[k]); !checked) return checked;
    }
    for (std::size_t k = 0; k < called_.size(); ++k) {  // more of them come up meanwhile
      if (auto checked = visit_overriding(*called_[k]); !checked) return checked;
    }
    return {};
  }

 private:
  // Whoever says that a method is declarative is told if it is not, whether or not it is called here.
  ir::Result<void> visit_all_of(ir::Class& c) {
    for (ir::Method& m : c.methods) {
      if (!is_declarative(m)) continue;
      if (auto checked = visit(m); !checked) return checked;
    }
    return {};
  }

  ir::Result<void> visit(ir::Method& method) {
    if (!visited_.insert(&method).second) return {};
    if (std::ranges::find(owners_, method.owner) == owners_.end()) owners_.push_back(method.owner);
    for (const ir::Field& f : method.owner->fields) (void)classes_.load_descriptor(f.descriptor);
    if (method.body == nullptr && (method.info == nullptr || !method.info->code)) return {};
    auto body = classes_.body(method);
    if (!body) return tl::unexpected(body.error());
    const std::set<ir::BlockIndex> failing = failing_blocks(**body);
    for (ir::BlockIndex b = 0; b < (*body)->blocks.size(); ++b) {
      if (failing.contains(b)) continue;
      if (auto checked = visit(method, **body, (*body)->blocks[b]); !checked) return checked;
    }
    return {};
  }

  [[nodiscard]] static std::string name_of(const ir::Method& method) {
    return method.is_constructor() ? "the constructor of " + method.owner->java_name()
                                   : method.owner->java_name() + "." + method.name;
  }
  [[nodiscard]] static tl::unexpected<ir::Problem> refuse(const ir::Method& method, const ir::Body& body,
                                                          std::uint32_t index, const std::string& what) {
    const std::string subject = name_of(method);
    return ir::problem(
        fmt::format("{}:{}", method.owner->source_file(), body.lines[index]),
        fmt::format("{} is {} and may not {}", subject,
                    is_declarative(method) ? "@Declarative" : "called by @Declarative methods", what));
  }

  [[nodiscard]] bool makes_thrown_exception(const ir::Body& body, std::uint32_t index) {
    const ir::Instruction& i = body.code[index];
    if (i.operation != ir::Operation::new_object || !declarative::always_throws_from(body, index))
      return false;
    auto type = classes_.load(body.classes[i.index].name);
    return type && declarative::is_throwable(classes_, **type);
  }

  // Blocks that only work out the message of an exception.
  [[nodiscard]] std::set<ir::BlockIndex> failing_blocks(const ir::Body& body) {
    std::set<ir::BlockIndex> failing;
    const ir::Cfg cfg(body);
    for (ir::BlockIndex b = 0; b < body.blocks.size(); ++b) {
      for (std::uint32_t k = body.blocks[b].begin; k < body.blocks[b].end; ++k) {
        if (!makes_thrown_exception(body, k)) continue;
        for (const ir::BlockIndex after : ir::post_order(cfg.successors(ir::Edges::normal), b)) {
          if (after != b) failing.insert(after);
        }
      }
    }
    return failing;
  }

  ir::Result<void> visit(ir::Method& method, ir::Body& body, const ir::Block& block) {
    for (const ir::ExceptionEdge& handler : block.handlers) {
      if (declarative::always_throws_from(body, handler.target)) continue;  // as `finally` does
      return refuse(method, body, handler.target, "catch exceptions");
    }
    for (std::uint32_t k = block.begin; k < block.end; ++k) {
      if (makes_thrown_exception(body, k)) return {};
      if (auto checked = visit(method, body, k); !checked) return checked;
    }
    return {};
  }

  ir::Result<void> visit(ir::Method& method, ir::Body& body, std::uint32_t index) {
    const ir::Instruction& i = body.code[index];
    switch (i.operation) {
      case ir::Operation::put_field:
        if (method.is_synthetic_code()) return {};  // fills a lambda that it has made
        if (method.is_constructor() && i.a == method.parameter_registers[0]) return {};
        return refuse(method, body, index,
                      "write the field " + body.fields[i.index].name +
                          (method.is_constructor() ? " of another object" : ""));
      case ir::Operation::put_static:
        return refuse(method, body, index, "write the field " + body.fields[i.index].name);
      case ir::Operation::array_store:
        if (may_be_own(method, body, i.a)) return {};
        return refuse(method, body, index, "write to an array that it has not made itself");
      case ir::Operation::invoke_dynamic: return visit_dynamic(method, body, index);
      case ir::Operation::invoke_virtual:
      case ir::Operation::invoke_interface:
      case ir::Operation::invoke_special:
      case ir::Operation::invoke_static: return visit_call(method, body, index);
      default: return {};
    }
  }

  // Whether an array in this register may have been made by the method. What is passed on through fields or
  // arrays is left to the translation.
  [[nodiscard]] static bool may_be_own(const ir::Method& method, const ir::Body& body, ir::Register array) {
    std::set<ir::Register> seen;
    std::vector<ir::Register> pending = {array};
    while (!pending.empty()) {
      const ir::Register r = pending.back();
      pending.pop_back();
      if (!seen.insert(r).second) continue;
      for (const ir::Instruction& i : body.code) {
        if (i.dst != r || i.operation == ir::Operation::array_store) continue;
        switch (i.operation) {
          case ir::Operation::new_array:
          case ir::Operation::new_multi_array: return true;
          case ir::Operation::invoke_virtual:
            if (body.methods[body.calls[i.index].reference].name == "clone") return true;
            break;
          case ir::Operation::get_field:
            if (method.is_constructor() && i.a == method.parameter_registers[0]) return true;
            break;
          case ir::Operation::move:
          case ir::Operation::check_cast:
          case ir::Operation::array_load: pending.push_back(i.a); break;
          default: break;
        }
      }
    }
    return false;
  }

  // Lambdas are part of the method that they are written in; string concatenation is left to the translation.
  ir::Result<void> visit_dynamic(ir::Method& method, ir::Body& body, std::uint32_t index) {
    ir::DynamicRef& site = body.dynamics[body.calls[body.code[index].index].reference];
    if (site.linked == nullptr) {
      auto linked = ir::link_dynamic(classes_, *method.owner, site);
      if (!linked) return refuse(method, body, index, "use " + linked.error().message);
      site.linked = *linked;
    }
    for (ir::Method& m : site.linked->owner->methods) {
      if (auto checked = visit(m); !checked) return checked;
    }
    return {};
  }

  ir::Result<void> visit_call(ir::Method& method, ir::Body& body, std::uint32_t index) {
    const ir::MethodRef& reference = body.methods[body.calls[body.code[index].index].reference];
    auto callee = classes_.resolve(reference);
    if (!callee) return refuse(method, body, index, "call " + reference.name + ", which cannot be found");
    if (!(*callee)->owner->is_user_code() || declarative::is_check(**callee) ||
        declarative::is_assume(**callee)) {
      return {};
    }
    if (!is_declarative(**callee) && !need_not_say(**callee)) {
      return refuse(method, body, index, fmt::format("call {}, which is not", name_of(**callee)));
    }
    called_.push_back(*callee);
    return visit(**callee);
  }

  // Declarative methods may be overridden only by declarative ones.
  ir::Result<void> visit_overriding(ir::Method& overridden) {
    if (overridden.is_constructor() || overridden.is_static() || overridden.is_private()) return {};
    for (std::uint32_t id = 0; id < classes_.class_count(); ++id) {
      ir::Class& c = classes_.class_at(id);
      if (&c == overridden.owner || !c.is_user_code() || !c.is_subclass_of(*overridden.owner)) continue;
      ir::Method* m = c.declared_method(overridden.name, overridden.descriptor);
      if (m == nullptr || m->is_static() || m->is_private()) continue;
      if (!is_declarative(*m) && !need_not_say(*m)) {
        auto body = m->is_abstract() ? nullptr : *classes_.body(*m);
        return ir::problem(ir::source_place(*m, body == nullptr ? std::uint16_t{0} : body->lines.front()),
                           fmt::format("{} overrides {}, which is @Declarative, and must be so too",
                                       name_of(*m), name_of(overridden)));
      }
      if (auto checked = visit(*m); !checked) return checked;
    }
    return {};
  }

  ir::Hierarchy& classes_;
  std::set<const ir::Method*> visited_;
  std::vector<ir::Method*> called_;
  std::vector<ir::Class*> owners_;  // of the methods visited
};

}  // namespace

bool is_declarative(const ir::Method& method) {
  return method.info != nullptr &&
         std::ranges::any_of(
             std::array{"Lglassbox/Declarative;", "Lglassbox/Pre;", "Lglassbox/Post;"},
             [&](const char* type) { return find_annotation(method.info->annotations, type) != nullptr; });
}

ir::Result<void> check_declarative(ir::Hierarchy& classes, ir::Method& method) {
  return DeclarativeCheck(classes).check(method);
}

}  // namespace glassbox::checker
