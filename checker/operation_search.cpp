#include "checker/operation_search.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "checker/changed_cells.hpp"
#include "checker/search_state.hpp"
#include "checker/tightening.hpp"

namespace glassbox::checker {

using symbolic::sat::Answer;

namespace {

// With `all`: how often in a row a violation may be found that is reported already.
constexpr int kMostRepetitions = 16;        // on one path
constexpr int kMostRepetitiousPaths = 100;  // that throw, of one operation

// How many paths of an operation are given up before the rest is, too. Those that come to the limit on steps
// take their time.
constexpr int kMostPathsLeft = 100;
constexpr int kMostLongPathsLeft = 4;

}  // namespace

OperationSearch::OperationSearch(SearchState& state, const SearchOptions& options, const Operation& operation,
                                 RunningReport& running, OperationReport& report)
    : state_(state),
      options_(options),
      operation_(operation),
      running_(running),
      report_(report),
      required_(state.vm, state.translator, *state.space, state.specification,
                state.prestate ? &*state.prestate : nullptr),
      strays_(state.vm, *state.space),
      selected_(state.circuit.variable()) {}

void OperationSearch::run() {
  if (state_.isomorphs) state_.isomorphs->begin_operation();
  bool goes_on = begin();
  while (goes_on) goes_on = transition();
  if (report_.transitions == 0 && report_.verdict == Verdict::holds && !isomorphs_were_mistaken()) {
    give_up(operation_.source_file(), never_ran(operation_));
  }
}

bool OperationSearch::begin() {
  const auto& arguments = state_.space->arguments(*operation_.method);
  if (!arguments) return give_up(arguments.error().place, arguments.error().message);
  arguments_ = *arguments;
  if (state_.space->any_takes_pool_objects()) {
    for (const Formula f :
         pins_of_absent_objects(state_.vm, *state_.space, state_.encoder, operation_.method).formulas) {
      state_.require(state_.circuit.implication(selected_, f));
    }
  }
  order_objects();
  return require_demands();
}

// Only calls that the specification allows are considered. It is said where the class allows less than those
// above it.
bool OperationSearch::require_demands() {
  const auto start = required_.before(operation_, arguments_);
  if (!start) return give_up(start.error().place, start.error().message);
  const auto possible = [&](Formula f) {
    if (f.is_false()) return false;
    const Formula assumptions[] = {selected_, f};
    return state_.encoder.solve(assumptions) != Answer::unsatisfiable;
  };
  if (possible(start->limit)) give_up(start->cut_short.place, start->cut_short.message);
  if (possible(start->strengthened) && !state_.stop.requested()) {
    state_.assignment = state_.encoder.model();
    if (found() == Found::unconfirmed || !options_.all) return false;
  }
  const Formula calls = state_.circuit.conjunction(start->may_be_called, !start->strengthened);
  state_.require(state_.circuit.implication(selected_, calls));
  if (options_.count) {
    std::vector<Formula> pairs = state_.valid;
    pairs.push_back(calls);
    covered_.emplace(state_.vm, *state_.space, pairs, *operation_.method,
                     [this] { return state_.stop.requested(); });
  }
  return true;
}

bool OperationSearch::give_up(const std::string& place, const std::string& reason) {
  if (said_.emplace(place, reason).second) running_.add_incomplete(report_, place, reason);
  return false;
}

// What keeps a path from being checked need not keep others from it, and these may have violations.
bool OperationSearch::leave_path(const ir::Problem& why, int most) {
  give_up(why.place, why.message);
  return ++paths_left_ < most && !state_.stop.requested();
}

symbolic::Outcome OperationSearch::call() {
  const OperationCall driven = call_of(operation_, arguments_, state_.prestate ? &*state_.prestate : nullptr);
  return state_.vm.call(driven.method, driven.arguments);
}

// Runs the operation on the current assignment. Classes are initialised outside of the transition that meets
// them, which is then run again.
std::optional<symbolic::Outcome> OperationSearch::run_once() {
  for (;;) {
    state_.decisions.follow(state_.assignment);
    state_.vm.begin_transition();
    state_.translator.begin_transition();
    state_.merger.begin_run();
    state_.choices.begin_run();
    state_.vm.set_merger(options_.merge ? &state_.merger : nullptr);
    state_.vm.limit_steps(std::min(options_.steps, look_for_loops_after_));
    symbolic::Outcome outcome = call();
    state_.vm.limit_steps(options_.steps);
    state_.vm.set_merger(nullptr);
    const auto* needs = std::get_if<symbolic::NeedsClass>(&outcome);
    ir::Class* lacking = state_.merger.take_lacking_class();
    if (needs == nullptr && lacking == nullptr) {
      chosen_ = state_.choices.taken();
      return outcome;
    }
    state_.vm.undo_transition();
    if (lacking != nullptr && !state_.vm.initialise(*lacking)) state_.merger.do_without(*lacking);
    if (needs != nullptr && !state_.vm.initialise(*needs->c)) {
      give_up(needs->c->source_file(), "the static initialiser of " + needs->c->java_name() + " fails");
      return std::nullopt;
    }
  }
}

bool OperationSearch::transition() {
  if (state_.stop.requested() || isomorphs_were_mistaken()) return false;
  std::vector<Formula> assumptions = {selected_};
  for (const OrderAhead& order : orders_) assumptions.push_back(order.in_force);
  const Answer answer = state_.encoder.solve(assumptions);
  if (answer == Answer::unsatisfiable) return false;  // S is exhausted
  if (answer == Answer::unknown) return give_up({}, operation_.label + ": the solver was stopped");
  state_.assignment = state_.encoder.model();

  const std::optional<symbolic::Outcome> outcome = run_once();
  if (!outcome) return false;
  const auto* returned = std::get_if<symbolic::Returned>(&*outcome);
  const auto* threw = std::get_if<symbolic::Threw>(&*outcome);
  UnreadTexts& texts = state_.merger.texts();
  const bool is_looked_at = !operation_.promises.empty();
  if (texts.may_survive(*operation_.method, is_looked_at ? returned : nullptr)) texts.keep();
  std::erase_if(orders_, [this](const OrderAhead& order) {
    return state_.isomorphs->tells_apart(state_.decisions, order.numbering);
  });
  const std::vector<std::vector<Formula>> isomorphs = find_isomorphs(threw != nullptr);
  if (returned != nullptr) state_.decisions.simplify_path_constraint();
  // What S loses with this transition. All states on the path of an exception throw just there, and so do
  // those that differ only in the values that its message names: left in, they could be without number.
  const std::vector<Formula> left =
      threw != nullptr ? state_.decisions.without_message() : state_.decisions.path_constraint();
  bool goes_on = !std::holds_alternative<symbolic::Stopped>(*outcome);
  if (const auto* refused = std::get_if<symbolic::Refused>(&*outcome)) {
    goes_on = refused->out_of_steps ? run_is_endless() : leave_path(refused->problem, kMostPathsLeft);
  } else if (std::holds_alternative<symbolic::Exited>(*outcome)) {
    goes_on = give_up(operation_.source_file(), operation_.label + " ends the program");
  } else if (threw != nullptr && !operation_.allows(state_.vm.class_of(threw->exception))) {
    running_.count_transition(report_);
    goes_on = goes_on_after(found());
  } else if (returned != nullptr || threw != nullptr) {
    goes_on = check_path(left, returned);
    if (lacking_ == nullptr) running_.count_transition(report_);
    repetitious_paths_ = 0;
  }
  state_.translator.end_transition();
  if (state_.heap.in_transition()) state_.vm.undo_transition();
  for (const std::vector<Formula>& region : isomorphs) prune(region);
  if (std::exchange(run_again_, false)) return goes_on;
  if (lacking_ != nullptr) return initialise_lacking();
  if (covered_ && !std::holds_alternative<symbolic::AssumedAway>(*outcome)) {
    running_.add_covered(report_, count_covered(left));
  }
  prune(left);
  return goes_on;
}

// What must hold after the operation needs a class that is not initialised: the state is left in S, to be run
// again with it.
bool OperationSearch::initialise_lacking() {
  ir::Class& c = *std::exchange(lacking_, nullptr);
  return state_.vm.initialise(c) ||
         give_up(c.source_file(), "the static initialiser of " + c.java_name() + " fails");
}

// What the run that has ended lets prune besides its own path.
std::vector<std::vector<Formula>> OperationSearch::find_isomorphs(bool threw) {
  std::vector<std::vector<Formula>> regions;
  if (!state_.isomorphs) return regions;
  const symbolic::PathDecisions& path = state_.decisions;
  const std::size_t decided = threw ? path.without_message().size() : path.path_constraint().size();
  for (const Isomorphs::Region& region : state_.isomorphs->found_by(path, decided)) {
    regions.push_back(region.path);
    regions.back().push_back(region.twins);
  }
  if (covered_) stands_for_ = state_.isomorphs->stands_for(state_.assignment);
  return regions;
}

bool OperationSearch::isomorphs_were_mistaken() const {
  return state_.isomorphs && state_.isomorphs->mistaken();
}

// Every choice that the run has made counts with all its values.
PairCount OperationSearch::count_covered(std::span<const Formula> path) {
  constexpr std::size_t kMostSequences = 10'000;
  symbolic::formula::Restriction chosen(state_.circuit);
  PairCount sum;
  std::size_t sequences = 0;
  EnumeratedChoices all;
  do {
    all.begin_run();
    chosen.forget();
    for (const SymbolicChoices::Taken& t : chosen_) {
      const symbolic::Bits wanted = symbolic::Bits::constant(all.choose(t.count).int32());
      if (t.value.is_constant()) continue;
      const symbolic::Bits bits = state_.symbols.bits(t.value);
      for (int i = 0; i < bits.width(); ++i) chosen.learn(bits[i].negated_if(wanted[i].is_false()));
    }
    std::vector<Formula> parts;
    for (const Formula f : path) parts.push_back(chosen(f));
    sum += covered_->by(parts, stands_for_);
    if (++sequences > kMostSequences) return {0, PairCount::kTooMany};
  } while (all.next());
  return sum;
}

void OperationSearch::prune(std::span<const Formula> conjunction) {
  std::vector<Formula> clause = {!selected_};
  for (const Formula f : conjunction) clause.push_back(!f);
  state_.encoder.add_clause(clause);
}

// S ∧ P ∧ ¬R: is there a state on this path after which something does not hold that must?
bool OperationSearch::check_path(std::span<const Formula> path, const symbolic::Returned* returned) {
  restrict_changed_cells(state_.vm, state_.decisions);
  std::vector<Formula> at_hand(path.begin(), path.end());
  at_hand.push_back(selected_);
  state_.check.begin(at_hand, state_.assignment, enough());
  const bool goes_on = check_heap(returned);
  if (goes_on && operation_.keeps_invariant) report_strays();
  state_.check.end();
  return goes_on;
}

std::vector<Value> OperationSearch::reference_arguments() const {
  std::vector<Value> references;
  for (std::size_t k = 0; k < arguments_.size(); ++k) {
    if (operation_.method->parameter_types[k] == ir::BasicType::reference)
      references.push_back(arguments_[k]);
  }
  return references;
}

// What of these states the static check need look at.
std::vector<Formula> OperationSearch::enough() {
  if (!state_.isomorphs || !options_.symmetry) return {};
  return state_.isomorphs->enough_on(state_.decisions, reference_arguments());
}

// Of states that differ only in which object is which, the next one is looked for among some.
void OperationSearch::order_objects() {
  if (!state_.isomorphs || !options_.symmetry) return;
  for (ObjectOrder::Numbering& n : state_.isomorphs->enough_ahead(reference_arguments())) {
    const Formula in_force = state_.circuit.variable();
    for (const Formula f : n.conditions) {
      const Formula clause[] = {!in_force, f};
      state_.encoder.add_clause(clause);
    }
    orders_.push_back({std::move(n), in_force});
  }
}

Formula OperationSearch::tree() {
  return operation_.keeps_invariant ? (*state_.tree)() : Formula::constant(true);
}

std::optional<std::vector<Formula>> OperationSearch::requirements(const symbolic::Returned* returned) {
  const auto clauses = required_.after(returned, options_.lemmas ? &state_.check : nullptr);
  if (!clauses) {
    lacking_ = state_.translator.lacking_class();
    if (lacking_ == nullptr) give_up(clauses.error().place, clauses.error().message);
    return std::nullopt;
  }
  std::vector<Formula> required;
  Formula away = Formula::constant(false);  // by one of the clauses so far
  for (const Requirements::Clause& c : *clauses) {
    if (state_.check.possible(state_.circuit.conjunction(c.limit, !away)) != Answer::unsatisfiable) {
      give_up(c.cut_short.place, c.cut_short.message);
      return std::nullopt;
    }
    away = state_.circuit.disjunction(away, c.assumed_away);
    required.push_back(state_.circuit.disjunction(c.holds, away));
  }
  required.push_back(tree());
  return required;
}

// Where tree fields may make no tree any more, that is asked first: an invariant that walks round a ring has
// no answer.
bool OperationSearch::check_heap(const symbolic::Returned* returned) {
  const Formula tree[] = {this->tree()};
  std::optional<symbolic::formula::Assignment> no_tree;
  if (state_.check.find_violation(tree) == Answer::satisfiable) no_tree = state_.check.model();
  const auto required = no_tree && !options_.all ? std::nullopt : requirements(returned);
  if (required) return report_violations(*required);
  if (!no_tree || lacking_ != nullptr) return false;
  state_.assignment = std::move(*no_tree);
  (void)found();
  return false;
}

// The first violation ends the operation; or, with `all`, one of each kind (operation, property, place) is
// reported. The path will be left for good, so it is asked again: first for states whose tree is one, then
// for states that go another way through the specification, until there are none or kMostRepetitions in a row
// were of a known kind.
bool OperationSearch::report_violations(const std::vector<Formula>& required) {
  const Formula tree = required.back();
  for (int repetitions = 0; repetitions < kMostRepetitions; ++repetitions) {
    const Answer answer = state_.check.find_violation(required);
    if (answer == Answer::unsatisfiable) return true;
    if (answer == Answer::unknown) return give_up({}, operation_.label + ": the solver was stopped");
    state_.assignment = state_.check.model();
    const bool is_tree = state_.assignment.evaluate(tree);
    const Found what = found();
    if (what == Found::unconfirmed || !options_.all) return false;
    if (what == Found::new_one) repetitions = 0;
    const auto seen = is_tree ? alike() : !tree;
    if (!seen) return true;
    state_.check.exclude(*seen);
  }
  return true;
}

// The search goes on, as violations may be found yet.
void OperationSearch::report_strays() {
  for (const Strays::Stray& stray : strays_.left_behind()) {
    const auto [place, text] = strays_.place_and_text(operation_, stray);
    if (said_.contains({place, text})) continue;
    if (state_.check.possible(stray.condition) != Answer::unsatisfiable) give_up(place, text);
  }
}

ReplayContext OperationSearch::replayed() {
  if (state_.heap.in_transition()) state_.vm.undo_transition();
  state_.decisions.follow(state_.assignment);
  return {state_.vm, *state_.space, state_.specification, state_.prestate ? &*state_.prestate : nullptr};
}

// A run that comes to the limit on steps may go round for ever, which is a violation. That is looked for long
// before the limit: with symbolic values a step may be slow. A run that was stopped too early is run again.
bool OperationSearch::run_is_endless() {
  const bool early = look_for_loops_after_ < options_.steps;
  look_for_loops_after_ = std::min(options_.steps, look_for_loops_after_ * 4);
  const ReplayContext where = replayed();
  state_.vm.limit_steps(look_for_loops_after_);
  auto violation = replay_endless(where, state_.assignment, operation_, arguments_);
  state_.vm.limit_steps(options_.steps);
  if (!violation && early) return run_again_ = true;
  if (!violation) return leave_path(violation.error(), kMostLongPathsLeft);
  running_.count_transition(report_);
  running_.add_violation(report_, std::move(*violation));
  return options_.all;
}

// The current assignment is said to break something: run it again with constants only, and describe it.
OperationSearch::Found OperationSearch::found() {
  auto violation = replay(replayed(), state_.assignment, operation_, arguments_);
  if (!violation) {
    if (!state_.stop.requested()) running_.set_internal_error();
    give_up(violation.error().place, violation.error().message);
    return Found::unconfirmed;
  }
  return running_.add_violation(report_, std::move(*violation)) ? Found::new_one : Found::known;
}

// With `all`, an operation whose paths are without number, such as one that writes an int into the text of an
// exception, is left after a while.
bool OperationSearch::goes_on_after(Found exception) {
  if (exception == Found::unconfirmed || !options_.all) return false;
  repetitious_paths_ = exception == Found::new_one ? 0 : repetitious_paths_ + 1;
  if (repetitious_paths_ < kMostRepetitiousPaths) return true;
  return give_up(operation_.source_file(),
                 fmt::format("{}: {} paths in a row threw what is reported already; the rest is left out",
                             operation_.label, kMostRepetitiousPaths));
}

// States that go the same way as the current assignment through the operation and the clauses after it, up to
// the first that does not hold. Nothing if they do not come to an end.
std::optional<Formula> OperationSearch::alike() {
  state_.decisions.follow(state_.assignment);
  state_.vm.begin_transition();
  state_.translator.begin_transition();
  state_.choices.begin_run();
  const symbolic::Outcome ran = call();
  const auto* returned = std::get_if<symbolic::Returned>(&ran);
  bool ended = returned != nullptr || std::holds_alternative<symbolic::Threw>(ran);
  for (const auto& [method, arguments] : required_.calls_after(returned, state_.assignment)) {
    if (!ended) break;
    const symbolic::Outcome asked = state_.vm.call(*method, arguments);
    const auto* answer = std::get_if<symbolic::Returned>(&asked);
    ended = answer != nullptr || std::holds_alternative<symbolic::Threw>(asked);
    if (answer == nullptr || !state_.decisions.holds(is_true(state_.symbols, answer->value))) break;
  }
  state_.vm.undo_transition();
  if (!ended) return std::nullopt;
  return state_.circuit.conjunction(state_.decisions.path_constraint());
}

}  // namespace glassbox::checker
