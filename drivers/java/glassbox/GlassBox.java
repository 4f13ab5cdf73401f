package glassbox;

import java.util.concurrent.ThreadLocalRandom;

/** What a program under check can say to glassbox. On a JVM these methods do the obvious thing. */
public final class GlassBox {
    private GlassBox() {
    }

    /**
     * Restricts the check to states and arguments for which {@code condition} holds here. On a JVM, running into a condition
     * that does not hold is an error of the caller.
     */
    public static void assume(boolean condition) {
        if (!condition) throw new AssumptionViolated();
    }

    /** A property that must hold here, like {@code assert condition : message}, whether or not assertions are enabled. */
    public static void check(boolean condition, String message) {
        if (!condition) throw new CheckFailed(message);
    }

    /** Whether both refer to the same object, where one may be of the state before the operation and the other current. */
    @Declarative
    public static boolean isSameObject(Object a, Object b) {
        return a == b;
    }

    /** Any int from 0 to {@code n - 1}: under check, all of them. On a JVM, one at random. */
    public static int choose(int n) {
        if (n <= 0) throw new IllegalArgumentException("nothing to choose from");
        return ThreadLocalRandom.current().nextInt(n);
    }

    /** Any of these values. */
    @SafeVarargs
    public static <T> T choose(T... values) {
        return values[choose(values.length)];
    }

    /** Any of these values. */
    public static int choose(int[] values) {
        return values[choose(values.length)];
    }

    /** Any of these values. */
    public static long choose(long[] values) {
        return values[choose(values.length)];
    }

    /** Any of these values. */
    public static char choose(char[] values) {
        return values[choose(values.length)];
    }

    /** Any of these values. */
    public static boolean choose(boolean[] values) {
        return values[choose(values.length)];
    }

    /** Any of these values. */
    public static double choose(double[] values) {
        return values[choose(values.length)];
    }

    /**
     * From here to {@link #end} is a piece of code that {@code glassbox check} checks by itself, as often as it is run or never:
     * its inputs are the local variables that it reads and the object it belongs to. {@link #assume} says what it may rely on.
     */
    public static void begin() {
    }

    /** Where the piece of code ends that began at {@link #begin}. */
    public static void end() {
    }

    /** Thrown by {@link #assume} on a JVM. */
    public static final class AssumptionViolated extends RuntimeException {
        private static final long serialVersionUID = 1;

        AssumptionViolated() {
            super("an assumption does not hold");
        }
    }

    /** Thrown by {@link #check}. */
    public static final class CheckFailed extends AssertionError {
        private static final long serialVersionUID = 1;

        CheckFailed(String message) {
            super(message);
        }
    }
}
