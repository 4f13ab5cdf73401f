// Lemmas at call boundaries (design, section 5). A declarative call that is translated again after an
// operation has a twin: what the same call gave before. Mostly the two are equal, or differ by a constant.
// Where that can be shown for all states on the path at hand, the old value (plus the constant) is carried
// upward in place of the new one, and all above it folds to formulas that are known already.
#pragma once

#include "declarative/translation.hpp"
#include "ir/class.hpp"
#include "symbolic/formula/restriction.hpp"

namespace glassbox::declarative {

// Who knows which states are at hand: those that are valid and on one path.
class Lemmas {
 public:
  virtual ~Lemmas() = default;
  // Shown to hold in all of them. False: it does not, or was not shown.
  [[nodiscard]] virtual bool holds_always(Formula f) = 0;
  // What is known of all of them because it is asked about, to simplify formulas by.
  [[nodiscard]] virtual symbolic::formula::Restriction& known() = 0;
  // One of them, to guess from.
  [[nodiscard]] virtual const symbolic::formula::Assignment& example() const = 0;
};

// Replaces the value of `now` by that of `before`, or that plus a constant, and a condition for an error by
// false, where the lemmas allow it. Says whether the value is related to `before`.
bool relate_to_twin(symbolic::Symbols& symbols, const ir::Method& method, Lemmas& lemmas,
                    const Translation& before, Translation& now);

}  // namespace glassbox::declarative
