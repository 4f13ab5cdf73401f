#include "checker/choices.hpp"

#include "checker/fresh_values.hpp"

namespace glassbox::checker {

symbolic::Value SymbolicChoices::choose(std::int32_t count) {
  const auto [known, added] = values_.try_emplace({taken_.size(), count});
  if (added) {
    FreshValues fresh(symbols_);
    known->second = fresh.integer({0, count - 1});
    require_(fresh.domains());
  }
  taken_.push_back({known->second, count});
  return known->second;
}

symbolic::Value EnumeratedChoices::choose(std::int32_t count) {
  if (made_ == choices_.size()) choices_.push_back({0, count});
  return symbolic::Value::of(choices_[made_++].value);
}

bool EnumeratedChoices::next() {
  while (!choices_.empty()) {
    if (++choices_.back().value < choices_.back().count) return true;
    choices_.pop_back();
  }
  return false;
}

}  // namespace glassbox::checker
