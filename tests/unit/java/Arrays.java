import glassbox.Declarative;

// Declarative methods that make, fill and read arrays, for comparing their translation with running them.
class Arrays {
    int[] elements;
    int a;
    int b;

    void touch() {
        a++;
    }

    @Declarative
    boolean repOk() {
        return elements != null && counts() && seen() && literals() && table() && copies() && of(a, b, a) > b;
    }

    // Fails where an element is negative or larger than 3.
    @Declarative
    boolean counts() {
        int[] count = new int[4];
        for (int e : elements) count[e]++;
        int sum = 0;
        for (int k = 0; k < count.length; k++) sum += count[k];
        return sum == elements.length && count[0] < 2;
    }

    // As long as the array is, which the state says; fails where an element is too large for that.
    @Declarative
    boolean seen() {
        boolean[] seen = new boolean[elements.length + 1];
        for (int k = 0; k < elements.length; k++) {
            if (seen[elements[k]]) return false;
            seen[elements[k]] = true;
        }
        return seen.length > 1 || !seen[0];
    }

    @Declarative
    boolean literals() {
        int[] two = {a, b};
        if (a < b) two[0] = two[1];
        long[] longs = new long[]{a, 5L};
        byte[] bytes = {(byte) (a * 100)};
        Object[] objects = {this, null, elements};
        if (b == 1) objects[1] = two;
        return two[0] >= b && longs[b > 2 ? 1 : 0] > a - 1 && bytes[0] != 100 && objects[1] != this;
    }

    // Fails where b is negative or 3.
    @Declarative
    boolean table() {
        int[][] table = new int[3][2];
        for (int k = 0; k < 3; k++) table[k][k & 1] = k + a;
        int[] row = table[b == 4 ? 0 : b];
        row[1]++;
        int sum = 0;
        for (int[] r : table) {
            for (int e : r) sum += e;
        }
        return sum == 3 * a + 4 && table[1][0] == 0;
    }

    @Declarative
    boolean copies() {
        int[] copy = elements.clone();
        if (copy == elements || copy.length != elements.length) return false;
        if (copy.length > 0) copy[copy.length - 1] = a;
        int[] made = filled(copy.length), again = filled(copy.length);
        return made != again && sum(copy) - sum(elements) <= made.length + 2;
    }

    @Declarative
    static int[] filled(int n) {
        int[] array = new int[n];
        for (int k = 0; k < n; k++) array[k] = k;
        int before = sum(array);  // twice the same call, of another array
        if (n > 0) array[0] = 7;
        return sum(array) == before + 7 || n == 0 ? array : null;
    }

    @Declarative
    static int sum(int[] array) {
        int sum = 0;
        for (int e : array) sum += e;
        return sum;
    }

    @Declarative
    static int of(int... numbers) {
        return numbers.length + sum(numbers);
    }
}
