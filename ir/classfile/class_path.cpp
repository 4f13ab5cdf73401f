#include "ir/classfile/class_path.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <system_error>

#include "ir/classfile/zip_file.hpp"

namespace glassbox::ir::classfile {

namespace fs = std::filesystem;

namespace {

// The format allows a class file of some hundred MiB at most in theory; real ones stay below two.
constexpr std::size_t max_class_size = std::size_t{64} << 20;

// Whether `name` can only refer to something below the directory that it is looked up in.
bool is_safe_name(std::string_view name) {
  if (name.empty() || name.find('\0') != std::string_view::npos) return false;
  while (true) {
    const std::size_t slash = name.find('/');
    const std::string_view component = name.substr(0, slash);
    if (component.empty() || component == "." || component == "..") return false;
    if (slash == std::string_view::npos) return true;
    name.remove_prefix(slash + 1);
  }
}

constexpr std::string_view class_suffix = ".class";

// Whether classes can be in a folder of this name: its name is one of Java.
bool is_package_name(std::string_view name) {
  const auto is_letter = [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return byte >= 0x80 || std::isalpha(byte) != 0 || c == '_' || c == '$';
  };
  return !name.empty() && is_letter(name.front()) && std::ranges::all_of(name, [&](char c) {
    return is_letter(c) || std::isdigit(static_cast<unsigned char>(c)) != 0;
  });
}

bool is_jdk_home(const fs::path& home) {
  std::error_code ignored;
  return fs::is_regular_file(home / "jmods" / "java.base.jmod", ignored);
}

// The home of the first `java` on PATH: what it links to is <home>/bin/java.
std::optional<fs::path> home_of_java_on_path() {
  const char* path = std::getenv("PATH");
  std::string_view rest = path == nullptr ? "" : path;
  while (!rest.empty()) {
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    const std::string_view directory = rest.substr(0, colon);
    rest.remove_prefix(std::min(colon + 1, rest.size()));
    if (directory.empty()) continue;
    std::error_code error;
    const fs::path java = fs::canonical(fs::path(directory) / "java", error);
    if (!error && fs::is_regular_file(java, error)) return java.parent_path().parent_path();
  }
  return std::nullopt;
}

}  // namespace

class ClassPathEntry {
 public:
  ClassPathEntry() = default;
  ClassPathEntry(const ClassPathEntry&) = delete;
  ClassPathEntry& operator=(const ClassPathEntry&) = delete;
  virtual ~ClassPathEntry() = default;
  // `name` is safe.
  [[nodiscard]] virtual Result<std::optional<ClassPath::Found>> find(std::string_view name) = 0;
  // Adds the names of its classes.
  virtual void list(std::vector<std::string>& names) const = 0;
};

namespace {

class DirectoryEntry : public ClassPathEntry {
 public:
  explicit DirectoryEntry(fs::path directory) : directory_(std::move(directory)) {}

  Result<std::optional<ClassPath::Found>> find(std::string_view name) override {
    const fs::path file = directory_ / fmt::format("{}.class", name);
    std::error_code error;
    if (!fs::is_regular_file(file, error)) return std::optional<ClassPath::Found>();
    const std::uintmax_t size = fs::file_size(file, error);
    std::ifstream in(file, std::ios::binary);
    if (error || !in) return problem(file.string(), "cannot be read");
    if (size > max_class_size) return problem(file.string(), "is too large for a class file");
    ClassPath::Found found;
    found.bytes.resize(size);
    in.read(reinterpret_cast<char*>(found.bytes.data()), static_cast<std::streamsize>(size));
    if (static_cast<std::uintmax_t>(in.gcount()) != size) return problem(file.string(), "cannot be read");
    found.origin = file.string();
    return std::optional(std::move(found));
  }

  void list(std::vector<std::string>& names) const override {
    std::error_code error;
    const auto options = fs::directory_options::skip_permission_denied;
    for (fs::recursive_directory_iterator it(directory_, options, error), end; !error && it != end;
         it.increment(error)) {
      std::error_code ignored;
      if (it->is_directory(ignored)) {
        if (!is_package_name(it->path().filename().string())) it.disable_recursion_pending();
      } else if (it->path().extension() == class_suffix) {
        names.push_back(it->path().lexically_relative(directory_).replace_extension().generic_string());
      }
    }
  }

 private:
  fs::path directory_;
};

// A jar, or a jmod: that has its classes in a folder and the name of a module.
class ArchiveEntry : public ClassPathEntry {
 public:
  ArchiveEntry(fs::path path, std::string folder, std::string module)
      : path_(std::move(path)), folder_(std::move(folder)), module_(std::move(module)) {}

  [[nodiscard]] Result<void> open() {
    if (zip_) return {};
    auto zip = ZipFile::open(path_);
    if (!zip) return tl::unexpected(zip.error());
    zip_ = std::move(*zip);
    return {};
  }

  Result<std::optional<ClassPath::Found>> find(std::string_view name) override {
    if (auto opened = open(); !opened) return tl::unexpected(opened.error());
    const std::string entry = fmt::format("{}{}.class", folder_, name);
    auto bytes = zip_->read(entry, max_class_size);
    if (!bytes) return tl::unexpected(bytes.error());
    if (!*bytes) return std::optional<ClassPath::Found>();
    ClassPath::Found found{std::move(**bytes), fmt::format("{}({})", path_.string(), entry), module_};
    return std::optional(std::move(found));
  }

  void list(std::vector<std::string>& names) const override {
    if (!zip_) return;
    for (std::string_view name : zip_->names()) {
      if (!name.starts_with(folder_) || !name.ends_with(class_suffix)) continue;
      name.remove_prefix(folder_.size());
      name.remove_suffix(class_suffix.size());
      names.emplace_back(name);
    }
  }

 private:
  fs::path path_;
  std::string folder_, module_;
  std::optional<ZipFile> zip_;  // opened when it is first needed
};

}  // namespace

Result<fs::path> find_jdk_home() {
  std::vector<fs::path> candidates;
  if (const char* java_home = std::getenv("JAVA_HOME"); java_home != nullptr && *java_home != '\0') {
    candidates.emplace_back(java_home);
  }
  if (auto home = home_of_java_on_path()) candidates.push_back(*std::move(home));
  const std::size_t certain = candidates.size();
  std::error_code error;
  for (fs::directory_iterator it("/usr/lib/jvm", error), end; !error && it != end; it.increment(error)) {
    candidates.push_back(it->path());
  }
  std::sort(candidates.begin() + static_cast<std::ptrdiff_t>(certain), candidates.end());
  for (const fs::path& home : candidates) {
    if (is_jdk_home(home)) return home;
  }
  return problem("",
                 "no JDK found: install openjdk-17-jdk-headless, or set JAVA_HOME to a JDK that has "
                 "jmods/java.base.jmod");
}

ClassPath::ClassPath() = default;
ClassPath::~ClassPath() = default;
ClassPath::ClassPath(ClassPath&&) noexcept = default;
ClassPath& ClassPath::operator=(ClassPath&&) noexcept = default;

Result<void> ClassPath::add(const fs::path& path, Part part) {
  std::error_code error;
  if (!fs::exists(path, error)) return {};
  if (fs::is_directory(path, error)) {
    entries_.push_back({std::make_unique<DirectoryEntry>(path), part});
    return {};
  }
  auto archive = std::make_unique<ArchiveEntry>(path, "", "");
  if (auto opened = archive->open(); !opened) return opened;
  entries_.push_back({std::move(archive), part});
  return {};
}

Result<void> ClassPath::add_jdk(const fs::path& home) {
  const fs::path jmods = home / "jmods";
  const auto module = [](const fs::path& jmod) {
    return std::make_unique<ArchiveEntry>(jmod, "classes/", jmod.stem().string());
  };
  const fs::path base_path = jmods / "java.base.jmod";
  auto base = module(base_path);
  if (auto opened = base->open(); !opened) return opened;
  entries_.push_back({std::move(base), Part::library});

  std::vector<fs::path> others;
  std::error_code error;
  for (fs::directory_iterator it(jmods, error), end; !error && it != end; it.increment(error)) {
    if (it->path().extension() == ".jmod" && it->path() != base_path) others.push_back(it->path());
  }
  std::sort(others.begin(), others.end());
  for (const fs::path& jmod : others) entries_.push_back({module(jmod), Part::library});
  return {};
}

Result<std::optional<ClassPath::Found>> ClassPath::find(std::string_view internal_name) {
  if (!is_safe_name(internal_name)) return std::optional<Found>();
  for (const Place& place : entries_) {
    auto found = place.entry->find(internal_name);
    if (!found || *found) return found;
  }
  return std::optional<Found>();
}

std::vector<std::string> ClassPath::program_classes() const {
  std::vector<std::string> names;
  for (const Place& place : entries_) {
    if (place.part == Part::program) place.entry->list(names);
  }
  std::ranges::sort(names);
  const auto repeated = std::ranges::unique(names);
  names.erase(repeated.begin(), repeated.end());
  return names;
}

}  // namespace glassbox::ir::classfile
