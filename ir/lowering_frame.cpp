#include "ir/lowering_frame.hpp"

#include <algorithm>

namespace glassbox::ir {

void FrameKinds::set_local(std::size_t slot, Kind kind) {
  // Overwriting the upper half of a long or double destroys it.
  if (slot > 0 && slots(locals[slot - 1]) == 2) locals[slot - 1] = Kind::none;
  locals[slot] = kind;
  if (slots(kind) == 2 && slot + 1 < locals.size()) locals[slot + 1] = Kind::none;
}

bool FrameKinds::join_locals(const std::vector<Kind>& other) {
  bool changed = false;
  for (std::size_t i = 0; i < locals.size(); ++i) {
    if (locals[i] != other[i] && locals[i] != Kind::none) {
      locals[i] = Kind::none;
      changed = true;
    }
  }
  return changed;
}

std::vector<RegisterMove> sequentialise(std::vector<RegisterMove> moves, Register scratch) {
  std::erase_if(moves, [](const RegisterMove& m) { return m.to == m.from; });
  std::vector<RegisterMove> ordered;
  while (!moves.empty()) {
    const auto free = std::find_if(moves.begin(), moves.end(), [&](const RegisterMove& m) {
      return std::none_of(moves.begin(), moves.end(), [&](const RegisterMove& n) { return n.from == m.to; });
    });
    if (free != moves.end()) {
      ordered.push_back(*free);
      moves.erase(free);
    } else {  // every target is still read by another move: save one of them
      const Register saved = moves.front().to;
      ordered.push_back({scratch, saved});
      for (RegisterMove& m : moves) {
        if (m.from == saved) m.from = scratch;
      }
    }
  }
  return ordered;
}

}  // namespace glassbox::ir
