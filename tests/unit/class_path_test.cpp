// Directories, archives built by hand (right and damaged), and the JDK's modules.
#include "ir/classfile/class_path.hpp"

#include <catch2/catch.hpp>
#include <optional>

#include "ir/classfile/class_file_reader.hpp"
#include "ir/classfile/zip_file.hpp"
#include "tests/unit/class_builder.hpp"
#include "tests/unit/class_test_directory.hpp"

using namespace glassbox::ir;
using namespace glassbox::ir::classfile;
using glassbox::test::Bytes;
using glassbox::test::ScopedVariable;
using glassbox::test::TestDirectory;
namespace fs = std::filesystem;

namespace {

std::uint32_t crc32(const Bytes& bytes) {
  std::uint32_t crc = 0xFFFFFFFF;
  for (const std::uint8_t byte : bytes) {
    crc ^= byte;
    for (int i = 0; i < 8; ++i) crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xEDB88320 : 0);
  }
  return ~crc;
}

// A zip archive of stored entries. Its fields can be set wrong before bytes() is called.
struct ZipBuilder {
  struct Entry {
    std::string name;
    Bytes content;
    std::uint32_t size = 0, compressed = 0, checksum = 0, offset = 0;
    std::uint16_t method = 0;
  };

  Entry& add(std::string name, Bytes content) {
    const auto size = static_cast<std::uint32_t>(content.size());
    const std::uint32_t checksum = crc32(content);
    entries.push_back({std::move(name), std::move(content), size, size, checksum, next_offset, 0});
    next_offset += 30 + static_cast<std::uint32_t>(entries.back().name.size()) + size;
    return entries.back();
  }

  [[nodiscard]] Bytes bytes() const {
    Bytes out(prefix.begin(), prefix.end());
    const auto put = [&](std::uint64_t value, int width) {
      for (int i = 0; i < width; ++i) out.push_back(static_cast<std::uint8_t>(value >> (8 * i)));
    };
    const auto append = [&](const auto& bytes) { out.insert(out.end(), bytes.begin(), bytes.end()); };
    for (const Entry& entry : entries) {
      put(0x04034b50, 4), put(20, 2), put(0, 2), put(entry.method, 2), put(0, 4), put(entry.checksum, 4);
      put(entry.compressed, 4), put(entry.size, 4), put(entry.name.size(), 2), put(0, 2);
      append(entry.name), append(entry.content);
    }
    const std::size_t directory = out.size();
    for (const Entry& entry : entries) {
      put(0x02014b50, 4), put(20, 2), put(20, 2), put(0, 2), put(entry.method, 2), put(0, 4);
      put(entry.checksum, 4), put(zip64 ? 0xFFFFFFFF : entry.compressed, 4);
      put(zip64 ? 0xFFFFFFFF : entry.size, 4), put(entry.name.size(), 2), put(zip64 ? 4 + 16 : 0, 2);
      put(0, 2), put(0, 2), put(0, 2), put(0, 4), put(entry.offset, 4), append(entry.name);
      if (zip64) put(1, 2), put(16, 2), put(entry.size, 8), put(entry.compressed, 8);
    }
    const std::size_t size = out.size() - directory, offset = directory - prefix.size();
    const std::uint64_t entry_count = count.value_or(entries.size());
    if (zip64) {
      const std::size_t end64 = out.size();
      put(0x06064b50, 4), put(44, 8), put(45, 2), put(45, 2), put(0, 4), put(0, 4), put(entry_count, 8);
      put(entry_count, 8), put(size, 8), put(offset, 8);
      put(0x07064b50, 4), put(0, 4), put(end64, 8), put(1, 4);
    }
    put(0x06054b50, 4), put(0, 4), put(zip64 ? 0xFFFF : entry_count, 2), put(zip64 ? 0xFFFF : entry_count, 2);
    put(zip64 ? 0xFFFFFFFF : size, 4), put(zip64 ? 0xFFFFFFFF : offset, 4), put(comment.size(), 2);
    append(comment);
    return out;
  }

  std::string prefix, comment;
  std::vector<Entry> entries;
  std::optional<std::uint64_t> count;  // as stated; default: the truth
  std::uint32_t next_offset = 0;
  bool zip64 = false;
};

std::string problem_of(const Result<void>& result) { return result ? "" : result.error().text(); }

// Opens `bytes` as a jar and looks up "Foo": its content, or the problem's message.
std::string look_up_foo(const TestDirectory& directory, const Bytes& bytes) {
  const fs::path jar = directory.write("a.jar", bytes);
  ClassPath path;
  if (auto added = path.add(jar); !added) return added.error().message;
  const auto found = path.find("Foo");
  if (!found) return found.error().message;
  return *found ? std::string((*found)->bytes.begin(), (*found)->bytes.end()) : "not found";
}

const Bytes hello = {'h', 'e', 'l', 'l', 'o'};

}  // namespace

TEST_CASE("classes in directories", "[class_path]") {
  const TestDirectory directory;
  directory.write("a/b/Foo.class", hello);
  directory.write("Bar.class", "");
  ClassPath path;
  REQUIRE(path.add(directory.path()));

  const auto foo = path.find("a/b/Foo");
  REQUIRE(foo);
  REQUIRE(foo->has_value());
  CHECK((*foo)->bytes == hello);
  CHECK((*foo)->origin == (directory.path() / "a/b/Foo.class").string());
  CHECK((*foo)->module.empty());
  CHECK(path.find("Bar")->value().bytes.empty());
  for (const char* missing : {"Foo", "a/b", "a/b/Foo.class", "a/b/foo"}) {
    INFO(missing);
    REQUIRE(path.find(missing));
    CHECK_FALSE(path.find(missing)->has_value());
  }
}

TEST_CASE("the classes of the program are listed, those of libraries are not", "[class_path]") {
  const TestDirectory directory;
  for (const char* name :
       {"one/a/b/Foo.class", "one/Bar.class", "one/Bar.java", "one/no-package/Hidden.class",
        "one/.git/Hidden.class", "two/Bar.class", "two/Baz$1.class", "library/Lib.class"}) {
    directory.write(name, hello);
  }
  ZipBuilder zip;
  zip.add("x/Packed.class", hello);
  zip.add("x/notes.txt", hello);
  ClassPath path;
  REQUIRE(path.add(directory.path() / "one"));
  REQUIRE(path.add(directory.path() / "library", ClassPath::Part::library));
  REQUIRE(path.add(directory.path() / "two"));
  REQUIRE(path.add(directory.write("packed.jar", zip.bytes())));
  CHECK(path.program_classes() == std::vector<std::string>{"Bar", "Baz$1", "a/b/Foo", "x/Packed"});
}

TEST_CASE("a name cannot lead out of a directory", "[class_path]") {
  const TestDirectory directory;
  directory.write("Secret.class", hello);
  directory.write("inside/Foo.class", hello);
  ClassPath path;
  REQUIRE(path.add(directory.path() / "inside"));
  REQUIRE(path.find("Foo")->has_value());
  using namespace std::string_literals;
  for (const std::string& name : {"../Secret"s, "./Foo"s, "x/../Foo"s, "/Foo"s, ""s, "/"s, "a//b"s, "Foo/"s,
                                  (directory.path() / "Secret").string(), "Foo\0"s, "../../etc/passwd"s}) {
    INFO(name);
    REQUIRE(path.find(name));
    CHECK_FALSE(path.find(name)->has_value());
  }
}

TEST_CASE("entries are searched in order", "[class_path]") {
  const TestDirectory directory;
  directory.write("1/Foo.class", Bytes{1});
  directory.write("2/Foo.class", Bytes{2});
  directory.write("2/Bar.class", Bytes{3});
  ClassPath path;
  REQUIRE(path.add(directory.path() / "missing"));
  REQUIRE(path.add(directory.path() / "1"));
  REQUIRE(path.add(directory.path() / "2"));
  CHECK(path.find("Foo")->value().bytes == Bytes{1});
  CHECK(path.find("Bar")->value().bytes == Bytes{3});
}

TEST_CASE("archives", "[class_path]") {
  const TestDirectory directory;
  ZipBuilder zip;
  zip.add("META-INF/MANIFEST.MF", {'x'});
  zip.add("META-INF/versions/17/Foo.class", {'n', 'e', 'w'});
  auto& foo = zip.add("Foo.class", hello);

  SECTION("plain") {
    CHECK(look_up_foo(directory, zip.bytes()) == "hello");
    ClassPath path;
    REQUIRE(path.add(directory.path() / "a.jar"));
    CHECK(path.find("Foo")->value().origin == (directory.path() / "a.jar").string() + "(Foo.class)");
    CHECK_FALSE(path.find("Bar")->has_value());
  }
  SECTION("bytes in front") {
    zip.prefix = "#!/bin/sh\nexec java -jar $0\n";
    CHECK(look_up_foo(directory, zip.bytes()) == "hello");
  }
  SECTION("a comment at the end") {
    zip.comment = "PK\5\6 is how a directory's end starts, and this is not one: PK\5\6";
    CHECK(look_up_foo(directory, zip.bytes()) == "hello");
  }
  SECTION("zip64") {
    zip.zip64 = true;
    CHECK(look_up_foo(directory, zip.bytes()) == "hello");
    zip.prefix = "front";
    CHECK(look_up_foo(directory, zip.bytes()) == "hello");
  }
  SECTION("names in order") {
    const auto opened = ZipFile::open(directory.write("a.jar", zip.bytes()));
    REQUIRE(opened);
    CHECK(opened->names() == std::vector<std::string_view>{"META-INF/MANIFEST.MF",
                                                           "META-INF/versions/17/Foo.class", "Foo.class"});
  }
  SECTION("empty") { CHECK(look_up_foo(directory, ZipBuilder{}.bytes()) == "not found"); }

  SECTION("not an archive") {
    CHECK(look_up_foo(directory, hello) == "is not a jar: it has no zip directory");
    CHECK(look_up_foo(directory, {}) == "is not a jar: it has no zip directory");
  }
  SECTION("wrong checksum") {
    foo.checksum ^= 1;
    CHECK(look_up_foo(directory, zip.bytes()) == "is damaged: its checksum differs");
  }
  SECTION("unknown compression") {
    foo.method = 12;
    CHECK(look_up_foo(directory, zip.bytes()) == "is damaged: compression method 12 is unknown");
  }
  SECTION("not deflated though it says so") {
    foo.method = 8;
    CHECK(look_up_foo(directory, zip.bytes()) == "is damaged: it does not decompress to the stated size");
  }
  SECTION("sizes that differ") {
    foo.size = 6;
    CHECK(look_up_foo(directory, zip.bytes()) == "is damaged: its sizes differ");
  }
  SECTION("too large") {
    foo.size = foo.compressed = (64u << 20) + 1;
    CHECK(look_up_foo(directory, zip.bytes()) ==
          "is too large: 67108865 bytes, at most 67108864 are allowed");
  }
  SECTION("cut off") {
    foo.size = foo.compressed = 60'000'000;
    CHECK(look_up_foo(directory, zip.bytes()) == "is damaged: it is cut off");
  }
  SECTION("impossible ratio") {
    foo.method = 8;
    foo.size = 60'000'000;
    CHECK(look_up_foo(directory, zip.bytes()) == "is damaged: its size cannot be right");
  }
  SECTION("elsewhere") {
    foo.offset = GENERATE(1u, 0x7FFFFFFFu, 0xFFFFFFFEu);
    CHECK(look_up_foo(directory, zip.bytes()) == "is damaged: it is not where the directory says");
  }
  SECTION("more entries than there are") {
    zip.count = GENERATE(4u, 1000u, 65535u);
    CHECK(look_up_foo(directory, zip.bytes()).starts_with("is a damaged jar"));
  }
  SECTION("more entries than there are, zip64") {
    zip.zip64 = true;
    zip.count = GENERATE(4u, 0xFFFFFFFFFFFFFFFFu);
    CHECK(look_up_foo(directory, zip.bytes()).starts_with("is a damaged jar"));
  }
}

TEST_CASE("a damaged archive is found or refused, but never worse", "[class_path]") {
  const TestDirectory directory;
  ZipBuilder zip;
  zip.add("Foo.class", hello);
  zip.zip64 = GENERATE(false, true);
  const Bytes original = zip.bytes();
  for (std::size_t i = 0; i < original.size(); ++i) {
    const Bytes prefix(original.begin(), original.begin() + static_cast<std::ptrdiff_t>(i));
    CHECK(look_up_foo(directory, prefix) != "hello");
    for (const std::uint8_t change : {0x01, 0x7F, 0xFF}) {
      Bytes bytes = original;
      bytes[i] ^= change;
      const std::string content = look_up_foo(directory, bytes);
      if (content.size() == 5) CHECK(content == "hello");
    }
  }
}

TEST_CASE("a file that cannot be read is a problem", "[class_path]") {
  const TestDirectory directory;
  ClassPath path;
  const auto added = path.add(directory.write("broken.jar", hello));
  CHECK(problem_of(added) ==
        (directory.path() / "broken.jar").string() + ": is not a jar: it has no zip directory");
  CHECK_FALSE(path.add_jdk(directory.path()));
}

TEST_CASE("the JDK's modules", "[class_path][jdk]") {
  const auto home = find_jdk_home();
  REQUIRE(home);
  ClassPath path;
  REQUIRE(path.add_jdk(*home));
  const auto string = path.find("java/lang/String");
  REQUIRE(string);
  REQUIRE(string->has_value());
  CHECK((*string)->module == "java.base");
  CHECK((*string)->origin.ends_with("java.base.jmod(classes/java/lang/String.class)"));
  const auto connection = path.find("java/sql/Connection");
  REQUIRE(connection);
  REQUIRE(connection->has_value());
  CHECK((*connection)->module == "java.sql");
  const auto file = read_class_file((*connection)->bytes, (*connection)->origin);
  REQUIRE(file);
  CHECK(file->name == "java/sql/Connection");
  REQUIRE(path.find("no/such/Type"));
  CHECK_FALSE(path.find("no/such/Type")->has_value());
}

TEST_CASE("a JDK is found by JAVA_HOME, else by java on PATH", "[class_path][jdk]") {
  const TestDirectory directory;
  directory.write("jdk/jmods/java.base.jmod", "");
  directory.write("jdk/bin/java", "");
  directory.write("jre/bin/java", "");
  fs::create_directory_symlink(directory.path() / "jdk/bin", directory.path() / "links");
  const fs::path jdk = fs::canonical(directory.path() / "jdk");

  SECTION("JAVA_HOME") {
    const ScopedVariable home("JAVA_HOME", jdk.c_str());
    CHECK(find_jdk_home().value() == jdk);
  }
  SECTION("a JAVA_HOME without modules is passed over") {
    const ScopedVariable home("JAVA_HOME", (directory.path() / "jre").c_str());
    const ScopedVariable path("PATH", (directory.path() / "links").c_str());
    CHECK(find_jdk_home().value() == jdk);
  }
  SECTION("PATH, through a link") {
    const ScopedVariable home("JAVA_HOME", nullptr);
    const ScopedVariable path("PATH", ("/nowhere::" + (directory.path() / "links").string()).c_str());
    CHECK(find_jdk_home().value() == jdk);
  }
}
