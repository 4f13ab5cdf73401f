// Pins down the exit code 1 of a program that dies of a StackOverflowError after useful output.
public class UncaughtOverflow {
    final UncaughtOverflow next;
    static boolean deep = false;

    UncaughtOverflow(int n) {
        if (n == 100 && !deep) {
            deep = true;
            System.out.println("a hundred deep");
        }
        next = new UncaughtOverflow(n + 1);
    }

    public static void main(String[] args) {
        System.out.println("start");
        try {
            new UncaughtOverflow(0);
        } catch (RuntimeException e) {
            System.out.println("not a runtime exception");
        } finally {
            System.out.println("finally");
        }
        System.out.println("never printed");
    }
}
