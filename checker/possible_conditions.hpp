// Which of many conditions are possible, that is, true in some model of what an encoder asserts. A question
// is about all that are open: its model shows some of them, none at all settles them together.
//
//   PossibleConditions possible(encoder);
//   possible.watch(condition); ...
//   possible.find_out(effort);
//   if (possible.refuted(condition)) ...
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "symbolic/sat/encoder.hpp"

namespace glassbox::checker {

class PossibleConditions {
 public:
  using Formula = symbolic::formula::Formula;
  struct Effort {  // in conflicts of the solver; what is too hard is left open
    std::int64_t per_question = 10'000;
    std::int64_t in_all = 200'000;
  };

  explicit PossibleConditions(symbolic::sat::Encoder& encoder)
      : encoder_(encoder), example_(encoder.circuit()) {}

  void watch(Formula condition);
  // Of those that are open; asked under these assumptions.
  void find_out(const Effort& effort, std::span<const Formula> assumptions = {});

  [[nodiscard]] bool refuted(Formula condition) const;  // false: it is possible, or open

 private:
  enum class Known : std::uint8_t { open, possible, refuted };

  void settle(std::span<const Formula> conditions, const Effort& effort);
  [[nodiscard]] symbolic::sat::Answer ask(std::span<const Formula> any_of, const Effort& effort);
  void close_known();
  [[nodiscard]] std::int64_t conflicts_left(const Effort& effort) const;

  symbolic::sat::Encoder& encoder_;
  std::unordered_map<std::uint32_t, Known> known_;  // by the codes of the conditions
  std::vector<Formula> open_, possible_;
  symbolic::formula::Assignment example_;  // the last model, if any
  std::vector<Formula> assumptions_;
  std::uint64_t conflicts_before_ = 0;
};

}  // namespace glassbox::checker
