// Pins down the exit code 1 after an uncaught exception thrown by the machine itself.
public class UncaughtNpe {
    static String pick(int n) {
        String[] words = {"zero", null};
        return words[n];
    }

    public static void main(String[] args) {
        for (int i = 0; i < 3; i++) {
            try {
                System.out.println(pick(i).length());
            } finally {
                System.out.println("round " + i);
            }
        }
    }
}
