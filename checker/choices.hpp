// What GlassBox.choose gives in the runs of a search: the k-th choice of a run is a symbolic value of its
// own, so that the search goes through all of them as it goes through the arguments.
#pragma once

#include <functional>
#include <map>
#include <vector>

#include "symbolic/interpreter/environment.hpp"
#include "symbolic/symbols.hpp"

namespace glassbox::checker {

class SymbolicChoices final : public symbolic::Choices {
 public:
  // `require` makes a condition part of S.
  SymbolicChoices(symbolic::Symbols& symbols, std::function<void(symbolic::Formula)> require)
      : symbols_(symbols), require_(std::move(require)) {}

  void begin_run() override { taken_.clear(); }
  [[nodiscard]] symbolic::Value choose(std::int32_t count) override;

  // The choices of the last run, in their order.
  struct Taken {
    symbolic::Value value;
    std::int32_t count = 0;  // among so many
  };
  [[nodiscard]] const std::vector<Taken>& taken() const { return taken_; }

 private:
  symbolic::Symbols& symbols_;
  std::function<void(symbolic::Formula)> require_;
  std::map<std::pair<std::size_t, std::int32_t>, symbolic::Value> values_;  // of the k-th among so many
  std::vector<Taken> taken_;
};

// All sequences of choices, one run after the other:
//
//   do { choices.begin_run(); run(); } while (choices.next());
class EnumeratedChoices final : public symbolic::Choices {
 public:
  void begin_run() override { made_ = 0; }
  [[nodiscard]] symbolic::Value choose(std::int32_t count) override;

  // To the choices of the next run; false: there are no others, and the first come again.
  [[nodiscard]] bool next();

 private:
  struct Choice {
    std::int32_t value, count;
  };
  std::vector<Choice> choices_;
  std::size_t made_ = 0;  // in this run, so far
};

}  // namespace glassbox::checker
