// Translates declarative methods to formulas: all paths through a method at once, merged where they meet,
// under the heap as it is now (dissertation 2.9 and 5.3). The instructions mean what they mean to the
// interpreter; only control differs.
//
//   Translator translator(vm, {});
//   auto invariant = translator.translate(rep_ok, {Value::of(main_object)});
//   invariant->value, invariant->error, invariant->limit
//
// Translations of the initial heap are kept in the main cache. Between begin_transition and end_transition an
// entry counts only if no cell that it read has been written so far; what is translated then lives in the
// temporary cache until something is written. Objects that a declarative method makes lie in the same heap,
// and live as long as the transition, or for ever outside of one; what returns such an object is not kept, so
// that every call makes its own.
#pragma once

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "declarative/lemmas.hpp"
#include "declarative/translation.hpp"
#include "ir/analysis/cfg.hpp"
#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::declarative {

struct TranslatorOptions {
  bool cache = true;
  std::size_t recursion = 2'000;  // nested calls
  std::size_t rounds = 5'000;     // of one loop in one call
};

class GuardedRun;

class Translator {
 public:
  Translator(symbolic::Interpreter& vm, TranslatorOptions options);
  ~Translator();

  // A Problem: the method does something that cannot be translated, with file and line. Of a constructor the
  // receiver is an object that was just made: its fields are filled.
  [[nodiscard]] ir::Result<Translation> translate(ir::Method& method, std::span<const Value> arguments);

  // A piece of a method's body that is being run: from the branch at this instruction up to one of these
  // blocks or, if there are none, to the end of the method.
  [[nodiscard]] ir::Result<Region> translate_region(ir::Method& method, ir::Body& body,
                                                    std::span<const Value> registers, std::uint32_t branch,
                                                    std::span<const ir::BlockIndex> exits);

  // Where a translation was cut short by a limit most recently, and by which, if one was.
  [[nodiscard]] const std::optional<ir::Problem>& limit_reached() const { return limit_reached_; }
  // Where a translation most recently cast an object of which nothing is known, and to what class.
  [[nodiscard]] const ir::Problem& opaque_cast() const { return opaque_cast_; }
  // The class that is not initialised, if the last translation failed only because of it, in a transition.
  [[nodiscard]] ir::Class* lacking_class() const { return lacking_class_; }

  // Which methods may be called, as long as effects are only found out when it is too late to have spared the
  // time; nullptr: all.
  enum class Permission : std::uint8_t { no, itself, all_that_it_calls };
  std::function<Permission(ir::Method&)> may_call;

  // Empties the main cache: the initial heap is another one.
  void forget();

  // A transition of the heap begins: it changes as its write log says, until end_transition.
  void begin_transition();
  void end_transition();
  // More may have been written since the last translation.
  void heap_has_changed();

  // From now on calls are related to what they gave before the transition; nullptr: no longer.
  void use_lemmas(Lemmas* lemmas) { lemmas_ = lemmas; }

  // Asked now and then whether a condition can hold at all, so that a loop or a recursion that could go round
  // for ever ends by the solver's word.
  std::function<bool(Formula)> is_refuted;

  struct Statistics {
    std::uint64_t calls = 0, main_hits = 0, temporary_hits = 0;
  };
  [[nodiscard]] const Statistics& statistics() const { return statistics_; }

 private:
  friend class GuardedRun;

  static constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
  struct Key {
    std::uint32_t method = 0;
    std::vector<Value> arguments;
    std::size_t depth = kNone;  // of calls that were followed, if it was not followed to its end
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct KeyHash {
    std::size_t operator()(const Key& key) const;
  };
  using Shared = std::shared_ptr<const Translation>;  // callers keep a translation while more are made
  struct Entry {
    Shared translation;
    std::uint64_t disabled_in = 0;  // the transition in which a cell it read was written
  };

  // `twin` is what the same call of the caller gave before the transition, or nullptr.
  // `guard` is the condition under which the caller comes to call.
  Shared call(ir::Method& method, std::span<const Value> arguments, const Translation* twin, Formula guard);
  // The same, for a call that none of the caches knows.
  Shared follow_call(ir::Method& method, const Key& key, const Translation* twin, Formula guard);
  void relate(const ir::Method& method, const Translation* twin, const Translation* before,
              Translation& translation);
  [[nodiscard]] const Translation* before_transition(const Key& key) const;  // or nullptr

  // A call that returns an object which it has made. Another call with the same arguments may use it too if
  // the two never happen in the same execution: then it makes the object no more than once.
  struct Maker {
    Shared translation;
    std::vector<Formula> used_where;
    std::vector<std::size_t> within;  // what it has used itself, and so uses again wherever it is used
  };
  Shared find_maker(const Key& key, Formula guard);
  void add_maker(const Key& key, const Shared& translation, Formula guard, std::size_t uses_before);
  [[nodiscard]] Formula whole_guard(Formula guard);  // of a call by the innermost active one

  // Calls that are being translated, the outermost first.
  struct ActiveCall {
    const ir::Method* method;
    std::vector<Value> arguments;
    Formula guard;  // under which its caller came to it
    bool may_call_anything = true;
  };
  template <class Visit>
  void for_each_object(const ir::Method& method, std::span<const Value> arguments,
                       Visit visit) const;                                    // that a parameter refers to
  [[nodiscard]] const ActiveCall* enclosing(const ir::Method& method) const;  // call of it; or nullptr
  [[nodiscard]] bool may_go_round(const ir::Method& method, std::span<const Value> arguments) const;
  [[nodiscard]] bool never_happens(Formula guard);
  // How many of the outermost active calls are made under no condition.
  [[nodiscard]] std::size_t unconditional_calls() const;
  void enter(ActiveCall call);
  void leave();

  // Recursion that may go round: see recursion.cpp.
  using CallOfObjects = Shared (Translator::*)(ir::Method&, const Key&, Formula guard);
  Shared call_objects(ir::Method& method, const Key& key, Formula guard, CallOfObjects call);
  Shared deepen(ir::Method& method, const Key& key, Formula guard);
  Shared call_to_depth(ir::Method& method, const Key& key, Formula guard);
  bool settle(ir::Method& method, Translation& found, Formula guard, std::size_t depth);
  void note_recursion_limit(ir::Method& method);

  Shared find(const Key& key, Formula guard);
  void remember(const Key& key, const Shared& translation);
  void keep(const Key& key, const Shared& translation, Formula guard, std::size_t uses_before);
  void forget_temporary();
  const std::vector<std::uint32_t>& order_of(const ir::Body& body);
  void start();
  // The innermost line that is not the JDK's.
  [[nodiscard]] std::string place_in_program() const;
  void note_limit(const std::string& place, const std::string& what);
  Shared fail(const std::string& place, const std::string& what);

  symbolic::Interpreter& vm_;
  TranslatorOptions options_;
  std::unordered_map<Key, Entry, KeyHash> main_;
  std::unordered_map<Key, Shared, KeyHash> temporary_;
  std::unordered_map<std::uint64_t, std::vector<Entry*>> readers_;  // by cell: the entries of the main cache
  std::unordered_map<Key, std::size_t, KeyHash> in_progress_;       // how deep
  // The depth of the outermost call on whose being under way the translation at hand relies: it holds inside
  // that call only.
  std::size_t outermost_met_ = kNone;
  // While recursion is followed to a depth: how many active calls there may be.
  std::optional<std::size_t> deepest_;
  std::unordered_set<Key, KeyHash> met_;  // calls that were followed so, in the heap as it is
  std::unordered_map<std::uint32_t, std::size_t> depths_;  // that were enough, by method: to begin with
  std::unordered_map<const ir::Body*, std::vector<std::uint32_t>> orders_;
  std::uint64_t transition_ = 0;  // counts them; the current one if in_transition_
  bool in_transition_ = false;
  std::size_t writes_seen_ = 0;  // of the write log
  Lemmas* lemmas_ = nullptr;
  std::vector<ActiveCall> active_;
  // Of one question.
  std::vector<Maker> makers_;
  std::unordered_map<Key, std::vector<std::size_t>, KeyHash> makers_of_;
  std::vector<std::size_t> maker_uses_;  // in the order in which they were made, or used again
  std::vector<const GuardedRun*> runs_;  // of the calls that are active, and of a region around them
  std::unordered_map<std::uint64_t, std::uint32_t> walked_;  // how often, by method, parameter and object
  std::unordered_set<std::uint32_t> unfinished_;  // objects that those who make them may still write to
  std::optional<ir::Problem> problem_;
  std::optional<ir::Problem> limit_reached_;
  ir::Problem opaque_cast_;
  ir::Class* lacking_class_ = nullptr;
  Statistics statistics_;
};

}  // namespace glassbox::declarative
