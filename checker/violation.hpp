// What a counterexample says: text for people, made while the state that it speaks of was in the heap.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "checker/source_line.hpp"

namespace glassbox::checker {

// A line that the operation executed.
struct TraceLine {
  SourceLine at;
  std::size_t depth = 0;            // of calls
  std::vector<std::string> values;  // what it did: "n = node1", "node1.left = null", "find(3)", "returns 4"
  std::size_t left_out = 0;         // not 0: so many lines are left out here, and the rest means nothing
};

struct StateLine {
  std::string text;
  std::string above;     // in a drawing: the object that this one is a child of
  bool changed = false;  // by the operation
};

struct StateText {
  std::vector<StateLine> objects;  // a line per object: "node0: Node { key = 1, left = null }"
  std::vector<StateLine> tree;     // a drawing of what @Tree fields make, if there are any
};

struct Violation {
  std::string operation;             // with its arguments: "put(3, value0)"
  std::string property;              // "repOk", "tree structure", "no uncaught exception", "assertion"
  std::string message;               // of an assertion: what it calls the property, if it says so
  SourceLine place;                  // the line that decided it, as far as it is known
  std::string method;                // that the line is in
  std::string detail;                // the exception; which object is reached twice; or nothing
  std::vector<std::string> stack;    // of the exception: "at Foo.m(Foo.java:12)"
  std::vector<std::string> choices;  // that the run made: "choose(3) = 1 at Foo.java:12"
  std::vector<TraceLine> trace;
  StateText before, after;
  std::string after_title = "after";
  // Where two operations do not commute: what the other order leaves.
  StateText other;
  std::string other_title;
};

}  // namespace glassbox::checker
