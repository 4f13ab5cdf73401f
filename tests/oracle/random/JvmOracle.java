import glassbox.GlassBox;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.TreeMap;

/**
 * What glassbox check decides, decided on a JVM by trying: makes every state within the bounds, runs every operation on each
 * that is valid, with all arguments and all choices, and looks at what becomes of it. It shares nothing with glassbox but the
 * meaning of the bounds.
 */
final class JvmOracle {
  /** What became of an operation, over all valid states, arguments and choices. */
  static final class Result {
    int pairs; // states with arguments and choices that no assumption ruled out
    int violations;
    int strengthened; // of the violations, calls that an inherited precondition allows: they are not run, and make no pairs
    int overflows; // of the violations, those of the stack: where glassbox may run into its own limit
    String example = "";

    String verdict() { return violations > 0 ? "violated" : pairs > 0 ? "holds" : "incomplete"; }
  }

  private final Contract contract;
  private final States states;
  private final int limit;
  private int runs;
  final Map<String, Result> results = new TreeMap<>(); // by the names of the operations
  int validStates;

  /** @param limit the number of runs after which to give up */
  JvmOracle(Class<?> type, States.Bounds bounds, int limit) throws ReflectiveOperationException {
    contract = new Contract(type);
    states = new States(type, bounds, contract.operations);
    this.limit = limit;
  }

  /** Whether an invariant did not end. */
  boolean overflows() { return contract.overflows; }

  /** Tries everything; false if that is too much. */
  boolean run() throws ReflectiveOperationException {
    Choices choices = new Choices();
    do {
      if (++runs > limit) return false;
      if (!contract.isValid(states.state(choices).main)) continue;
      validStates++;
      for (Method m : contract.operations) {
        if (!runAll(m, choices, results.computeIfAbsent(m.getName(), k -> new Result()))) return false;
      }
    } while (choices.advance());
    return true;
  }

  /** Runs an operation with all arguments on the state of the choices. */
  private boolean runAll(Method operation, Choices choices, Result result) throws ReflectiveOperationException {
    Choices ofArguments = new Choices();
    do {
      choices.restart();
      States.State state = states.state(choices);
      Map<Class<?>, Boolean> held = contract.demands(operation, state.main, state.arguments(operation, ofArguments));
      if (!held.isEmpty() && !held.containsValue(true)) continue;
      Choices ofProgram = new Choices();
      do {
        if (++runs > limit) return false;
        choices.restart();
        ofArguments.restart();
        runOnce(operation, choices, ofArguments, held, ofProgram, result);
      } while (ofProgram.advance());
    } while (ofArguments.advance());
    return true;
  }

  private void runOnce(Method operation, Choices choices, Choices ofArguments, Map<Class<?>, Boolean> held, Choices ofProgram,
      Result result) throws ReflectiveOperationException {
    States.State state = states.state(choices);
    Object[] arguments = state.arguments(operation, ofArguments);
    String before = result.violations == 0 ? operation.getName() + state.describe(arguments) + " on " + state : "";
    GlassBox.begin(ofProgram::below);
    String problem = contract.outcome(operation, state.main, arguments, held);
    if (problem == null) return;
    if (problem.equals(Contract.STRENGTHENED)) result.strengthened++;
    else result.pairs++;
    if (problem.isEmpty()) return;
    if (problem.equals("StackOverflowError")) result.overflows++;
    if (result.violations++ == 0) result.example = problem + ": " + before + "choosing " + ofProgram;
  }
}
