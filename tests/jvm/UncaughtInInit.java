// Pins down the exit code 1 of a program whose own static initialiser fails before main.
public class UncaughtInInit {
    static {
        System.out.println("initialising");
    }

    static int[] cells = new int[2];
    static int bad = fill();

    static int fill() {
        for (int i = 0; ; i++) {
            System.out.println("cell " + i);
            cells[i] = i;
        }
    }

    public static void main(String[] args) {
        System.out.println("never printed");
    }
}
