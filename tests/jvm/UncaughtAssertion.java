// Pins down the exit code 1 of an Error escaping main through several finally blocks, while an
// earlier exception is replaced on the way.
public class UncaughtAssertion {
    static int depth = 0;

    static void dig(int n) {
        try {
            depth++;
            if (n == 0) throw new IllegalStateException("bottom");
            dig(n - 1);
        } finally {
            System.out.println("climb " + n + " " + depth--);
            assert n != 2 : "replaced at " + n;
        }
    }

    public static void main(String[] args) throws Exception {
        try {
            dig(1);
        } catch (IllegalStateException e) {
            System.out.println("first " + e.getMessage());
        }
        dig(4);
        System.out.println("never printed");
    }
}
