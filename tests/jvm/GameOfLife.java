// Pins down cellular automata and grids: life on a torus with boolean and bit representations,
// Langton's ant, elementary rules, maze search.
import java.util.Arrays;

public class GameOfLife {
    static boolean[][] step(boolean[][] g) {
        int n = g.length, m = g[0].length;
        boolean[][] next = new boolean[n][m];
        for (int r = 0; r < n; r++) {
            for (int c = 0; c < m; c++) {
                int live = 0;
                for (int dr = -1; dr <= 1; dr++)
                    for (int dc = -1; dc <= 1; dc++)
                        if ((dr != 0 || dc != 0) && g[(r + dr + n) % n][(c + dc + m) % m]) live++;
                next[r][c] = g[r][c] ? live == 2 || live == 3 : live == 3;
            }
        }
        return next;
    }

    static long[] stepBits(long[] g, int width) {
        int n = g.length;
        long mask = width == 64 ? -1L : (1L << width) - 1;
        long[] out = new long[n];
        for (int r = 0; r < n; r++) {
            long a = 0, b = 0, c = 0;
            long[] around = new long[8];
            int k = 0;
            for (int dr = -1; dr <= 1; dr++) {
                long row = g[(r + dr + n) % n];
                long left = (row << 1 | row >>> width - 1) & mask, right = (row >>> 1 | row << width - 1) & mask;
                around[k++] = left;
                around[k++] = right;
                if (dr != 0) around[k++] = row;
            }
            for (long v : around) {
                long carry = a & v;
                a ^= v;
                long carry2 = b & carry;
                b ^= carry;
                c |= carry2;
            }
            out[r] = b & ~c & (a | g[r]) & mask;
        }
        return out;
    }

    static String show(boolean[][] g) {
        StringBuilder s = new StringBuilder();
        for (boolean[] row : g) {
            for (boolean c : row) s.append(c ? '#' : '.');
            s.append('\n');
        }
        return s.toString();
    }

    public static void main(String[] args) {
        boolean[][] g = new boolean[12][16];
        int[][] glider = {{0, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}};
        for (int[] p : glider) g[p[0]][p[1]] = true;
        for (int c = 5; c < 8; c++) g[8][c] = true;
        g[4][10] = g[4][11] = g[5][10] = g[5][11] = true;
        long[] bits = new long[12];
        for (int r = 0; r < 12; r++) for (int c = 0; c < 16; c++) if (g[r][c]) bits[r] |= 1L << c;
        System.out.print(show(g));
        boolean same = true;
        for (int gen = 1; gen <= 30; gen++) {
            g = step(g);
            bits = stepBits(bits, 16);
            int alive = 0;
            for (int r = 0; r < 12; r++) for (int c = 0; c < 16; c++) {
                if (g[r][c]) alive++;
                same &= g[r][c] == ((bits[r] >> c & 1) == 1);
            }
            System.out.print(alive + " ");
        }
        System.out.println(same);
        System.out.print(show(g));

        boolean[][] plane = new boolean[21][21];
        int r = 10, c = 10, dir = 0;
        for (int i = 0; i < 300; i++) {
            dir = plane[r][c] ? dir + 3 & 3 : dir + 1 & 3;
            plane[r][c] ^= true;
            switch (dir) {
                case 0 -> r--;
                case 1 -> c++;
                case 2 -> r++;
                default -> c--;
            }
        }
        int black = 0;
        for (boolean[] row : plane) for (boolean b : row) black += b ? 1 : 0;
        System.out.println(black + " " + r + " " + c);
        for (int rule : new int[] {30, 110}) {
            char[] line = new char[41];
            Arrays.fill(line, '.');
            line[20] = '#';
            for (int gen = 0; gen < 8; gen++) {
                System.out.println(line);
                char[] next = line.clone();
                for (int i = 1; i < 40; i++) {
                    int k = (line[i - 1] == '#' ? 4 : 0) | (line[i] == '#' ? 2 : 0) | (line[i + 1] == '#' ? 1 : 0);
                    next[i] = (rule >> k & 1) == 1 ? '#' : '.';
                }
                line = next;
            }
        }
        String[] maze = {"S.#.....", "..#.###.", ".##...#.", "....#.#.", ".##.#.#.", "..#...#E"};
        int[][] dist = new int[6][8];
        for (int[] row : dist) Arrays.fill(row, -1);
        int[] queue = new int[48];
        int head = 0, tail = 0;
        dist[0][0] = 0;
        queue[tail++] = 0;
        while (head < tail) {
            int p = queue[head++], pr = p >> 3, pc = p & 7;
            for (int d = 0; d < 4; d++) {
                int nr = pr + (d - 1) % 2, nc = pc + (d - 2) % 2;
                if (nr < 0 || nc < 0 || nr > 5 || nc > 7 || maze[nr].charAt(nc) == '#' || dist[nr][nc] >= 0) continue;
                dist[nr][nc] = dist[pr][pc] + 1;
                queue[tail++] = nr << 3 | nc;
            }
        }
        System.out.println(dist[5][7] + " " + tail);
    }
}
