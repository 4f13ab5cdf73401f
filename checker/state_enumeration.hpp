// Every valid state of a search space, one after the other, in the manner of Korat: cells are empty at first,
// and a cell gets its first candidate when the invariant first reads it. When the invariant has answered, the
// cell that was read last and has a candidate left gets its next one. What the invariant did not read does
// not matter to it, and all states that agree on the rest are dealt with at once.
//
// No formula is looked at after the candidates have been collected: this is the oracle that the search is
// compared with.
#pragma once

#include <functional>
#include <unordered_map>

#include "checker/concrete_graph.hpp"
#include "checker/search_space.hpp"
#include "checker/valid_states.hpp"
#include "symbolic/interpreter/listener.hpp"

namespace glassbox::checker {

class StateEnumeration final : private symbolic::RunListener {
 public:
  // `space` is built, and its cells as they were made.
  StateEnumeration(symbolic::Interpreter& vm, const SearchSpace& space)
      : vm_(vm), space_(space), graph_(vm) {}

  // Takes the candidates of all cells and empties them. A Problem names a cell with too many.
  [[nodiscard]] ir::Result<void> begin();

  // What a fresh value of the space can be; `what` names it in a Problem.
  [[nodiscard]] ir::Result<std::vector<Value>> candidates(ir::BasicType type, Value fresh,
                                                          const std::string& what) const;

  // Visitors say false to end the enumeration.
  using Visit = std::function<bool()>;

  // In each valid state, which the heap then holds. A Problem: the specification cannot be run to its end.
  [[nodiscard]] ir::Result<void> for_each_valid_state(const Specification& specification, const Visit& visit);
  // In each way to fill what is empty and reached from the main object or these.
  bool for_each_completion(std::span<const Reference> also, const Visit& visit);

 private:
  struct Cell {
    SearchSpace::Cell place;
    std::vector<Value> candidates;
    bool filled = false;
  };
  struct Choice {
    std::size_t cell, candidate;
  };

  void reads(Reference object, std::uint32_t cell) override;
  void calls_native(const ir::Method& method, std::span<const Value> arguments) override;

  [[nodiscard]] std::string name_of(const SearchSpace::Cell& cell) const;
  [[nodiscard]] ir::Result<bool> holds(const Specification& specification);
  [[nodiscard]] ir::Result<bool> is_true(ir::Method& method);
  [[nodiscard]] bool admitted(std::span<const Reference> also);
  bool next_choice();
  void write(std::size_t cell, Value v) {
    vm_.heap().write_cell(cells_[cell].place.object, cells_[cell].place.index, v);
  }

  symbolic::Interpreter& vm_;
  const SearchSpace& space_;
  ConcreteGraph graph_;
  std::vector<Cell> cells_;
  std::unordered_map<std::uint64_t, std::size_t> index_;  // of a cell, by object and index
  std::vector<Choice> choices_;  // for the cells that the specification has read, in that order
};

}  // namespace glassbox::checker
