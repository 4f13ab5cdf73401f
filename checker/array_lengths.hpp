// How long arrays are, as far as the user does not say: what repOk says of their lengths before it calls
// anything or loops for long is found out before the search space is made.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "checker/bounds.hpp"
#include "checker/specification.hpp"
#include "symbolic/interpreter/interpreter.hpp"
#include "symbolic/sat/solver.hpp"

namespace glassbox::checker {

struct ArrayLengths {
  // The bounds, where no state is valid with arrays of the usual lengths, such as a table that always has 16
  // elements, with longer ones.
  Bounds bounds;
  // How long the tables of the main object can be in valid states, at most, by the names of their fields.
  std::map<std::string, std::size_t> tables;
};

// Makes objects that are of no further use.
[[nodiscard]] ir::Result<ArrayLengths> array_lengths(
    symbolic::Interpreter& vm, ir::Class& main_class, const Bounds& bounds,
    const Specification& specification,
    const std::function<std::unique_ptr<symbolic::sat::Solver>()>& make_solver);

}  // namespace glassbox::checker
