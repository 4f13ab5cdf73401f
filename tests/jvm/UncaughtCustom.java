// Pins down the exit code 1 of a program that dies of a custom exception with a cause;
// what was printed before stays, finally blocks still run.
public class UncaughtCustom {
    static class Failure extends RuntimeException {
        Failure(String m, Throwable cause) {
            super(m, cause);
        }
    }

    static void work(int n) {
        try {
            System.out.println("work " + n);
            if (n == 3) {
                Integer.parseInt("three");
            }
            work(n + 1);
        } catch (NumberFormatException e) {
            System.out.println("wrapping " + e.getMessage());
            throw new Failure("failed at " + n, e);
        } finally {
            System.out.println("leaving " + n);
        }
    }

    public static void main(String[] args) {
        System.out.print("start ");
        work(0);
        System.out.println("never printed");
    }
}
