import glassbox.*;

// Breaks more than one thing at more than one place, for `glassbox check --all`.
class Faulty {
    @Tree Node root;
    @Range(min = 0, max = 7) int a, b;

    static class Node {
        @Tree Node next;
    }

    @Declarative boolean repOk() {
        if (a > 5) return false;
        return bInOrder();
    }

    @Declarative boolean bInOrder() {
        if (b == 6) {
            return false;
        }
        return b < 7;
    }

    void nothing() { }

    void bump(int by) {
        a++;
        b += by;
    }

    void knot(int k) {
        if (root != null && k > 3)
            root.next = root;
        a++;
    }

    void fail(int k) {
        if (k > 3)
            throw new IllegalStateException("no " + k);
        if (k == 2)
            throw new IllegalArgumentException();
        int[] cells = new int[1];
        cells[k] = 1;
    }
}

class FaultyIndex {
    int n;

    void at(int k) {
        int[] cells = new int[1];
        cells[k] = 1;
        n = 1;
    }

    @Declarative boolean repOk() { return n >= 0; }
}

class FaultyText {
    int n;

    void fail(int k) {
        throw new IllegalStateException(new StringBuilder("no ").append(k).toString());
    }

    @Declarative boolean repOk() { return n >= 0; }
}

abstract class Shape {
    void touch() { }

    @Declarative boolean repOk() { return true; }
}

interface Sized {
    default void touch() { }

    @Declarative default boolean repOk() { return true; }
}

class Listener {
    int n;

    void listen(Runnable who) { n = 1; }

    void touch() { n = 2; }

    @Declarative boolean repOk() { return n >= 0; }
}

class Talkative {
    boolean said;

    void talk() {
        System.out.println("hello");
        System.err.println("hello");
        said = true;
    }

    @Declarative boolean repOk() { return true; }
}
