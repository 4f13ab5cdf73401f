// One call of a declarative method, followed along all its paths at once.
#pragma once

#include <map>
#include <optional>

#include "declarative/path_state.hpp"
#include "declarative/translator.hpp"
#include "ir/analysis/cfg.hpp"
#include "symbolic/semantics/memory.hpp"

namespace glassbox::declarative {

// Where an instruction fails under some condition, the translation goes on without it and the condition
// becomes part of the error. What would need a constant cannot be translated.
class ErrorConditions final : public symbolic::Decisions {
 public:
  explicit ErrorConditions(symbolic::Symbols& symbols) : symbols_(symbols) {}

  [[nodiscard]] bool holds(Formula condition) override;
  [[nodiscard]] bool fails(Formula condition) override;
  [[nodiscard]] Value concretise_integer(Value v) override;
  [[nodiscard]] Value concretise_set(Value v) override;

  Formula guard;  // of the path being followed; what fails is taken out of it
  Formula error;
  bool needs_constant = false;

 private:
  symbolic::Symbols& symbols_;
};

// What a declarative method may call of GlassBox besides isSameObject. Where the condition is false, check
// fails, and assume takes away all that comes of the call.
[[nodiscard]] bool is_check(const ir::Method& method);
[[nodiscard]] bool is_assume(const ir::Method& method);

class GuardedRun {
 public:
  // `twin` is what a similar call gave before the transition, or nullptr.
  GuardedRun(Translator& translator, ir::Method& method, ir::Body& body, const Translation* twin);
  ~GuardedRun();
  GuardedRun(const GuardedRun&) = delete;
  GuardedRun& operator=(const GuardedRun&) = delete;

  [[nodiscard]] Translation run(std::span<const Value> arguments);
  // From the branch with these registers up to where one of these blocks is entered, or to the end of the
  // method.
  [[nodiscard]] Region run_region(std::span<const Value> registers, std::uint32_t branch,
                                  std::span<const ir::BlockIndex> exits);

  // Where it is: a line of the source, or the method's name.
  [[nodiscard]] std::string place() const;
  [[nodiscard]] const ir::Method& method() const { return method_; }

 private:
  void follow_all();
  void follow(PathState state, std::uint32_t block);
  // False: the path ends here.
  bool step(PathState& state, const ir::Instruction& i);
  bool read_memory(PathState& state, const ir::Instruction& i);
  bool read_static(PathState& state, const ir::Instruction& i);
  bool write_field(PathState& state, const ir::Instruction& i);
  bool write_element(PathState& state, const ir::Instruction& i);
  bool make_object(PathState& state, const ir::Instruction& i);
  bool make_array(PathState& state, const ir::Instruction& i);
  bool make_multi_array(PathState& state, const ir::Instruction& i);
  [[nodiscard]] Reference make_arrays(ir::Class& type, std::span<const std::int32_t> lengths);
  bool clone_array(Reference array, Value& result);
  [[nodiscard]] Reference made(Reference object);
  void finish_object(Reference object);
  [[nodiscard]] bool is_own(Value object) const;
  void settle(Translation& result);
  bool read_class(PathState& state, const ir::Instruction& i);
  bool test_type(PathState& state, const ir::Instruction& i);
  void note_opaque(Value object, Formula fails, const ir::Class& type);
  bool call(PathState& state, const ir::Instruction& i);
  [[nodiscard]] Formula is_same_object(Value a, Value b);
  bool call_on_alternatives(PathState& state, const ir::Instruction& i, ir::Method& resolved,
                            std::vector<Value> arguments);
  std::shared_ptr<const Translation> translate_call(const ir::Instruction& i, ir::Method& target,
                                                    std::span<const Value> arguments, Formula guard);
  bool call_target(const ir::Instruction& i, ir::Method& target, std::span<const Value> arguments,
                   Formula guard, Value& result);
  void take_conditions(const Translation& callee, Formula guard);
  void take_away(Formula states);
  // Running a method instead of translating it.
  enum class Running : std::uint8_t { never, possible, preferred, only };
  struct Combination {
    Formula guard;
    std::vector<Value> arguments;  // constants
  };
  [[nodiscard]] bool is_fixed_value(Reference object) const;
  [[nodiscard]] Running running(const ir::Method& method, std::span<const Value> arguments) const;
  [[nodiscard]] std::optional<std::vector<Combination>> combinations(const ir::Method& method,
                                                                     std::span<const Value> arguments,
                                                                     Formula guard) const;
  bool run_combinations(ir::Method& method, std::span<const Combination> lists, Value& result);
  void branch(PathState state, const ir::Instruction& i);
  void switch_on(PathState state, const ir::Instruction& i);
  void go(PathState state, std::uint32_t instruction);
  void finish(const PathState& state, Value result);
  void note_read(Value object, std::uint32_t cell);
  void note_elements(Value array, std::optional<Value> element);  // nothing: all
  bool initialise(ir::Class& c);
  bool unsupported(const std::string& what);
  [[nodiscard]] std::string instead_of_boxing() const;
  [[nodiscard]] std::uint32_t index_of(const ir::Instruction& i) const {
    return static_cast<std::uint32_t>(&i - body_.code.data());
  }

  Translator& translator_;
  ir::Method& method_;
  ir::Body& body_;
  ErrorConditions conditions_;
  symbolic::semantics::Context context_;
  symbolic::Circuit& circuit_;
  const Translation* twin_;

  std::map<std::uint32_t, std::pair<std::uint32_t, PathState>> pending_;  // by merge order: block and state
  std::vector<std::uint32_t> rounds_;                                     // per block, how often it was taken
  std::map<std::uint32_t, std::size_t> calls_at_;  // by instruction: how many were translated so far
  const ir::Instruction* at_ = nullptr;
  Translation result_;
  bool returned_ = false;
  Value this_;                   // the receiver, if there is one
  Reference first_new_;          // objects from here on were made since the call began
  std::vector<Reference> made_;  // those that this very call has made and may still write to
  bool in_region_ = false;
  std::vector<ir::BlockIndex> exits_;
  std::vector<std::optional<PathState>> arrived_;  // at each
};

}  // namespace glassbox::declarative
