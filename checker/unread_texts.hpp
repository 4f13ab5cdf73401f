// Texts that an operation makes of numbers and that nobody reads: the "index 5" of an exception that leaves
// the operation. Were every such number made constant, there would be a path for each.
//
// The text is made with the numbers of the state that runs, apart from the path. Under the condition that
// they are these, the String refers to its characters, and otherwise to null: so whoever reads them makes the
// condition part of the path, as with every reference, and for those who never do it stays out of it.
//
//   texts.begin_run();
//   ... if (texts.make(target, arguments, result)) ...
//   if (texts.may_survive(operation, returned)) texts.keep();
#pragma once

#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "symbolic/decisions.hpp"
#include "symbolic/interpreter/interpreter.hpp"
#include "symbolic/interpreter/outcome.hpp"

namespace glassbox::checker {

class UnreadTexts {
 public:
  UnreadTexts(symbolic::Interpreter& vm, symbolic::PathDecisions& path) : vm_(vm), path_(path) {}

  void begin_run() { texts_.clear(); }

  // A call in the middle of a run. False: it makes no such text, and is to be run.
  [[nodiscard]] bool make(ir::Method& target, std::span<const symbolic::Value> arguments,
                          symbolic::Value& result);

  // The class that was not initialised where the last text would have been made, or nullptr.
  [[nodiscard]] ir::Class* take_lacking_class() { return std::exchange(lacking_class_, nullptr); }

  // After the run of an operation: whether anybody may come by a text yet, by what it has returned or
  // written.
  [[nodiscard]] bool may_survive(const ir::Method& operation, const symbolic::Returned* returned) const;
  // What the texts say becomes part of the path.
  void keep();

 private:
  struct Text {
    symbolic::Reference string;
    symbolic::Value characters, coder;
    symbolic::Formula condition;
  };

  enum class Makes : std::uint8_t { no_text, text, exception };
  [[nodiscard]] static Makes made_by(const ir::Method& target);
  [[nodiscard]] bool has_fixed_text(symbolic::Value reference) const;
  [[nodiscard]] std::optional<Text> run_aside(ir::Method& target, std::span<const symbolic::Value> arguments,
                                              Makes makes, symbolic::Value& result);
  void put_off(Text text, symbolic::Formula condition);
  [[nodiscard]] bool may_be_new(symbolic::Value reference) const;

  symbolic::Interpreter& vm_;
  symbolic::PathDecisions& path_;
  std::unordered_map<const ir::Method*, Makes> known_;
  std::vector<Text> texts_;  // of this run
  ir::Class* lacking_class_ = nullptr;
};

}  // namespace glassbox::checker
