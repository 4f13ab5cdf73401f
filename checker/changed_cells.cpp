#include "checker/changed_cells.hpp"

#include <set>

#include "checker/annotations.hpp"

namespace glassbox::checker {

using symbolic::Reference;
using symbolic::Value;

namespace {

class ChangedCells {
 public:
  ChangedCells(symbolic::Interpreter& vm, symbolic::PathDecisions& path) : vm_(vm), path_(path) {}

  void restrict_all() {
    std::set<std::pair<Reference, std::uint32_t>> written;
    for (const symbolic::Heap::LoggedWrite& w : vm_.heap().write_log()) written.emplace(w.object, w.cell);
    for (const auto& [object, cell] : written) restrict_cell(object, cell, type_of_cell(vm_, object, cell));
    while (!made_.empty()) {
      const Reference object = *made_.begin();
      made_.erase(made_.begin());
      restrict_object(object);
    }
  }

 private:
  void restrict_object(Reference object) {
    ir::Class& c = vm_.class_of(object);
    if (c.is_array()) {
      for (std::int32_t i = 0; i < vm_.heap().length(object); ++i) {
        restrict_cell(object, static_cast<std::uint32_t>(i), c.element_type);
      }
      return;
    }
    for (const ir::Field* f : instance_fields(c)) restrict_cell(object, f->cell, f->type);
  }

  void restrict_cell(Reference object, std::uint32_t cell, ir::BasicType type) {
    const Value before = vm_.heap().read_cell(object, cell);
    const Value now = path_.restricted(ir::kind_of(type), before);
    if (now != before) vm_.heap().write_cell(object, cell, now);
    if (type != ir::BasicType::reference) return;
    vm_.context().symbols.for_each_alternative(now, [&](symbolic::Formula, std::uint64_t bits) {
      const Reference target = Value::from_bits(bits).reference();
      if (vm_.heap().is_new(target) && seen_.insert(target).second) made_.insert(target);
    });
  }

  symbolic::Interpreter& vm_;
  symbolic::PathDecisions& path_;
  std::set<Reference> made_, seen_;
};

}  // namespace

ir::BasicType type_of_cell(symbolic::Interpreter& vm, Reference object, std::uint32_t cell) {
  ir::Class& c = vm.class_of(object);
  if (c.is_array()) return c.element_type;
  const bool of_statics = vm.class_table()[c].statics == object;
  for (ir::Class* owner = &c; owner != nullptr; owner = of_statics ? nullptr : owner->super) {
    for (const ir::Field& f : owner->fields) {
      if (f.is_static() == of_statics && f.cell == cell) return f.type;
    }
  }
  return ir::BasicType::void_;
}

void restrict_changed_cells(symbolic::Interpreter& vm, symbolic::PathDecisions& path) {
  ChangedCells(vm, path).restrict_all();
}

}  // namespace glassbox::checker
