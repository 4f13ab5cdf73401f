// The commands of the command line. Each gets the words after its name and returns the exit code of the
// process.
#pragma once

#include <string>
#include <vector>

namespace glassbox::drivers {

// Exit codes that mean the same for every command.
namespace exit_code {
inline constexpr int ok = 0;
inline constexpr int failed = 1;      // the program threw; a property is violated
inline constexpr int bad_input = 2;   // usage or input error
inline constexpr int incomplete = 3;  // something that glassbox does not do
inline constexpr int internal_error = 4;
}  // namespace exit_code

// The words after `glassbox`, its command first.
int main_command(const std::vector<std::string>& words);

int check_command(const std::vector<std::string>& words);
int commute_command(const std::vector<std::string>& words);
int run_command(const std::vector<std::string>& words);
int dump_command(const std::vector<std::string>& words);

// "glassbox: message" on standard error; returns exit_code::bad_input.
int complain(const std::string& message);

}  // namespace glassbox::drivers
