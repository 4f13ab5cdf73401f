// Which registers an instruction reads and writes.
#pragma once

#include "ir/body.hpp"

namespace glassbox::ir {

template <class Visit>
void for_each_read(const Body& body, const Instruction& i, Visit visit) {
  for (const Register r : {i.a, i.b}) {
    if (r != kNoRegister) visit(r);
  }
  switch (i.operation) {
    case Operation::array_store: visit(i.dst); break;
    case Operation::new_multi_array:
    case Operation::invoke_virtual:
    case Operation::invoke_interface:
    case Operation::invoke_special:
    case Operation::invoke_static:
    case Operation::invoke_dynamic:
      for (const Register r : body.arguments_of(body.calls[i.index])) visit(r);
      break;
    default: break;
  }
}

// Whether it writes to i.dst.
[[nodiscard]] inline bool writes_register(const Instruction& i) {
  return i.dst != kNoRegister && i.operation != Operation::array_store;
}

}  // namespace glassbox::ir
