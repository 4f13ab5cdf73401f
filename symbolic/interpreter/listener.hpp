// Watches a run from outside: which instructions it executes, which cells it touches, where it goes. A run
// without a listener pays nothing for the possibility.
//
//   struct Steps : RunListener {
//     std::size_t count = 0;
//     void before(const Frame&) override { ++count; }
//   } steps;
//   vm.set_listener(&steps);
#pragma once

#include <cstdint>
#include <span>

#include "symbolic/interpreter/frame.hpp"

namespace glassbox::symbolic {

// Told of every method that runs, the JDK's included. A listener neither runs code nor changes registers; the
// heap only where it says so.
class RunListener {
 public:
  RunListener() = default;
  virtual ~RunListener() = default;
  RunListener(const RunListener&) = delete;
  RunListener& operator=(const RunListener&) = delete;

  // A call: the arguments are in the new frame's registers.
  virtual void entered(const Frame& /*frame*/) {}
  // `frame.pc` is the instruction about to run.
  virtual void before(const Frame& /*frame*/) {}
  // The frame ends at `frame.pc`, a return: with this value, or none if the method is void.
  virtual void returns(const Frame& /*frame*/, Value /*result*/) {}

  // A field, a static field (of the class's object of statics) or an array element is about to be read,
  // through a constant receiver and index. Nothing is read yet, so that a listener may fill the cell now.
  virtual void reads(Reference /*object*/, std::uint32_t /*cell*/) {}
  // Such a cell has been written.
  virtual void wrote(Reference /*object*/, std::uint32_t /*cell*/) {}
  // A native is about to run; it reads and writes the heap without telling.
  virtual void calls_native(const ir::Method& /*method*/, std::span<const Value> /*arguments*/) {}

  // An exception comes up at `frame.pc`: thrown there by the program or by the interpreter, or left over by a
  // native or a class initialiser that ran there. It leaves frame after frame until one catches it.
  virtual void throws(const Frame& /*frame*/, Reference /*exception*/) {}
  virtual void unwinds(const Frame& /*frame*/, Reference /*exception*/) {}  // the frame ends
  virtual void catches(const Frame& /*frame*/, Reference /*exception*/) {}  // `frame.pc` is the handler
};

}  // namespace glassbox::symbolic
