// Summaries of all methods that a question leads to, as the least fixpoint: each starts as "does nothing", is
// found again whenever the summary of a method it calls has grown, and grows only finitely often. A method
// that is impure for every caller is finished at once, and what only such methods call is not looked at.
#include "ir/analysis/purity.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "ir/analysis/purity_flow.hpp"
#include "ir/classfile/descriptor.hpp"
#include "ir/dynamic.hpp"

namespace glassbox::ir {

namespace {

constexpr Origins kReceiver = 1;

bool is_final(std::uint16_t access) { return (access & classfile::access::final_) != 0; }

bool fills_in_stack_trace(const Method& method) {
  return method.name == "fillInStackTrace" && method.owner->name == "java/lang/Throwable";
}

std::string text_of(const ImpurityReason& reason) {
  const std::string own = reason.place + ": " + reason.what;
  return reason.cause.empty() ? own : fmt::format("{} ({})", own, reason.cause);
}

CallEffect unknown_effect(std::string why) {
  return {kElsewhere, kElsewhere | kNullable, true, std::move(why), {}};
}

// The class of an invokedynamic's bootstrap method; empty if the class file is not in order.
std::string bootstrap_class(const Class& caller, const DynamicRef& site) {
  if (caller.file == nullptr) return {};
  const classfile::ClassFile& file = *caller.file;
  const std::uint16_t bootstrap = file.constants.at(site.constant).first;
  if (bootstrap >= file.bootstrap_methods.size()) return {};
  return file.constants.method_handle(file.bootstrap_methods[bootstrap].method_handle).member.owner;
}

}  // namespace

std::optional<std::vector<Method*>> exact_targets(Hierarchy& classes, Class& receiver, Method& resolved) {
  const bool fixed = resolved.is_private() || is_final(resolved.access) || is_final(resolved.owner->access);
  if (fixed && !resolved.is_abstract()) return std::vector<Method*>{&resolved};
  if (!is_final(receiver.access)) return std::nullopt;
  auto selected = classes.select(receiver, resolved);
  if (!selected) return std::nullopt;
  return std::vector<Method*>{*selected};
}

class PurityAnalysis::Solver final : private CallEffects {
 public:
  Solver(Hierarchy& classes, PurityAssumptions assumptions)
      : classes_(classes), assumptions_(std::move(assumptions)) {}

  const PuritySummary& solve(Method& root) {
    if (const PuritySummary* known = finished(root)) return *known;
    discover(root);
    while (!pending_.empty()) {
      Method& method = *pending_.back();
      pending_.pop_back();
      queued_.erase(&method);
      if (&method != &root && !is_needed(method)) {
        active_.erase(&method);
        continue;
      }
      update(method);
      if (finished_.contains(&root)) break;
    }
    // When the root was finished early, the others are still growing: they are found again when asked for.
    if (!finished_.contains(&root)) finished_.merge(active_);
    active_.clear();
    callers_.clear();
    pending_.clear();
    queued_.clear();
    return finished_.at(&root);
  }

 private:
  // The final summary of a method, if it is known or needs no look at code.
  const PuritySummary* finished(Method& method) {
    const auto known = finished_.find(&method);
    if (known != finished_.end()) return &known->second;
    std::optional<PuritySummary> summary;
    if (assumptions_.known_pure(method) || fills_in_stack_trace(method)) {
      const bool fills = method.is_constructor() || fills_in_stack_trace(method);
      summary = PuritySummary{fills ? kReceiver : 0, kElsewhere | kNullable, true, {}};
    } else if (method.is_native() || method.is_abstract()) {
      summary = impure_summary({source_place(method, 0),
                                method.is_native() ? "is native" : "is abstract: its code is not known",
                                {}});
    }
    if (!summary) return nullptr;
    return &finished_.emplace(&method, std::move(*summary)).first->second;
  }

  void discover(Method& method) {
    active_.try_emplace(&method);
    enqueue(method);
  }
  void enqueue(Method& method) {
    if (queued_.insert(&method).second) pending_.push_back(&method);
  }
  [[nodiscard]] bool is_needed(const Method& method) const {
    const auto callers = callers_.find(&method);
    return callers != callers_.end() && std::any_of(callers->second.begin(), callers->second.end(),
                                                    [this](Method* m) { return active_.contains(m); });
  }

  void update(Method& method) {
    called_.clear();
    PuritySummary found = effects(method);
    const bool grown = !found.same_effects(active_.at(&method));
    if (found.is_impure_for_everyone()) {
      active_.erase(&method);
      finished_.emplace(&method, std::move(found));
    } else {
      active_.at(&method) = std::move(found);
      for (Method* callee : called_) {
        callers_[callee].insert(&method);
        if (!active_.contains(callee)) discover(*callee);
      }
    }
    if (!grown) return;
    const auto callers = callers_.find(&method);
    if (callers == callers_.end()) return;
    for (Method* caller : callers->second) {
      if (active_.contains(caller)) enqueue(*caller);
    }
  }

  PuritySummary effects(Method& method) {
    auto body = classes_.body(method);
    if (!body) return impure_summary({source_place(method, 0), body.error().text(), {}});
    return find_effects(method, **body, *this);
  }

  CallEffect of(Method& caller, Body& body, const Instruction& call) override {
    const std::uint32_t reference = body.calls[call.index].reference;
    if (call.operation == Operation::invoke_dynamic) return of_dynamic(caller, body.dynamics[reference]);
    MethodRef& named = body.methods[reference];
    if (named.owner.starts_with('[') && named.name == "clone") return {};  // a new array
    if (named.resolved == nullptr) {
      auto resolved = classes_.resolve(named);
      if (!resolved) return unknown_effect("it cannot be resolved");
      named.resolved = *resolved;
    }
    Method& resolved = *named.resolved;
    if (resolved.is_static() != (call.operation == Operation::invoke_static)) {
      return unknown_effect("it cannot be linked");
    }
    if (call.operation == Operation::invoke_static) return of_targets({&resolved});
    if (call.operation == Operation::invoke_special) return of_special(caller, resolved);
    auto receiver = classes_.load(named.owner);
    if (!receiver) return unknown_effect("its class cannot be loaded");
    return of_virtual(**receiver, resolved);
  }

  CallEffect of_virtual(Class& receiver, Method& resolved) {
    if (fills_in_stack_trace(resolved)) return of_targets({&resolved});
    const auto targets = assumptions_.targets(classes_, receiver, resolved);
    return targets ? of_targets(*targets) : unknown_effect("which methods may run is not known");
  }

  // super.m() is looked up again from the caller's direct superclass (JVM specification, invokespecial).
  CallEffect of_special(const Method& caller, Method& resolved) {
    Method* target = &resolved;
    Class& own = *caller.owner;
    if (!target->is_constructor() && !target->is_private() && !target->owner->is_interface() &&
        &own != target->owner && own.is_subclass_of(*target->owner) && own.super != nullptr) {
      target = classes_.find_method(*own.super, target->name, target->descriptor);
    }
    return target != nullptr ? of_targets({target}) : unknown_effect("it cannot be resolved");
  }

  CallEffect of_dynamic(const Method& caller, DynamicRef& site) {
    const std::string bootstrap = bootstrap_class(*caller.owner, site);
    if (bootstrap == "java/lang/invoke/LambdaMetafactory") return {};  // only makes the lambda
    if (bootstrap == "java/lang/invoke/StringConcatFactory") return of_concatenation(site);
    if (site.linked == nullptr) {
      auto linked = link_dynamic(classes_, *caller.owner, site);
      if (!linked) return unknown_effect(linked.error().message);
      site.linked = *linked;
    }
    return of_targets({site.linked});
  }

  // Makes a new string. Objects are turned to text by their own toString.
  CallEffect of_concatenation(const DynamicRef& site) {
    const auto descriptor = classfile::parse_method_descriptor(site.descriptor);
    if (!descriptor) return unknown_effect("malformed descriptor");
    CallEffect effect;
    for (const std::string& type : descriptor->parameters) {
      if (basic_type(type) != BasicType::reference || type == "Ljava/lang/String;") continue;
      auto loaded = classes_.load_descriptor(type);
      Method* to_string =
          loaded ? classes_.find_method(**loaded, "toString", "()Ljava/lang/String;") : nullptr;
      if (to_string == nullptr) return unknown_effect("a class cannot be loaded");
      CallEffect conversion = of_virtual(**loaded, *to_string);
      if (!conversion.unknown.empty()) conversion.unknown = "of toString(), " + conversion.unknown;
      // The receiver is no parameter with the same number here: writes to it are writes elsewhere.
      if (conversion.writes != 0) conversion.writes = kElsewhere;
      merge(effect, std::move(conversion));
    }
    effect.returns = 0;
    return effect;
  }

  CallEffect of_targets(const std::vector<Method*>& targets) {
    CallEffect effect;
    for (Method* target : targets) {
      const PuritySummary* summary = finished(*target);
      if (summary == nullptr) {
        called_.push_back(target);
        const auto growing = active_.find(target);
        if (growing == active_.end()) continue;  // does nothing, as far as is known
        summary = &growing->second;
      }
      CallEffect one{summary->writes, summary->returns, summary->may_throw, {}, {}};
      if (summary->writes != 0) one.cause = summary->reason.cause;
      if (summary->writes != 0 && one.cause.empty() && !summary->reason.what.empty()) {
        one.cause = text_of(summary->reason);
      }
      merge(effect, std::move(one));
    }
    return effect;
  }

  static void merge(CallEffect& effect, CallEffect other) {
    effect.writes |= other.writes;
    effect.returns |= other.returns;
    effect.may_throw = effect.may_throw || other.may_throw;
    if (effect.unknown.empty() && effect.cause.empty()) {
      effect.unknown = std::move(other.unknown);
      effect.cause = std::move(other.cause);
    }
  }

  Hierarchy& classes_;
  PurityAssumptions assumptions_;
  std::unordered_map<const Method*, PuritySummary> finished_;

  // Of the question at hand:
  std::unordered_map<const Method*, PuritySummary> active_;  // summaries that may still grow
  std::unordered_map<const Method*, std::unordered_set<Method*>> callers_;
  std::vector<Method*> pending_;
  std::unordered_set<const Method*> queued_;  // what is in pending_
  std::vector<Method*> called_;               // by the method that is being looked at
};

PurityAnalysis::PurityAnalysis(Hierarchy& classes, PurityAssumptions assumptions)
    : solver_(std::make_unique<Solver>(classes, std::move(assumptions))) {}

PurityAnalysis::~PurityAnalysis() = default;

Purity PurityAnalysis::of(Method& method) {
  const PuritySummary& summary = solver_->solve(method);
  const Origins allowed = method.is_constructor() ? kReceiver : 0;
  Purity result;
  result.pure = (summary.writes & ~allowed) == 0;
  if (!result.pure) result.reason = text_of(summary.reason);
  result.may_throw = summary.may_throw;
  return result;
}

}  // namespace glassbox::ir
