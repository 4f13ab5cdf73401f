// Pins down Arrays.sort on every element type, ranges, comparators, stability, and sizes that
// reach insertion sort, merging of runs, quicksort and heap-like inputs.
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;

public class SortingArrays {
    static int seed = 12345;

    static int next() {
        seed = seed * 1103515245 + 12345;
        return seed >>> 8;
    }

    static int[] ints(int n, int kind) {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            switch (kind) {
                case 0: a[i] = next(); break;
                case 1: a[i] = i; break;
                case 2: a[i] = n - i; break;
                case 3: a[i] = next() % 4; break;
                case 4: a[i] = i % 100; break;
                default: a[i] = -next(); break;
            }
        }
        return a;
    }

    static String check(int[] a) {
        int h = 0;
        boolean ok = true;
        for (int i = 0; i < a.length; i++) {
            h = h * 31 + a[i];
            if (i > 0 && a[i - 1] > a[i]) ok = false;
        }
        return ok + " " + h;
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 2, 3, 10, 43, 64, 100, 300, 1500}) {
            for (int kind = 0; kind < 6; kind++) {
                int[] a = ints(n, kind);
                Arrays.sort(a);
                System.out.println(n + "/" + kind + " " + check(a));
            }
        }
        int[] r = {9, 8, 7, 6, 5, 4, 3, 2, 1, 0};
        Arrays.sort(r, 2, 6);
        System.out.println(Arrays.toString(r));
        try {
            Arrays.sort(r, 5, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.sort(r, 5, 20);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        long[] l = {5L << 40, -1, Long.MIN_VALUE, 0, Long.MAX_VALUE, 3};
        Arrays.sort(l);
        System.out.println(Arrays.toString(l));
        double[] d = {1, Double.NaN, -0.0, 0.0, -1, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, 0.0, -0.0, 1e-300};
        Arrays.sort(d);
        System.out.println(Arrays.toString(d));
        float[] f = {2.5f, Float.NaN, 0f, -0f, -3f};
        Arrays.sort(f);
        System.out.println(Arrays.toString(f));
        char[] c = "the quick brown fox".toCharArray();
        Arrays.sort(c);
        System.out.println(new String(c).trim());
        byte[] b = new byte[200];
        for (int i = 0; i < b.length; i++) b[i] = (byte) (i * 77);
        Arrays.sort(b);
        System.out.println(b[0] + " " + b[99] + " " + b[199] + " " + Arrays.hashCode(b));
        short[] s = new short[300];
        for (int i = 0; i < s.length; i++) s[i] = (short) (i * 7777);
        Arrays.sort(s);
        System.out.println(s[0] + " " + s[299] + " " + Arrays.hashCode(s));
        String[] w = {"pear", "Apple", "fig", "apple", "Banana", "kiwi", "", "fig"};
        Arrays.sort(w);
        System.out.println(Arrays.toString(w));
        Arrays.sort(w, String.CASE_INSENSITIVE_ORDER);
        System.out.println(Arrays.toString(w));
        Arrays.sort(w, Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        System.out.println(Arrays.toString(w));
        Integer[] boxed = new Integer[500];
        for (int i = 0; i < boxed.length; i++) boxed[i] = next() % 1000;
        Arrays.sort(boxed, Collections.reverseOrder());
        System.out.println(boxed[0] + " " + boxed[250] + " " + boxed[499] + " " + Arrays.hashCode(boxed));
        // stability: sort by the last digit only
        Arrays.sort(boxed, (x, y) -> x % 10 - y % 10);
        System.out.println(boxed[0] + " " + boxed[250] + " " + boxed[499] + " " + Arrays.hashCode(boxed));
        Arrays.sort(boxed, 100, 200);
        System.out.println(boxed[100] + " " + boxed[199]);
        try {
            Arrays.sort(new Object[] {"a", 1});
        } catch (ClassCastException e) {
            System.out.println("cannot compare");
        }
        try {
            Arrays.sort(new String[] {"a", null});
        } catch (NullPointerException e) {
            System.out.println("null element");
        }
    }
}
