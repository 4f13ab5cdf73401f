#include "checker/valid_states.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "checker/isomorphs.hpp"
#include "checker/pigeonholes.hpp"
#include "checker/requirements.hpp"
#include "checker/tightening.hpp"

namespace glassbox::checker {

using symbolic::sat::Answer;
using symbolic::sat::Encoder;

namespace {

bool possible(Encoder& encoder, Formula f) {
  const Formula assumptions[] = {f};
  return encoder.solve(assumptions) != Answer::unsatisfiable;
}

// For as long as it lives, loops of the translation end by the word of this encoder.
class RefutedBy {
 public:
  RefutedBy(declarative::Translator& translator, Encoder& encoder)
      : translator_(translator), before_(translator.is_refuted) {
    translator.is_refuted = [&encoder](Formula f) { return !possible(encoder, f); };
  }
  RefutedBy(const RefutedBy&) = delete;
  RefutedBy& operator=(const RefutedBy&) = delete;
  ~RefutedBy() { translator_.is_refuted = before_; }

 private:
  declarative::Translator& translator_;
  std::function<bool(Formula)> before_;
};

}  // namespace

ir::Result<void> ValidStates::initialise(const SearchSpace& space, const Specification& specification,
                                         const Options& options) {
  const Value self[] = {Value::of(space.main_object())};
  const auto solver = make_solver_();
  Encoder encoder(vm_.context().symbols.circuit(), *solver);
  const RefutedBy refuted(translator_, encoder);
  const auto require = [&](Formula f) {
    constraints_.push_back(f);
    encoder.add(f);
  };
  require(space.domains());
  const std::size_t unspecified = constraints_.size();
  for (ir::Method* m : specification.restricting()) {
    const auto translated = translator_.translate(*m, self);
    if (!translated) return tl::unexpected(translated.error());
    if (possible(encoder, translated->limit)) {
      const ir::Problem where = translator_.limit_reached().value_or(ir::Problem{});
      cut_short_.push_back({where.place, fmt::format("{} is cut short: {}", m->name, where.message)});
    }
    if (possible(encoder, translated->opaque)) {
      const ir::Problem& cast = translator_.opaque_cast();
      cut_short_.push_back(
          {cast.place,
           fmt::format("{} casts opaque objects to {}, which none of them is: give what holds them a "
                       "type that says so, or no state that has them is valid",
                       m->name, cast.message)});
    }
    // States of which it is not known whether they are valid are left out, and the verdict says so.
    require(!translated->limit);
    require(!translated->error);
    require(!translated->assumed_away);
    require(is_true(vm_.context().symbols, translated->value));
  }
  const std::size_t specified = constraints_.size();
  if (options.pin) {
    const Pins pins = pins_of_absent_objects(vm_, space, encoder, nullptr);
    std::vector<Formula>& known_as = pins.by_layout ? constraints_ : pins_;
    known_as.insert(known_as.end(), pins.formulas.begin(), pins.formulas.end());
    for (const Formula f : pins.formulas) encoder.add(f);
  }
  if (!options.tighten) return {};
  const Pigeonholes pigeonholes(vm_, space, encoder);
  for (const Formula f : pigeonholes.facts()) encoder.add(f);

  // What is dropped is implied by S, and with it the specification means the same on the cells as they are
  // now: its old translation has done its work.
  std::vector<ObjectOrder::Numbering> numberings;
  if (options.symmetry) numberings = Isomorphs(vm_, space, make_solver_()).enough_ahead({});
  const std::vector<Formula> dropped = tighten_domains(vm_, space, encoder, numberings);
  constraints_.erase(constraints_.begin() + static_cast<std::ptrdiff_t>(unspecified),
                     constraints_.begin() + static_cast<std::ptrdiff_t>(specified));
  constraints_.insert(constraints_.end(), dropped.begin(), dropped.end());
  translator_.forget();
  // A solver that knows the old translation would refute too much: the new one must say it by itself.
  const auto fresh_solver = make_solver_();
  Encoder fresh_encoder(vm_.context().symbols.circuit(), *fresh_solver);
  for (const Formula f : constraints_) fresh_encoder.add(f);
  for (const Formula f : pins_) fresh_encoder.add(f);
  const RefutedBy refuted_by_domains(translator_, fresh_encoder);
  for (ir::Method* m : specification.restricting()) {
    const auto translated = translator_.translate(*m, self);
    if (!translated) return tl::unexpected(translated.error());
    for (const Formula f : {!translated->limit, !translated->error, !translated->assumed_away,
                            is_true(vm_.context().symbols, translated->value)}) {
      constraints_.push_back(f);
      fresh_encoder.add(f);
    }
  }
  for (const Formula f : pigeonholes.facts()) constraints_.push_back(f);
  return {};
}

}  // namespace glassbox::checker
