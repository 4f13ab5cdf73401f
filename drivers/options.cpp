#include "drivers/options.hpp"

#include <algorithm>
#include <iostream>

namespace glassbox::drivers {

namespace {

constexpr unsigned kWidth = 120;       // of --help
constexpr unsigned kDescription = 80;  // of the column that explains

// To the parser, words are options too: by names that nobody writes as one.
constexpr const char* kUnexpected = "unexpected word";
std::string option_of_word(const std::string& name) { return "the word " + name; }

}  // namespace

CommandLine::CommandLine(std::string command, std::string synopsis, std::string about)
    : command_(std::move(command)), synopsis_(std::move(synopsis)), about_(std::move(about)) {}

po::options_description_easy_init CommandLine::group(const std::string& title) {
  return groups_.emplace_back(title, kWidth, kDescription).add_options();
}

CommandLine& CommandLine::word(const std::string& name, std::string& target) {
  words_.push_back({name, &target});
  return *this;
}

CommandLine& CommandLine::rest(std::vector<std::string>& target) {
  rest_ = &target;
  return *this;
}

CommandLine& CommandLine::epilogue(std::string text) {
  epilogue_ = std::move(text);
  return *this;
}

po::options_description CommandLine::visible() const {
  po::options_description all("", kWidth, kDescription);
  for (const po::options_description& group : groups_) all.add(group);
  return all;
}

// How many of the words are ours: the others begin after as many words that are no options as we take.
std::size_t CommandLine::end_of_words(const po::options_description& options,
                                      const std::vector<std::string>& words) const {
  std::size_t taken = 0;
  for (std::size_t k = 0; k < words.size(); ++k) {
    if (!words[k].starts_with('-')) {
      if (++taken == words_.size()) return k + 1;
      continue;
    }
    const bool is_long = words[k].starts_with("--");
    const po::option_description* option =
        options.find_nothrow(is_long ? words[k].substr(2) : words[k].substr(0, 2), false, false, false);
    if (option != nullptr && option->semantic()->max_tokens() > 0) ++k;
  }
  return words.size();
}

void CommandLine::show_help() const {
  std::cout << "usage: glassbox " << command_ << " [options] " << synopsis_ << "\n\n"
            << about_ << visible() << epilogue_;
}

ir::Result<bool> CommandLine::read(const std::vector<std::string>& words) {
  group("other options")  //
      ("class-path,c", po::value(&class_path_)->value_name("PATH"),
       "directories and jars, separated by ':', where classes are looked for (default: the current "
       "directory); "
       "also -cp")  //
      ("help,h", "this text");
  try {
    if (!parse(words)) return false;
  } catch (const BadValue& e) {
    return ir::problem({}, e.what());
  } catch (const po::error& e) {
    return ir::problem({}, advise(e.what()));
  }
  return true;
}

std::string CommandLine::advise(const std::string& message) const {
  return fmt::format("{}; see glassbox {} --help", message, command_);
}

bool CommandLine::parse(const std::vector<std::string>& words) {
  po::options_description options = visible();
  std::vector<std::string> accepted = words;
  for (std::string& word : accepted) {
    if (word == "-cp" || word == "-classpath") word = "--class-path";
  }
  if (rest_ != nullptr) {
    const std::size_t end = end_of_words(options, accepted);
    rest_->assign(words.begin() + static_cast<std::ptrdiff_t>(end), words.end());
    accepted.resize(end);
  }
  po::positional_options_description positional;
  for (const Word& word : words_) {
    const std::string name = option_of_word(word.name);
    options.add_options()(name.c_str(), po::value(word.target));
    positional.add(name.c_str(), 1);
  }
  std::vector<std::string> unexpected;
  options.add_options()(kUnexpected, po::value(&unexpected));
  positional.add(kUnexpected, -1);

  namespace style = po::command_line_style;
  po::variables_map values;
  po::store(po::command_line_parser(accepted)
                .options(options)
                .positional(positional)
                .style(style::unix_style & ~style::allow_guessing)
                .run(),
            values);
  if (values.contains("help")) {
    show_help();
    return false;
  }
  po::notify(values);
  if (!unexpected.empty()) throw BadValue(advise("unexpected argument " + unexpected.front()));
  if (words_.front().target->empty()) throw BadValue(advise("no " + words_.front().name + " given"));
  return true;
}

}  // namespace glassbox::drivers
