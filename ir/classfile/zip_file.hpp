// Reads entries of a zip archive by name: what a class path needs, and no more. Opening reads the central
// directory in one go and hashes its names, which makes a JDK module of thousands of classes usable within a
// millisecond; a general-purpose library that builds an object per entry takes tens of them.
//
// Archives may be hostile: sizes and offsets are checked against the file, and an entry's content against
// its checksum.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string_view>
#include <vector>

#include "ir/classfile/problem.hpp"

namespace glassbox::ir::classfile {

class ZipFile {
 public:
  // Bytes before the archive itself are skipped (a jmod's header, the script of a self-starting jar).
  [[nodiscard]] static Result<ZipFile> open(const std::filesystem::path& path);
  ~ZipFile();
  ZipFile(ZipFile&&) noexcept;
  ZipFile& operator=(ZipFile&&) noexcept;

  // The content of the entry with exactly this name, nullopt if there is none. An entry of more than
  // `max_size` bytes is a Problem.
  [[nodiscard]] Result<std::optional<std::vector<std::uint8_t>>> read(std::string_view name,
                                                                      std::size_t max_size) const;

  // All names, in the order of the archive.
  [[nodiscard]] std::vector<std::string_view> names() const;

 private:
  struct Entry {
    std::uint64_t hash = 0;       // of the name
    std::uint32_t directory = 0;  // where its record starts in directory_
  };
  struct Location {
    std::uint64_t header = 0;  // file offset of the local header
    std::uint64_t compressed = 0, size = 0;
    std::uint32_t checksum = 0;
    std::uint16_t method = 0;
  };

  ZipFile() = default;
  [[nodiscard]] Result<void> read_directory();
  [[nodiscard]] Result<void> index_directory(std::uint64_t count);
  [[nodiscard]] std::string_view name_at(std::uint32_t directory) const;
  [[nodiscard]] std::optional<Location> locate(std::uint32_t directory) const;
  [[nodiscard]] Result<std::vector<std::uint8_t>> extract(const Location& location,
                                                          std::string_view name) const;
  [[nodiscard]] bool read_at(std::uint64_t offset, std::vector<std::uint8_t>& into) const;

  std::filesystem::path path_;
  int file_ = -1;
  std::uint64_t file_size_ = 0;
  std::uint64_t base_ = 0;  // file offset of what the archive calls offset 0
  std::vector<std::uint8_t> directory_;
  std::vector<Entry> entries_;  // sorted by hash, then by place
};

}  // namespace glassbox::ir::classfile
