// The pruning of isomorphs against exact isomorphism: for small classes, all pairs of a valid state and
// arguments are enumerated, and an operation is run as the search runs it. Whatever was pruned must have an
// isomorph that was not; and what is said about exchanging two objects is proved, of S and of every path.
#include "checker/isomorphs.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "checker/operations.hpp"
#include "checker/path_merger.hpp"
#include "checker/static_check.hpp"
#include "checker/tightening.hpp"
#include "checker/valid_states.hpp"
#include "symbolic/interpreter/environment.hpp"
#include "tests/isomorphs/canonical_form.hpp"
#include "tests/unit/world.hpp"

using namespace glassbox;
using namespace glassbox::symbolic;
using checker::Isomorphs;
using checker::SearchSpace;
using checker::Transposition;
using formula::Assignment;
using sat::Answer;
using sat::Encoder;

namespace {

using Conjunction = std::vector<Formula>;

std::unique_ptr<sat::Solver> minisat() { return sat::make_solver(sat::SolverKind::minisat); }

bool holds(const Assignment& state, const Conjunction& parts) {
  return std::ranges::all_of(parts, [&state](Formula f) { return state.evaluate(f); });
}

Value evaluate(Symbols& symbols, const Assignment& state, ir::BasicType type, Value v) {
  if (v.is_constant()) return v;
  const ir::Kind kind = ir::kind_of(type);
  if (kind == ir::Kind::int32 || kind == ir::Kind::int64) return Value::of(evaluate(state, symbols.bits(v)));
  for (const Alternative& a : symbols.alternatives(v)) {
    if (state.evaluate(a.guard)) return Value::from_bits(a.bits);
  }
  FAIL("no alternative holds");
  return {};
}

// One operation of a class, its valid states and arguments, and what a search prunes of them.
class Pruning {
 public:
  Pruning(const std::string& file, const std::string& name, const std::string& operation, std::size_t nodes,
          bool merge)
      : world_(file) {
    world_.vm.environment().checking = true;
    ir::Class& main = **world_.classes.load(name);
    const std::vector<ir::Method*> operations = checker::operations_of(world_.classes, main);
    operation_ = *std::ranges::find(operations, operation, &ir::Method::name);
    space_.emplace(
        world_.vm, main,
        checker::Bounds{.nodes = nodes, .per_class = {}, .values = 2, .ints = {{0, 1}}, .array_length = {}});
    REQUIRE(space_->build({&operation_, 1}));
    const auto specification = checker::specification_of(world_.classes, main, {});
    REQUIRE(specification);
    checker::ValidStates valid(world_.vm, translator_, minisat);
    REQUIRE(valid.initialise(*space_, *specification, {.pin = !space_->takes_pool_objects(*operation_)}));
    REQUIRE(valid.cut_short().empty());
    valid_ = valid.constraints();
    for (const Formula f : valid_) encoder_.add(f);
    const Conjunction pins =
        checker::pins_of_absent_objects(world_.vm, *space_, encoder_, operation_).formulas;
    valid_.insert(valid_.end(), pins.begin(), pins.end());
    for (const Formula f : pins) encoder_.add(f);
    for (const Formula f : valid_) check_.require(f);
    translator_.is_refuted = [this](Formula f) { return check_.possible(f) == Answer::unsatisfiable; };
    for (const SearchSpace::Cell& c : space_->cells())
      cells_.push_back(world_.heap.read_cell(c.object, c.index));
    isomorphs_.emplace(world_.vm, *space_, minisat());
    isomorphs_->begin_operation();
    if (merge) merger_.emplace(world_.vm, translator_, world_.decisions, check_);
  }

  // The loop of the search, without its checks.
  void search() {
    while (encoder_.solve() == Answer::satisfiable) {
      world_.assignment = encoder_.model();
      run();
      const std::size_t decided = world_.decisions.path_constraint().size();
      const auto found = isomorphs_->found_by(world_.decisions, decided);
      paths_.push_back(world_.decisions.path_constraint());
      enough_.push_back(isomorphs_->enough_on(world_.decisions, references()));
      prune(paths_.back());
      for (const Isomorphs::Region& region : found) {
        regions_.push_back(region);
        Conjunction parts = region.path;
        parts.push_back(region.twins);
        prune(parts);
      }
      translator_.end_transition();
      if (world_.heap.in_transition()) world_.vm.undo_transition();
      REQUIRE(!isomorphs_->mistaken());
    }
  }

  // All pairs, by blocking one after the other.
  [[nodiscard]] std::vector<Assignment> all_pairs() {
    const auto solver = minisat();
    Encoder encoder(world_.circuit, *solver);
    for (const Formula f : valid_) encoder.add(f);
    std::vector<Assignment> pairs;
    while (encoder.solve() == Answer::satisfiable) {
      pairs.push_back(encoder.model());
      std::vector<Formula> other;
      for (const checker::FreshValues::Variable& v : space_->variables()) {
        other.push_back(v.formula.negated_if(pairs.back().evaluate(v.formula)));
      }
      encoder.add_clause(other);
    }
    return pairs;
  }

  [[nodiscard]] std::string form(const Assignment& state) {
    std::vector<Value> constants, arguments;
    for (std::size_t k = 0; k < cells_.size(); ++k) {
      constants.push_back(evaluate(world_.symbols, state, space_->cells()[k].type, cells_[k]));
    }
    const std::vector<Value>& symbolic = *space_->arguments(*operation_);
    for (std::size_t k = 0; k < symbolic.size(); ++k) {
      arguments.push_back(evaluate(world_.symbols, state, operation_->parameter_types[k], symbolic[k]));
    }
    return test::canonical_form(*space_, constants, operation_->parameter_types, arguments);
  }

  [[nodiscard]] bool was_run(const Assignment& state) const {
    return std::ranges::any_of(paths_, [&](const Conjunction& path) { return holds(state, path); });
  }
  [[nodiscard]] bool was_pruned(const Assignment& state) const {
    return std::ranges::any_of(regions_, [&](const Isomorphs::Region& region) {
      return state.evaluate(region.twins) && holds(state, region.path);
    });
  }
  [[nodiscard]] std::size_t transitions() const { return paths_.size(); }
  [[nodiscard]] bool was_run_on(std::size_t path, const Assignment& state) const {
    return holds(state, paths_[path]);
  }
  // The static check of this path looks at this state of it.
  [[nodiscard]] bool was_checked_on(std::size_t path, const Assignment& state) const {
    return was_run_on(path, state) && holds(state, enough_[path]);
  }
  // What a check would look at if nothing had been met.
  [[nodiscard]] Conjunction enough_of_all() {
    Conjunction enough;
    for (const checker::ObjectOrder::Numbering& n : isomorphs_->enough_ahead(references())) {
      enough.insert(enough.end(), n.conditions.begin(), n.conditions.end());
    }
    return enough;
  }
  [[nodiscard]] const std::vector<Isomorphs::Region>& regions() const { return regions_; }

  // S is the same with any two interchangeable objects exchanged, and for each region there are exchanges
  // that make it that of its twins: proved by the solver.
  void prove_symmetry() {
    const auto solver = minisat();
    Encoder encoder(world_.circuit, *solver);
    for (const Formula f : valid_) encoder.add(f);
    const auto implies = [&](Conjunction under, Formula f) {
      under.push_back(!f);
      return encoder.solve(under) == Answer::unsatisfiable;
    };
    for (const std::vector<Reference>& objects : space_->interchangeable_objects()) {
      for (std::size_t a = 0; a < objects.size(); ++a) {
        for (std::size_t b = a + 1; b < objects.size(); ++b) {
          Transposition exchange(world_.vm, *space_, objects[a], objects[b]);
          REQUIRE(exchange.is_possible());
          for (const Formula f : valid_) REQUIRE(implies({}, exchange(f)));
          for (const Isomorphs::Region& region : regions_) exchanged_regions(region, exchange, implies);
        }
      }
    }
    for (const Isomorphs::Region& region : regions_) {
      Conjunction with = region.path;
      with.push_back(region.twins);
      const auto found = twins_.find(&region);
      REQUIRE(found != twins_.end());
      REQUIRE(implies(with, world_.circuit.disjunction(found->second)));  // every state has its exchange
    }
  }

 private:
  [[nodiscard]] std::vector<Value> references() const {
    std::vector<Value> found;
    const std::vector<Value>& arguments = *space_->arguments(*operation_);
    for (std::size_t k = 0; k < arguments.size(); ++k) {
      if (operation_->parameter_types[k] == ir::BasicType::reference) found.push_back(arguments[k]);
    }
    return found;
  }
  void run() {
    for (;;) {
      world_.decisions.follow(world_.assignment);
      world_.vm.begin_transition();
      translator_.begin_transition();
      if (merger_) merger_->begin_run();
      world_.vm.set_merger(merger_ ? &*merger_ : nullptr);
      const Outcome outcome = world_.vm.call(*operation_, *space_->arguments(*operation_));
      world_.vm.set_merger(nullptr);
      const auto* needs = std::get_if<NeedsClass>(&outcome);
      ir::Class* lacking = merger_ ? merger_->take_lacking_class() : nullptr;
      REQUIRE(!std::holds_alternative<Refused>(outcome));
      if (needs == nullptr && lacking == nullptr) return;
      world_.vm.undo_transition();
      REQUIRE(world_.vm.initialise(lacking != nullptr ? *lacking : *needs->c));
    }
  }
  void prune(const Conjunction& parts) {
    std::vector<Formula> clause;
    for (const Formula f : parts) clause.push_back(!f);
    encoder_.add_clause(clause);
  }
  // Notes which of the region's states this exchange makes states of their twins, path and all.
  template <class Implies>
  void exchanged_regions(const Isomorphs::Region& region, Transposition& exchange, const Implies& implies) {
    for (const Formula part : region.path) {
      if (!implies(region.path, exchange(part))) return;
    }
    // Of the twins, those that it makes the one taken.
    twins_[&region].push_back(world_.circuit.conjunction(region.twins, exchange(region.taken)));
  }

  test::World world_;
  ir::Method* operation_ = nullptr;
  std::optional<SearchSpace> space_;
  declarative::Translator translator_{world_.vm, {}};
  Conjunction valid_;
  std::vector<Value> cells_;
  std::unique_ptr<sat::Solver> solver_ = minisat();
  Encoder encoder_{world_.circuit, *solver_};
  checker::StaticCheck check_{world_.circuit, minisat(), true};
  std::optional<checker::PathMerger> merger_;
  std::optional<Isomorphs> isomorphs_;
  std::vector<Conjunction> paths_, enough_;
  std::vector<Isomorphs::Region> regions_;
  std::map<const Isomorphs::Region*, std::vector<Formula>> twins_;
};

// Returns how many pairs were pruned as isomorphs.
std::size_t compare(const std::string& file, const std::string& name, const std::string& operation,
                    std::size_t nodes, bool merge = true) {
  CAPTURE(name, operation, nodes, merge);
  Pruning pruning(file, name, operation, nodes, merge);
  pruning.search();
  std::set<std::string> forms, forms_run;
  std::vector<std::string> forms_pruned;
  std::vector<std::set<std::string>> forms_on(pruning.transitions()), forms_checked(pruning.transitions());
  for (const Assignment& pair : pruning.all_pairs()) {
    const std::string form = pruning.form(pair);
    forms.insert(form);
    for (std::size_t k = 0; k < pruning.transitions(); ++k) {
      if (pruning.was_run_on(k, pair)) forms_on[k].insert(form);
      if (pruning.was_checked_on(k, pair)) forms_checked[k].insert(form);
    }
    const bool was_run = pruning.was_run(pair), was_pruned = pruning.was_pruned(pair);
    REQUIRE((was_run || was_pruned));  // the search has come to its end
    if (was_run) forms_run.insert(form);
    if (was_pruned) forms_pruned.push_back(form);
  }
  for (const std::string& form : forms_pruned) REQUIRE(forms_run.contains(form));
  REQUIRE(forms == forms_run);
  REQUIRE(forms_on == forms_checked);
  pruning.prove_symmetry();
  return forms_pruned.size();
}

}  // namespace

TEST_CASE("every pair that is pruned as an isomorph has an isomorph that was run", "[isomorphs]") {
  const std::string here = "tests/isomorphs/";
  for (const bool merge : {true, false}) {
    CHECK(compare(here + "ThreeParameters.java", "ThreeParameters", "foo", 3, merge) > 0);
    for (const char* operation : {"same", "claim", "drop"}) {
      CHECK(compare(here + "OpaqueValues.java", "OpaqueValues", operation, 2, merge) > 0);
    }
    for (const char* operation : {"heavier", "drop", "fails", "store"}) {
      CHECK(compare(here + "AssumesLate.java", "AssumesLate", operation, 2, merge) > 0);
    }
    for (const char* operation : {"addFirst", "removeAfter", "link", "unlink", "colour", "reverse"}) {
      CHECK(compare("examples/Graph.java", "Graph", operation, 2, merge) > 0);
    }
    CHECK(compare("examples/Graph.java", "Graph", "colour", 3, merge) > 0);
    CHECK(compare("tests/oracle/classes/Cycles.java", "Cycles", "cut", 3, merge) > 0);
    CHECK(compare("tests/oracle/classes/PoolArguments.java", "PoolArguments", "link", 2, merge) > 0);
    CHECK(compare("tests/oracle/classes/PoolArguments.java", "PoolArguments", "replace", 2, merge) == 0);
  }
}

TEST_CASE("of states that differ in which object is which, the order leaves one", "[isomorphs]") {
  const auto left_and_forms = [](const std::string& file, const std::string& name,
                                 const std::string& operation, std::size_t nodes) {
    Pruning pruning(file, name, operation, nodes, true);
    const Conjunction enough = pruning.enough_of_all();
    std::size_t left = 0;
    std::set<std::string> forms, forms_left;
    for (const Assignment& pair : pruning.all_pairs()) {
      forms.insert(pruning.form(pair));
      if (!holds(pair, enough)) continue;
      ++left;
      forms_left.insert(pruning.form(pair));
    }
    REQUIRE(forms_left == forms);
    return std::pair(left, forms.size());
  };
  for (const auto& [left, forms] :
       {left_and_forms("examples/Graph.java", "Graph", "addFirst", 2),
        left_and_forms("examples/Graph.java", "Graph", "colour", 3),
        left_and_forms("tests/oracle/classes/Cycles.java", "Cycles", "cut", 3),
        left_and_forms("tests/isomorphs/OpaqueValues.java", "OpaqueValues", "same", 2)}) {
    CHECK(left == forms);
  }
  // Boxes that only lids know are numbered anyhow: some states are left twice, none is lost.
  const auto [left, forms] = left_and_forms("tests/isomorphs/TwoPools.java", "TwoPools", "touch", 2);
  CHECK(left > forms);
}
