// What a report says while the search runs, and after a request to stop.
#include "checker/running_report.hpp"

#include <catch2/catch.hpp>

using namespace glassbox::checker;
using glassbox::symbolic::StopReason;
using glassbox::symbolic::StopRequest;

namespace {

Violation broken(const std::string& property, int line) {
  Violation violation;
  violation.property = property;
  violation.place = {"Map.java", "", line};
  return violation;
}

struct Fixture {
  Fixture() { report.announce({"get", "put", "remove"}); }

  StopRequest stop;
  RunningReport report{"Map.java", stop};
};

}  // namespace

TEST_CASE_METHOD(Fixture, "a search that comes to its end") {
  for (std::size_t k = 0; k < 3; ++k) {
    OperationReport& operation = report.start(k);
    report.count_transition(operation);
    report.finish(operation);
  }
  const Report end = report.so_far();
  CHECK(end.verdict == Verdict::holds);
  CHECK(end.transitions == 3);
  CHECK(end.incomplete.empty());
}

TEST_CASE_METHOD(Fixture, "what has not come to its end is incomplete") {
  report.finish(report.start(0));
  OperationReport& put = report.start(1);
  report.count_transition(put);
  SECTION("after a request to stop") {
    stop.request(StopReason::memory);
    report.add_incomplete(put, "Map.java:5", "the solver was stopped");  // says nothing
    report.finish(put);
    const Report end = report.so_far();
    CHECK(end.verdict == Verdict::incomplete);
    CHECK(end.operations[0].verdict == Verdict::holds);
    CHECK(end.operations[1].verdict == Verdict::incomplete);
    CHECK(end.operations[2].verdict == Verdict::incomplete);
    REQUIRE(end.incomplete.size() == 2);
    CHECK(end.incomplete[0].reason == "put: stopped at the memory limit (--memory)");
    CHECK(end.incomplete[1].reason == "stopped at the memory limit (--memory) before these began: remove");
  }
  SECTION("while the search runs") { CHECK(report.so_far().verdict == Verdict::incomplete); }
  SECTION("but a violation remains one") {
    report.add_violation(put, broken("repOk", 7));
    stop.request(StopReason::user);
    const Report end = report.so_far();
    CHECK(end.verdict == Verdict::violated);
    CHECK(end.operations[1].verdict == Verdict::violated);
    CHECK(end.operations[2].verdict == Verdict::incomplete);
  }
  SECTION("and is so even if nothing could run at all, said after the request") {
    stop.request(StopReason::time);
    report.call_off("Map.java", "no valid state");
    CHECK(report.so_far().verdict == Verdict::incomplete);
  }
}

TEST_CASE_METHOD(Fixture, "violations differ by operation, property and place") {
  OperationReport& get = report.start(0);
  CHECK(report.add_violation(get, broken("repOk", 7)));
  CHECK_FALSE(report.add_violation(get, broken("repOk", 7)));
  CHECK(report.add_violation(get, broken("repOk", 8)));
  CHECK(report.add_violation(get, broken("tree structure", 7)));
  CHECK(report.add_violation(report.start(1), broken("repOk", 7)));
  CHECK(report.so_far().violations.size() == 4);
}

TEST_CASE("a request to stop reaches who reacts to it") {
  StopRequest stop;
  int early = 0, late = 0, gone = 0;
  const StopRequest::Reaction first(stop, [&] { ++early; });
  {
    const StopRequest::Reaction leaves(stop, [&] { ++gone; });
  }
  CHECK_FALSE(stop.requested());
  stop.request(StopReason::time);
  stop.request(StopReason::user);
  CHECK(stop.reason() == StopReason::time);
  const StopRequest::Reaction second(stop, [&] { ++late; });
  CHECK(early == 1);
  CHECK(late == 1);
  CHECK(gone == 0);
}
