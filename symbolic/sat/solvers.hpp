// The solvers behind make_solver, each an adapter in a file of its own.
#pragma once

#include <memory>

#include "symbolic/sat/solver.hpp"

namespace glassbox::symbolic::sat {

[[nodiscard]] std::unique_ptr<Solver> make_minisat();
[[nodiscard]] std::unique_ptr<Solver> make_cadical();

}  // namespace glassbox::symbolic::sat
