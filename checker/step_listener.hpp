// Follows a run through the user's own code, step by step: what the JDK does in between is one step.
#pragma once

#include <vector>

#include "symbolic/interpreter/listener.hpp"

namespace glassbox::checker {

class StepListener : public symbolic::RunListener {
 public:
  void entered(const symbolic::Frame& frame) final;
  void before(const symbolic::Frame& frame) final;
  void returns(const symbolic::Frame& frame, symbolic::Value result) final;
  void throws(const symbolic::Frame& frame, symbolic::Reference exception) final;
  void unwinds(const symbolic::Frame& frame, symbolic::Reference exception) final;
  void catches(const symbolic::Frame& frame, symbolic::Reference exception) final;

 protected:
  using Frame = symbolic::Frame;
  using Instruction = ir::Instruction;

  // All of these are about frames of the user's code.
  virtual void call_begins(const Frame& /*frame*/) {}
  virtual void call_ends(const Frame& /*frame*/, symbolic::Value /*result*/) {}
  virtual void call_fails(const Frame& /*frame*/) {}  // it ends by an exception
  virtual void step_begins(const Frame& /*frame*/) {}
  // An instruction that goes on to the next one, not along an exception: its result is in its register.
  virtual void step_ends(const Frame& /*frame*/, const Instruction& /*instruction*/) {}
  // An exception comes up at this frame, from here or from the JDK.
  virtual void exception_comes(const Frame& /*frame*/, symbolic::Reference /*exception*/) {}

  [[nodiscard]] bool in_users_code() const { return !activations_.empty() && activations_.back().is_users; }
  // Whether the innermost call was made by the user's code itself, not by the JDK on its behalf.
  [[nodiscard]] bool called_by_users_code() const {
    return activations_.size() > 1 && activations_[activations_.size() - 2].is_users;
  }

 private:
  struct Activation {
    bool is_users = false;
    const Instruction* running = nullptr;
  };
  void announce(const Frame& frame, symbolic::Reference exception);

  std::vector<Activation> activations_;
  bool announced_ = false;  // the exception that is on its way
};

}  // namespace glassbox::checker
