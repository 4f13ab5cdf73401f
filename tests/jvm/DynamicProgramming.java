// Pins down dynamic programming with arrays and memo maps: edit distance, longest common
// subsequence, knapsack, coins, longest increasing run, matrix chains, palindromes.
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

public class DynamicProgramming {
    static int edit(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++)
            for (int j = 0; j <= b.length(); j++)
                d[i][j] = i == 0 ? j : j == 0 ? i : Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1));
        return d[a.length()][b.length()];
    }

    static String lcs(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = a.length() - 1; i >= 0; i--)
            for (int j = b.length() - 1; j >= 0; j--)
                d[i][j] = a.charAt(i) == b.charAt(j) ? d[i + 1][j + 1] + 1 : Math.max(d[i + 1][j], d[i][j + 1]);
        StringBuilder s = new StringBuilder();
        for (int i = 0, j = 0; i < a.length() && j < b.length();) {
            if (a.charAt(i) == b.charAt(j)) {
                s.append(a.charAt(i++));
                j++;
            } else if (d[i + 1][j] >= d[i][j + 1]) i++;
            else j++;
        }
        return s.toString();
    }

    static int knapsack(int[] w, int[] v, int cap) {
        int[] best = new int[cap + 1];
        for (int i = 0; i < w.length; i++)
            for (int c = cap; c >= w[i]; c--) best[c] = Math.max(best[c], best[c - w[i]] + v[i]);
        return best[cap];
    }

    static long coins(int[] coins, int sum) {
        long[] ways = new long[sum + 1];
        ways[0] = 1;
        for (int c : coins) for (int s = c; s <= sum; s++) ways[s] += ways[s - c];
        return ways[sum];
    }

    static int fewest(int[] coins, int sum) {
        int[] f = new int[sum + 1];
        Arrays.fill(f, Integer.MAX_VALUE);
        f[0] = 0;
        for (int s = 1; s <= sum; s++) for (int c : coins) if (c <= s && f[s - c] != Integer.MAX_VALUE) f[s] = Math.min(f[s], f[s - c] + 1);
        return f[sum] == Integer.MAX_VALUE ? -1 : f[sum];
    }

    static int lis(int[] a) {
        int[] tails = new int[a.length];
        int n = 0;
        for (int v : a) {
            int k = Arrays.binarySearch(tails, 0, n, v);
            if (k < 0) k = -k - 1;
            tails[k] = v;
            if (k == n) n++;
        }
        return n;
    }

    static int maxSub(int[] a) {
        int best = Integer.MIN_VALUE, run = 0;
        for (int v : a) {
            run = Math.max(v, run + v);
            best = Math.max(best, run);
        }
        return best;
    }

    static long chain(int[] dims) {
        int n = dims.length - 1;
        long[][] cost = new long[n][n];
        for (int len = 2; len <= n; len++)
            for (int i = 0; i + len <= n; i++) {
                int j = i + len - 1;
                cost[i][j] = Long.MAX_VALUE;
                for (int k = i; k < j; k++) cost[i][j] = Math.min(cost[i][j], cost[i][k] + cost[k + 1][j] + (long) dims[i] * dims[k + 1] * dims[j + 1]);
            }
        return cost[0][n - 1];
    }

    static String palindrome(String s) {
        int from = 0, to = 0;
        for (int c = 0; c < 2 * s.length(); c++) {
            int l = c / 2, r = c / 2 + c % 2;
            while (l >= 0 && r < s.length() && s.charAt(l) == s.charAt(r)) {
                l--;
                r++;
            }
            if (r - l - 1 > to - from) {
                from = l + 1;
                to = r;
            }
        }
        return s.substring(from, to);
    }

    static final Map<Integer, Long> memo = new HashMap<>();

    static long fib(int n) {
        if (n < 2) return n;
        Long known = memo.get(n);
        if (known != null) return known;
        long v = fib(n - 1) + fib(n - 2);
        memo.put(n, v);
        return v;
    }

    static int hits = 0;

    static <A, R> Function<A, R> memoise(Function<A, R> f) {
        Map<A, R> cache = new HashMap<>();
        return a -> {
            if (cache.containsKey(a)) {
                hits++;
                return cache.get(a);
            }
            R r = f.apply(a);
            cache.put(a, r);
            return r;
        };
    }

    static Function<Integer, Integer> collatz;

    public static void main(String[] args) {
        System.out.println(edit("kitten", "sitting") + " " + edit("", "abc") + " " + edit("same", "same") + " " + edit("intention", "execution"));
        System.out.println(lcs("AGGTAB", "GXTXAYB") + " " + lcs("programming", "gaming") + " " + lcs("abc", "xyz").isEmpty());
        System.out.println(knapsack(new int[] {1, 3, 4, 5}, new int[] {1, 4, 5, 7}, 7) + " " + knapsack(new int[] {12, 7, 11, 8, 9}, new int[] {24, 13, 23, 15, 16}, 26));
        System.out.println(coins(new int[] {1, 2, 5, 10, 20, 50, 100, 200}, 200) + " " + fewest(new int[] {1, 5, 12}, 15) + " " + fewest(new int[] {5, 10}, 3));
        System.out.println(lis(new int[] {10, 9, 2, 5, 3, 7, 101, 18}) + " " + lis(new int[] {5, 4, 3}) + " " + maxSub(new int[] {-2, 1, -3, 4, -1, 2, 1, -5, 4}) + " " + maxSub(new int[] {-3, -1, -2}));
        System.out.println(chain(new int[] {40, 20, 30, 10, 30}) + " " + palindrome("forgeeksskeegfor") + " " + palindrome("abacdfgdcaba") + " " + palindrome("x"));
        System.out.println(fib(90) + " " + memo.size());
        collatz = memoise(n -> n == 1 ? 0 : 1 + collatz.apply(n % 2 == 0 ? n / 2 : 3 * n + 1));
        int best = 0, at = 0;
        for (int i = 1; i < 300; i++) {
            int c = collatz.apply(i);
            if (c > best) {
                best = c;
                at = i;
            }
        }
        System.out.println(at + " " + best + " " + hits);
        long[] catalan = new long[20];
        catalan[0] = 1;
        for (int n = 1; n < 20; n++) for (int i = 0; i < n; i++) catalan[n] += catalan[i] * catalan[n - 1 - i];
        System.out.println(catalan[19]);
        int[][] tri = {{75}, {95, 64}, {17, 47, 82}, {18, 35, 87, 10}, {20, 4, 82, 47, 65}};
        for (int r = tri.length - 2; r >= 0; r--) for (int c = 0; c <= r; c++) tri[r][c] += Math.max(tri[r + 1][c], tri[r + 1][c + 1]);
        System.out.println(tri[0][0]);
        double[] p = new double[13];
        p[0] = 1;
        for (int d = 0; d < 2; d++) {
            double[] q = new double[13];
            for (int s = 0; s < 13; s++) for (int f = 1; f <= 6 && s + f < 13; f++) q[s + f] += p[s] / 6;
            p = q;
        }
        System.out.println(p[7] + " " + p[2] + " " + p[12]);
    }
}
