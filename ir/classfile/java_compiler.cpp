// The steps: name the result by a fingerprint of everything it depends on; if the cache has it, done; else
// run javac into a fresh directory and rename that into the cache.
#include "ir/classfile/java_compiler.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <optional>
#include <system_error>

#include "ir/classfile/fingerprint.hpp"
#include "ir/classfile/java_source.hpp"

namespace glassbox::ir::classfile {

namespace fs = std::filesystem;

namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

// A directory for compiled classes that this user can write to.
std::optional<fs::path> cache_directory() {
  std::vector<fs::path> candidates;
  if (const char* cache = std::getenv("XDG_CACHE_HOME"); cache != nullptr && *cache == '/') {
    candidates.push_back(fs::path(cache) / "glassbox");
  }
  if (const char* home = std::getenv("HOME"); home != nullptr && *home == '/') {
    candidates.push_back(fs::path(home) / ".cache" / "glassbox");
  }
  for (const fs::path& candidate : candidates) {
    std::error_code error;
    fs::create_directories(candidate, error);
    if (!error && ::access(candidate.c_str(), W_OK | X_OK) == 0) return candidate;
  }
  // Others may write to the temporary directory: use what is there only if it is ours alone.
  std::error_code error;
  const fs::path shared = fs::temp_directory_path(error) / fmt::format("glassbox-{}", ::getuid());
  if (error) return std::nullopt;
  ::mkdir(shared.c_str(), S_IRWXU);
  struct stat status {};
  const bool ours = ::lstat(shared.c_str(), &status) == 0 && S_ISDIR(status.st_mode) &&
                    status.st_uid == ::getuid() && (status.st_mode & (S_IWGRP | S_IWOTH)) == 0;
  if (!ours || ::access(shared.c_str(), W_OK | X_OK) != 0) return std::nullopt;
  return shared;
}

// The result of javac depends on the source, on what it may find next to it and on the class path, and on
// javac itself. Nothing if that cannot be told, and the result must not be reused.
std::optional<std::string> cache_key(const JavaSource& source, const fs::path& jdk_home,
                                     const std::vector<fs::path>& class_path) {
  Fingerprint key;
  key.add("glassbox javac 1");
  const char* options = std::getenv("JDK_JAVAC_OPTIONS");
  key.add(options == nullptr ? "" : options);
  std::error_code error;
  key.add(fs::weakly_canonical(jdk_home, error).string());
  if (!key.add_file(jdk_home / "release")) return std::nullopt;
  key.add(source.main_class);
  key.add(source.text);
  if (!key.add_tree(source.root, true, true)) return std::nullopt;
  for (const fs::path& entry : class_path) {
    key.add(fs::weakly_canonical(entry, error).string());
    if (fs::is_directory(entry, error)) {
      if (!key.add_tree(entry, false, true)) return std::nullopt;
    } else if (fs::exists(entry, error)) {
      key.add(fs::file_size(entry, error));
      key.add(static_cast<std::uint64_t>(fs::last_write_time(entry, error).time_since_epoch().count()));
    }
  }
  return key.hex();
}

// Whether a directory holds the result of a compilation: the main class if it must have one, or any class.
bool is_result(const fs::path& directory, const JavaSource& source, MainClass main_class) {
  std::error_code error;
  if (main_class == MainClass::required)
    return fs::is_regular_file(directory / (source.main_class + ".class"), error);
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(directory, error)) {
    if (entry.path().extension() == ".class") return true;
  }
  return false;
}

std::vector<std::string> javac_command(const fs::path& javac, const JavaSource& source,
                                       const fs::path& output, const std::vector<fs::path>& class_path) {
  std::string path;
  for (const fs::path& entry : class_path) path += entry.string() + ':';
  path += source.root.string();
  // Annotation processors are code that the class path would bring along: they are not run. Where a class
  // has both a source and a compiled form, the source counts, whichever is newer. The -J options shorten
  // the start of javac itself.
  return {javac.string(),
          "-J-XX:TieredStopAtLevel=1",
          "-J-XX:+UseSerialGC",
          "-g",
          "-encoding",
          "UTF-8",
          "-nowarn",
          "-proc:none",
          "-implicit:class",
          "-Xprefer:source",
          "-d",
          output.string(),
          "-cp",
          path,
          "-sourcepath",
          source.root.string(),
          source.file.string()};
}

// Runs a program without a shell; its output goes to `log`. Returns its exit status.
Result<int> run(const std::vector<std::string>& command, std::FILE* log) {
  std::vector<std::string> storage = command;
  std::vector<char*> arguments;
  arguments.reserve(storage.size() + 1);
  for (std::string& argument : storage) arguments.push_back(argument.data());
  arguments.push_back(nullptr);

  posix_spawn_file_actions_t actions;
  ::posix_spawn_file_actions_init(&actions);
  ::posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  ::posix_spawn_file_actions_adddup2(&actions, ::fileno(log), STDOUT_FILENO);
  ::posix_spawn_file_actions_adddup2(&actions, ::fileno(log), STDERR_FILENO);
  pid_t child = 0;
  const int error = ::posix_spawn(&child, arguments.front(), &actions, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&actions);
  if (error != 0) {
    return problem(command.front(), fmt::format("cannot be started ({}): install openjdk-17-jdk-headless",
                                                std::strerror(error)));
  }
  int status = 0;
  while (::waitpid(child, &status, 0) < 0) {
    if (errno != EINTR) return problem(command.front(), "was lost while it ran");
  }
  constexpr int killed = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : killed;
}

void copy_to_stderr(std::FILE* log) {
  std::rewind(log);
  std::vector<char> buffer(4096);
  while (const std::size_t got = std::fread(buffer.data(), 1, buffer.size(), log)) {
    std::fwrite(buffer.data(), 1, got, stderr);
  }
}

// Removes results that nobody has used for a month, and what interrupted runs have left behind.
void remove_old_results(const fs::path& cache) {
  constexpr auto kept = std::chrono::hours(24 * 30);
  std::error_code error;
  for (fs::directory_iterator it(cache, error), end; !error && it != end; it.increment(error)) {
    std::error_code ignored;
    const auto used = it->last_write_time(ignored);
    if (!ignored && fs::file_time_type::clock::now() - used > kept) fs::remove_all(it->path(), ignored);
  }
}

// A new directory, removed at the end unless it was kept.
class ScratchDirectory {
 public:
  explicit ScratchDirectory(const fs::path& parent) : path_((parent / "new-XXXXXX").string()) {
    made_ = ::mkdtemp(path_.data()) != nullptr;
  }
  ~ScratchDirectory() {
    std::error_code ignored;
    if (made_) fs::remove_all(path_, ignored);
  }
  ScratchDirectory(const ScratchDirectory&) = delete;
  ScratchDirectory& operator=(const ScratchDirectory&) = delete;

  [[nodiscard]] bool made() const { return made_; }
  [[nodiscard]] fs::path path() const { return path_; }
  void keep() { made_ = false; }

 private:
  std::string path_;
  bool made_ = false;
};

Result<CompiledSource> compile_into(const fs::path& cache, const std::optional<std::string>& key,
                                    const JavaSource& source, const fs::path& jdk_home,
                                    const std::vector<fs::path>& class_path, MainClass main_class) {
  ScratchDirectory scratch(cache);
  const File log(std::tmpfile(), &std::fclose);
  if (!scratch.made() || !log) return problem(cache.string(), "cannot be written to");
  const auto status =
      run(javac_command(jdk_home / "bin" / "javac", source, scratch.path(), class_path), log.get());
  if (!status) return tl::unexpected(status.error());
  if (*status != 0) {
    copy_to_stderr(log.get());
    return problem(source.file.string(), "does not compile: javac's messages are above");
  }
  if (!is_result(scratch.path(), source, main_class)) {
    return problem(source.file.string(),
                   fmt::format("declares no class {}: the main class must be named like its file",
                               source.file.stem().string()));
  }
  // What must not be reused keeps its random name, and goes with the old results some day.
  const fs::path result = key ? cache / *key : scratch.path();
  if (!key || std::rename(scratch.path().c_str(), result.c_str()) == 0) {
    scratch.keep();
    return CompiledSource{result, source.main_class, source.root};
  }
  // Another process was faster, and its result is the same; or a damaged one is in the way: swap, so that at
  // no time the place is empty for others.
  if (!is_result(result, source, main_class) &&
      ::renameat2(AT_FDCWD, scratch.path().c_str(), AT_FDCWD, result.c_str(), RENAME_EXCHANGE) != 0) {
    return problem(result.string(), "cannot be written");
  }
  return CompiledSource{result, source.main_class, source.root};
}

}  // namespace

Result<CompiledSource> compile_java(const fs::path& file, const fs::path& jdk_home,
                                    const std::vector<fs::path>& class_path, MainClass main_class) {
  const auto source = read_java_source(file);
  if (!source) return tl::unexpected(source.error());
  const auto cache = cache_directory();
  if (!cache) return problem("", "no directory for compiled classes can be written: set XDG_CACHE_HOME");

  const auto key = cache_key(*source, jdk_home, class_path);
  if (key) {
    const fs::path result = *cache / *key;
    if (is_result(result, *source, main_class)) {
      std::error_code ignored;
      fs::last_write_time(result, fs::file_time_type::clock::now(), ignored);  // it is in use
      return CompiledSource{result, source->main_class, source->root};
    }
  }
  remove_old_results(*cache);
  return compile_into(*cache, key, *source, jdk_home, class_path, main_class);
}

}  // namespace glassbox::ir::classfile
