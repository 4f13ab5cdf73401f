// Writes the body of a synthetic method, instruction by instruction.
//
//   BodyBuilder b(method);
//   Register sum = b.temporary();
//   b.emit({.operation = Operation::add_int, .dst = sum, .a = b.parameter(0), .b = b.parameter(1)});
//   b.return_value(sum);
//   b.finish();
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "ir/body_tables.hpp"
#include "ir/class.hpp"

namespace glassbox::ir {

class BodyBuilder {
 public:
  explicit BodyBuilder(Method& method);

  [[nodiscard]] Register parameter(std::size_t index) const { return method_.parameter_registers[index]; }
  [[nodiscard]] Register temporary() { return next_++; }
  [[nodiscard]] Register int_constant(std::int32_t value);

  void emit(Instruction instruction);
  [[nodiscard]] Register string(const std::string& modified_utf8);
  [[nodiscard]] Register new_object(const std::string& class_name);
  [[nodiscard]] Register get_field(Register object, const Field& field);
  void put_field(Register object, const Field& field, Register value);
  [[nodiscard]] Register check_cast(Register object, const std::string& class_name);
  [[nodiscard]] Register instance_of(Register object, const std::string& class_name);
  // The result's register, or kNoRegister for void.
  Register invoke(Operation operation, const std::string& owner, const std::string& name,
                  const std::string& descriptor, const std::vector<Register>& arguments,
                  bool interface = false);
  void return_value(Register value);
  void return_void();

  // Forward branches: `branch` to a label that is placed later.
  using Label = std::size_t;
  [[nodiscard]] Label label();
  void branch(Operation operation, Register a, Register b, Label target);
  void place(Label label);

  // What throws such an exception between two places goes on at a third. Those given first are tried first.
  void handle(Label begin, Label end, const std::string& class_name, Label handler);
  // Throws the exception that was handled last once more.
  void rethrow();

  void finish();  // gives the method its body

 private:
  Method& method_;
  std::unique_ptr<Body> body_;
  BodyTables tables_;
  Register next_ = 0;
  std::vector<std::uint32_t> label_places_;
  std::vector<std::pair<std::uint32_t, Label>> branches_;  // instruction, and where it goes
  struct Handler {
    Label begin, end;
    std::uint32_t catch_class;
    Label target;
  };
  std::vector<Handler> handlers_;
};

}  // namespace glassbox::ir
