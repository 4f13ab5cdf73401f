// A report for programs.
#pragma once

#include <cstddef>
#include <string>

#include "checker/search.hpp"
#include "ir/classfile/problem.hpp"

namespace glassbox::drivers {

// What was checked, and what it took, as far as the report itself does not say it.
struct CheckFacts {
  std::string class_name;
  const checker::SearchOptions& search;
  std::size_t peak_memory = 0;  // bytes
};

// One JSON object, its fields described in docs/check.md, and a newline.
[[nodiscard]] std::string json_report(const checker::Report& report, const CheckFacts& facts);

// A file that is going to be written: it is opened long before, so that one learns in time if it cannot be.
// What it held is kept until then.
class ReportFile {
 public:
  ReportFile() = default;
  ReportFile(const ReportFile&) = delete;
  ReportFile& operator=(const ReportFile&) = delete;
  ~ReportFile();  // a file that was made and not written is taken away

  [[nodiscard]] ir::Result<void> open(const std::string& path);  // "-" is standard output
  [[nodiscard]] ir::Result<void> write(const std::string& text);

 private:
  std::string path_;
  int descriptor_ = -1;
  bool made_ = false;
};

}  // namespace glassbox::drivers
