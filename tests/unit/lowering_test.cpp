// Lowering of all of java.base, with every body verified, and of code that must be refused.
#include "ir/lowering.hpp"

#include <fmt/format.h>

#include <catch2/catch.hpp>
#include <chrono>
#include <random>

#include "ir/bytecode.hpp"
#include "ir/classfile/class_file_reader.hpp"
#include "ir/classfile/class_path.hpp"
#include "ir/classfile/zip_file.hpp"
#include "tests/unit/body_verifier.hpp"
#include "tests/unit/class_builder.hpp"

using namespace glassbox::ir;
using glassbox::test::BodyVerifier;
using glassbox::test::Bytes;
using glassbox::test::ClassBuilder;
using glassbox::test::Data;

namespace {

constexpr unsigned kStatic = classfile::access::static_;
constexpr std::size_t kMostBytes = 1 << 24;

std::optional<std::string> broken(const classfile::MethodInfo& method, const Body& body) {
  return BodyVerifier(body, method.descriptor, (method.access & kStatic) != 0).run();
}

// A class with the static method `run` of this code, which may use 4 stack words and 4 local variables.
struct Attempt {
  explicit Attempt(const Bytes& code, const std::string& descriptor = "()V", const Bytes& exceptions = {}) {
    builder.method(kStatic, "run", descriptor, {builder.code(code, exceptions)});
  }
  [[nodiscard]] Result<Body> lower() const {
    const auto file = classfile::read_class_file(builder.bytes(), "Foo.class");
    REQUIRE(file);
    auto body = glassbox::ir::lower(*file, file->methods[0]);
    if (body) CHECK(broken(file->methods[0], *body) == std::nullopt);
    return body;
  }
  ClassBuilder builder{"Foo"};
};

void check_refused(const Bytes& code, const std::string& reason, const std::string& descriptor = "()V",
                   const Bytes& exceptions = {}) {
  const auto body = Attempt(code, descriptor, exceptions).lower();
  INFO("expected: " << reason);
  REQUIRE_FALSE(body);
  INFO("got: " << body.error().text());
  CHECK(body.error().text().find(reason) != std::string::npos);
  CHECK(body.error().text().find("Foo") != std::string::npos);
}

void check_lowered(const Bytes& code, const std::string& descriptor = "()V", const Bytes& exceptions = {}) {
  const auto body = Attempt(code, descriptor, exceptions).lower();
  INFO((body ? std::string() : body.error().text()));
  CHECK(body);
}

// Overwrites a byte, or puts another instruction with operands of the same shape in the place of one, or
// catches exceptions where nobody did.
void damage(classfile::Code& code, std::mt19937& random) {
  const auto below = [&random](std::size_t bound) { return static_cast<std::size_t>(random() % bound); };
  const auto decoded = decode(code, "");
  REQUIRE(decoded);
  const auto any = [&]() -> const Bytecode& {
    return decoded->instructions[below(decoded->instructions.size())];
  };
  switch (below(4)) {
    case 0: code.bytes[below(code.bytes.size())] = static_cast<std::uint8_t>(below(256)); break;
    case 1: {
      const auto start = static_cast<std::uint16_t>(any().offset);
      code.exceptions.push_back({start, static_cast<std::uint16_t>(any().next),
                                 static_cast<std::uint16_t>(any().offset),
                                 below(2) == 0 ? "" : "java/lang/Error"});
      break;
    }
    default: {
      const Bytecode& instruction = any();
      std::uint8_t other = 0;
      do {
        other = static_cast<std::uint8_t>(below(kBytecodeCount));
      } while (bytecode_info(other).operands != instruction.info().operands);
      code.bytes[instruction.offset] = other;
    }
  }
}

}  // namespace

TEST_CASE("all of java.base lowers to bodies in order", "[lowering]") {
  const auto home = classfile::find_jdk_home();
  REQUIRE(home);
  const auto module = classfile::ZipFile::open(*home / "jmods" / "java.base.jmod");
  REQUIRE(module);
  std::size_t classes = 0, methods = 0, bytes = 0, instructions = 0;
  std::vector<std::string> failures;
  std::chrono::steady_clock::duration spent{};
  for (const std::string_view name : module->names()) {
    if (!name.starts_with("classes/") || !name.ends_with(".class")) continue;
    const auto content = module->read(name, kMostBytes);
    REQUIRE((content && *content));
    const auto file = classfile::read_class_file(**content, std::string(name));
    REQUIRE(file);
    ++classes;
    for (const classfile::MethodInfo& method : file->methods) {
      if (!method.code) continue;
      ++methods;
      const auto start = std::chrono::steady_clock::now();
      const auto body = lower(*file, method);
      spent += std::chrono::steady_clock::now() - start;
      if (!body) {
        failures.push_back(body.error().text());
        continue;
      }
      bytes += method.code->bytes.size();
      instructions += body->code.size();
      if (const auto wrong = broken(method, *body)) {
        failures.push_back(
            fmt::format("{}.{}{}: not true: {}", file->name, method.name, method.descriptor, *wrong));
      }
    }
  }
  INFO(classes << " classes, " << methods << " methods, " << bytes << " bytes of code, " << instructions
               << " instructions, lowered in " << std::chrono::duration<double>(spent).count() << " s");
  CHECK(classes > 5'000);
  CHECK(methods > 40'000);
  for (std::size_t i = 0; i < std::min<std::size_t>(failures.size(), 20); ++i) UNSCOPED_INFO(failures[i]);
  CHECK(failures.empty());
}

// Whatever the bytes, lowering ends with a Problem or with a body that is in order.
TEST_CASE("damaged code is refused or still in order", "[lowering]") {
  const auto home = classfile::find_jdk_home();
  REQUIRE(home);
  classfile::ClassPath path;
  REQUIRE(path.add_jdk(*home));
  std::mt19937 random(5);
  int refused = 0, lowered = 0;
  for (const char* name :
       {"java/lang/String", "java/util/HashMap", "java/lang/Thread", "java/math/BigDecimal",
        "java/util/Formatter$FormatSpecifier", "java/util/concurrent/ForkJoinPool"}) {
    const auto found = path.find(name);
    REQUIRE((found && *found));
    const auto file = classfile::read_class_file((*found)->bytes, name);
    REQUIRE(file);
    for (const classfile::MethodInfo& original : file->methods) {
      if (!original.code) continue;
      for (int round = 0; round < 20; ++round) {
        classfile::MethodInfo method = original;
        damage(*method.code, random);
        const auto body = lower(*file, method);
        ++(body ? lowered : refused);
        if (!body) continue;
        const auto wrong = broken(method, *body);
        INFO(name << "." << method.name << method.descriptor << ", round " << round);
        if (wrong) FAIL(*wrong);
      }
    }
  }
  CHECK(refused > 1'000);
  CHECK(lowered > 1'000);
}

TEST_CASE("code that is in order", "[lowering]") {
  check_lowered({0xb1});                                        // return
  check_lowered({0x00, 0xb1});                                  // nop, return
  check_lowered({0xa7, 0x00, 0x00});                            // goto itself
  check_lowered({0x04, 0x05, 0x5f, 0x64, 0xac}, "()I");         // 1, 2, swap, subtract
  check_lowered({0x09, 0x5c, 0x61, 0xad}, "()J");               // 0L, dup2, add
  check_lowered({0x1a, 0x84, 0x00, 0x01, 0xac}, "(I)I");        // the old value of a variable outlives iinc
  check_lowered({0x1a, 0x99, 0x00, 0x04, 0x00, 0xb1}, "(I)V");  // a branch to a block of one instruction
  // A local variable may change its kind, as long as nobody reads it where the ways meet.
  check_lowered({0x1a, 0x99, 0x00, 0x08, 0x0b, 0x44, 0xa7, 0x00, 0x05, 0x04, 0x3c, 0xb1}, "(I)V");
  // An exception handler that pops what it caught.
  check_lowered({0x00, 0xb1, 0x57, 0xb1}, "()V", Data().u2(0).u2(1).u2(2).u2(0));
}

TEST_CASE("values of the wrong kind are refused", "[lowering]") {
  check_refused({0x03, 0x0b, 0x60, 0xac}, "wrong type", "()I");        // int + float
  check_refused({0x09, 0x57, 0xb1}, "cut in half");                    // pop half a long
  check_refused({0x03, 0x03, 0x5f, 0x09, 0x5f, 0xb1}, "cut in half");  // swap an int and a long
  check_refused({0x03, 0xb0}, "says another result", "()I");           // areturn in a method that returns int
  check_refused({0x03, 0xad}, "wrong type", "()J");                    // lreturn of an int
  check_refused({0xb1}, "says a result", "()I");
  check_refused({0x01, 0xac}, "wrong type", "()I");                       // ireturn of null
  check_refused({0x03, 0xbf}, "wrong type");                              // athrow of an int
  check_refused({0x1a, 0xac}, "does not hold", "()I");                    // iload_0 of a variable never set
  check_refused({0x2a, 0xb0}, "does not hold", "(I)Ljava/lang/Object;");  // aload_0 of an int
  check_refused({0x1b, 0xac}, "does not hold", "(J)I");                   // iload_1: the other half of a long
  check_refused({0x04, 0x3c, 0x1e, 0xad}, "does not hold", "(J)J");       // the long's half was overwritten
  check_refused({0x1a, 0x99, 0x00, 0x05, 0x0b, 0x44, 0x1b, 0xac}, "does not hold",
                "(I)I");  // set on one way only
}

TEST_CASE("an operand stack that is not in order is refused", "[lowering]") {
  check_refused({0x57, 0xb1}, "stack is empty");
  check_refused({0x60, 0xac}, "stack is empty", "()I");
  check_refused({0x59, 0xb1}, "stack is empty");  // dup
  check_refused({0x03, 0x03, 0x03, 0x03, 0x03, 0xb1}, "overflows");
  check_refused({0x03, 0x03, 0x03, 0x5c, 0x5c, 0xb1}, "overflows");
  // if (x == 0) push one more: the ways meet with different stacks.
  check_refused({0x1a, 0x99, 0x00, 0x04, 0x03, 0xb1}, "different operand stacks", "(I)V");
  check_refused({0x03, 0xa7, 0xff, 0xff}, "different operand stacks");  // a loop that pushes
}

TEST_CASE("control flow that leaves the code is refused", "[lowering]") {
  check_refused({0x00}, "fall off the end");
  check_refused({0x03, 0x3b}, "fall off the end");
  check_refused({0x03, 0x99, 0x00, 0x03}, "middle of nowhere");
  check_refused({0xa7, 0x00, 0x02, 0xb1}, "middle of nowhere");
  check_refused({0xa7, 0xff, 0xfe, 0xb1}, "middle of nowhere");
  check_refused({0x11, 0x00}, "ends inside");  // sipush without its second byte
  check_refused({0xca, 0xb1}, "unknown opcode");
  check_refused({0xc4, 0x00, 0xb1}, "wide cannot precede");
}

TEST_CASE("instructions that are not supported are refused", "[lowering]") {
  check_refused({0xa8, 0x00, 0x03, 0xb1}, "not supported");              // jsr
  check_refused({0xc9, 0x00, 0x00, 0x00, 0x05, 0xb1}, "not supported");  // jsr_w
  check_refused({0xa9, 0x00}, "not supported");                          // ret
}

TEST_CASE("constants of the wrong kind are refused", "[lowering]") {
  check_refused({0x12, 0xff, 0xb1}, "does not exist");
  check_refused({0x12, 0x01, 0xb1}, "not supported");     // ldc of a name
  check_refused({0xb2, 0x00, 0x02, 0xb1}, "wrong kind");  // getstatic of a class
  check_refused({0xb8, 0x00, 0x02, 0xb1}, "wrong kind");  // invokestatic of a class
  check_refused({0xbb, 0x00, 0x01, 0xb1}, "wrong kind");  // new of a name
  check_refused({0x03, 0xbc, 0x03, 0xb1}, "array type");  // newarray of nothing
  check_refused({0xba, 0x00, 0x02, 0x00, 0x00, 0xb1}, "wrong kind");
}

TEST_CASE("parameters that do not fit are refused", "[lowering]") {
  auto file = classfile::read_class_file(Attempt({0xb1}, "(IIJ)V").builder.bytes(), "Foo.class");
  REQUIRE(file);
  CHECK(lower(*file, file->methods[0]));
  file->methods[0].code->max_locals = 3;
  const auto body = lower(*file, file->methods[0]);
  REQUIRE_FALSE(body);
  CHECK(body.error().text().find("do not fit") != std::string::npos);
}
