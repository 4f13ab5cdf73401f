#include "checker/concrete_graph.hpp"

#include "checker/annotations.hpp"
#include "checker/value_pools.hpp"

namespace glassbox::checker {

using symbolic::Reference;

const ConcreteGraph::Cells& ConcreteGraph::references_of(ir::Class& c, bool tree_fields_only) {
  const auto [known, added] = cells_.try_emplace({&c, tree_fields_only});
  if (added) {
    for (const ir::Field* f : tree_fields_only ? tree_fields(c) : instance_fields(c)) {
      if (f->type == ir::BasicType::reference) known->second.push_back(f->cell);
    }
  }
  return known->second;
}

template <class Visit>
void ConcreteGraph::for_each_target(Reference object, bool tree_fields_only, Visit visit) {
  const auto visit_cell = [&](std::uint32_t cell) {
    const Reference target = vm_.heap().read_cell(object, cell).reference();
    if (!target.is_null()) visit(target);
  };
  ir::Class& c = vm_.class_of(object);
  if (is_value_class(c)) return;
  if (!c.is_array()) {
    for (const std::uint32_t cell : references_of(c, tree_fields_only)) visit_cell(cell);
  } else if (c.element_type == ir::BasicType::reference) {
    for (std::int32_t i = 0; i < vm_.heap().length(object); ++i) visit_cell(static_cast<std::uint32_t>(i));
  }
}

std::vector<Reference> ConcreteGraph::reached(std::span<const Reference> roots) {
  std::vector<Reference> objects;
  std::set<Reference> seen;
  const auto visit = [&](Reference r) {
    if (seen.insert(r).second) objects.push_back(r);
  };
  for (const Reference r : roots) visit(r);
  for (std::size_t i = 0; i < objects.size(); ++i) for_each_target(objects[i], false, visit);
  return objects;
}

std::vector<Reference> ConcreteGraph::tree(Reference root) {
  std::vector<Reference> objects = {root};
  std::set<Reference> seen = {root};
  for (std::size_t i = 0; i < objects.size(); ++i) {
    for_each_target(objects[i], true, [&](Reference r) {
      if (seen.insert(r).second) objects.push_back(r);
    });
  }
  return objects;
}

bool ConcreteGraph::is_tree(Reference root) {
  bool shared = false;
  std::set<Reference> seen = {root};
  for (const Reference object : tree(root)) {
    for_each_target(object, true, [&](Reference r) { shared = !seen.insert(r).second || shared; });
  }
  return !shared;
}

}  // namespace glassbox::checker
