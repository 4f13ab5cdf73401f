// Pins down recursion: Ackermann, Fibonacci, Hanoi, mutual recursion, deep chains, recursion
// with two-slot arguments, and through interfaces.
public class Recursion {
    static int calls = 0;

    static int ack(int m, int n) {
        calls++;
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }

    static long fib(int n) {
        return n < 2 ? n : fib(n - 1) + fib(n - 2);
    }

    static int hanoi(int n, char from, char to, char via, StringBuilder log) {
        if (n == 0) return 0;
        int moves = hanoi(n - 1, from, via, to, log);
        log.append(from).append(to).append(' ');
        return moves + 1 + hanoi(n - 1, via, to, from, log);
    }

    static boolean even(int n) {
        return n == 0 || odd(n - 1);
    }

    static boolean odd(int n) {
        return n != 0 && even(n - 1);
    }

    static double power(double x, long n) {
        if (n < 0) return 1 / power(x, -n);
        if (n == 0) return 1;
        double half = power(x, n >> 1);
        return (n & 1) == 1 ? half * half * x : half * half;
    }

    static int depth(int n) {
        return n == 0 ? 0 : 1 + depth(n - 1);
    }

    static String binary(int n) {
        return n < 2 ? "" + n : binary(n / 2) + n % 2;
    }

    static int hofF(int n) {
        return n == 0 ? 1 : n - hofM(hofF(n - 1));
    }

    static int hofM(int n) {
        return n == 0 ? 0 : n - hofF(hofM(n - 1));
    }

    static int mc91(int n) {
        return n > 100 ? n - 10 : mc91(mc91(n + 11));
    }

    static int tak(int x, int y, int z) {
        return y >= x ? z : tak(tak(x - 1, y, z), tak(y - 1, z, x), tak(z - 1, x, y));
    }

    static void subsets(int[] a, int i, int sum, int[] hist) {
        if (i == a.length) {
            hist[sum]++;
            return;
        }
        subsets(a, i + 1, sum, hist);
        subsets(a, i + 1, sum + a[i], hist);
    }

    static long partitions(int n, int max) {
        if (n == 0) return 1;
        if (n < 0 || max == 0) return 0;
        return partitions(n - max, max) + partitions(n, max - 1);
    }

    static void flood(char[][] g, int r, int c) {
        if (r < 0 || c < 0 || r >= g.length || c >= g[r].length || g[r][c] != '.') return;
        g[r][c] = '~';
        flood(g, r + 1, c);
        flood(g, r - 1, c);
        flood(g, r, c + 1);
        flood(g, r, c - 1);
    }

    interface Step { int go(Step next, int n); }

    public static void main(String[] args) {
        System.out.println(ack(2, 3) + " " + ack(3, 3) + " " + calls);
        System.out.println(fib(18) + " " + even(500) + odd(500) + even(333));
        StringBuilder log = new StringBuilder();
        System.out.println(hanoi(5, 'A', 'C', 'B', log) + " " + log);
        System.out.println(power(2, 40) + " " + power(1.5, 10) + " " + power(2, -3) + " " + power(0.5, 1074) + " " + depth(3000));
        System.out.println(binary(1000) + " " + hofF(20) + " " + hofM(20) + " " + mc91(50) + " " + tak(10, 6, 3));
        int[] hist = new int[37];
        subsets(new int[] {1, 2, 3, 4, 5, 6, 7, 8}, 0, 0, hist);
        for (int i = 0; i < 37; i += 3) System.out.print(hist[i] + " ");
        System.out.println(partitions(30, 30));
        char[][] g = {"..#..".toCharArray(), ".##..".toCharArray(), "..#.#".toCharArray(), ".....".toCharArray()};
        flood(g, 0, 0);
        for (char[] row : g) System.out.println(row);
        Step s = (next, n) -> n <= 0 ? 0 : n + next.go(next, n - 2);
        System.out.println(s.go(s, 100));
    }
}
