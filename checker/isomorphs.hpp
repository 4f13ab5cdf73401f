// Isomorph pruning (dissertation 2.8). States that differ in nothing but which object is which behave alike,
// so one of them stands for all. Where a run makes a reference v constant and takes an object o that is
// fresh, every other fresh object o' would have done as well: with P' decided before, whatever goes wrong in
// a state with P' and v = o' goes wrong in its twin, in which o and o' are exchanged, and the twin has P' and
// v = o. So the region of states with P' and v = o' is pruned. An object is fresh if nothing on the path was
// made constant to be it: all that the run has computed is then the same with o and o' exchanged.
//
//   Isomorphs isomorphs(vm, space, solver);
//   isomorphs.begin_operation();
//   ... run a state ...
//   for (const auto& region : isomorphs.found_by(decisions, decided)) prune(region);
//   ... check.begin(path, state, isomorphs.enough_on(decisions, arguments)) ...
//   if (isomorphs.mistaken()) begin_again();
//
// Why nothing is lost: a region is pruned only if neither it nor that of its twins has a state in common with
// a region that was pruned before. From a state of a pruned region go to its twin, and so on while that is in
// a pruned region: each of these is younger than the one before, so this ends, in a state that is in none.
// The search does not end before that one is on a path that was checked. How runs come to their decisions
// does not matter for this: paths may be forked that were merged before.
//
// The static check of a path needs to look at one numbering only of the objects that nothing on it was made
// constant to be (object_order.hpp): whatever of the other states on the path breaks something has a twin
// there that breaks the same. And as long as no run of the operation has made anything constant to be an
// object of a class, or was pruned as another's twin, all that is pruned is the same with objects of that
// class exchanged: the next state may be looked for among those with one numbering.
//
// Why twins behave alike: the cells of the space are the same with the two objects exchanged, which is looked
// at, and programs see identities by nothing but identity hash codes. As soon as a run or a translation asks
// for that of such an object (Environment::told_apart), or the twin of a state that has run is not where it
// should be, the operation begins again, and nothing is pruned any more.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>

#include "checker/object_order.hpp"
#include "checker/search_space.hpp"
#include "checker/transposition.hpp"
#include "symbolic/decisions.hpp"
#include "symbolic/formula/decision_diagram.hpp"
#include "symbolic/sat/encoder.hpp"

namespace glassbox::checker {

class Isomorphs {
 public:
  // The heap is as it is before a transition.
  Isomorphs(symbolic::Interpreter& vm, const SearchSpace& space,
            std::unique_ptr<symbolic::sat::Solver> solver);

  void begin_operation();

  // States with all of these properties: the path, and one of the twins.
  struct Region {
    std::vector<Formula> path;  // P'
    Formula twins;              // v is one of the objects that would have done as well
    Formula taken;              // v is the one taken: where the twins of these states are
    std::size_t twin_count = 0;
  };
  // What a run lets prune. Only what it decided before the path constraint had so many parts counts; that has
  // not been put in simpler terms since.
  [[nodiscard]] std::vector<Region> found_by(const symbolic::PathDecisions& path, std::size_t decided);

  // It is enough to check states on this path that have all of these properties. The references are those
  // among the arguments of the operation.
  [[nodiscard]] std::vector<Formula> enough_on(const symbolic::PathDecisions& path,
                                               std::span<const Value> references);
  // As long as no path of the operation `tells_apart` the objects of a numbering, it is enough to look for
  // states that have its conditions.
  [[nodiscard]] std::vector<ObjectOrder::Numbering> enough_ahead(std::span<const Value> references);
  [[nodiscard]] bool tells_apart(const symbolic::PathDecisions& path,
                                 const ObjectOrder::Numbering& numbering) const;

  // In the current operation states were left out in the belief that objects are alike, and they are not: all
  // over again.
  [[nodiscard]] bool mistaken() const { return !alike() && (!regions_.empty() || left_out_); }

  // For how many states this one stands, itself included: its twins in pruned regions, and theirs.
  [[nodiscard]] symbolic::formula::Count stands_for(const symbolic::formula::Assignment& state) const;

 private:
  using Choice = symbolic::PathDecisions::Choice;

  [[nodiscard]] bool alike() const;
  void learn_domains();
  [[nodiscard]] std::vector<ObjectOrder::Numbering> numberings(const std::set<Reference>& met,
                                                               std::span<const Value> references);
  [[nodiscard]] Reference met_by(const Choice& choice) const;
  [[nodiscard]] bool interchangeable(Reference a, Reference b) const;
  // Those alternatives of the choice that would have done as well as the one taken, with their conditions.
  struct Other {
    Reference object;
    Formula guard;
  };
  [[nodiscard]] std::vector<Other> fresh_others(const Choice& choice, const std::set<Reference>& met);
  [[nodiscard]] std::optional<Region> region_of(const Choice& choice, const std::vector<Other>& others,
                                                const symbolic::PathDecisions& path);
  [[nodiscard]] bool has_twin(const Region& region, const Other& other, Transposition& exchange,
                              const symbolic::formula::Assignment& state);
  // Whether no region has a state in common with this one, or with its twins.
  [[nodiscard]] bool is_untouched(const Region& region);
  // Nothing if the space is not the same with these objects exchanged.
  [[nodiscard]] Transposition* exchange(Reference a, Reference b);
  [[nodiscard]] bool keeps_space(Transposition& exchange);
  [[nodiscard]] bool becomes(Transposition& exchange, ir::BasicType type, Value before, Value after);
  // Within the domains. False also if that is too hard to say.
  [[nodiscard]] bool implies(std::span<const Formula> conjunction, Formula f);

  symbolic::Interpreter& vm_;
  const SearchSpace& space_;
  std::map<Reference, std::size_t> set_of_;  // of each interchangeable object, the set it is in
  std::vector<Value> cells_;                 // of the space, before transitions
  std::map<std::pair<Reference, Reference>, std::unique_ptr<Transposition>> exchanges_;
  std::unique_ptr<symbolic::sat::Solver> solver_;  // holds the domains, once it is needed
  symbolic::sat::Encoder encoder_;
  bool knows_domains_ = false;
  std::optional<ObjectOrder> order_;  // once it is needed

  // Of the current operation.
  bool left_out_ = false;  // states, by the order
  std::vector<Region> regions_;
  Formula any_region_;
  std::set<std::tuple<Formula, symbolic::Symbol, std::uint64_t>> known_choices_;  // P', v, and what was taken
};

}  // namespace glassbox::checker
