package glassbox;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.IntUnaryOperator;

/**
 * Takes the place of the API's class where every state is tried on a JVM: it makes the choices that it is told to make, notes
 * what did not hold, and knows which object is a copy of which.
 */
public final class GlassBox {
  /** One run of an operation, with what is said about it afterwards. */
  public static final class Run {
    /** Given n, what choose(n) is. */
    public IntUnaryOperator chooser = n -> 0;
    /** From the objects of the state before the operation to those that they are copies of. */
    public final Map<Object, Object> originals = new IdentityHashMap<>();
    /** An assumption did not hold: whatever came after it does not count, even if the exception was caught. */
    public boolean assumedAway;

    private Object original(Object object) { return originals.getOrDefault(object, object); }
  }

  /** That of each thread. */
  private static final ThreadLocal<Run> RUN = ThreadLocal.withInitial(Run::new);

  public static Run run() { return RUN.get(); }

  /** Forgets the run before. */
  public static Run begin(IntUnaryOperator chooser) {
    RUN.set(new Run());
    run().chooser = chooser;
    return run();
  }

  private GlassBox() {}

  public static void assume(boolean condition) {
    if (condition) return;
    run().assumedAway = true;
    throw new AssumptionViolated();
  }

  public static void check(boolean condition, String message) {
    if (!condition) throw new CheckFailed(message);
  }

  @Declarative
  public static boolean isSameObject(Object a, Object b) {
    return run().original(a) == run().original(b);
  }

  public static int choose(int n) {
    if (n <= 0) throw new IllegalArgumentException("nothing to choose from");
    return run().chooser.applyAsInt(n);
  }

  @SafeVarargs
  public static <T> T choose(T... values) { return values[choose(values.length)]; }

  public static int choose(int[] values) { return values[choose(values.length)]; }

  public static long choose(long[] values) { return values[choose(values.length)]; }

  public static char choose(char[] values) { return values[choose(values.length)]; }

  public static boolean choose(boolean[] values) { return values[choose(values.length)]; }

  public static final class AssumptionViolated extends RuntimeException {
    private static final long serialVersionUID = 1;

    AssumptionViolated() { super("an assumption does not hold", null, false, false); }
  }

  public static final class CheckFailed extends AssertionError {
    private static final long serialVersionUID = 1;

    CheckFailed(String message) { super(message); }
  }
}
