// Pins down generation of permutations, combinations, power sets, partitions and Gray codes,
// recursive and iterative, with callbacks and early stops.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;

public class Combinatorics {
    static class Stop extends RuntimeException {
        Stop() { super(null, null, false, false); }
    }

    static void permute(int[] a, int k, Consumer<int[]> sink) {
        if (k == a.length) {
            sink.accept(a);
            return;
        }
        for (int i = k; i < a.length; i++) {
            int t = a[k];
            a[k] = a[i];
            a[i] = t;
            permute(a, k + 1, sink);
            t = a[k];
            a[k] = a[i];
            a[i] = t;
        }
    }

    static boolean nextPermutation(char[] a) {
        int i = a.length - 2;
        while (i >= 0 && a[i] >= a[i + 1]) i--;
        if (i < 0) return false;
        int j = a.length - 1;
        while (a[j] <= a[i]) j--;
        char t = a[i];
        a[i] = a[j];
        a[j] = t;
        for (int l = i + 1, r = a.length - 1; l < r; l++, r--) {
            t = a[l];
            a[l] = a[r];
            a[r] = t;
        }
        return true;
    }

    static void heaps(int n, String[] a, List<String> out) {
        if (n == 1) {
            out.add(String.join("", a));
            return;
        }
        for (int i = 0; i < n; i++) {
            heaps(n - 1, a, out);
            int s = n % 2 == 0 ? i : 0;
            String t = a[s];
            a[s] = a[n - 1];
            a[n - 1] = t;
        }
    }

    static <T> List<List<T>> combos(List<T> items, int k) {
        if (k == 0) return List.of(List.of());
        if (items.size() < k) return List.of();
        List<List<T>> out = new ArrayList<>();
        for (List<T> rest : combos(items.subList(1, items.size()), k - 1)) {
            List<T> one = new ArrayList<>();
            one.add(items.get(0));
            one.addAll(rest);
            out.add(one);
        }
        out.addAll(combos(items.subList(1, items.size()), k));
        return out;
    }

    static <T> List<List<T>> powerSet(List<T> items, Predicate<List<T>> keep) {
        List<List<T>> out = new ArrayList<>();
        for (int mask = 0; mask < 1 << items.size(); mask++) {
            List<T> s = new ArrayList<>();
            for (int i = 0; i < items.size(); i++) if ((mask >> i & 1) != 0) s.add(items.get(i));
            if (keep.test(s)) out.add(s);
        }
        return out;
    }

    static void partitions(int n, int max, String prefix, List<String> out) {
        if (n == 0) out.add(prefix.trim());
        for (int k = Math.min(n, max); k > 0; k--) partitions(n - k, k, prefix + k + " ", out);
    }

    static void parens(int open, int close, char[] buf, int at, List<String> out) {
        if (at == buf.length) {
            out.add(new String(buf));
            return;
        }
        if (open > 0) {
            buf[at] = '(';
            parens(open - 1, close + 1, buf, at + 1, out);
        }
        if (close > 0) {
            buf[at] = ')';
            parens(open, close - 1, buf, at + 1, out);
        }
    }

    public static void main(String[] args) {
        int[] count = {0};
        long[] hash = {0};
        permute(new int[] {1, 2, 3, 4, 5, 6}, 0, a -> {
            count[0]++;
            for (int v : a) hash[0] = hash[0] * 7 + v;
        });
        System.out.println(count[0] + " " + hash[0]);
        StringBuilder s = new StringBuilder();
        permute(new int[] {1, 2, 3}, 0, a -> s.append(Arrays.toString(a)));
        System.out.println(s);
        try {
            permute(new int[] {1, 2, 3, 4, 5}, 0, a -> {
                if (a[0] == 3 && a[4] == 1) {
                    System.out.println("found " + Arrays.toString(a));
                    throw new Stop();
                }
            });
        } catch (Stop e) {
            System.out.println("stopped");
        }
        char[] w = "aabbc".toCharArray();
        int n = 0;
        String last = "";
        do {
            n++;
            last = new String(w);
        } while (nextPermutation(w));
        System.out.println(n + " " + last);
        List<String> heaps = new ArrayList<>();
        heaps(4, new String[] {"a", "b", "c", "d"}, heaps);
        System.out.println(heaps.size() + " " + new HashSet<>(heaps).size() + " " + heaps.subList(0, 6));
        System.out.println(combos(List.of("a", "b", "c", "d"), 2) + " " + combos(List.of(1, 2, 3, 4, 5, 6, 7, 8), 4).size());
        System.out.println(powerSet(List.of(1, 2, 3), l -> true) + " " + powerSet(List.of(3, 34, 4, 12, 5, 2), l -> l.stream().mapToInt(x -> x).sum() == 9));
        List<String> parts = new ArrayList<>();
        partitions(6, 6, "", parts);
        System.out.println(parts.size() + " " + parts);
        List<String> par = new ArrayList<>();
        parens(3, 0, new char[6], 0, par);
        System.out.println(par);
        StringBuilder gray = new StringBuilder();
        for (int i = 0; i < 8; i++) gray.append(String.format("%3s", Integer.toBinaryString(i ^ i >>> 1)).replace(' ', '0')).append(' ');
        System.out.println(gray);
        Set<List<Integer>> seen = new HashSet<>();
        List<Integer> deck = new ArrayList<>(List.of(1, 2, 3, 4, 5, 6, 7, 8));
        while (seen.add(List.copyOf(deck))) {
            List<Integer> top = new ArrayList<>(deck.subList(0, 4)), bottom = new ArrayList<>(deck.subList(4, 8));
            deck.clear();
            for (int i = 0; i < 4; i++) {
                deck.add(bottom.get(i));
                deck.add(top.get(i));
            }
        }
        System.out.println("riffle period " + seen.size());
        List<Integer> rot = new ArrayList<>(List.of(1, 2, 3, 4, 5));
        Collections.rotate(rot, -2);
        int survivor = 0;
        for (int k = 2; k <= 41; k++) survivor = (survivor + 3) % k;
        System.out.println(rot + " " + survivor);
    }
}
