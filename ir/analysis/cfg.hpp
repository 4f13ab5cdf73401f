// The control-flow graph of a body: its blocks, in their order, and a virtual exit. Block 0 is the entry.
//
// Edges along which an exception is thrown are kept apart from those of normal flow, because most questions
// are about one kind: where two arms of a branch rejoin is asked of normal flow, what may run next of all.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/body.hpp"

namespace glassbox::ir {

using BlockIndex = std::uint32_t;
inline constexpr BlockIndex kNoBlock = 0xffffffff;
using Adjacency = std::vector<std::vector<BlockIndex>>;  // per node, the other ends of its edges

// Which edges an analysis follows.
enum class Edges : std::uint8_t {
  normal,  // branches, jumps, switches, falling through; a return leads to the exit, a throw nowhere
  all,     // these, and those of exceptions: to the handlers, and to the exit where no handler catches
           // everything
};

// Whether an instruction can throw at all, in some state of the program. Errors of the virtual machine
// itself, which any instruction may meet (too little memory or stack), do not count.
[[nodiscard]] bool can_throw(Operation operation);

// Whether the handler at the end of this edge catches whatever is thrown.
[[nodiscard]] bool catches_everything(const Body& body, const ExceptionEdge& edge);

class Cfg {
 public:
  explicit Cfg(const Body& body);
  // A graph of its own: the successors of each block, where the number of blocks stands for the exit.
  Cfg(Adjacency normal, Adjacency exceptional);

  [[nodiscard]] BlockIndex block_count() const { return block_count_; }
  [[nodiscard]] BlockIndex exit() const { return block_count_; }
  [[nodiscard]] std::size_t node_count() const { return std::size_t{block_count_} + 1; }  // blocks and exit

  // Without duplicates, in increasing order. The exit has no successors.
  [[nodiscard]] std::span<const BlockIndex> successors(BlockIndex node, Edges edges) const {
    return graph(edges).successors[node];
  }
  [[nodiscard]] std::span<const BlockIndex> predecessors(BlockIndex node, Edges edges) const {
    return graph(edges).predecessors[node];
  }
  [[nodiscard]] const Adjacency& successors(Edges edges) const { return graph(edges).successors; }
  [[nodiscard]] const Adjacency& predecessors(Edges edges) const { return graph(edges).predecessors; }
  // The edges of exceptions alone; a handler may be reached by both kinds.
  [[nodiscard]] std::span<const BlockIndex> exception_successors(BlockIndex block) const {
    return exceptional_.successors[block];
  }
  [[nodiscard]] std::span<const BlockIndex> exception_predecessors(BlockIndex node) const {
    return exceptional_.predecessors[node];
  }

  // The nodes that the entry reaches, each before its successors except where an edge goes back.
  [[nodiscard]] std::vector<BlockIndex> reverse_post_order(Edges edges) const;

 private:
  struct Graph {
    Adjacency successors, predecessors;
  };
  [[nodiscard]] const Graph& graph(Edges edges) const { return edges == Edges::normal ? normal_ : all_; }
  static Graph make_graph(Adjacency successors);
  void connect(Adjacency normal, Adjacency exceptional);

  BlockIndex block_count_ = 0;
  Graph normal_, exceptional_, all_;
};

// A depth-first search from `root`: the nodes it reaches, each after all that it was the first to reach.
// Follows successors[node]; needs no recursion, whatever the depth.
[[nodiscard]] std::vector<BlockIndex> post_order(const Adjacency& successors, BlockIndex root);

}  // namespace glassbox::ir
