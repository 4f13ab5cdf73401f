// The command line of one command: its options by group, the words that are none, --help. Every command takes
// -cp.
//
//   CommandLine line("dump", "CLASS [METHOD]", "Prints ...");
//   line.group("output")("bytecode", po::bool_switch(&bytecode), "print the bytecode");
//   line.word("class", name).word("method", method);
//   auto read = line.read(words);  // a Problem says in one line what is wrong with them
#pragma once

#include <fmt/format.h>

#include <boost/program_options.hpp>
#include <charconv>
#include <deque>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "ir/classfile/problem.hpp"

namespace glassbox::drivers {

namespace po = boost::program_options;

// What the notifier of an option throws if it does not take a value: one line for the user.
struct BadValue : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class CommandLine {
 public:
  // `synopsis` is what follows the options in the line of usage.
  CommandLine(std::string command, std::string synopsis, std::string about);

  // Options that --help shows together; call the result with name, value and help for each.
  po::options_description_easy_init group(const std::string& title);
  // The next word that is no option; the first is required.
  CommandLine& word(const std::string& name, std::string& target);
  // Everything after the words belongs to someone else, options included.
  CommandLine& rest(std::vector<std::string>& target);
  CommandLine& epilogue(std::string text);  // of --help

  // False: --help was asked for and shown.
  [[nodiscard]] ir::Result<bool> read(const std::vector<std::string>& words);
  [[nodiscard]] const std::string& class_path() const { return class_path_; }  // empty if not given

 private:
  struct Word {
    std::string name;
    std::string* target;
  };
  [[nodiscard]] po::options_description visible() const;
  [[nodiscard]] std::size_t end_of_words(const po::options_description& options,
                                         const std::vector<std::string>& words) const;
  bool parse(const std::vector<std::string>& words);
  [[nodiscard]] std::string advise(const std::string& message) const;
  void show_help() const;

  std::string command_, synopsis_, about_, epilogue_;
  std::deque<po::options_description> groups_;  // which must not move
  std::vector<Word> words_;
  std::vector<std::string>* rest_ = nullptr;
  std::string class_path_;
};

// All of a text as a number, or nothing: no sign for unsigned numbers, no overflow.
template <class Number>
[[nodiscard]] std::optional<Number> parse_number(std::string_view text) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

// The same within limits; throws BadValue.
template <class Number>
[[nodiscard]] Number parse_within(const std::string& option, std::string_view text, Number least,
                                  Number most) {
  const auto number = parse_number<Number>(text);
  if (number && *number >= least && *number <= most) return *number;
  throw BadValue(fmt::format("{} takes a whole number from {} to {}, not {}", option, least, most, text));
}

// The value of an option that takes a whole number within limits; what the target has already is the default.
template <class Number>
[[nodiscard]] po::value_semantic* whole_number(const std::string& option, Number& target,
                                               std::type_identity_t<Number> least,
                                               std::type_identity_t<Number> most,
                                               const char* value_name = "N") {
  return po::value<std::string>()
      ->value_name(value_name)
      ->default_value(fmt::format("{}", target))
      ->notifier([option, &target, least, most](const std::string& text) {
        target = parse_within<Number>(option, text, least, most);
      });
}

}  // namespace glassbox::drivers
