// A bounds-checked big-endian cursor over the bytes of a class file. The first failure sticks: from then on
// every read yields 0 and nothing is left to read, so that code which follows the format needs to look at
// failed() only where it loops or before it uses what it has read.
//
//   ByteReader in(bytes);
//   const auto magic = in.u4();
//   if (magic != 0xCAFEBABE) in.fail(0, "no class file");
//   if (in.failed()) return in.failure();
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>

namespace glassbox::ir::classfile {

class ByteReader {
 public:
  struct Failure {
    std::size_t offset = 0;
    std::string message;
  };

  explicit ByteReader(std::span<const std::uint8_t> bytes) : bytes_(bytes), end_(bytes.size()) {}

  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  [[nodiscard]] std::size_t offset() const { return position_; }
  [[nodiscard]] std::size_t remaining() const { return end_ - position_; }
  [[nodiscard]] bool failed() const { return failure_.has_value(); }
  [[nodiscard]] const std::optional<Failure>& failure() const { return failure_; }

  // Records a failure unless there was one before.
  void fail(std::size_t offset, std::string message) {
    if (failure_) return;
    failure_ = Failure{offset, std::move(message)};
    position_ = end_;
  }

  std::uint8_t u1() { return static_cast<std::uint8_t>(number(1)); }
  std::uint16_t u2() { return static_cast<std::uint16_t>(number(2)); }
  std::uint32_t u4() { return static_cast<std::uint32_t>(number(4)); }
  std::uint64_t u8() { return number(8); }

  // The next `count` bytes, a view into the input; empty on failure.
  std::span<const std::uint8_t> bytes(std::size_t count) {
    if (!require(count)) return {};
    const auto view = bytes_.subspan(position_, count);
    position_ += count;
    return view;
  }

  // A table's length, 0 unless that many entries of at least `entry_size` bytes can follow. Memory may be
  // reserved for the count that this returns.
  std::uint16_t count_u2(std::size_t entry_size) { return checked_count(u2(), 2, entry_size); }
  std::uint8_t count_u1(std::size_t entry_size) {
    return static_cast<std::uint8_t>(checked_count(u1(), 1, entry_size));
  }

  // Restricts reading to the next `length` bytes. Returns what leave() needs to lift the restriction.
  std::size_t enter(std::size_t length) {
    const std::size_t outer = end_;
    if (require(length)) end_ = position_ + length;
    return outer;
  }
  void leave(std::size_t outer) {
    end_ = outer;
    if (failed()) position_ = end_;
  }

 private:
  bool require(std::size_t count) {
    if (count <= remaining()) return true;
    fail(position_, end_ == bytes_.size() ? "the file ends too early" : "the attribute is too short");
    return false;
  }

  std::uint64_t number(std::size_t count) {
    std::uint64_t value = 0;
    for (const std::uint8_t byte : bytes(count)) value = value << 8 | byte;
    return value;
  }

  std::uint16_t checked_count(std::uint16_t count, std::size_t width, std::size_t entry_size) {
    if (count * entry_size <= remaining()) return count;
    fail(position_ - width, "a table of " + std::to_string(count) + " entries does not fit");
    return 0;
  }

  std::span<const std::uint8_t> bytes_;
  std::size_t position_ = 0;
  std::size_t end_;  // where reading must stop: the end of the input or of the entered attribute
  std::optional<Failure> failure_;
};

}  // namespace glassbox::ir::classfile
