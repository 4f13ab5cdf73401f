// Follows several paths of an operation at once where that is sound: regions of a body and calls without
// effects. What may go wrong in them becomes part of the path constraint; where it does go wrong in the state
// that runs, or where more would be needed, the operation forks as usual.
#pragma once

#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "checker/merge_regions.hpp"
#include "checker/static_check.hpp"
#include "checker/unread_texts.hpp"
#include "declarative/translator.hpp"
#include "ir/analysis/purity.hpp"
#include "symbolic/decisions.hpp"
#include "symbolic/interpreter/merger.hpp"

namespace glassbox::checker {

class PathMerger final : public symbolic::Merger {
 public:
  PathMerger(symbolic::Interpreter& vm, declarative::Translator& translator, symbolic::PathDecisions& path,
             StaticCheck& check);

  // Another run begins.
  void begin_run() {
    given_up_.clear();
    texts_.begin_run();
  }
  // What it has put off.
  [[nodiscard]] UnreadTexts& texts() { return texts_; }

  [[nodiscard]] Branch merge_branch(symbolic::Frame& frame, Formula condition) override;
  [[nodiscard]] bool merge_call(ir::Method& target, std::span<const symbolic::Value> arguments,
                                symbolic::Value& result) override;

  // The class that was not initialised where paths would have been merged, since it was last asked: the run
  // is to be repeated with it, so that what is merged does not depend on which state runs first.
  [[nodiscard]] ir::Class* take_lacking_class() { return std::exchange(lacking_class_, nullptr); }
  // Its initialiser fails: paths that need it are not merged.
  void do_without(const ir::Class& c) { unavailable_.insert(&c); }

 private:
  [[nodiscard]] Branch merge_region(symbolic::Frame& frame, const MergeRegion& merged, bool& drop);
  [[nodiscard]] bool is_small_and_pure(ir::Method& method);
  [[nodiscard]] bool chooses_object(const ir::Body& body, ir::BlockIndex meeting,
                                    std::span<const symbolic::Value> before,
                                    std::span<const symbolic::Value> now);
  template <class Translate>
  [[nodiscard]] auto translated(Translate translate);
  void note_lacking_class(ir::Class* lacking);  // nullptr: there is none
  [[nodiscard]] std::vector<symbolic::Value> cells_of(symbolic::Reference object) const;
  template <class Translated>
  [[nodiscard]] bool goes_well(const Translated& translated);

  symbolic::Interpreter& vm_;
  declarative::Translator& translator_;
  symbolic::PathDecisions& path_;
  StaticCheck& check_;
  UnreadTexts texts_;
  ir::PurityAnalysis purity_;
  std::unordered_map<const ir::Instruction*, std::vector<MergeRegion>> regions_;  // the best one last
  std::unordered_map<const ir::Method*, bool> small_and_pure_;
  // Branches and methods that did not go well in this run: in a deep recursion, trying again and again what
  // fails in the end would take its depth in time.
  std::unordered_set<const void*> given_up_;
  ir::Class* lacking_class_ = nullptr;
  std::unordered_set<const ir::Class*> unavailable_;
};

}  // namespace glassbox::checker
