// Pins down sorting written by hand: quick, merge, heap, shell, insertion, bubble, selection,
// counting and radix sort must all agree.
public class SortAlgorithms {
    interface Sorter { void sort(int[] a); }

    static void swap(int[] a, int i, int j) {
        int t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    static void quick(int[] a, int lo, int hi) {
        if (lo >= hi) return;
        int p = a[(lo + hi) >>> 1], i = lo, j = hi;
        while (i <= j) {
            while (a[i] < p) i++;
            while (a[j] > p) j--;
            if (i <= j) swap(a, i++, j--);
        }
        quick(a, lo, j);
        quick(a, i, hi);
    }

    static void merge(int[] a, int lo, int hi, int[] tmp) {
        if (hi - lo < 2) return;
        int mid = (lo + hi) / 2;
        merge(a, lo, mid, tmp);
        merge(a, mid, hi, tmp);
        for (int i = lo, j = mid, k = lo; k < hi; k++) tmp[k] = j >= hi || i < mid && a[i] <= a[j] ? a[i++] : a[j++];
        System.arraycopy(tmp, lo, a, lo, hi - lo);
    }

    static void heap(int[] a) {
        for (int i = a.length / 2 - 1; i >= 0; i--) sift(a, i, a.length);
        for (int end = a.length - 1; end > 0; end--) {
            swap(a, 0, end);
            sift(a, 0, end);
        }
    }

    static void sift(int[] a, int i, int n) {
        for (int c; (c = 2 * i + 1) < n; i = c) {
            if (c + 1 < n && a[c + 1] > a[c]) c++;
            if (a[i] >= a[c]) return;
            swap(a, i, c);
        }
    }

    static void shell(int[] a) {
        for (int gap = a.length / 2; gap > 0; gap /= 2)
            for (int i = gap; i < a.length; i++) {
                int v = a[i], j = i;
                for (; j >= gap && a[j - gap] > v; j -= gap) a[j] = a[j - gap];
                a[j] = v;
            }
    }

    static void insertion(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int v = a[i], j = i - 1;
            while (j >= 0 && a[j] > v) a[j + 1] = a[j--];
            a[j + 1] = v;
        }
    }

    static void bubble(int[] a) {
        boolean swapped;
        int n = a.length;
        do {
            swapped = false;
            for (int i = 1; i < n; i++) if (a[i - 1] > a[i]) {
                swap(a, i - 1, i);
                swapped = true;
            }
            n--;
        } while (swapped);
    }

    static void selection(int[] a) {
        for (int i = 0; i < a.length; i++) {
            int m = i;
            for (int j = i + 1; j < a.length; j++) if (a[j] < a[m]) m = j;
            if (m != i) swap(a, i, m);
        }
    }

    static void radix(int[] a) {
        int[] b = new int[a.length];
        for (int shift = 0; shift < 32; shift += 8) {
            int[] count = new int[257];
            for (int v : a) count[((v ^ 0x80000000) >>> shift & 255) + 1]++;
            for (int i = 0; i < 256; i++) count[i + 1] += count[i];
            for (int v : a) b[count[(v ^ 0x80000000) >>> shift & 255]++] = v;
            System.arraycopy(b, 0, a, 0, a.length);
        }
    }

    static int[] make(int n, int seed, int kind) {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            seed = seed * 1664525 + 1013904223;
            a[i] = kind == 0 ? seed : kind == 1 ? seed >>> 28 : kind == 2 ? i - n / 2 : kind == 3 ? n - i : seed % 1000;
        }
        return a;
    }

    public static void main(String[] args) {
        String[] names = {"quick", "merge", "heap", "shell", "insertion", "bubble", "selection", "radix", "library"};
        Sorter[] sorters = {a -> quick(a, 0, a.length - 1), a -> merge(a, 0, a.length, new int[a.length]), SortAlgorithms::heap, SortAlgorithms::shell,
            SortAlgorithms::insertion, SortAlgorithms::bubble, SortAlgorithms::selection, SortAlgorithms::radix, java.util.Arrays::sort};
        for (int k = 0; k < sorters.length; k++) {
            long h = 0;
            boolean ok = true;
            for (int kind = 0; kind < 5; kind++)
                for (int n : new int[] {0, 1, 2, 7, 50, 90}) {
                    int[] a = make(n, n * 77 + kind, kind);
                    int[] before = a.clone();
                    sorters[k].sort(a);
                    long s1 = 0, s2 = 0;
                    for (int i = 0; i < n; i++) {
                        if (i > 0 && a[i - 1] > a[i]) ok = false;
                        s1 += before[i];
                        s2 += a[i];
                        h = h * 31 + a[i];
                    }
                    ok &= s1 == s2;
                }
            System.out.println(names[k] + " " + ok + " " + h);
        }
        int[] big = make(3000, 5, 0);
        quick(big, 0, big.length - 1);
        int[] again = make(3000, 5, 0);
        radix(again);
        System.out.println(java.util.Arrays.equals(big, again) + " " + big[0] + " " + big[1500] + " " + big[2999]);
    }
}
