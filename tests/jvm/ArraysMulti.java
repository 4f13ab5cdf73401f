// Pins down multi-dimensional arrays: partial dimensions, ragged rows, shared rows, zero
// lengths, and types of sub-arrays.
public class ArraysMulti {
    static String show(int[][] m) {
        StringBuilder s = new StringBuilder("[");
        for (int[] row : m) {
            if (row == null) {
                s.append("null;");
                continue;
            }
            for (int v : row) {
                s.append(v).append(',');
            }
            s.append(';');
        }
        return s.append("]").toString();
    }

    public static void main(String[] args) {
        int[][] a = new int[2][3];
        a[0][1] = 5;
        a[1][2] = a[0][1]++;
        System.out.println(show(a));
        int[][] partial = new int[3][];
        System.out.println(show(partial));
        partial[1] = new int[] {9, 8};
        partial[2] = partial[1];
        partial[2][0] = 7;
        System.out.println(show(partial));
        int[][] ragged = {{1}, {}, {2, 3, 4}, null, {5, 6}};
        System.out.println(show(ragged));
        int[][] triangle = new int[8][];
        for (int i = 0; i < triangle.length; i++) {
            triangle[i] = new int[i + 1];
            triangle[i][0] = triangle[i][i] = 1;
            for (int j = 1; j < i; j++) {
                triangle[i][j] = triangle[i - 1][j - 1] + triangle[i - 1][j];
            }
        }
        System.out.println(show(triangle));
        long[][][] cube = new long[3][4][5];
        long n = 0;
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 4; j++)
                for (int k = 0; k < 5; k++)
                    cube[i][j][k] = n++ * n;
        System.out.println(cube[2][3][4] + " " + cube[0][1][0] + " " + cube[1][0][0] + " " + cube.length + cube[0].length + cube[0][0].length);
        cube[1] = cube[0];
        cube[0][0] = new long[] {1};
        System.out.println(cube[1][0].length + " " + cube[2][0].length);
        double[][][] half = new double[2][2][];
        System.out.println(half[1][1] == null);
        boolean[][][][] deep = new boolean[1][2][1][2];
        deep[0][1][0][1] = true;
        System.out.println(deep[0][1][0][1] + " " + deep[0][0][0][1] + " " + deep.getClass().getName());
        char[][] words = {"alpha".toCharArray(), "be".toCharArray()};
        words[1][0]++;
        System.out.println(words[0][4] + String.valueOf(words[1]));
        String[][] names = new String[2][2];
        names[0][0] = "x";
        System.out.println(names[0][0] + names[0][1] + names[1].length);
        System.out.println(new int[0][7].length + " " + new int[3][0][2].length + " " + new int[3][0][2][1].length);
        System.out.println(a.getClass().getName() + " " + a[0].getClass().getName() + " " + names.getClass().getName() + " "
                + cube.getClass().getName() + " " + half.getClass().getName() + " " + new Object[1][1].getClass().getName());
        Object o = a;
        System.out.println((o instanceof int[][]) + " " + (o instanceof Object[]) + " " + (o instanceof int[]) + " "
                + (o instanceof Object[][]) + " " + (o instanceof Cloneable) + " " + (o instanceof java.io.Serializable));
        Object[] objs = a;
        objs[0] = new int[] {42};
        System.out.println(a[0][0] + " " + a[0].length);
        try {
            objs[1] = new long[1];
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        try {
            objs[1] = "text";
        } catch (ArrayStoreException e) {
            System.out.println(e.getMessage());
        }
        objs[1] = null;
        System.out.println(show(a));
        Object nest = new Object[] {1, new Object[] {"two", new int[] {3}}};
        System.out.println(((int[]) ((Object[]) ((Object[]) nest)[1])[1])[0]);
        try {
            ragged[3][0] = 1;
        } catch (NullPointerException e) {
            System.out.println("null row");
        }
        try {
            ragged[1][0] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try {
            ragged[5][0] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        int[] flat[] = new int[2][], more = {1};
        flat[0] = more;
        System.out.println(flat[0][0] + flat.length);
        int[][] copy = a.clone();
        copy[0][0] = -1;
        System.out.println(a[0][0] + " " + (copy[0] == a[0]) + " " + (copy == a));
        int i = 0;
        int[][] fx = {{1, 2}, {3, 4}};
        fx[i++][i--] += 10 * fx[++i][i];
        System.out.println(show(fx) + i);
    }
}
