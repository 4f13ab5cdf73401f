// Which classes of the program are below a class: nothing but their names and those of their superclasses is
// read before they are loaded.
#include <algorithm>
#include <set>

#include "ir/classfile/class_file_reader.hpp"
#include "ir/hierarchy.hpp"

namespace glassbox::ir {

// A superclass need not be listed itself. The JDK's have no superclass of the program.
void Hierarchy::index_program_classes() {
  subclasses_.emplace();
  std::vector<std::string> pending = class_path_.program_classes();
  std::set<std::string> seen(pending.begin(), pending.end());
  while (!pending.empty()) {
    const std::string name = std::move(pending.back());
    pending.pop_back();
    const auto found = class_path_.find(name);
    if (!found || !*found || !(*found)->module.empty()) continue;
    auto outline = classfile::read_class_outline((*found)->bytes);
    if (!outline || outline->name != name) continue;
    std::vector<std::string> supers = std::move(outline->interfaces);
    supers.push_back(std::move(outline->super));
    for (std::string& super : supers) {
      (*subclasses_)[super].push_back(name);
      if (seen.insert(super).second) pending.push_back(std::move(super));
    }
  }
}

std::vector<Class*> Hierarchy::program_classes_below(Class& c) {
  if (!subclasses_) index_program_classes();
  std::set<std::string> below = {c.name};
  std::vector<std::string> pending = {c.name};
  while (!pending.empty()) {
    const auto direct = subclasses_->find(pending.back());
    pending.pop_back();
    if (direct == subclasses_->end()) continue;
    for (const std::string& name : direct->second) {
      if (below.insert(name).second) pending.push_back(name);
    }
  }
  std::vector<Class*> classes;
  for (const std::string& name : below) {
    const auto loaded = load(name);
    if (loaded && (*loaded)->is_subclass_of(c)) classes.push_back(*loaded);
  }
  return classes;
}

}  // namespace glassbox::ir
