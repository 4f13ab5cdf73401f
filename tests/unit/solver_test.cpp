// Both solvers on the same cases.
#include "symbolic/sat/solver.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <chrono>
#include <cstdint>
#include <random>
#include <thread>
#include <vector>

using namespace glassbox::symbolic::sat;
using std::chrono::milliseconds;
using std::chrono::steady_clock;

namespace {

using Clause = std::vector<Literal>;

// Pigeons into one hole fewer: small, and hard for resolution.
void add_pigeons(Solver& solver, std::size_t holes) {
  std::vector<Clause> at(holes + 1);
  for (Clause& pigeon : at) {
    for (std::size_t hole = 0; hole < holes; ++hole) pigeon.push_back(solver.new_variable());
    solver.add(pigeon);
  }
  for (std::size_t hole = 0; hole < holes; ++hole)
    for (std::size_t i = 0; i <= holes; ++i)
      for (std::size_t j = 0; j < i; ++j) solver.add({!at[i][hole], !at[j][hole]});
}

Literal random_literal(std::mt19937& random, std::uint32_t variables) {
  return {static_cast<std::uint32_t>(random() % variables), random() % 2 == 0};
}

Clause random_clause(std::mt19937& random, std::uint32_t variables) {
  return {random_literal(random, variables), random_literal(random, variables),
          random_literal(random, variables)};
}

bool holds(const Clause& clause, std::uint32_t values) {
  return std::any_of(clause.begin(), clause.end(),
                     [&](Literal l) { return ((values >> l.variable() & 1U) != 0) != l.negated(); });
}

bool brute_force(const std::vector<Clause>& clauses, const Clause& assumptions, std::uint32_t variables) {
  for (std::uint32_t values = 0; values < 1U << variables; ++values) {
    const bool clauses_hold =
        std::all_of(clauses.begin(), clauses.end(), [&](const Clause& c) { return holds(c, values); });
    if (clauses_hold &&
        std::all_of(assumptions.begin(), assumptions.end(), [&](Literal l) { return holds({l}, values); })) {
      return true;
    }
  }
  return false;
}

}  // namespace

TEST_CASE("the names of the solvers") {
  CHECK(parse_solver_kind("minisat") == SolverKind::minisat);
  CHECK(parse_solver_kind("cadical") == SolverKind::cadical);
  CHECK(!parse_solver_kind("MiniSat"));
  CHECK(!parse_solver_kind(""));
  CHECK(name(SolverKind::cadical) == "cadical");
}

TEST_CASE("a solver") {
  const SolverKind kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  CAPTURE(name(kind));
  const auto solver = make_solver(kind);
  const Literal a = solver->new_variable();
  const Literal b = solver->new_variable();
  const Literal c = solver->new_variable();
  CHECK(solver->solve() == Answer::satisfiable);

  SECTION("finds a model") {
    solver->add({a, b});
    solver->add({!a, b});
    solver->add({!b, !c});
    REQUIRE(solver->solve() == Answer::satisfiable);
    CHECK(solver->value(b));
    CHECK(solver->value(!c));
    CHECK(!solver->value(c));
  }
  SECTION("finds a contradiction, also with nothing assumed to blame") {
    solver->add({a, b});
    solver->add({a, !b});
    solver->add({!a, b});
    CHECK(solver->solve() == Answer::satisfiable);
    solver->add({!a, !b});
    CHECK(solver->solve() == Answer::unsatisfiable);
    CHECK(solver->failed_assumptions().empty());
    CHECK(solver->solve({c}) == Answer::unsatisfiable);
    CHECK(solver->failed_assumptions().empty());
  }
  SECTION("takes the empty clause for a contradiction") {
    solver->add({});
    CHECK(solver->solve() == Answer::unsatisfiable);
  }
  SECTION("takes clauses with repeated and contrary literals") {
    solver->add({a, a, b, !b});
    solver->add({!c, !c});
    REQUIRE(solver->solve() == Answer::satisfiable);
    CHECK(!solver->value(c));
  }
  SECTION("forgets assumptions after the question") {
    solver->add({!a, b});
    CHECK(solver->solve({a, !b}) == Answer::unsatisfiable);
    REQUIRE(solver->solve({a}) == Answer::satisfiable);
    CHECK(solver->value(b));
    REQUIRE(solver->solve({!b}) == Answer::satisfiable);
    CHECK(!solver->value(a));
  }
  SECTION("tells which assumptions failed") {
    solver->add({!a, b});
    REQUIRE(solver->solve({c, a, !b}) == Answer::unsatisfiable);
    const auto failed = solver->failed_assumptions();
    CHECK(std::find(failed.begin(), failed.end(), c) == failed.end());
    CHECK(std::find(failed.begin(), failed.end(), a) != failed.end());
    CHECK(std::find(failed.begin(), failed.end(), !b) != failed.end());
  }
  SECTION("sees contrary assumptions") {
    REQUIRE(solver->solve({c, a, !a}) == Answer::unsatisfiable);
    Clause failed(solver->failed_assumptions().begin(), solver->failed_assumptions().end());
    std::sort(failed.begin(), failed.end());
    CHECK(failed == Clause{a, !a});
  }
  SECTION("takes new variables and clauses between questions") {
    solver->add({a, b});
    REQUIRE(solver->solve({!a}) == Answer::satisfiable);
    const Literal d = solver->new_variable();
    solver->add({!b, d});
    REQUIRE(solver->solve({!a}) == Answer::satisfiable);
    CHECK(solver->value(d));
    CHECK(solver->solve({!a, !d}) == Answer::unsatisfiable);
  }
  SECTION("counts") {
    solver->add({a, b});
    solver->add({!a});
    CHECK(solver->solve() == Answer::satisfiable);
    CHECK(solver->statistics().variables == 3);
    CHECK(solver->statistics().clauses == 2);
    CHECK(solver->statistics().literals == 3);
    CHECK(solver->statistics().solve_calls == 2);
    add_pigeons(*solver, 5);
    CHECK(solver->solve() == Answer::unsatisfiable);
    CHECK(solver->statistics().conflicts > 10);
  }
}

TEST_CASE("a solver gives up at a limit and can go on") {
  const SolverKind kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  CAPTURE(name(kind));
  const auto solver = make_solver(kind);
  add_pigeons(*solver, 7);
  CHECK(solver->solve({}, {.conflicts = 20, .deadline = {}}) == Answer::unknown);
  CHECK(solver->statistics().conflicts <= 40);
  CHECK(solver->solve({}, {.conflicts = {}, .deadline = steady_clock::now()}) == Answer::unknown);
  CHECK(solver->solve({}, {.conflicts = 20, .deadline = steady_clock::now() + std::chrono::hours(1)}) ==
        Answer::unknown);
  CHECK(solver->solve({}, {.conflicts = {}, .deadline = steady_clock::now() + std::chrono::hours(1)}) ==
        Answer::unsatisfiable);
}

TEST_CASE("a question that takes long is answered in the end") {
  const SolverKind kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  CAPTURE(name(kind));
  const auto solver = make_solver(kind);
  add_pigeons(*solver, 8);
  CHECK(solver->solve({}, {.conflicts = 12'000, .deadline = {}}) == Answer::unknown);
  CHECK(solver->statistics().conflicts <= 12'100);
  CHECK(solver->solve() == Answer::unsatisfiable);
}

TEST_CASE("a solver stops at a deadline") {
  const SolverKind kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  CAPTURE(name(kind));
  const auto solver = make_solver(kind);
  add_pigeons(*solver, 14);  // not within hours
  const auto start = steady_clock::now();
  CHECK(solver->solve({}, {.conflicts = {}, .deadline = start + milliseconds(100)}) == Answer::unknown);
  CHECK(steady_clock::now() - start >= milliseconds(100));
  CHECK(steady_clock::now() - start < std::chrono::seconds(5));  // the machine may be busy
}

TEST_CASE("a solver obeys a request to stop") {
  const auto kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  glassbox::symbolic::StopRequest stop;
  const auto solver = make_solver(kind, &stop);
  const auto other = make_solver(kind);
  add_pigeons(*solver, 12);
  std::thread requester([&] {
    std::this_thread::sleep_for(milliseconds(50));
    stop.request(glassbox::symbolic::StopReason::time);
  });
  CHECK(solver->solve() == Answer::unknown);
  requester.join();
  CHECK(make_solver(kind, &stop)->solve() == Answer::unknown);
  CHECK(other->solve() == Answer::satisfiable);
}

TEST_CASE("a clock counts the time of all solvers, and that of the question under way") {
  const auto kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  glassbox::symbolic::StopRequest stop;
  SolverClock clock;
  const auto solver = make_solver(kind, &stop, &clock);
  add_pigeons(*solver, 14);  // not within hours
  CHECK(clock.seconds() == 0);
  double under_way = 0;
  std::thread watcher([&] {
    std::this_thread::sleep_for(milliseconds(100));
    under_way = clock.seconds();
    stop.request(glassbox::symbolic::StopReason::time);
  });
  CHECK(solver->solve() == Answer::unknown);
  watcher.join();
  CHECK(under_way > 0);
  const double answered = clock.seconds();
  CHECK(answered >= under_way);
  std::this_thread::sleep_for(milliseconds(10));
  CHECK(clock.seconds() == answered);
  const auto other = make_solver(kind, nullptr, &clock);
  CHECK(other->solve() == Answer::satisfiable);
  CHECK(clock.seconds() > answered);
}

TEST_CASE("a solver can be interrupted") {
  const SolverKind kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  CAPTURE(name(kind));
  const auto solver = make_solver(kind);
  const Literal easy = solver->new_variable();
  solver->add({easy});

  SECTION("beforehand") {
    solver->interrupt();
    CHECK(solver->solve() == Answer::unknown);
    CHECK(solver->solve() == Answer::unknown);
    solver->clear_interrupt();
    CHECK(solver->solve() == Answer::satisfiable);
  }
  SECTION("while it searches") {
    add_pigeons(*solver, 14);
    std::thread other([&] {
      std::this_thread::sleep_for(milliseconds(50));
      solver->interrupt();
    });
    CHECK(solver->solve() == Answer::unknown);
    other.join();
  }
  SECTION("while it searches towards a deadline") {
    add_pigeons(*solver, 14);
    std::thread other([&] {
      std::this_thread::sleep_for(milliseconds(50));
      solver->interrupt();
    });
    const auto start = steady_clock::now();
    CHECK(solver->solve({}, {.conflicts = {}, .deadline = start + std::chrono::hours(1)}) == Answer::unknown);
    other.join();
    solver->clear_interrupt();
    CHECK(solver->solve({!easy}) == Answer::unsatisfiable);
  }
}

// Clauses are added a few at a time, with a question after each step, so that every instance passes from
// satisfiable to unsatisfiable.
TEST_CASE("answers to random questions are those of brute force") {
  const SolverKind kind = GENERATE(SolverKind::minisat, SolverKind::cadical);
  CAPTURE(name(kind));
  std::mt19937 random(1);  // NOLINT: the same cases in each run
  int satisfiable = 0;
  int unsatisfiable = 0;
  for (int instance = 0; instance < 60; ++instance) {
    const std::uint32_t variables = 3 + random() % 10;
    const auto solver = make_solver(kind);
    for (std::uint32_t i = 0; i < variables; ++i) (void)solver->new_variable();
    std::vector<Clause> clauses;
    for (std::uint32_t step = 0; step < 6; ++step) {
      for (std::uint32_t i = 0; i < variables; ++i) {
        clauses.push_back(random_clause(random, variables));
        solver->add(clauses.back());
      }
      Clause assumptions;
      for (std::uint32_t i = 0; i < step; ++i) assumptions.push_back(random_literal(random, variables));
      const bool expected = brute_force(clauses, assumptions, variables);
      REQUIRE(solver->solve(assumptions) == (expected ? Answer::satisfiable : Answer::unsatisfiable));
      if (expected) {
        ++satisfiable;
        std::uint32_t values = 0;
        for (std::uint32_t v = 0; v < variables; ++v)
          if (solver->value({v, false})) values |= 1U << v;
        for (const Clause& clause : clauses) REQUIRE(holds(clause, values));
        for (const Literal literal : assumptions) REQUIRE(solver->value(literal));
      } else {
        ++unsatisfiable;
        const Clause failed(solver->failed_assumptions().begin(), solver->failed_assumptions().end());
        for (const Literal literal : failed)
          REQUIRE(std::find(assumptions.begin(), assumptions.end(), literal) != assumptions.end());
        REQUIRE(!brute_force(clauses, failed, variables));
        REQUIRE(solver->solve(failed) == Answer::unsatisfiable);
      }
    }
  }
  CHECK(satisfiable > 50);
  CHECK(unsatisfiable > 50);
}

TEST_CASE("the solvers agree where brute force is too slow") {
  constexpr std::uint32_t kVariables = 60;
  std::mt19937 random(2);  // NOLINT: the same cases in each run
  int satisfiable = 0;
  constexpr int kInstances = 40;
  for (int instance = 0; instance < kInstances; ++instance) {
    const auto minisat = make_solver(SolverKind::minisat);
    const auto cadical = make_solver(SolverKind::cadical);
    for (std::uint32_t i = 0; i < kVariables; ++i) {
      (void)minisat->new_variable();
      (void)cadical->new_variable();
    }
    for (int i = 0; i < 260; ++i) {
      const Clause clause = random_clause(random, kVariables);
      minisat->add(clause);
      cadical->add(clause);
    }
    const Answer answer = minisat->solve();
    REQUIRE(cadical->solve() == answer);
    if (answer == Answer::satisfiable) ++satisfiable;
  }
  CHECK(satisfiable > 0);
  CHECK(satisfiable < kInstances);
}

TEST_CASE("a solver tries first what is preferred, as long as it is") {
  for (const SolverKind kind : {SolverKind::minisat, SolverKind::cadical}) {
    CAPTURE(name(kind));
    const auto solver = make_solver(kind);
    std::vector<Literal> all;
    for (int i = 0; i < 8; ++i) all.push_back(solver->new_variable());
    for (int i = 0; i + 1 < 8; i += 2) solver->add({all[i], !all[i + 1]});
    for (const unsigned values : {0xffU, 0x55U, 0x00U, 0xf5U}) {
      std::vector<Literal> preferred;
      for (unsigned i = 0; i < 8; ++i) preferred.push_back(all[i].negated_if((values >> i & 1U) == 0));
      solver->prefer(preferred);
      REQUIRE(solver->solve() == Answer::satisfiable);
      if (kind == SolverKind::cadical) continue;  // which guesses before it decides anything
      for (const Literal l : preferred) CHECK(solver->value(l));
    }
    // Preferring changes no answer.
    solver->prefer(std::vector{!all[0], all[1]});
    REQUIRE(solver->solve({all[1]}) == Answer::satisfiable);
    CHECK(solver->value(all[0]));
    solver->prefer({});
    CHECK(solver->solve({!all[0], all[1]}) == Answer::unsatisfiable);
  }
}
