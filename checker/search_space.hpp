// The search space of a check: one object of the class under check and everything that it may refer to within
// the bounds, every cell a symbolic value over fresh variables (design, section 4; dissertation 2.2 and 2.4).
//
//   SearchSpace space(vm, main_class, bounds);
//   if (auto built = space.build(operations); !built) ...
//   space.main_object(), space.arguments(operation)
//
// Objects reached through @Tree fields are laid out in fixed positions (tree_layout.cpp). All others come
// from pools: a reference is null, any object of a fitting class, or one that a static field names. An array
// whose length varies is a family of arrays, one of each length, of which a state has one; they share the
// variables of their elements.
#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "checker/bounds.hpp"
#include "checker/fresh_values.hpp"
#include "checker/object_classes.hpp"
#include "checker/static_state.hpp"
#include "checker/type_arguments.hpp"
#include "checker/value_pools.hpp"
#include "symbolic/interpreter/interpreter.hpp"

namespace glassbox::checker {

using symbolic::Reference;

class SearchSpace {
 public:
  // `tables`: how long arrays of roots need to be at most, by the name of their field, where that is known.
  SearchSpace(symbolic::Interpreter& vm, ir::Class& main_class, Bounds bounds,
              std::map<std::string, std::size_t> tables = {});

  // Makes the objects, their cells, and the arguments of the operations. A Problem names what cannot be
  // varied. An argument may be an array of the state or one that the operation brings along; where operations
  // are called `together`, also one that another brings along.
  enum class Calls : std::uint8_t { apart, together };
  [[nodiscard]] ir::Result<void> build(std::span<ir::Method* const> operations = {},
                                       Calls calls = Calls::apart);

  struct PoolObject {  // or an array
    Reference object;
    ir::Class* type = nullptr;
    std::string name;  // "node0": what counterexamples call it
    Formula present;   // reached through tree fields, in the layout
  };
  [[nodiscard]] Reference main_object() const { return main_; }
  [[nodiscard]] const std::vector<PoolObject>& objects() const { return objects_; }  // the main object first
  [[nodiscard]] const std::vector<Reference>& values() const { return values_; }     // the opaque objects
  [[nodiscard]] std::string name_of(Reference object) const;  // empty if it is no pool object

  // Every field and element of these objects, object by object.
  struct Cell {
    Reference object;
    std::uint32_t index = 0;
    ir::BasicType type = ir::BasicType::void_;
  };
  [[nodiscard]] const std::vector<Cell>& cells() const { return cells_; }

  // Of an int of the space that is not constant, as it was made.
  [[nodiscard]] IntRange range_of_int(Value integer) const { return ranges_.at(integer.symbol()); }

  [[nodiscard]] const std::vector<FreshValues::Variable>& variables() const { return fresh_.variables(); }
  // Of every reference that was made to be one of several objects: the bits of its code, the lowest first,
  // and what each code stands for. Of an array of varying length it is the empty one, of a position in a tree
  // the node of its first class.
  struct ReferenceCode {
    std::vector<Formula> bits;
    std::vector<Reference> objects;
  };
  [[nodiscard]] const std::vector<ReferenceCode>& reference_codes() const { return reference_codes_; }
  // Objects that differ in nothing but their identity: those of one class that are not laid out in trees, and
  // the opaque ones.
  [[nodiscard]] std::vector<std::vector<Reference>> interchangeable_objects() const;
  // What holds of the fresh variables alone.
  [[nodiscard]] Formula domains() const { return fresh_.domains(); }
  // The same, of a state with just these objects, of which some are in trees, as far as single cells do not
  // say it: no array has two lengths at once, no position two nodes, and no tree more nodes than its bound.
  [[nodiscard]] bool admits(std::span<const Reference> objects, std::span<const Reference> in_trees) const;
  // In a heap of constants, of a state with these objects: nodes that chains share are numbered as they must
  // be. Of a state that is not complete: they may yet be.
  [[nodiscard]] bool numbers_chains(std::span<const Reference> objects, bool complete) const;
  // The bounds in force, in words a user can picture, one line each.
  [[nodiscard]] const std::vector<std::string>& description() const { return description_; }

  // Whether, given larger bounds, a cell of this type may refer to this object in a state of the space.
  // `made`: by an operation; otherwise it was there before.
  enum class Origin : std::uint8_t { made, there_before };
  [[nodiscard]] bool may_refer(const CellType& cell, bool is_tree, Reference object, Origin origin);
  [[nodiscard]] CellType type_of(const ir::Field& field) const { return types_.type_of(field); }
  [[nodiscard]] CellType element_type_of(Reference array) const;

  // `this` and a fresh symbolic value for each parameter; a Problem if one cannot be varied.
  [[nodiscard]] const ir::Result<std::vector<Value>>& arguments(const ir::Method& operation) const {
    return arguments_.at(&operation);
  }
  // From now on `joined` takes what these take, one after the other.
  void join(const ir::Method& joined, std::span<ir::Method* const> operations);
  // Whether an argument of this operation may be an object or array of the space.
  [[nodiscard]] bool takes_pool_objects(const ir::Method& operation) const;
  [[nodiscard]] bool any_takes_pool_objects() const;
  // Why it has no valid state, as far as it is to blame.
  [[nodiscard]] std::string without_valid_state() const;

 private:
  // An array of varying length: members[k] has k elements.
  struct Family {
    ir::Class* type = nullptr;
    std::string holds;  // its elements, and "[" before that: see CellType
    std::vector<Reference> members;
    std::vector<Formula> has_length;  // just one of them holds
    FreshValues::Owners owners;       // the members, as indices of objects_
    std::string name;
    std::optional<IntRange> range;  // of the elements
    bool is_tree = false;
    const ir::Method* brought_by = nullptr;  // an operation: for its calls only
    // A cell in a fixed place brought it along: then its elements are in fixed places too.
    bool is_fixed = false;
    std::vector<std::size_t> brought_by_elements{};  // by index: the family, if elements are arrays
  };
  // A position of a tree layout at which a node may be of several classes.
  struct Position {
    FreshValues::Owners owners;      // one of each class, as indices of objects_
    std::vector<Formula> has_class;  // just one of them holds
  };
  struct Slot;  // where a position is referred to (tree_slot.hpp)
  class TreeLayout;
  // What chains that share nodes are made of.
  struct Chain {
    ir::Class& node;
    std::uint32_t link;
  };
  struct SharedNodes {
    std::vector<Reference> tables, nodes;  // arrays of every length; in the order of their numbers
    std::uint32_t link = 0;
  };

  ir::Result<void> lay_out_trees();
  void lay_out_cell(Reference object, std::uint32_t index, Value v);
  [[nodiscard]] std::optional<Chain> chain_of(ir::Class& declared);
  ir::Result<void> share_nodes(const Chain& chain, std::span<const Slot> elements);
  ir::Result<void> add_object(ir::Class& c, const std::string& name, Formula present);
  ir::Result<std::size_t> add_family(ir::Class& type, const std::string& holds, const std::string& name,
                                     std::optional<IntRange> range, bool is_tree);
  // Pools for what fields, elements and parameters refer to and trees do not have.
  ir::Result<void> provide_for_fields(std::size_t object);
  ir::Result<void> provide_for_parameters(const ir::Method& operation, Calls calls);
  // A Problem: what the range is said of is no matter of whole numbers.
  [[nodiscard]] ir::Result<void> check_range(std::optional<IntRange> range, const CellType& type,
                                             const std::string& what) const;
  ir::Result<void> provide(const CellType& type, const std::string& name, std::optional<IntRange> range);
  ir::Result<void> fill_fields(std::size_t object);
  ir::Result<void> fill_elements(const Family& family);
  [[nodiscard]] std::size_t last_family_for(const Family& family, std::size_t element);
  ir::Result<std::vector<Value>> make_arguments(const ir::Method& operation);
  // `last_family`: arrays of just this type come from families up to this one.
  ir::Result<Value> fresh_of_type(const CellType& type, std::optional<IntRange> range,
                                  const std::string& what, std::size_t last_family);
  ir::Result<Value> enclosing_object(const ir::Field& f);
  // The field holds the object that an inner object belongs to, which is the main object then.
  [[nodiscard]] bool is_inner_to_main(const ir::Field& f) const;
  // What a reference may lead to: one of these, each under a condition of which just one holds.
  struct Target {
    std::vector<std::pair<Formula, Reference>> members;
    Formula outside = Formula::constant(false);  // where it cannot lead there: no member holds
  };
  [[nodiscard]] static Target only(Reference object) {
    return {{{Formula::constant(true), object}}, Formula::constant(false)};
  }
  [[nodiscard]] static Target target_of(const Family& family);
  [[nodiscard]] Target target_of(const Position& position, const ir::Class& declared) const;
  ir::Result<std::vector<Target>> targets_of(ir::Class& declared, const std::string& holds,
                                             std::optional<IntRange> range, const std::string& what,
                                             std::size_t last_family);
  [[nodiscard]] std::vector<Target> objects_below(const ir::Class& declared, const std::string& holds,
                                                  std::optional<IntRange> range,
                                                  std::size_t last_family) const;
  [[nodiscard]] bool holds_only(const Family& family, const std::string& holds) const;
  [[nodiscard]] bool is_for_others(const Family& family) const;
  [[nodiscard]] Value choice(std::span<const Target> targets);
  [[nodiscard]] std::size_t longest(bool is_tree) const;
  [[nodiscard]] std::size_t longest(const std::string& name, bool is_tree) const;  // that is needed
  void require_at_most(std::size_t most, const std::vector<std::size_t>& objects);
  [[nodiscard]] std::string next_name(const ir::Class& c);
  void note_options();
  void describe();
  void describe_pool(const std::string& type, ir::BasicType kind, std::span<const Value> values);
  [[nodiscard]] ir::Result<void> check_bounds() const;

  symbolic::Interpreter& vm_;
  ir::Class& main_class_;
  Bounds bounds_;
  ObjectClasses object_classes_;
  ValuePools pools_;
  TypeArguments types_;
  std::map<std::string, std::size_t> tables_;
  FreshValues fresh_;
  Reference main_;
  std::vector<PoolObject> objects_;
  std::map<Reference, std::string> names_;
  std::vector<Landmark> landmarks_;
  std::deque<Family> families_;
  std::vector<Position> positions_;
  std::vector<SharedNodes> shared_nodes_;
  std::vector<Cell> cells_;
  std::vector<Reference> values_;                           // the opaque objects
  std::map<const ir::Class*, std::size_t> made_;            // objects per class, for their names
  std::set<std::pair<Reference, std::uint32_t>> laid_out_;  // tree cells, which have their value already
  std::map<std::pair<Reference, std::uint32_t>, std::size_t> own_family_;  // that a cell brought along
  std::map<std::pair<const ir::Method*, std::size_t>, std::size_t> family_of_parameter_;
  const ir::Method* operation_ = nullptr;  // whose arguments are made just now
  std::map<symbolic::Symbol, IntRange> ranges_;
  std::vector<ReferenceCode> reference_codes_;
  struct Cap {
    std::size_t most;
    std::vector<Reference> objects;
  };
  std::vector<Cap> caps_;
  std::map<const ir::Method*, ir::Result<std::vector<Value>>> arguments_;
  // Of the cells that were filled so far: whether --ints bounds some, and whether some hold strings.
  bool ints_are_bounded_ = false, has_strings_ = false;
  std::string narrowed_by_;  // options that states depend on
  std::vector<std::string> description_;
  std::set<std::string> pool_descriptions_;  // of the pools in use
};

}  // namespace glassbox::checker
