// Pins down System.arraycopy (overlap both ways, bounds, type errors, partial copies) and
// clone() of arrays.
import java.util.Arrays;

public class ArrayCopyClone {
    static void copy(Object src, int from, Object dst, int to, int n) {
        try {
            System.arraycopy(src, from, dst, to, n);
            System.out.println("ok");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    static int[] seq(int n) {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = i;
        return a;
    }

    public static void main(String[] args) {
        int[] a = seq(10);
        System.arraycopy(a, 0, a, 3, 5);
        System.out.println(Arrays.toString(a));
        a = seq(10);
        System.arraycopy(a, 3, a, 0, 7);
        System.out.println(Arrays.toString(a));
        a = seq(10);
        System.arraycopy(a, 2, a, 2, 5);
        System.arraycopy(a, 10, a, 0, 0);
        System.arraycopy(a, 0, a, 10, 0);
        System.out.println(Arrays.toString(a));
        String[] s = {"a", "b", "c", "d"};
        System.arraycopy(s, 0, s, 1, 3);
        System.out.println(Arrays.toString(s));
        byte[] b = {1, 2, 3, 4, 5};
        System.arraycopy(b, 1, b, 0, 4);
        System.out.println(Arrays.toString(b));
        long[] l = {1, 2, 3, 4, 5};
        System.arraycopy(l, 0, l, 1, 4);
        System.out.println(Arrays.toString(l));
        double[] d = {1, 2, 3};
        double[] d2 = new double[5];
        System.arraycopy(d, 0, d2, 2, 3);
        System.out.println(Arrays.toString(d2));
        char[] c = "overlap".toCharArray();
        System.arraycopy(c, 0, c, 2, 5);
        System.out.println(new String(c));
        boolean[] z = {true, false, true};
        System.arraycopy(z, 0, z, 1, 2);
        System.out.println(Arrays.toString(z));
        short[] sh = {5, 6};
        System.arraycopy(sh, 1, sh, 0, 1);
        float[] fl = {.5f, 1.5f};
        System.arraycopy(fl, 0, fl, 1, 1);
        System.out.println(Arrays.toString(sh) + Arrays.toString(fl));

        int[] dst = new int[4];
        copy(seq(3), 0, dst, 2, 3);
        copy(seq(3), 1, dst, 0, 3);
        copy(seq(3), -1, dst, 0, 1);
        copy(seq(3), 0, dst, -1, 1);
        copy(seq(3), 0, dst, 0, -1);
        copy(seq(3), Integer.MAX_VALUE, dst, 0, Integer.MAX_VALUE);
        copy(null, 0, dst, 0, 1);
        copy(dst, 0, null, 0, 1);
        copy("text", 0, dst, 0, 1);
        copy(dst, 0, "text", 0, 1);
        copy(new long[1], 0, dst, 0, 1);
        copy(new Object[1], 0, dst, 0, 1);
        copy(dst, 0, new Integer[1], 0, 1);
        copy(new String[3], 1, new String[2], 0, 3);
        System.out.println(Arrays.toString(dst));

        Object[] mixed = {"x", "y", 3, "z"};
        String[] into = new String[4];
        copy(mixed, 0, into, 0, 4);
        System.out.println(Arrays.toString(into));
        Object[] wide = new Object[4];
        copy(new String[] {"p", null}, 0, wide, 1, 2);
        System.out.println(Arrays.toString(wide));
        Object[] narrow = new Integer[2];
        copy(new Object[] {1, null}, 0, narrow, 0, 2);
        System.out.println(Arrays.toString(narrow));

        int[] orig = seq(4);
        int[] cl = orig.clone();
        cl[0] = 99;
        System.out.println(Arrays.toString(orig) + Arrays.toString(cl) + cl.getClass().getName());
        String[] so = {"a"};
        Object[] sc = ((Object[]) so).clone();
        System.out.println(sc.getClass().getName() + sc[0] + (sc == so));
        int[][] deep = {{1}, {2}};
        int[][] shallow = deep.clone();
        shallow[0][0] = 5;
        shallow[1] = null;
        System.out.println(deep[0][0] + " " + deep[1][0]);
        System.out.println(new int[0].clone().length + " " + new boolean[] {true}.clone()[0] + " " + new long[] {1L << 40}.clone()[0]
                + " " + new char[] {'q'}.clone()[0] + " " + new double[] {-0.0}.clone()[0]);
        try {
            int[] none = null;
            none.clone();
        } catch (NullPointerException e) {
            System.out.println("null clone");
        }
    }
}
