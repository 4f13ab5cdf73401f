// Reports as programs read them, and the files they go to.
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "class_test_directory.hpp"
#include "drivers/report/json_report.hpp"
#include "drivers/report/progress.hpp"

using namespace glassbox;
using nlohmann::json;
using Stage = checker::OperationReport::Stage;

namespace {

checker::Report broken_map() {
  checker::Violation violation;
  violation.operation = "put(2, null)";
  violation.property = "repOk";
  violation.place = {"Map.java", "", 12};
  violation.method = "balanced";
  violation.before.objects = {{"this: Map { size = 0 }", "", false}};
  violation.after.objects = {{"this: Map { size = 2 }", "", true}};
  violation.trace = {{{"Map.java", "", 30}, 1, {"this.size = 2"}, 0}, {{}, 0, {}, 7}};
  checker::Report report;
  report.verdict = checker::Verdict::violated;
  report.bounds = {"root: Node objects"};
  report.operations = {{.name = "put", .stage = Stage::finished, .verdict = checker::Verdict::violated},
                       {.name = "get", .stage = Stage::running, .verdict = checker::Verdict::incomplete}};
  report.violations = {violation};
  report.incomplete = {{"Map.java:7", "get: stopped by the user"}};
  report.transitions = 5;
  report.seconds = 2;
  report.solver_seconds = 0.5;
  return report;
}

std::string content(const std::filesystem::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

}  // namespace

TEST_CASE("a report in JSON says what the text says") {
  checker::SearchOptions options;
  options.bounds.ints = {-1, 7};
  options.bounds.per_class = {{"Node", 5}};
  options.solver = symbolic::sat::SolverKind::cadical;
  const std::string text = drivers::json_report(
      broken_map(), {.class_name = "Map", .search = options, .peak_memory = std::size_t{5} << 19U});
  CHECK(text.back() == '\n');
  const json report = json::parse(text);
  CHECK(report["class"] == "Map");
  CHECK(report["verdict"] == "violated");
  CHECK(report["transitions"] == 5);
  CHECK(report["seconds"] == 2);
  CHECK(report["solverSeconds"] == 0.5);
  CHECK(report["peakMemoryMiB"] == 2.5);
  CHECK(report["solver"] == "cadical");
  CHECK(report["bounds"]["nodes"] == 3);
  CHECK(report["bounds"]["ints"]["min"] == -1);
  CHECK(report["bounds"]["ints"]["max"] == 7);
  CHECK(report["bounds"]["perClass"]["Node"] == 5);
  CHECK(report["bounds"]["arrayLength"].is_null());
  CHECK(report["bounds"]["description"][0] == "root: Node objects");
  REQUIRE(report["operations"].size() == 2);
  CHECK(report["operations"][0]["name"] == "put");
  CHECK(report["operations"][0]["verdict"] == "violated");
  CHECK(report["operations"][1]["verdict"] == "incomplete");
  REQUIRE(report["violations"].size() == 1);
  const json& violation = report["violations"][0];
  CHECK(violation["operation"] == "put");
  CHECK(violation["call"] == "put(2, null)");
  CHECK(violation["property"] == "repOk");
  CHECK(violation["place"] == "Map.java:12");
  CHECK(violation["method"] == "balanced");
  CHECK(violation["before"] == json{"this: Map { size = 0 }"});
  CHECK(violation["after"] == json{"this: Map { size = 2 }"});
  CHECK(violation["trace"][0]["place"] == "Map.java:30");
  CHECK(violation["trace"][0]["values"] == json{"this.size = 2"});
  CHECK(violation["trace"][1]["leftOut"] == 7);
  REQUIRE(report["incomplete"].size() == 1);
  CHECK(report["incomplete"][0]["reason"] == "get: stopped by the user");
  CHECK(report["incomplete"][0]["place"] == "Map.java:7");
}

TEST_CASE("lists that are empty are lists, and what is no Unicode is replaced") {
  checker::Report report;
  report.operations = {{.name = "\xff\"\n"}};
  const json parsed = json::parse(drivers::json_report(report, {"Map", checker::SearchOptions(), 0}));
  CHECK(parsed["violations"] == json::array());
  CHECK(parsed["incomplete"] == json::array());
  CHECK(parsed["bounds"]["ints"].is_null());
  CHECK(parsed["bounds"]["perClass"] == json::object());
  CHECK(parsed["operations"][0]["name"] == "\xef\xbf\xbd\"\n");
}

TEST_CASE("a file for a report") {
  const test::TestDirectory directory;
  const std::filesystem::path path = directory.path() / "report.json";
  SECTION("is there from the beginning, and goes if nothing is written") {
    {
      drivers::ReportFile file;
      REQUIRE(file.open(path.string()));
      CHECK(std::filesystem::exists(path));
    }
    CHECK_FALSE(std::filesystem::exists(path));
  }
  SECTION("stays with what is written") {
    {
      drivers::ReportFile file;
      REQUIRE(file.open(path.string()));
      REQUIRE(file.write("new"));
    }
    CHECK(content(path) == "new");
  }
  SECTION("keeps its old content until then") {
    directory.write("report.json", "something longer");
    {
      drivers::ReportFile file;
      REQUIRE(file.open(path.string()));
    }
    CHECK(content(path) == "something longer");
    {
      drivers::ReportFile file;
      REQUIRE(file.open(path.string()));
      REQUIRE(file.write("new"));
    }
    CHECK(content(path) == "new");
  }
  SECTION("that cannot be written is a problem at once") {
    drivers::ReportFile file;
    CHECK_FALSE(file.open((directory.path() / "none" / "report.json").string()));
    const auto opened = file.open(directory.path().string());
    REQUIRE_FALSE(opened);
    CHECK(opened.error().message == "cannot be written: Is a directory");
  }
  SECTION("that can no longer be written is one later") {
    drivers::ReportFile file;
    REQUIRE(file.open("/dev/full"));
    CHECK_FALSE(file.write("new"));
  }
}

TEST_CASE("a line of progress") {
  checker::Report report = broken_map();
  CHECK(drivers::progress_text(report) == "get: 5 transitions, 2.0 s, 25 % in the solver");
  report.operations[1].stage = Stage::waiting;
  CHECK(drivers::progress_text(report) == "valid states: 5 transitions, 2.0 s, 25 % in the solver");
}
