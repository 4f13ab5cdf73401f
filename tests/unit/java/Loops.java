import glassbox.Declarative;
import glassbox.Tree;

// Declarative methods of every form, for comparing their translation with running them.
class Loops {
    static class Node {
        int key;
        Node other;
        @Tree Node next;
    }

    @Tree Node first;
    Node last;
    int size;
    boolean flag;

    void touch() {
        size++;
    }

    @Declarative
    boolean repOk() {
        int count = 0;
        Node end = null;
        for (Node n = first; n != null; n = n.next) {
            if (n.key < 0 || n.key > 2 && flag) return false;
            count++;
            end = n;
        }
        return count == size && last == end && sum(first) % 3 != 1 && kinds(size) && crossed();
    }

    @Declarative
    static int sum(Node n) {
        return n == null ? 0 : n.key + sum(n.next);
    }

    @Declarative
    static boolean kinds(int size) {
        switch (size) {
            case 0: return true;
            case 1: case 2: return size * size < 5;
            default: return (size & 1) == 1;
        }
    }

    // Fails with a NullPointerException where a node has no other.
    @Declarative
    boolean crossed() {
        if (first == null) return true;
        Node n = first;
        int rounds = 0;
        while (n.next != null && rounds < 10) {
            if (n.other.key > n.key + 1) return false;
            n = n.next;
            rounds++;
        }
        return first.other == null || first.other != last || flag;
    }
}
