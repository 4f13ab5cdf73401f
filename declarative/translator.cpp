#include "declarative/translator.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "declarative/guarded_run.hpp"
#include "declarative/merge_order.hpp"
#include "ir/analysis/purity_flow.hpp"

namespace glassbox::declarative {

namespace {

std::uint64_t packed(const Cell& cell) { return std::uint64_t{cell.object.index()} << 32U | cell.index; }

}  // namespace

Translator::Translator(symbolic::Interpreter& vm, TranslatorOptions options) : vm_(vm), options_(options) {}
Translator::~Translator() = default;

std::size_t Translator::KeyHash::operator()(const Key& key) const {
  std::uint64_t hash = key.method ^ std::uint64_t{key.depth} << 20U;
  for (const Value& v : key.arguments) {
    hash = (hash ^ v.bits() ^ std::uint64_t{v.symbol()} << 40U) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 31U;
  }
  return hash;
}

void Translator::start() {
  problem_.reset();
  lacking_class_ = nullptr;
  active_.clear();
  walked_.clear();
  in_progress_.clear();
  unfinished_.clear();
  makers_.clear();
  makers_of_.clear();
  maker_uses_.clear();
  outermost_met_ = kNone;
  deepest_.reset();
}

std::string Translator::place_in_program() const {
  for (auto run = runs_.rbegin(); run != runs_.rend(); ++run) {
    if (symbolic::is_users((*run)->method())) return (*run)->place();
  }
  return runs_.empty() ? std::string() : runs_.back()->place();
}

void Translator::note_limit(const std::string& place, const std::string& what) {
  limit_reached_ = ir::Problem{place, what};
}

ir::Result<Translation> Translator::translate(ir::Method& method, std::span<const Value> arguments) {
  start();
  if (method.is_constructor()) unfinished_.insert(arguments[0].reference().index());
  const auto result = call(method, arguments, nullptr, Formula::constant(true));
  if (problem_) return tl::unexpected(*problem_);
  return *result;
}

ir::Result<Region> Translator::translate_region(ir::Method& method, ir::Body& body,
                                                std::span<const Value> registers, std::uint32_t branch,
                                                std::span<const ir::BlockIndex> exits) {
  start();
  Region region = GuardedRun(*this, method, body, nullptr).run_region(registers, branch, exits);
  if (problem_) return tl::unexpected(*problem_);
  return region;
}

void Translator::forget() {
  main_.clear();
  readers_.clear();
  forget_temporary();
}

void Translator::forget_temporary() {
  temporary_.clear();
  met_.clear();
}

void Translator::begin_transition() {
  ++transition_;
  in_transition_ = true;
  writes_seen_ = 0;
  heap_has_changed();
}

void Translator::heap_has_changed() {
  forget_temporary();
  const auto log = vm_.heap().write_log();
  for (; writes_seen_ < log.size(); ++writes_seen_) {
    const auto readers = readers_.find(packed({log[writes_seen_].object, log[writes_seen_].cell}));
    if (readers == readers_.end()) continue;
    for (Entry* entry : readers->second) entry->disabled_in = transition_;
  }
}

void Translator::end_transition() {
  in_transition_ = false;
  forget_temporary();
}

Translator::Shared Translator::find(const Key& key, Formula guard) {
  if (!options_.cache && key.depth == kNone) return nullptr;
  if (const auto found = main_.find(key); found != main_.end()) {
    if (!in_transition_ || found->second.disabled_in != transition_) {
      ++statistics_.main_hits;
      return found->second.translation;
    }
  }
  if (const auto found = temporary_.find(key); found != temporary_.end()) {
    ++statistics_.temporary_hits;
    return found->second;
  }
  return find_maker(key, guard);
}

void Translator::remember(const Key& key, const Shared& translation) {
  if (!options_.cache && key.depth == kNone) return;
  if (in_transition_ || key.depth != kNone) {
    temporary_.emplace(key, translation);
    return;
  }
  const auto [it, added] = main_.try_emplace(key, Entry{translation, 0});
  if (!added) return;
  for (const Cell& cell : translation->reads) readers_[packed(cell)].push_back(&it->second);
}

const std::vector<std::uint32_t>& Translator::order_of(const ir::Body& body) {
  auto [it, added] = orders_.try_emplace(&body);
  if (added) it->second = merge_order(body);
  return it->second;
}

Translator::Shared Translator::fail(const std::string& place, const std::string& what) {
  if (!problem_) problem_ = ir::Problem{place, what};
  return std::make_shared<Translation>();
}

Formula Translator::whole_guard(Formula guard) {
  std::vector<Formula> guards = {guard};
  for (const ActiveCall& c : active_) guards.push_back(c.guard);
  return vm_.context().symbols.circuit().conjunction(guards);
}

Translator::Shared Translator::find_maker(const Key& key, Formula guard) {
  const auto found = makers_of_.find(key);
  if (found == makers_of_.end()) return nullptr;
  const Formula whole = whole_guard(guard);
  symbolic::formula::Restriction known(vm_.context().symbols.circuit());
  known.learn(whole);
  for (const std::size_t k : found->second) {
    if (!std::ranges::all_of(makers_[k].used_where, [&](Formula f) { return known(f).is_false(); })) continue;
    for (const std::size_t used : makers_[k].within) makers_[used].used_where.push_back(whole);
    makers_[k].used_where.push_back(whole);
    maker_uses_.insert(maker_uses_.end(), makers_[k].within.begin(), makers_[k].within.end());
    maker_uses_.push_back(k);
    return makers_[k].translation;
  }
  return nullptr;
}

void Translator::add_maker(const Key& key, const Shared& translation, Formula guard,
                           std::size_t uses_before) {
  if (!options_.cache) return;
  std::vector<std::size_t> within(maker_uses_.begin() + static_cast<std::ptrdiff_t>(uses_before),
                                  maker_uses_.end());
  maker_uses_.push_back(makers_.size());
  makers_of_[key].push_back(makers_.size());
  makers_.push_back({translation, {whole_guard(guard)}, std::move(within)});
}

// `twin` is what the same call of the caller gave before the transition; `before` what the same call gave.
void Translator::relate(const ir::Method& method, const Translation* twin, const Translation* before,
                        Translation& translation) {
  if (!in_transition_ || lemmas_ == nullptr) return;
  symbolic::Symbols& symbols = vm_.context().symbols;
  const bool related = twin != nullptr && relate_to_twin(symbols, method, *lemmas_, *twin, translation);
  if (!related && before != nullptr && before != twin) {
    (void)relate_to_twin(symbols, method, *lemmas_, *before, translation);
  }
}

const Translation* Translator::before_transition(const Key& key) const {
  const auto own = main_.find(key);
  return own == main_.end() ? nullptr : own->second.translation.get();
}

Translator::Shared Translator::call(ir::Method& method, std::span<const Value> arguments,
                                    const Translation* twin, Formula guard) {
  if (problem_) return std::make_shared<Translation>();
  ++statistics_.calls;
  const Key key{method.id, {arguments.begin(), arguments.end()}};
  if (auto known = find(key, guard)) return known;
  if (deepest_) return call_objects(method, key, guard, &Translator::call_to_depth);
  if (may_go_round(method, key.arguments)) {
    if (never_happens(guard)) return std::make_shared<Translation>();
    return call_objects(method, key, guard, &Translator::deepen);
  }
  // The same call inside itself, in the same heap: it never ends.
  if (const auto same = in_progress_.find(key); same != in_progress_.end()) {
    outermost_met_ = std::min(outermost_met_, same->second);
    auto endless = std::make_shared<Translation>();
    endless->error = Formula::constant(true);
    return endless;
  }
  if (active_.size() >= options_.recursion) {
    auto too_deep = std::make_shared<Translation>();
    too_deep->limit = Formula::constant(true);
    note_recursion_limit(method);
    return too_deep;
  }
  return follow_call(method, key, twin, guard);
}

void Translator::note_recursion_limit(ir::Method& method) {
  auto body = vm_.classes().body(method);
  note_limit(ir::source_place(method, body ? (*body)->lines.front() : std::uint16_t{0}),
             fmt::format("the recursion of {} is deeper than {} calls; see --recursion", method.name,
                         options_.recursion));
}

Translator::Shared Translator::follow_call(ir::Method& method, const Key& key, const Translation* twin,
                                           Formula guard) {
  bool may_call_anything = !may_call || (!active_.empty() && active_.back().may_call_anything);
  if (!may_call_anything) {
    const Permission permission = may_call(method);
    if (permission == Permission::no) return fail(method.full_name(), "is not known to be without effects");
    may_call_anything = permission == Permission::all_that_it_calls;
  }
  auto body = vm_.classes().body(method);
  if (!body) return fail(body.error().place, body.error().message);
  enter({&method, key.arguments, guard, may_call_anything});
  const Translation* before = before_transition(key);
  const std::size_t met_before = std::exchange(outermost_met_, kNone);
  const std::size_t uses_before = maker_uses_.size();
  in_progress_.emplace(key, active_.size());
  auto translation = std::make_shared<Translation>(
      GuardedRun(*this, method, **body, twin != nullptr ? twin : before).run(key.arguments));
  const bool complete = outermost_met_ >= active_.size();
  outermost_met_ = complete ? met_before : std::min(met_before, outermost_met_);
  in_progress_.erase(key);
  leave();
  if (problem_) return translation;
  const bool whole = translation->cut.is_false();
  if (whole) relate(method, twin, before, *translation);
  // Without caches there are still no more calls than there are depths.
  Key kept = key;
  if (whole && options_.cache) kept.depth = kNone;
  if (complete) keep(kept, translation, guard, uses_before);
  return translation;
}

void Translator::keep(const Key& key, const Shared& translation, Formula guard, std::size_t uses_before) {
  if (translation->keeping == Keeping::anywhere) remember(key, translation);
  if (translation->keeping == Keeping::once) add_maker(key, translation, guard, uses_before);
}

}  // namespace glassbox::declarative
