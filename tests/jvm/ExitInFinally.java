// Pins down System.exit while an exception is pending: the code of exit wins over 1, and code
// zero from a nested call ends the program as well.
public class ExitInFinally {
    static int work() {
        try {
            System.out.println("working");
            throw new IllegalStateException("pending");
        } catch (IllegalArgumentException e) {
            return 1;
        } finally {
            System.out.println("cleaning");
            quit(7);
        }
    }

    static void quit(int code) {
        Runnable r = () -> {
            synchronized (ExitInFinally.class) {
                System.out.println("quitting " + code);
                System.exit(code);
            }
        };
        r.run();
        System.out.println("never printed");
    }

    public static void main(String[] args) {
        System.out.println(work());
    }
}
