// Where classes come from: directories, jars and the JDK's jmods, searched in order, read lazily.
//
//   ClassPath path;
//   auto added = path.add("lib.jar");                // a Problem if it is damaged
//   if (auto home = find_jdk_home()) added = path.add_jdk(*home);
//   auto found = path.find("java/util/TreeMap");     // a Problem, nullopt (no such class), or the bytes
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/classfile/problem.hpp"

namespace glassbox::ir::classfile {

// A JDK's home directory: from JAVA_HOME, the `java` on PATH, or /usr/lib/jvm, the first that has jmods.
[[nodiscard]] Result<std::filesystem::path> find_jdk_home();

class ClassPathEntry;

class ClassPath {
 public:
  struct Found {
    std::vector<std::uint8_t> bytes;
    std::string origin;  // "dir/Foo.class", "a.jar(Foo.class)"
    std::string module;  // the JDK module it came from ("java.base"), empty otherwise
  };

  ClassPath();
  ~ClassPath();
  ClassPath(ClassPath&&) noexcept;
  ClassPath& operator=(ClassPath&&) noexcept;

  // Whose classes an entry has: only those of the program can be listed.
  enum class Part : std::uint8_t { program, library };
  // Appends a directory or a jar. A path that does not exist is ignored, as `java -cp` does; a jar that
  // cannot be read is a Problem.
  [[nodiscard]] Result<void> add(const std::filesystem::path& path, Part part = Part::program);
  // Appends the JDK's modules. Only java.base is opened at once; the others when a class is not found before.
  [[nodiscard]] Result<void> add_jdk(const std::filesystem::path& home);

  // The class with this internal name ("java/lang/String"), or nullopt if no entry has it. A name that could
  // lead out of a directory ("../Foo") is no class's. Of a multi-release jar, the base version is found.
  [[nodiscard]] Result<std::optional<Found>> find(std::string_view internal_name);

  // The internal names of all classes in the entries of the program, each once, in their order. Files of
  // damaged classes count, too.
  [[nodiscard]] std::vector<std::string> program_classes() const;

 private:
  struct Place {
    std::unique_ptr<ClassPathEntry> entry;
    Part part;
  };
  std::vector<Place> entries_;
};

}  // namespace glassbox::ir::classfile
