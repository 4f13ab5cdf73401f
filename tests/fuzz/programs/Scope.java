import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The variables that can be named at the present place of the program. */
final class Scope {
  private final List<Variable> variables = new ArrayList<>();
  /** Variables declared before this position are outside of the present lambda or local class. */
  private int barrier = 0;

  void add(Variable variable) { variables.add(variable); }

  int mark() { return variables.size(); }

  void release(int mark) { variables.subList(mark, variables.size()).clear(); }

  /** Hides what a lambda that starts here cannot capture; returns the barrier to restore at its end. */
  int raiseBarrier() {
    int before = barrier;
    barrier = variables.size();
    return before;
  }

  void restoreBarrier(int before) { barrier = before; }

  List<Variable> visible(Predicate<Variable> wanted) {
    List<Variable> found = new ArrayList<>();
    for (int i = 0; i < variables.size(); i++) {
      Variable variable = variables.get(i);
      if ((i >= barrier || variable.capturable()) && wanted.test(variable)) found.add(variable);
    }
    return found;
  }

  /** Variables declared since the mark. */
  List<Variable> since(int mark) { return List.copyOf(variables.subList(mark, variables.size())); }

  Optional<Variable> pick(Dice dice, Predicate<Variable> wanted) {
    List<Variable> found = visible(wanted);
    return found.isEmpty() ? Optional.empty() : Optional.of(dice.of(found));
  }
}
