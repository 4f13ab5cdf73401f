package glassbox;

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

    /** Thrown by {@link #assume} on a JVM. */
    public static final class AssumptionViolated extends RuntimeException {
        private static final long serialVersionUID = 1;

        AssumptionViolated() {
            super("an assumption does not hold");
        }
    }
}
