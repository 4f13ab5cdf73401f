#include "checker/path_merger.hpp"

#include <algorithm>

#include "checker/declarative_check.hpp"
#include "ir/analysis/loops.hpp"

namespace glassbox::checker {

using symbolic::Value;

namespace {

constexpr std::size_t kLargestCallee = 50;  // instructions of a method that nobody called declarative

}  // namespace

PathMerger::PathMerger(symbolic::Interpreter& vm, declarative::Translator& translator,
                       symbolic::PathDecisions& path, StaticCheck& check)
    : vm_(vm), translator_(translator), path_(path), check_(check), texts_(vm, path), purity_(vm.classes()) {}

bool PathMerger::is_small_and_pure(ir::Method& method) {
  const auto [known, added] = small_and_pure_.try_emplace(&method, false);
  if (!added) return known->second;
  if (method.info == nullptr || !method.info->code || vm_.is_native(method)) return false;
  auto body = vm_.classes().body(method);
  if (!body || (*body)->code.size() > kLargestCallee) return false;
  const ir::Cfg cfg(**body);
  if (!ir::LoopForest(cfg, ir::Edges::normal).loops().empty() || !purity_.of(method).pure) return false;
  return small_and_pure_[&method] = true;
}

// Whether a register is now one of several objects, depending on the path. What an operation then does with
// it concerns them all: measured on a red-black tree of 31 nodes, walking down all ways at once takes a
// seventh fewer transitions and three times the time.
bool PathMerger::chooses_object(const ir::Body& body, ir::BlockIndex meeting, std::span<const Value> before,
                                std::span<const Value> now) {
  const std::vector<ir::Kind>& kinds = body.blocks[meeting].entry_kinds;
  const symbolic::Symbols& symbols = vm_.context().symbols;
  for (std::size_t r = 0; r < now.size(); ++r) {
    const bool is_reference = r < kinds.size() && kinds[r] == ir::Kind::reference;
    if (!is_reference || now[r].is_constant() || now[r] == before[r]) continue;
    std::size_t objects = 0;
    symbols.for_each_alternative(now[r], [&](Formula, std::uint64_t bits) {
      const symbolic::Reference object = Value::from_bits(bits).reference();
      if (!object.is_null() && vm_.class_of(object).instance_cells > 0) ++objects;
    });
    if (objects > 1) return true;
  }
  return false;
}

// Translates in the heap as it is in the middle of the transition. The solver is asked about the path so far,
// if at all.
template <class Translate>
auto PathMerger::translated(Translate translate) {
  bool asked = false;
  translator_.heap_has_changed();
  translator_.may_call = [this](ir::Method& m) {
    using Permission = declarative::Translator::Permission;
    if (is_declarative(m)) return Permission::all_that_it_calls;
    return is_small_and_pure(m) ? Permission::itself : Permission::no;
  };
  const auto refuted = std::exchange(translator_.is_refuted, [&](Formula f) {
    if (!asked) check_.begin(path_.path_constraint(), path_.assignment(), {});
    asked = true;
    return check_.possible(f) == symbolic::sat::Answer::unsatisfiable;
  });
  auto result = translate();
  translator_.is_refuted = refuted;
  translator_.may_call = nullptr;
  note_lacking_class(translator_.lacking_class());
  if (asked) check_.end();
  return result;
}

void PathMerger::note_lacking_class(ir::Class* lacking) {
  if (lacking != nullptr && !unavailable_.contains(lacking)) lacking_class_ = lacking;
}

template <class Translated>
bool PathMerger::goes_well(const Translated& translated) {
  const Formula ends = vm_.context().symbols.circuit().disjunction(translated.error, translated.assumed_away);
  return translated.limit.is_false() && !path_.fails(ends);  // which notes whether it does
}

symbolic::Merger::Branch PathMerger::merge_branch(symbolic::Frame& frame, Formula condition) {
  if (given_up_.contains(frame.pc) || path_.is_known(condition)) return {};
  const auto [found, added] = regions_.try_emplace(frame.pc);
  std::vector<MergeRegion>& regions = found->second;
  if (added) {
    regions = merge_regions(*frame.body, frame.instruction_index());
  }
  while (!regions.empty()) {
    bool drop = false;
    const Branch merged = merge_region(frame, regions.back(), drop);
    if (!drop) return merged;
    regions.pop_back();
  }
  return {};
}

// `drop`: it is of no use here, and so that what is merged does not depend on which state runs, it is not
// tried again in any run.
symbolic::Merger::Branch PathMerger::merge_region(symbolic::Frame& frame, const MergeRegion& merged,
                                                  bool& drop) {
  const std::span<Value> registers(frame.registers, frame.body->register_count);
  auto region = translated([&] {
    return translator_.translate_region(*frame.method, *frame.body, registers, frame.instruction_index(),
                                        merged.exits);
  });
  if (!region) {
    drop = translator_.lacking_class() == nullptr;  // otherwise it is, next time
    return {};
  }
  for (std::size_t k = 0; k < merged.exits.size(); ++k) {
    drop = drop || chooses_object(*frame.body, merged.exits[k], registers, region->exits[k].registers);
  }
  if (drop) return {};
  if (!goes_well(*region)) {
    given_up_.insert(frame.pc);
    return {};
  }
  if (merged.exits.empty()) return {Branch::Way::returns, 0, region->value};
  const std::size_t taken = merged.exits.size() == 1 || path_.holds(region->exits[0].guard) ? 0 : 1;
  std::ranges::copy(region->exits[taken].registers, registers.begin());
  return {Branch::Way::meets, frame.body->blocks[merged.exits[taken]].begin, {}};
}

std::vector<Value> PathMerger::cells_of(symbolic::Reference object) const {
  std::vector<Value> cells;
  for (std::uint32_t k = 0; k < vm_.heap().cell_count(object); ++k) {
    cells.push_back(vm_.heap().read_cell(object, k));
  }
  return cells;
}

bool PathMerger::merge_call(ir::Method& target, std::span<const Value> arguments, Value& result) {
  if (texts_.make(target, arguments, result)) return true;
  note_lacking_class(texts_.take_lacking_class());
  if (given_up_.contains(&target) || !is_declarative(target)) return false;
  const std::vector<Value> copied(arguments.begin(), arguments.end());
  std::vector<Value> unfilled;  // the fields of an object under construction
  if (target.is_constructor()) unfilled = cells_of(copied[0].reference());
  const auto translation = translated([&] { return translator_.translate(target, copied); });
  if (!translation || !goes_well(*translation)) {
    for (std::uint32_t k = 0; k < unfilled.size(); ++k) {
      vm_.heap().write_cell(copied[0].reference(), k, unfilled[k]);
    }
    given_up_.insert(&target);
    return false;
  }
  result = translation->value;
  return true;
}

}  // namespace glassbox::checker
