// Whether two operations commute (dissertation 8.1): from every valid state, calling one and then the other
// leaves what the other order leaves, as far as equalTo can tell. Both orders are one operation of the
// search: a method of our own that calls the two on the object, then, the other way round, on a copy of it,
// and checks that the results are equal.
#pragma once

#include <array>
#include <string>

#include "checker/prestate.hpp"
#include "checker/search_space.hpp"
#include "checker/specification.hpp"

namespace glassbox::checker {

// The specification of the class, with just one operation. Calls whose preconditions do not hold, in either
// order, are not considered. A Problem: there are no such operations, or no equalTo.
[[nodiscard]] ir::Result<Specification> commutation_of(ir::Hierarchy& classes, ir::Class& c,
                                                       const std::array<std::string, 2>& operations,
                                                       const SpecificationOptions& options);

// After the space was built: what operations in both orders take, is what the two take.
[[nodiscard]] SearchSpace::Calls calls_of(const Specification& specification);
[[nodiscard]] Prestate::Opaque opaque_of(const Specification& specification);
void join_arguments(SearchSpace& space, const Specification& specification);

}  // namespace glassbox::checker
