#include "checker/state_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <set>

#include "checker/heap_cells.hpp"

namespace glassbox::checker {

using ir::BasicType;

namespace {

std::string joined(const std::vector<std::string>& parts) {
  return fmt::format("{}", fmt::join(parts, ", "));
}

class StateWriter {
 public:
  StateWriter(symbolic::Interpreter& vm, ObjectNames& names) : vm_(vm), names_(names) {}

  std::vector<StateLine> objects(std::span<const Reference> roots) {
    const Reference main_object = roots.front();
    std::vector<StateLine> lines;
    std::deque<Reference> queue;
    std::set<Reference> seen;
    for (const Reference root : roots) {
      if (!root.is_null() && !names_.is_written_out(root) && seen.insert(root).second) queue.push_back(root);
    }
    while (!queue.empty()) {
      const Reference object = queue.front();
      queue.pop_front();
      if (object == main_object || has_cells(object)) lines.push_back({line(object), {}});
      for (const HeapCell& cell : cells_of(vm_, object)) {
        const Reference next = cell.target();
        if (next.is_null() || names_.is_written_out(next)) continue;
        if (seen.insert(next).second) queue.push_back(next);
      }
    }
    return lines;
  }

  std::vector<StateLine> tree(Reference main_object) {
    const std::vector<HeapCell> cells = cells_of(vm_, main_object);
    if (std::ranges::none_of(cells, &HeapCell::is_tree)) return {};
    draw(main_object, {}, {}, 0);
    return std::move(drawing_);
  }

 private:
  // An object without any is just its name.
  [[nodiscard]] bool has_cells(Reference object) {
    return vm_.heap().is_array(object) || vm_.heap().cell_count(object) > 0;
  }

  std::string line(Reference object) {
    ir::Class& c = vm_.class_of(object);
    std::vector<std::string> parts;
    for (const HeapCell& cell : cells_of(vm_, object)) {
      const std::string value = names_.value(cell.type, cell.value);
      parts.push_back(c.is_array() ? value : cell.label + " = " + value);
    }
    const std::string type =
        c.is_array() ? fmt::format("{}[{}]", c.element->short_name(), parts.size()) : c.short_name();
    return parts.empty() ? fmt::format("{}: {} {{ }}", names_.name(object), type)
                         : fmt::format("{}: {} {{ {} }}", names_.name(object), type, joined(parts));
  }

  // What a drawing says of a node itself: numbers and opaque values, not how it is linked.
  std::string values(const std::vector<HeapCell>& cells) {
    std::vector<std::string> parts;
    for (const HeapCell& cell : cells) {
      const Reference target = cell.target();
      const bool is_link =
          cell.type == BasicType::reference &&
          (cell.is_tree || target.is_null() || (!names_.is_written_out(target) && has_cells(target)));
      if (!is_link) parts.push_back(cell.label + " = " + names_.value(cell.type, cell.value));
    }
    return joined(parts);
  }

  // Children are further to the right, but a node that can have only one has it below: a list is a column.
  void draw(Reference object, const std::string& above, const std::string& label, std::size_t depth) {
    const bool again = !drawn_.insert(object).second;
    const std::vector<HeapCell> cells = cells_of(vm_, object);
    const std::string node = (label.empty() ? "" : label + ": ") + names_.name(object);
    const std::string own = again ? "(again)" : values(cells);
    drawing_.push_back({std::string(2 * depth, ' ') + node + (own.empty() ? "" : "  " + own), above});
    if (again) return;
    const bool is_chain = depth > 0 && std::ranges::count_if(cells, &HeapCell::is_tree) == 1;
    for (const HeapCell& cell : cells) {
      if (!cell.is_tree || cell.target().is_null()) continue;
      draw(cell.target(), names_.name(object), cell.label, is_chain ? depth : depth + 1);
    }
  }

  symbolic::Interpreter& vm_;
  ObjectNames& names_;
  std::set<Reference> drawn_;
  std::vector<StateLine> drawing_;
};

void mark(const std::vector<StateLine>& before, std::vector<StateLine>& after) {
  std::set<std::pair<std::string, std::string>> known;
  for (const StateLine& line : before) known.emplace(line.above, line.text);
  for (StateLine& line : after) line.changed = !known.contains({line.above, line.text});
}

// "node0" of "node0: Node { ... }"
std::string object_of(const StateLine& line) { return line.text.substr(0, line.text.find(':')); }

}  // namespace

StateText describe_state(symbolic::Interpreter& vm, ObjectNames& names, std::span<const Reference> roots) {
  StateWriter writer(vm, names);
  return {writer.objects(roots), writer.tree(roots.front())};
}

void mark_changes(const StateText& before, StateText& after) {
  mark(before.objects, after.objects);
  mark(before.tree, after.tree);
  std::set<std::string> reached;
  for (const StateLine& line : after.objects) reached.insert(object_of(line));
  std::vector<std::string> gone;
  for (const StateLine& line : before.objects) {
    if (!reached.contains(object_of(line))) gone.push_back(object_of(line));
  }
  if (!gone.empty()) after.objects.push_back({"no longer reached: " + joined(gone), {}, true});
}

}  // namespace glassbox::checker
