// Pins down nested loops over two-dimensional arrays: multiplication, transposition,
// determinants, Gauss elimination, fast powers, rotations, spiral order.
public class MatrixMath {
    static int[][] mul(int[][] a, int[][] b) {
        int[][] c = new int[a.length][b[0].length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < b[0].length; j++)
                for (int k = 0; k < b.length; k++)
                    c[i][j] += a[i][k] * b[k][j];
        return c;
    }

    static double[][] mul(double[][] a, double[][] b) {
        double[][] c = new double[a.length][b[0].length];
        for (int i = 0; i < a.length; i++)
            for (int j = 0; j < b[0].length; j++) {
                double s = 0;
                for (int k = 0; k < b.length; k++) s += a[i][k] * b[k][j];
                c[i][j] = s;
            }
        return c;
    }

    static int[][] transpose(int[][] a) {
        int[][] t = new int[a[0].length][a.length];
        for (int i = 0; i < a.length; i++) for (int j = 0; j < a[i].length; j++) t[j][i] = a[i][j];
        return t;
    }

    static long det(long[][] m) {
        if (m.length == 1) return m[0][0];
        long d = 0;
        for (int c = 0; c < m.length; c++) {
            long[][] sub = new long[m.length - 1][m.length - 1];
            for (int i = 1; i < m.length; i++)
                for (int j = 0, k = 0; j < m.length; j++)
                    if (j != c) sub[i - 1][k++] = m[i][j];
            d += (c % 2 == 0 ? 1 : -1) * m[0][c] * det(sub);
        }
        return d;
    }

    static double[] solve(double[][] a, double[] b) {
        int n = b.length;
        for (int p = 0; p < n; p++) {
            int best = p;
            for (int i = p + 1; i < n; i++) if (Math.abs(a[i][p]) > Math.abs(a[best][p])) best = i;
            double[] row = a[p];
            a[p] = a[best];
            a[best] = row;
            double t = b[p];
            b[p] = b[best];
            b[best] = t;
            for (int i = p + 1; i < n; i++) {
                double f = a[i][p] / a[p][p];
                b[i] -= f * b[p];
                for (int j = p; j < n; j++) a[i][j] -= f * a[p][j];
            }
        }
        double[] x = new double[n];
        for (int i = n - 1; i >= 0; i--) {
            double s = b[i];
            for (int j = i + 1; j < n; j++) s -= a[i][j] * x[j];
            x[i] = s / a[i][i];
        }
        return x;
    }

    static long[][] power(long[][] m, int e, long mod) {
        long[][] r = {{1, 0}, {0, 1}};
        while (e > 0) {
            if ((e & 1) == 1) r = times(r, m, mod);
            m = times(m, m, mod);
            e >>= 1;
        }
        return r;
    }

    static long[][] times(long[][] a, long[][] b, long mod) {
        return new long[][] {
            {(a[0][0] * b[0][0] + a[0][1] * b[1][0]) % mod, (a[0][0] * b[0][1] + a[0][1] * b[1][1]) % mod},
            {(a[1][0] * b[0][0] + a[1][1] * b[1][0]) % mod, (a[1][0] * b[0][1] + a[1][1] * b[1][1]) % mod}
        };
    }

    static String spiral(int n) {
        int[][] g = new int[n][n];
        int r = 0, c = 0, dr = 0, dc = 1;
        for (int v = 1; v <= n * n; v++) {
            g[r][c] = v;
            int nr = r + dr, nc = c + dc;
            if (nr < 0 || nc < 0 || nr >= n || nc >= n || g[nr][nc] != 0) {
                int t = dr;
                dr = dc;
                dc = -t;
            }
            r += dr;
            c += dc;
        }
        StringBuilder s = new StringBuilder();
        for (int[] row : g) {
            for (int v : row) s.append(v < 10 ? " " : "").append(v).append(' ');
            s.append('\n');
        }
        return s.toString();
    }

    public static void main(String[] args) {
        int n = 30;
        int[][] a = new int[n][n], b = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                a[i][j] = i * 31 + j * 17 - 100;
                b[i][j] = (i ^ j) * 1000003;
            }
        int[][] c = mul(a, b);
        int h = 0;
        for (int[] row : c) for (int v : row) h = h * 31 + v;
        System.out.println(h + " " + c[3][4] + " " + c[29][29]);
        int[][] t = transpose(mul(transpose(b), transpose(a)));
        boolean same = true;
        for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) same &= t[i][j] == c[i][j];
        System.out.println(same);
        double[][] da = new double[12][12], db = new double[12][12];
        for (int i = 0; i < 12; i++) for (int j = 0; j < 12; j++) {
            da[i][j] = 1.0 / (i + j + 1);
            db[i][j] = i - j * 0.5;
        }
        double trace = 0;
        double[][] dc = mul(da, db);
        for (int i = 0; i < 12; i++) trace += dc[i][i];
        System.out.println(trace);
        System.out.println(det(new long[][] {{2, -1, 0, 3}, {4, 5, -6, 1}, {7, 8, 9, -2}, {1, 0, 3, 4}}) + " " + det(new long[][] {{1, 2}, {2, 4}}));
        double[] x = solve(new double[][] {{0, 2, 1}, {1, -2, -3}, {-1, 1, 2}}, new double[] {-8, 0, 3});
        System.out.println(x[0] + " " + x[1] + " " + x[2]);
        System.out.println(power(new long[][] {{1, 1}, {1, 0}}, 90, Long.MAX_VALUE)[0][1] + " " + power(new long[][] {{1, 1}, {1, 0}}, 1_000_000_000, 1_000_000_007L)[0][1]);
        System.out.print(spiral(5));
        int[][] pascal = new int[12][];
        for (int i = 0; i < 12; i++) {
            pascal[i] = new int[i + 1];
            for (int j = 0; j <= i; j++) pascal[i][j] = j == 0 || j == i ? 1 : pascal[i - 1][j - 1] + pascal[i - 1][j];
        }
        for (int v : pascal[11]) System.out.print(v + " ");
        System.out.println();
    }
}
