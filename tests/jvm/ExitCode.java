// Pins down System.exit: the code is the exit code, nothing after it runs, not even finally,
// and text without a newline is still written.
public class ExitCode {
    static void leave(int code) {
        try {
            System.out.println("leaving with " + code);
            System.out.print("no newline");
            System.exit(code);
            System.out.println("not printed");
        } catch (Throwable t) {
            System.out.println("not printed either");
        } finally {
            System.out.println("nor this");
        }
    }

    public static void main(String[] args) {
        int code = 0;
        for (int i = 0; i < 10; i++) {
            code += i;
            if (code > 2) {
                leave(code);
            }
            System.out.println("going on " + code);
        }
    }
}
