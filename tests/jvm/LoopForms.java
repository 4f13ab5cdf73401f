// Pins down for, while, do/while, for-each over arrays and iterables, with odd headers.
import java.util.ArrayList;
import java.util.List;

public class LoopForms {
    static int calls = 0;

    static int bound() {
        calls++;
        return 5;
    }

    static int[] array() {
        calls++;
        return new int[] {3, 1, 2};
    }

    public static void main(String[] args) {
        for (int i = 0; i < bound(); i++) {
            System.out.print(i + " ");
        }
        System.out.println("calls " + calls);
        calls = 0;
        for (int v : array()) {
            System.out.print(v + " ");
        }
        System.out.println("calls " + calls);

        for (int i = 0, j = 10; i < j; i += 2, j--) {
            System.out.print(i + "," + j + " ");
        }
        System.out.println();
        int k = 0;
        for (; ; ) {
            if (k++ > 3) break;
        }
        System.out.println(k);
        do {
            k--;
        } while (k > 0);
        System.out.println(k);
        do k += 3; while (k < 10);
        System.out.println(k);
        while (k-- > 0) ;
        System.out.println(k);
        do {
            if (k < 3) continue;
            k += 100;
        } while (k++ < 5);
        System.out.println(k);
        for (long l = 1; l > 0; l <<= 7) System.out.print(l + " ");
        System.out.println();
        for (double d = 0; d < 1; d += 0.25) System.out.print(d + " ");
        System.out.println();
        for (float f = 16777214; f < 16777218 && k++ < 120; f++) System.out.print(f + " ");
        System.out.println(k > 120);
        for (char c = 'a'; c < 'f'; c++) System.out.print(c);
        System.out.println();
        for (byte b = 120; b > 0; b++) System.out.print(b + " ");
        System.out.println();
        for (boolean go = true; go; go = !go) System.out.print("once ");
        System.out.println();
        for (String s = "*"; s.length() < 20; s += s) System.out.print(s + " ");
        System.out.println();

        // changing the loop variable of a for-each leaves the array alone
        int[] data = {1, 2, 3};
        for (int v : data) {
            v *= 10;
            data[2] = 7;
            System.out.print(v + " ");
        }
        System.out.println(data[0] + data[1] + data[2]);
        // reassigning the array inside the loop does not matter
        int n = 0;
        for (int v : data) {
            data = new int[0];
            n += v;
        }
        System.out.println(n + " " + data.length);
        for (long w : new int[] {1, -1}) System.out.print(w + " ");
        for (double w : new float[] {0.5f, 0.1f}) System.out.print(w + " ");
        for (int w : new char[] {'a', 'b'}) System.out.print(w + " ");
        for (int w : new byte[] {-1, 1}) System.out.print(w + " ");
        System.out.println();
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 5; i++) list.add(i * i);
        int sum = 0;
        for (int v : list) sum += v;
        for (Integer v : list) sum += v;
        for (Object v : list) sum += v.hashCode();
        System.out.println(sum);
        for (String[] row : new String[][] {{"a", "b"}, {}, {"c"}}) {
            for (String cell : row) System.out.print(cell);
            System.out.print(";");
        }
        System.out.println();
        int depth = 0;
        for (int a = 0; a < 4; a++)
            for (int b = a; b < 4; b++)
                for (int c = b; c < 4; c++)
                    if ((a + b + c) % 2 == 0) depth++;
                    else depth += 10;
        System.out.println(depth);
        List<Runnable> later = new ArrayList<>();
        for (int v : new int[] {7, 8, 9}) later.add(() -> System.out.print(v + " "));
        for (Runnable r : later) r.run();
        System.out.println();
        try {
            int[] nothing = null;
            for (int v : nothing) System.out.print(v);
        } catch (NullPointerException e) {
            System.out.println("null array");
        }
    }
}
