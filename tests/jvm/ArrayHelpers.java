// Pins down java.util.Arrays: fill, equals, hashCode, toString, deepToString, copyOf,
// copyOfRange, binarySearch, asList, deepEquals, compare, mismatch.
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

public class ArrayHelpers {
    public static void main(String[] args) {
        int[] a = new int[6];
        Arrays.fill(a, 7);
        Arrays.fill(a, 2, 4, -1);
        System.out.println(Arrays.toString(a));
        System.out.println(Arrays.hashCode(a) + " " + Arrays.equals(a, a.clone()) + " " + Arrays.equals(a, new int[6]));
        System.out.println(Arrays.toString((int[]) null) + Arrays.toString(new int[0]) + Arrays.hashCode((int[]) null));
        System.out.println(Arrays.equals((int[]) null, null) + " " + Arrays.equals(a, null));
        System.out.println(Arrays.toString(Arrays.copyOf(a, 3)) + Arrays.toString(Arrays.copyOf(a, 9)));
        System.out.println(Arrays.toString(Arrays.copyOfRange(a, 4, 9)) + Arrays.toString(Arrays.copyOfRange(a, 6, 6)));
        try {
            Arrays.copyOfRange(a, 4, 2);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.copyOfRange(a, 7, 9);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("start beyond end");
        }
        try {
            Arrays.fill(a, 4, 9, 0);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            Arrays.copyOf(a, -1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Arrays.toString(new boolean[] {true, false}) + Arrays.toString(new byte[] {-1, 2})
                + Arrays.toString(new char[] {'x', 'y'}) + Arrays.toString(new short[] {3}) + Arrays.toString(new long[] {1L << 50})
                + Arrays.toString(new float[] {1.5f, Float.NaN}) + Arrays.toString(new double[] {-0.0, 1e100})
                + Arrays.toString(new Object[] {null, "s", 1, 'c', 2.5}));
        System.out.println(Arrays.hashCode(new long[] {1, -1}) + " " + Arrays.hashCode(new double[] {1.5, -0.0}) + " "
                + Arrays.hashCode(new char[] {'a', 'b'}) + " " + Arrays.hashCode(new boolean[] {true, false}) + " "
                + Arrays.hashCode(new String[] {"a", null}) + " " + Arrays.hashCode(new byte[] {-1, 1}) + " "
                + Arrays.hashCode(new float[] {0.1f}) + " " + Arrays.hashCode(new short[] {9}));
        int[][] m = {{1, 2}, {3}, null};
        System.out.println(Arrays.deepToString(m) + " " + Arrays.deepHashCode(m) + " " + Arrays.deepEquals(m, new int[][] {{1, 2}, {3}, null})
                + " " + Arrays.equals(m, m.clone()) + " " + Arrays.equals(new int[][] {{1}}, new int[][] {{1}}));
        Object[] nest = {"a", new int[] {1}, new Object[] {"b", new double[] {2}}};
        System.out.println(Arrays.deepToString(nest));
        Object[] loop = {"x", null};
        loop[1] = loop;
        System.out.println(Arrays.deepToString(loop));
        int[] sorted = {1, 3, 5, 7, 9};
        for (int k = 0; k <= 10; k++) System.out.print(Arrays.binarySearch(sorted, k) + " ");
        System.out.println(Arrays.binarySearch(sorted, 1, 3, 9));
        String[] names = {"ant", "bee", "cat", "dog"};
        System.out.println(Arrays.binarySearch(names, "cat") + " " + Arrays.binarySearch(names, "cow") + " "
                + Arrays.binarySearch(new double[] {-0.0, 0.0, 1}, 0.0) + " " + Arrays.binarySearch(new char[] {'a', 'c'}, 'b'));
        List<String> view = Arrays.asList(names);
        view.set(1, "bat");
        System.out.println(names[1] + view + view.indexOf("dog") + view.contains("ant") + view.size());
        Collections.reverse(view);
        System.out.println(Arrays.toString(names));
        try {
            view.add("eel");
        } catch (UnsupportedOperationException e) {
            System.out.println("fixed size " + e.getMessage());
        }
        System.out.println(Arrays.asList(1, 2, 3).hashCode() + " " + Arrays.asList(1, 2, 3).equals(List.of(1, 2, 3)) + " "
                + Arrays.asList(new int[] {1, 2}).size() + " " + Arrays.asList().isEmpty());
        System.out.println(Arrays.compare(new int[] {1, 2}, new int[] {1, 3}) + " " + Arrays.compare(new int[] {1, 2, 3}, new int[] {1, 2})
                + " " + Arrays.mismatch(new int[] {1, 2, 3}, new int[] {1, 2, 4}) + " " + Arrays.mismatch(a, a));
        int[] gen = new int[5];
        Arrays.setAll(gen, k -> k * k - 3);
        System.out.println(Arrays.toString(gen));
        System.out.println(Arrays.equals(sorted, 1, 3, new int[] {3, 5}, 0, 2) + " " + Arrays.copyOf(names, 6)[5]
                + " " + Arrays.copyOf(new Integer[] {1}, 2, Object[].class).getClass().getName());
    }
}
