import glassbox.*;

// What takes longer than anybody waits, one way or another: in a run, in a solver, in a translation.
class EndlessLoop {
    int n;

    void spin() {
        long k = 0;
        while (k >= 0) {
            k++;
        }
    }

    void after() { n = 0; }

    @Declarative boolean repOk() { return n >= 0; }
}

class EndlessExceptions {
    int n;

    void retry() {
        RuntimeException again = new RuntimeException();
        while (true) {
            try {
                throw again;
            } catch (RuntimeException caught) {
                again = caught;
            }
        }
    }

    @Declarative boolean repOk() { return n >= 0; }
}

class Factors {
    int n;

    void multiply(int x, int y) {
        GlassBox.assume(1 < x && x <= y);
        if ((long) x * y == 3058029800452605353L) n = -1;
    }

    @Declarative boolean repOk() { return n >= 0; }
}

class LongTranslation {
    int n;

    void touch() { n = 1; }

    @Declarative boolean repOk() { return n >= 0 && halves(40, 1); }

    @Declarative boolean halves(int depth, int path) {
        return depth == 0 || (halves(depth - 1, 2 * path) && halves(depth - 1, 2 * path + 1));
    }
}

class ManyPaths {
    int n;

    void write(int k) { n = ("" + k).length(); }

    @Declarative boolean repOk() { return n >= 0; }
}

class BrokenThenEndless {
    int n;

    void broken() { n = -1; }

    void spin() {
        for (long k = 0; k >= 0; k++) {
        }
    }

    @Declarative boolean repOk() { return n >= 0; }
}

class LongList {
    @Tree Node first;

    static class Node {
        @Tree Node next;
        LongList owner;
        int n;
    }

    void clear() { first = null; }

    @Declarative boolean repOk() { return true; }
}

class Hoarder {
    int n;

    void keep() {
        int[][] kept = new int[100000][];
        for (int i = 0; i < kept.length; i++) kept[i] = new int[1000000];
    }

    @Declarative boolean repOk() { return n >= 0; }
}

class DeepRecursion {
    int n;

    void touch() { n = 1; }

    @Declarative boolean repOk() { return n >= 0 && down(100); }

    @Declarative boolean down(int depth) { return depth == 0 || down(depth - 1); }
}

class LongLoop {
    int n;

    void touch() { n = 1; }

    @Declarative boolean repOk() {
        int sum = 0;
        for (int i = 0; i < 100; i++) sum += i;
        return n >= 0 && sum > 0;
    }
}

class CountedExceptions {
    int n;

    void retry() {
        RuntimeException again = new RuntimeException();
        for (long k = 0; k >= 0; k++) {
            try {
                throw again;
            } catch (RuntimeException caught) {
                again = caught;
            }
        }
    }

    @Declarative boolean repOk() { return n >= 0; }
}

class EndlessLines {
    @Range(min = 0, max = 2) int n;

    void spin() {
        while (n == 0) {}
        while (n == 1) {}
    }

    @Declarative boolean repOk() { return n >= 0; }
}
