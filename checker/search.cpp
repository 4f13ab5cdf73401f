#include "checker/search.hpp"

#include "checker/array_lengths.hpp"
#include "checker/commutation.hpp"
#include "checker/operation_search.hpp"
#include "checker/search_state.hpp"
#include "checker/static_state.hpp"
#include "checker/valid_states.hpp"
#include "symbolic/interpreter/environment.hpp"

namespace glassbox::checker {

using symbolic::sat::Answer;

ir::Result<Specification> specification_for(ir::Hierarchy& classes, ir::Class& c,
                                            const SearchOptions& options) {
  return options.commute ? commutation_of(classes, c, *options.commute, options.specification)
                         : specification_of(classes, c, options.specification);
}

Search::Search(ir::Hierarchy& classes, ir::Class& main_class, SearchOptions options, std::size_t memory,
               symbolic::StopRequest& stop)
    : classes_(classes),
      main_class_(main_class),
      options_(std::move(options)),
      stop_(stop),
      report_(main_class.source_file(), stop),
      state_(std::make_unique<SearchState>(classes, options_, memory, stop, report_.solver_clock())) {
  state_->vm.environment().checking = true;
  state_->vm.environment().choices = &state_->choices;
}

Search::~Search() = default;

ir::Result<Report> Search::run() {
  auto specification = specification_for(classes_, main_class_, options_);
  if (!specification) return tl::unexpected(specification.error());
  state_->specification = std::move(*specification);
  const std::vector<Operation>& operations = state_->specification.operations;
  report_.announce(labels_of(operations));
  if (auto made = initialise_space(); !made && !stop_.requested()) return tl::unexpected(made.error());
  if (state_->encoder.solve() == Answer::unsatisfiable) {
    report_.call_off(main_class_.source_file(),
                     cut_short_ ? "no state within the bounds is known to be valid: see what is cut short"
                                : state_->space->without_valid_state());
  } else {
    for (std::size_t k = 0; k < operations.size() && !stop_.requested(); ++k) {
      OperationReport& report = report_.start(k);
      OperationSearch(*state_, options_, operations[k], report_, report).run();
      const bool mistaken = state_->isomorphs && state_->isomorphs->mistaken();
      if (mistaken && (options_.all || report.verdict == Verdict::holds)) {
        report_.start_over(report);
        OperationSearch(*state_, options_, operations[k], report_, report).run();
      }
      report_.finish(report);
    }
  }
  report_.add_bounds(static_state(state_->vm));
  return report_.so_far();
}

ir::Result<void> Search::initialise_space() {
  const auto make_solver = [this] {
    return symbolic::sat::make_solver(options_.solver, &stop_, &report_.solver_clock());
  };
  const Specification& specification = state_->specification;
  auto lengths = array_lengths(state_->vm, main_class_, options_.bounds, specification, make_solver);
  if (!lengths) return tl::unexpected(lengths.error());
  if (!options_.tighten) lengths->tables.clear();
  SearchSpace& space =
      state_->space.emplace(state_->vm, main_class_, lengths->bounds, std::move(lengths->tables));
  if (auto built = space.build(specification.methods(), calls_of(specification)); !built) return built;
  join_arguments(space, specification);
  report_.set_bounds(space.description());
  ValidStates valid(state_->vm, state_->translator, make_solver);
  auto made = valid.initialise(space, specification,
                               {.pin = !space.any_takes_pool_objects(),
                                .tighten = options_.tighten,
                                .symmetry = options_.isomorphs && options_.symmetry});
  if (!made) return made;
  for (const ir::Problem& where : valid.cut_short()) report_.add_incomplete(where.place, where.message);
  cut_short_ = !valid.cut_short().empty();
  state_->valid = valid.constraints();
  for (const Formula f : state_->valid) state_->require(f);
  for (const Formula f : valid.pins()) state_->require(f);
  if (specification.looks_back())
    state_->prestate.emplace(state_->vm, space, opaque_of(specification)).take();
  state_->tree.emplace(state_->vm, space);
  if (options_.isomorphs) state_->isomorphs.emplace(state_->vm, space, make_solver());
  state_->translator.is_refuted = [this](Formula f) {
    return state_->check.possible(f) == Answer::unsatisfiable;
  };
  return {};
}

}  // namespace glassbox::checker
