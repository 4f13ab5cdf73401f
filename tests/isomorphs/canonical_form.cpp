#include "tests/isomorphs/canonical_form.hpp"

#include <fmt/format.h>

#include <bliss/graph.hh>
#include <map>
#include <set>

namespace glassbox::test {

namespace {

using checker::SearchSpace;
using symbolic::Reference;
using symbolic::Value;

// A cell, or an argument, which belongs to no object.
struct Place {
  Reference object;
  std::uint32_t index = 0;
  ir::BasicType type = ir::BasicType::void_;
  Value value;
};

std::set<Reference> reached_from(std::vector<Reference> pending, const std::vector<Place>& places) {
  std::set<Reference> reached;
  while (!pending.empty()) {
    const Reference object = pending.back();
    pending.pop_back();
    if (object.is_null() || !reached.insert(object).second) continue;
    for (const Place& p : places) {
      if (p.object == object && p.type == ir::BasicType::reference) pending.push_back(p.value.reference());
    }
  }
  return reached;
}

// Colours are numbered as they come: they have to mean the same in all graphs.
unsigned colour_of(const std::string& meaning) {
  static std::map<std::string, unsigned> colours;
  return colours.try_emplace(meaning, static_cast<unsigned>(colours.size())).first->second;
}

class StateGraph {
 public:
  explicit StateGraph(const SearchSpace& space) {
    std::size_t sets = 0;
    for (const std::vector<Reference>& objects : space.interchangeable_objects()) {
      for (const Reference object : objects) colours_[object] = fmt::format("one of set {}", sets);
      ++sets;
    }
  }

  // A vertex for the place, from its object, to what it holds.
  void add(const Place& place) {
    const bool holds_object = place.type == ir::BasicType::reference && !place.value.reference().is_null();
    const unsigned vertex =
        vertex_of_colour(fmt::format("cell {} {}", place.index, holds_object ? "object" : place_text(place)));
    if (!place.object.is_null()) add_edge(vertex_of(place.object), vertex);
    if (holds_object) add_edge(vertex, vertex_of(place.value.reference()));
  }

  [[nodiscard]] std::string form() {
    bliss::Stats stats;
    const unsigned* labels = graph_.canonical_form(stats, nullptr, nullptr);
    std::vector<unsigned> colours(colour_of_vertex_.size());
    for (std::size_t v = 0; v < colours.size(); ++v) colours[labels[v]] = colour_of_vertex_[v];
    std::set<std::pair<unsigned, unsigned>> edges;
    for (const auto& [from, to] : edges_) edges.emplace(labels[from], labels[to]);
    std::string text;
    for (const unsigned c : colours) text += fmt::format("{} ", c);
    for (const auto& [from, to] : edges) text += fmt::format("{}-{} ", from, to);
    return text;
  }

 private:
  static std::string place_text(const Place& place) { return fmt::format("value {}", place.value.bits()); }
  unsigned vertex_of_colour(const std::string& meaning) {
    colour_of_vertex_.push_back(colour_of(meaning));
    return graph_.add_vertex(colour_of_vertex_.back());
  }
  unsigned vertex_of(Reference object) {
    const auto [known, added] = vertices_.try_emplace(object);
    if (added) {
      const auto colour = colours_.find(object);
      known->second = vertex_of_colour(colour != colours_.end() ? colour->second
                                                                : fmt::format("object {}", object.index()));
    }
    return known->second;
  }
  void add_edge(unsigned from, unsigned to) {
    graph_.add_edge(from, to);
    edges_.emplace_back(from, to);
  }

  bliss::Digraph graph_;
  std::map<Reference, std::string> colours_;
  std::map<Reference, unsigned> vertices_;
  std::vector<unsigned> colour_of_vertex_;
  std::vector<std::pair<unsigned, unsigned>> edges_;
};

}  // namespace

std::string canonical_form(const SearchSpace& space, const std::vector<Value>& constants,
                           const std::vector<ir::BasicType>& argument_types,
                           const std::vector<Value>& arguments) {
  std::vector<Place> places;
  std::vector<Reference> roots = {space.main_object()};
  for (std::size_t k = 0; k < space.cells().size(); ++k) {
    const SearchSpace::Cell& c = space.cells()[k];
    places.push_back({c.object, c.index, c.type, constants[k]});
  }
  for (std::size_t k = 1; k < arguments.size(); ++k) {
    places.push_back({{}, static_cast<std::uint32_t>(k), argument_types[k], arguments[k]});
    if (argument_types[k] == ir::BasicType::reference) roots.push_back(arguments[k].reference());
  }
  const std::set<Reference> reached = reached_from(std::move(roots), places);
  StateGraph graph(space);
  for (const Place& p : places) {
    if (p.object.is_null() || reached.contains(p.object)) graph.add(p);
  }
  return graph.form();
}

}  // namespace glassbox::test
