#include "checker/array_lengths.hpp"

#include <algorithm>

#include "checker/annotations.hpp"
#include "checker/requirements.hpp"
#include "checker/search_space.hpp"
#include "declarative/translator.hpp"
#include "symbolic/sat/encoder.hpp"

namespace glassbox::checker {

using symbolic::sat::Answer;
using symbolic::sat::Encoder;

namespace {

constexpr std::size_t kMostStretched = 16;

// What of repOk can be known of one search space.
class Lengths {
 public:
  Lengths(symbolic::Interpreter& vm, ir::Class& main_class, const Bounds& bounds,
          std::unique_ptr<symbolic::sat::Solver> solver)
      : vm_(vm),
        main_class_(main_class),
        space_(vm, main_class, bounds),
        solver_(std::move(solver)),
        encoder_(vm.context().symbols.circuit(), *solver_) {}

  // False: nothing can be said; the real translation will say why.
  [[nodiscard]] ir::Result<bool> read(ir::Method& invariant) {
    if (auto built = space_.build(); !built) return tl::unexpected(built.error());
    // Without calls: what the limit cuts short may be true or false.
    declarative::Translator translator(vm_, {.cache = false, .recursion = 1, .rounds = 16});
    const Value self[] = {Value::of(space_.main_object())};
    const auto translated = translator.translate(invariant, self);
    if (!translated) return false;
    symbolic::Circuit& circuit = vm_.context().symbols.circuit();
    const Formula holds = is_true(vm_.context().symbols, translated->value);
    encoder_.add(space_.domains());
    const Formula ends = circuit.disjunction(translated->error, translated->assumed_away);
    encoder_.add(circuit.disjunction(translated->limit, circuit.conjunction(!ends, holds)));
    return true;
  }

  [[nodiscard]] bool may_be_valid() { return encoder_.solve() != Answer::unsatisfiable; }

  [[nodiscard]] bool has_arrays() const {
    return std::ranges::any_of(space_.objects(), [](const auto& o) { return o.type->is_array(); });
  }

  [[nodiscard]] std::map<std::string, std::size_t> longest_tables() {
    std::map<std::string, std::size_t> longest;
    const std::vector<ir::Field*> tables = tree_fields(main_class_);
    for (const SearchSpace::PoolObject& o : space_.objects()) {
      if (!o.type->is_array() || std::ranges::find(tables, o.name, &ir::Field::name) == tables.end())
        continue;
      std::size_t& length = longest.try_emplace(o.name, 0).first->second;
      const Formula assumptions[] = {o.present};
      if (encoder_.solve(assumptions) != Answer::unsatisfiable) {
        length = std::max(length, static_cast<std::size_t>(vm_.heap().length(o.object)));
      }
    }
    return longest;
  }

 private:
  symbolic::Interpreter& vm_;
  ir::Class& main_class_;
  SearchSpace space_;
  std::unique_ptr<symbolic::sat::Solver> solver_;
  Encoder encoder_;
};

}  // namespace

ir::Result<ArrayLengths> array_lengths(
    symbolic::Interpreter& vm, ir::Class& main_class, const Bounds& bounds,
    const Specification& specification,
    const std::function<std::unique_ptr<symbolic::sat::Solver>()>& make_solver) {
  ArrayLengths result{bounds, {}};
  if (specification.invariants.empty()) return result;
  for (;; result.bounds.stretch *= 2) {
    Lengths lengths(vm, main_class, result.bounds, make_solver());
    const auto known = lengths.read(*specification.invariants.front());
    if (!known) return tl::unexpected(known.error());
    if (!*known) break;
    if (lengths.may_be_valid()) {
      result.tables = lengths.longest_tables();
      return result;
    }
    if (bounds.array_length || !lengths.has_arrays() || result.bounds.stretch == kMostStretched) break;
  }
  result.bounds = bounds;
  return result;
}

}  // namespace glassbox::checker
