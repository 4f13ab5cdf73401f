#include "drivers/report/json_report.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>

#include "drivers/report/text_report.hpp"

namespace glassbox::drivers {

namespace {

using Json = nlohmann::ordered_json;

double rounded(double seconds) { return std::round(seconds * 1e6) / 1e6; }

Json json_of(const checker::Bounds& bounds, const std::vector<std::string>& description) {
  Json json = {{"nodes", bounds.nodes}, {"values", bounds.values}};
  json["perClass"] = bounds.per_class;
  json["ints"] = bounds.ints ? Json{{"min", bounds.ints->first}, {"max", bounds.ints->second}} : Json();
  json["arrayLength"] = bounds.array_length ? Json(*bounds.array_length) : Json();
  json["description"] = description;
  return json;
}

Json json_of(const checker::PairCount& count) { return count.text(); }

Json json_of(const checker::OperationReport& operation) {
  Json json = {{"name", operation.name},
               {"verdict", name_of(operation.verdict)},
               {"transitions", operation.transitions},
               {"seconds", rounded(operation.seconds)}};
  if (operation.pairs) json["pairs"] = json_of(*operation.pairs);
  if (!operation.covered.empty()) {
    json["covered"] = Json::array();
    for (const checker::PairCount& count : operation.covered) json["covered"].push_back(json_of(count));
  }
  return json;
}

Json json_of(const checker::Incomplete& incomplete) {
  return {{"reason", incomplete.reason}, {"place", incomplete.place}};
}

Json json_of(const checker::StateLine& line) { return line.text; }

Json json_of(const checker::TraceLine& line) {
  if (line.left_out != 0) return {{"leftOut", line.left_out}};
  return {{"place", line.at.text()}, {"depth", line.depth}, {"values", line.values}};
}

Json json_of(const checker::Violation& violation);

template <class T>
Json list_of(const std::vector<T>& things) {
  Json json = Json::array();
  for (const T& thing : things) json.push_back(json_of(thing));
  return json;
}

Json json_of(const checker::Violation& violation) {
  return {{"operation", violation.operation.substr(0, violation.operation.find('('))},
          {"call", violation.operation},
          {"property", violation.property},
          {"message", violation.message},
          {"place", violation.place.text()},
          {"method", violation.method},
          {"detail", violation.detail},
          {"stack", violation.stack},
          {"before", list_of(violation.before.objects)},
          {"choices", violation.choices},
          {"trace", list_of(violation.trace)},
          {"after", list_of(violation.after.objects)},
          {"afterOtherOrder", list_of(violation.other.objects)}};
}

tl::unexpected<ir::Problem> failure(const std::string& path) {
  return ir::problem(path, std::string("cannot be written: ") + std::strerror(errno));
}

}  // namespace

std::string json_report(const checker::Report& report, const CheckFacts& facts) {
  constexpr double kMebibyte = 1U << 20U;
  Json json = {{"class", facts.class_name},
               {"verdict", name_of(report.verdict)},
               {"internalError", report.internal_error},
               {"transitions", report.transitions},
               {"bounds", json_of(facts.search.bounds, report.bounds)},
               {"seconds", rounded(report.seconds)},
               {"solverSeconds", rounded(report.solver_seconds)},
               {"peakMemoryMiB", std::round(static_cast<double>(facts.peak_memory) / kMebibyte * 10) / 10},
               {"solver", symbolic::sat::name(facts.search.solver)},
               {"operations", list_of(report.operations)},
               {"violations", list_of(report.violations)},
               {"incomplete", list_of(report.incomplete)}};
  if (report.pairs) json["pairs"] = json_of(*report.pairs);
  if (report.states) json["states"] = *report.states;
  // Names in class files need not be proper Unicode.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

ReportFile::~ReportFile() {
  if (descriptor_ > STDERR_FILENO) close(descriptor_);
  if (made_) unlink(path_.c_str());
}

ir::Result<void> ReportFile::open(const std::string& path) {
  path_ = path;
  if (path == "-") {
    descriptor_ = STDOUT_FILENO;
    return {};
  }
  constexpr mode_t kMode = 0666;
  descriptor_ = ::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, kMode);
  made_ = descriptor_ >= 0;
  if (!made_) descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (descriptor_ < 0) return failure(path);
  return {};
}

ir::Result<void> ReportFile::write(const std::string& text) {
  made_ = false;
  // What is written to standard output comes after what is there; and a pipe has no length.
  if (path_ != "-" && ftruncate(descriptor_, 0) != 0 && errno != EINVAL) return failure(path_);
  for (std::size_t done = 0; done < text.size();) {
    const ssize_t count = ::write(descriptor_, text.data() + done, text.size() - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return failure(path_);
    done += static_cast<std::size_t>(count);
  }
  return {};
}

}  // namespace glassbox::drivers
