// Pins down backtracking: n-queens with arrays and with bit masks, a knight's tour by
// Warnsdorff's rule, and a sudoku solver.
public class NQueensKnight {
    static int solutions;
    static int[] first;

    static void place(int[] cols, int row) {
        if (row == cols.length) {
            if (solutions++ == 0) first = cols.clone();
            return;
        }
        next:
        for (int c = 0; c < cols.length; c++) {
            for (int r = 0; r < row; r++) {
                int d = cols[r] - c;
                if (d == 0 || d == row - r || d == r - row) continue next;
            }
            cols[row] = c;
            place(cols, row + 1);
        }
    }

    static int bits(int all, int cols, int d1, int d2) {
        if (cols == all) return 1;
        int n = 0;
        for (int free = all & ~(cols | d1 | d2); free != 0; free &= free - 1) {
            int b = free & -free;
            n += bits(all, cols | b, (d1 | b) << 1, (d2 | b) >>> 1);
        }
        return n;
    }

    static final int[] DR = {1, 2, 2, 1, -1, -2, -2, -1};
    static final int[] DC = {2, 1, -1, -2, -2, -1, 1, 2};

    static int degree(int[][] b, int r, int c) {
        int n = 0;
        for (int k = 0; k < 8; k++) if (free(b, r + DR[k], c + DC[k])) n++;
        return n;
    }

    static boolean free(int[][] b, int r, int c) {
        return r >= 0 && c >= 0 && r < b.length && c < b.length && b[r][c] == 0;
    }

    static boolean tour(int[][] b, int r, int c, int step) {
        b[r][c] = step;
        if (step == b.length * b.length) return true;
        boolean[] tried = new boolean[8];
        for (int round = 0; round < 8; round++) {
            int best = -1, bestDegree = 9;
            for (int k = 0; k < 8; k++) {
                if (tried[k] || !free(b, r + DR[k], c + DC[k])) continue;
                int d = degree(b, r + DR[k], c + DC[k]);
                if (d < bestDegree) {
                    bestDegree = d;
                    best = k;
                }
            }
            if (best < 0) break;
            tried[best] = true;
            if (tour(b, r + DR[best], c + DC[best], step + 1)) return true;
        }
        b[r][c] = 0;
        return false;
    }

    static boolean sudoku(char[] g) {
        int best = -1, bestMask = 0, fewest = 10;
        for (int i = 0; i < 81; i++) {
            if (g[i] != '.') continue;
            int mask = 0x1ff;
            for (int k = 0; k < 9; k++) {
                mask &= ~bit(g[i / 9 * 9 + k]) & ~bit(g[k * 9 + i % 9]) & ~bit(g[(i / 27 * 3 + k / 3) * 9 + i % 9 / 3 * 3 + k % 3]);
            }
            int n = Integer.bitCount(mask);
            if (n < fewest) {
                fewest = n;
                best = i;
                bestMask = mask;
            }
        }
        if (best < 0) return true;
        for (int d = 0; d < 9; d++) {
            if ((bestMask >> d & 1) == 0) continue;
            g[best] = (char) ('1' + d);
            if (sudoku(g)) return true;
        }
        g[best] = '.';
        return false;
    }

    static int bit(char c) {
        return c == '.' ? 0 : 1 << c - '1';
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 6; n++) {
            solutions = 0;
            place(new int[n], 0);
            System.out.print(n + ":" + solutions + " ");
        }
        System.out.println();
        for (int c : first) System.out.print(c + " ");
        System.out.println();
        for (int n = 4; n <= 8; n++) System.out.print(bits((1 << n) - 1, 0, 0, 0) + " ");
        System.out.println();
        int[][] board = new int[6][6];
        System.out.println(tour(board, 0, 0, 1));
        for (int[] row : board) {
            StringBuilder s = new StringBuilder();
            for (int v : row) s.append(v < 10 ? " " : "").append(v).append(' ');
            System.out.println(s);
        }
        System.out.println(tour(new int[3][3], 0, 0, 1));
        char[] g = ("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79").toCharArray();
        System.out.println(sudoku(g));
        for (int r = 0; r < 9; r++) System.out.println(new String(g, r * 9, 9));
    }
}
