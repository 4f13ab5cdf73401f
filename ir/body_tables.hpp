// Adds names and constants to the tables of a Body, each once.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "ir/body.hpp"

namespace glassbox::ir {

class BodyTables {
 public:
  explicit BodyTables(Body& body) : body_(body) {}

  std::uint32_t class_ref(const std::string& name);
  std::uint32_t field(const std::string& owner, const std::string& name, const std::string& descriptor);
  std::uint32_t method(const std::string& owner, const std::string& name, const std::string& descriptor,
                       bool interface);
  std::uint32_t string(const std::string& modified_utf8);
  std::uint32_t call(std::uint32_t reference, std::span<const Register> arguments);

  // A register that holds this constant, or kNoRegister if the body has enough of them: a frame pays for each
  // one when it is made, so the rest are loaded where they are used. The register is provisional (from
  // kConstantRegisters up) until `place_constants` moves it behind the last other register.
  Register constant_register(Constant constant);
  std::uint32_t constant(Constant constant);  // into Body::constants
  void place_constants(std::uint16_t first);

  static constexpr Register kConstantRegisters = 0x8000;

 private:
  static constexpr std::size_t kMostConstantRegisters = 16;
  std::uint32_t find_or_add(const std::string& key, std::size_t next, bool& added);

  Body& body_;
  std::unordered_map<std::string, std::uint32_t> index_;
};

}  // namespace glassbox::ir
