#include "checker/step_listener.hpp"

namespace glassbox::checker {

void StepListener::entered(const Frame& frame) {
  activations_.push_back({symbolic::is_users(*frame.method)});
  if (activations_.back().is_users) call_begins(frame);
}

void StepListener::before(const Frame& frame) {
  Activation& activation = activations_.back();
  if (!activation.is_users) return;
  if (activation.running != nullptr) step_ends(frame, *activation.running);
  activation.running = frame.pc;
  step_begins(frame);
}

void StepListener::returns(const Frame& frame, symbolic::Value result) {
  if (activations_.back().is_users) call_ends(frame, result);
  activations_.pop_back();
}

void StepListener::announce(const Frame& frame, symbolic::Reference exception) {
  if (announced_ || !activations_.back().is_users) return;
  announced_ = true;
  exception_comes(frame, exception);
}

void StepListener::throws(const Frame& frame, symbolic::Reference exception) {
  announced_ = false;
  announce(frame, exception);
}

void StepListener::unwinds(const Frame& frame, symbolic::Reference exception) {
  announce(frame, exception);
  if (activations_.back().is_users) call_fails(frame);
  activations_.pop_back();
}

void StepListener::catches(const Frame& frame, symbolic::Reference exception) {
  announce(frame, exception);
  activations_.back().running = nullptr;
}

}  // namespace glassbox::checker
