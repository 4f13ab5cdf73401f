#include "checker/specification.hpp"

#include <algorithm>

#include "ir/classfile/descriptor.hpp"
#include "ir/signature.hpp"

namespace glassbox::checker {

bool is_assertion_error(const ir::Class& exception) {
  const ir::Class* c = &exception;
  while (c != nullptr && c->name != "java/lang/AssertionError") c = c->super;
  return c != nullptr;
}

std::string Operation::source_file() const {
  if (orders) return orders->methods.front()->owner->source_file();
  return (driver != nullptr ? driver : method)->owner->source_file();
}

bool Operation::is_called(std::string_view text) const {
  const auto without_spaces = [](std::string spaced) {
    std::erase(spaced, ' ');
    return spaced;
  };
  return text == method->name ||
         without_spaces(std::string(text)) == without_spaces(with_parameters(*method));
}

// An assertion that fails is a violation whatever a method says it throws.
bool Operation::allows(const ir::Class& exception) const {
  return !is_assertion_error(exception) &&
         std::ranges::any_of(allowed, [&](const ir::Class* a) { return exception.is_subclass_of(*a); });
}

const Demand* Operation::demand_of(const ir::Class* by) const {
  const auto found = std::ranges::find(demands, by, &Demand::by);
  return found == demands.end() ? nullptr : &*found;
}

std::vector<ir::Method*> Specification::restricting() const {
  std::vector<ir::Method*> all = invariants;
  all.insert(all.end(), preconditions.begin(), preconditions.end());
  return all;
}

bool Specification::looks_back() const {
  return std::ranges::any_of(operations, [](const Operation& o) { return o.orders || !o.promises.empty(); });
}

std::vector<ir::Method*> Specification::methods() const {
  std::vector<ir::Method*> all;
  for (const Operation& o : operations) {
    if (o.orders) {
      all.insert(all.end(), o.orders->methods.begin(), o.orders->methods.end());
    } else {
      all.push_back(o.method);
    }
  }
  return all;
}

std::string with_parameters(const ir::Method& method) {
  std::string list;
  const auto descriptor = ir::classfile::parse_method_descriptor(method.descriptor);
  for (const std::string& p : descriptor->parameters) {
    list += (list.empty() ? "" : ", ") + ir::type_text(p);
  }
  return method.name + "(" + list + ")";
}

std::string never_ran(const Operation& operation) {
  return operation.label +
         " never ran: within the bounds no valid state, with any arguments, is one that its @Pre and "
         "what it assumes allow; with larger ones there may be some";
}

std::vector<std::string> labels_of(const std::vector<Operation>& operations) {
  std::vector<std::string> labels;
  for (const Operation& o : operations) labels.push_back(o.label);
  return labels;
}

}  // namespace glassbox::checker
