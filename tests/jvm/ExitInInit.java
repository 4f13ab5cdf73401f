// Pins down System.exit called deep inside a static initialiser during an expression.
public class ExitInInit {
    static class Quitter {
        static final int VALUE = quit();

        static int quit() {
            System.out.println("quitting");
            System.exit(42);
            return 1;
        }
    }

    static int t(int v) {
        System.out.println("operand " + v);
        return v;
    }

    public static void main(String[] args) {
        System.out.println(t(1) + Quitter.VALUE + t(2));
    }
}
