// -n 2 --ints 0..1 --values 2
import glassbox.*;

// What type variables stand for: the node's own K is the K of the tree, which is comparable; a superclass says what T is.
class Generics<K extends Comparable<K>> extends Holder<Integer> {
    static class Node<K> {
        K key;
        @Tree Node<K> next;
    }

    @Tree Node<K> first;
    K[] others;

    @Declarative boolean repOk() {
        return isSorted(first) && (held == null || held >= 0) && (others == null || isRising(others));
    }

    @Declarative static <K extends Comparable<K>> boolean isSorted(Node<K> node) {
        if (node == null) return true;
        if (node.key == null) return false;
        return node.next == null || (node.next.key != null && node.key.compareTo(node.next.key) < 0 && isSorted(node.next));
    }

    @Declarative static <K extends Comparable<K>> boolean isRising(K[] keys) {
        for (int i = 0; i < keys.length; i++) {
            if (keys[i] == null || (i > 0 && keys[i - 1].compareTo(keys[i]) > 0)) return false;
        }
        return true;
    }

    boolean contains(K key) {
        GlassBox.assume(key != null);
        Node<K> node = first;
        while (node != null && node.key.compareTo(key) < 0) node = node.next;
        return node != null && node.key.compareTo(key) == 0;
    }

    void addFirst(K key) {
        Node<K> node = new Node<>();
        node.key = key;
        node.next = first;
        first = node;
    }

    void raise() {
        if (held != null) hold(held + 1);
    }

    void fill(K key) {
        if (others == null || key == null) return;
        for (int i = 0; i < others.length; i++) others[i] = key;
    }
}

class Holder<T> {
    T held;

    void hold(T what) { held = what; }

    void drop() { held = null; }
}
