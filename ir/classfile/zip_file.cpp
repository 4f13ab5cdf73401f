// The format is PKWARE's APPNOTE.TXT. A file ends with the "end of central directory" record, which says
// where the central directory is; that has a record per entry, which says where the entry is. Numbers are
// little-endian. Archives with more than 65534 entries or beyond 4 GiB have a 64-bit version of the end
// record (zip64) in front of the plain one.
#include "ir/classfile/zip_file.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <span>
#include <utility>

namespace glassbox::ir::classfile {

namespace {

using Bytes = std::vector<std::uint8_t>;

constexpr std::uint32_t end_magic = 0x06054b50, end64_magic = 0x06064b50, locator64_magic = 0x07064b50;
constexpr std::uint32_t entry_magic = 0x02014b50, local_magic = 0x04034b50;
constexpr std::size_t end_size = 22, end64_size = 56, locator64_size = 20, entry_size = 46, local_size = 30;
constexpr std::size_t max_comment = 65535;
constexpr std::uint64_t max_directory = std::uint64_t{1} << 30;
constexpr std::uint32_t in_zip64 = 0xFFFFFFFF;

// Little-endian number of `width` bytes. The caller knows that they are there.
std::uint64_t number(std::span<const std::uint8_t> bytes, std::size_t offset, std::size_t width) {
  std::uint64_t value = 0;
  for (std::size_t i = width; i-- > 0;) value = value << 8 | bytes[offset + i];
  return value;
}
std::uint16_t u2(std::span<const std::uint8_t> bytes, std::size_t offset) {
  return static_cast<std::uint16_t>(number(bytes, offset, 2));
}
std::uint32_t u4(std::span<const std::uint8_t> bytes, std::size_t offset) {
  return static_cast<std::uint32_t>(number(bytes, offset, 4));
}
std::uint64_t u8(std::span<const std::uint8_t> bytes, std::size_t offset) { return number(bytes, offset, 8); }

std::uint64_t hash(std::string_view name) { return std::hash<std::string_view>{}(name); }

// Raw deflate; false unless the input yields exactly the size of `output`.
bool inflate_raw(Bytes& input, Bytes& output) {
  constexpr int raw_window = -15;
  z_stream stream{};
  if (inflateInit2(&stream, raw_window) != Z_OK) return false;
  stream.next_in = input.data();
  stream.avail_in = static_cast<uInt>(input.size());
  std::uint8_t nothing = 0;
  stream.next_out = output.empty() ? &nothing : output.data();
  stream.avail_out = static_cast<uInt>(output.size());
  const int status = inflate(&stream, Z_FINISH);
  const bool complete = status == Z_STREAM_END && stream.avail_out == 0;
  inflateEnd(&stream);
  return complete;
}

}  // namespace

ZipFile::~ZipFile() {
  if (file_ >= 0) ::close(file_);
}

ZipFile::ZipFile(ZipFile&& other) noexcept
    : path_(std::move(other.path_)),
      file_(std::exchange(other.file_, -1)),
      file_size_(other.file_size_),
      base_(other.base_),
      directory_(std::move(other.directory_)),
      entries_(std::move(other.entries_)) {}

ZipFile& ZipFile::operator=(ZipFile&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(file_, other.file_);
  std::swap(file_size_, other.file_size_);
  std::swap(base_, other.base_);
  std::swap(directory_, other.directory_);
  std::swap(entries_, other.entries_);
  return *this;
}

Result<ZipFile> ZipFile::open(const std::filesystem::path& path) {
  ZipFile zip;
  zip.path_ = path;
  zip.file_ = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  struct stat status {};
  if (zip.file_ < 0 || ::fstat(zip.file_, &status) != 0) {
    return problem(path.string(), fmt::format("cannot be read: {}", std::strerror(errno)));
  }
  if (!S_ISREG(status.st_mode)) return problem(path.string(), "is not a file");
  zip.file_size_ = static_cast<std::uint64_t>(status.st_size);
  if (auto read = zip.read_directory(); !read) return tl::unexpected(read.error());
  return zip;
}

Result<void> ZipFile::read_directory() {
  Bytes tail(std::min<std::uint64_t>(file_size_, locator64_size + end_size + max_comment));
  const std::uint64_t tail_start = file_size_ - tail.size();
  if (!read_at(tail_start, tail)) return problem(path_.string(), "cannot be read");

  // The record ends with a comment whose length it states: search backwards for where that fits.
  std::size_t end = tail.size();
  bool found = false;
  for (std::size_t at = tail.size() + 1; !found && at-- > end_size;) {
    end = at - end_size;
    found = u4(tail, end) == end_magic && end + end_size + u2(tail, end + 20) <= tail.size();
  }
  if (!found) return problem(path_.string(), "is not a jar: it has no zip directory");

  std::uint64_t count = u2(tail, end + 10), size = u4(tail, end + 12), offset = u4(tail, end + 16);
  std::uint64_t directory_end = tail_start + end;
  if (end >= locator64_size && u4(tail, end - locator64_size) == locator64_magic) {
    // The locator's offset does not count bytes in front of the archive; the record is next to it anyway.
    Bytes end64(end64_size);
    if (directory_end < locator64_size + end64_size) return problem(path_.string(), "is a damaged jar");
    directory_end -= locator64_size + end64_size;
    if (!read_at(directory_end, end64) || u4(end64, 0) != end64_magic) {
      return problem(path_.string(), "is a damaged jar: its zip64 directory is not where it should be");
    }
    count = u8(end64, 32);
    size = u8(end64, 40);
    offset = u8(end64, 48);
  }
  if (size > max_directory || size > directory_end || offset > directory_end - size ||
      count > size / entry_size) {
    return problem(path_.string(), "is a damaged jar: its directory does not fit into the file");
  }
  base_ = directory_end - size - offset;
  directory_.resize(size);
  if (!read_at(directory_end - size, directory_)) return problem(path_.string(), "cannot be read");
  return index_directory(count);
}

Result<void> ZipFile::index_directory(std::uint64_t count) {
  entries_.reserve(count);
  std::size_t at = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    if (directory_.size() - at < entry_size || u4(directory_, at) != entry_magic) {
      return problem(path_.string(), fmt::format("is a damaged jar: entry {} is not in its directory", i));
    }
    const std::size_t length =
        entry_size + u2(directory_, at + 28) + u2(directory_, at + 30) + u2(directory_, at + 32);
    if (directory_.size() - at < length) {
      return problem(path_.string(), fmt::format("is a damaged jar: entry {} is cut off", i));
    }
    const auto place = static_cast<std::uint32_t>(at);
    entries_.push_back({hash(name_at(place)), place});
    at += length;
  }
  std::sort(entries_.begin(), entries_.end(), [](const Entry& a, const Entry& b) {
    return std::pair(a.hash, a.directory) < std::pair(b.hash, b.directory);
  });
  return {};
}

std::string_view ZipFile::name_at(std::uint32_t directory) const {
  const auto* start = reinterpret_cast<const char*>(directory_.data()) + directory + entry_size;
  return {start, u2(directory_, directory + 28)};
}

std::vector<std::string_view> ZipFile::names() const {
  std::vector<std::uint32_t> places;
  places.reserve(entries_.size());
  for (const Entry& entry : entries_) places.push_back(entry.directory);
  std::sort(places.begin(), places.end());
  std::vector<std::string_view> names;
  names.reserve(places.size());
  for (const std::uint32_t place : places) names.push_back(name_at(place));
  return names;
}

// Nothing if the record says that its numbers are in a zip64 field which is not there.
std::optional<ZipFile::Location> ZipFile::locate(std::uint32_t directory) const {
  const std::span<const std::uint8_t> record = std::span(directory_).subspan(directory);
  Location location;
  location.method = u2(record, 10);
  location.checksum = u4(record, 16);
  location.compressed = u4(record, 20);
  location.size = u4(record, 24);
  location.header = u4(record, 42);

  // The extra field is a list of (tag, length, content). A zip64 field has those of the numbers that did not
  // fit into the record, in this order.
  constexpr std::uint16_t zip64_tag = 1;
  auto extra = record.subspan(entry_size + u2(record, 28), u2(record, 30));
  std::span<const std::uint8_t> wide;
  while (extra.size() >= 4) {
    const std::size_t length = std::min<std::size_t>(u2(extra, 2), extra.size() - 4);
    if (u2(extra, 0) == zip64_tag) wide = extra.subspan(4, length);
    extra = extra.subspan(4 + length);
  }
  for (std::uint64_t* value : {&location.size, &location.compressed, &location.header}) {
    if (*value != in_zip64) continue;
    if (wide.size() < 8) return std::nullopt;
    *value = u8(wide, 0);
    wide = wide.subspan(8);
  }
  return location;
}

Result<std::optional<Bytes>> ZipFile::read(std::string_view name, std::size_t max_size) const {
  const std::uint64_t wanted = hash(name);
  auto entry = std::lower_bound(entries_.begin(), entries_.end(), wanted,
                                [](const Entry& a, std::uint64_t h) { return a.hash < h; });
  while (entry != entries_.end() && entry->hash == wanted && name_at(entry->directory) != name) ++entry;
  if (entry == entries_.end() || entry->hash != wanted) return std::optional<Bytes>();

  const auto location = locate(entry->directory);
  if (!location) return problem(fmt::format("{}({})", path_.string(), name), "its zip64 sizes are missing");
  if (location->size > max_size) {
    return problem(fmt::format("{}({})", path_.string(), name),
                   fmt::format("is too large: {} bytes, at most {} are allowed", location->size, max_size));
  }
  auto content = extract(*location, name);
  if (!content) return tl::unexpected(content.error());
  return std::optional<Bytes>(std::move(*content));
}

Result<Bytes> ZipFile::extract(const Location& location, std::string_view name) const {
  constexpr std::uint16_t stored = 0, deflated = 8;
  const auto damaged = [&](std::string_view what) {
    return problem(fmt::format("{}({})", path_.string(), name), fmt::format("is damaged: {}", what));
  };
  Bytes header(local_size);
  if (location.header > file_size_ - base_ || !read_at(base_ + location.header, header) ||
      u4(header, 0) != local_magic) {
    return damaged("it is not where the directory says");
  }
  // The names' length is taken from here, as the extra field may differ from the directory's.
  const std::uint64_t start = base_ + location.header + local_size + u2(header, 26) + u2(header, 28);
  if (start > file_size_ || location.compressed > file_size_ - start) return damaged("it is cut off");
  if (location.method != stored && location.method != deflated) {
    return damaged(fmt::format("compression method {} is unknown", location.method));
  }
  if (location.method == stored && location.compressed != location.size) return damaged("its sizes differ");
  // Deflate cannot do better than about 1 to 1032: refuse before reserving memory.
  if (location.size / 2048 > location.compressed) return damaged("its size cannot be right");
  if (location.compressed > in_zip64) return damaged("its compressed size cannot be right");

  Bytes content(location.compressed);
  if (!read_at(start, content)) return damaged("it cannot be read");
  if (location.method == deflated) {
    Bytes plain(location.size);
    if (!inflate_raw(content, plain)) return damaged("it does not decompress to the stated size");
    content = std::move(plain);
  }
  if (::crc32_z(0, content.data(), content.size()) != location.checksum)
    return damaged("its checksum differs");
  return content;
}

// Fills `into` from the file at `offset`; false if there is less.
bool ZipFile::read_at(std::uint64_t offset, Bytes& into) const {
  std::size_t done = 0;
  while (done < into.size()) {
    const ssize_t got =
        ::pread(file_, into.data() + done, into.size() - done, static_cast<off_t>(offset + done));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return false;
    done += static_cast<std::size_t>(got);
  }
  return true;
}

}  // namespace glassbox::ir::classfile
