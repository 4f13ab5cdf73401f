#include "drivers/commands/commands.hpp"

int main(int argc, char** argv) {
  return glassbox::drivers::main_command(std::vector<std::string>(argv + 1, argv + argc));
}
