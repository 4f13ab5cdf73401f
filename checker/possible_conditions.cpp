#include "checker/possible_conditions.hpp"

#include <algorithm>

#include "symbolic/formula/wishes.hpp"

namespace glassbox::checker {

using symbolic::sat::Answer;
using symbolic::sat::Encoder;

void PossibleConditions::watch(Formula condition) {
  if (condition.is_constant() || !known_.try_emplace(condition.code(), Known::open).second) return;
  open_.push_back(condition);
}

bool PossibleConditions::refuted(Formula condition) const {
  return condition.is_constant() ? condition.is_false() : known_.at(condition.code()) == Known::refuted;
}

void PossibleConditions::find_out(const Effort& effort, std::span<const Formula> assumptions) {
  assumptions_.assign(assumptions.begin(), assumptions.end());
  for (const Formula f : open_) (void)encoder_.literal(f);  // beyond the scopes of the questions
  conflicts_before_ = encoder_.solver().statistics().conflicts;
  const std::vector<Formula> conditions = open_;
  settle(conditions, effort);
  encoder_.prefer_nothing();
}

std::int64_t PossibleConditions::conflicts_left(const Effort& effort) const {
  const std::uint64_t spent = encoder_.solver().statistics().conflicts - conflicts_before_;
  return effort.in_all - static_cast<std::int64_t>(spent);
}

// Questions that are too hard are halved.
void PossibleConditions::settle(std::span<const Formula> conditions, const Effort& effort) {
  std::vector<Formula> asked(conditions.begin(), conditions.end());
  Answer answer = Answer::satisfiable;
  while (answer == Answer::satisfiable) {
    std::erase_if(asked, [this](Formula f) { return known_.at(f.code()) != Known::open; });
    if (asked.empty()) return;
    answer = ask(asked, effort);
  }
  if (answer == Answer::unsatisfiable) {
    for (const Formula f : asked) known_[f.code()] = Known::refuted;
    close_known();
  } else if (asked.size() > 1 && conflicts_left(effort) > 0) {
    const std::size_t half = asked.size() / 2;
    settle(std::span(asked).first(half), effort);
    settle(std::span(asked).subspan(half), effort);
  }
}

// Notes what the model shows, of conditions that were not asked for too.
Answer PossibleConditions::ask(std::span<const Formula> any_of, const Effort& effort) {
  const std::int64_t conflicts = std::min(effort.per_question, conflicts_left(effort));
  if (conflicts <= 0) return Answer::unknown;
  // One model may show many of them, together with what was possible before.
  symbolic::formula::Wishes wishes(encoder_.circuit(), example_);
  for (const Formula f : any_of) wishes.add(f);
  for (const Formula f : possible_) wishes.add(f);
  encoder_.prefer(wishes.assignment());
  const Encoder::Scope scope(encoder_);
  encoder_.add_clause(any_of);
  const Answer answer = encoder_.solve(assumptions_, {.conflicts = conflicts, .deadline = {}});
  if (answer != Answer::satisfiable) return answer;
  example_ = encoder_.model();
  for (const Formula f : open_) {
    if (!example_.evaluate(f)) continue;
    known_[f.code()] = Known::possible;
    possible_.push_back(f);
  }
  close_known();
  return answer;
}

void PossibleConditions::close_known() {
  std::erase_if(open_, [this](Formula f) { return known_.at(f.code()) != Known::open; });
}

}  // namespace glassbox::checker
