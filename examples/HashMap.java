import glassbox.Declarative;
import glassbox.Range;
import glassbox.Tree;

/*
 * A map from int keys to values as a table of chains. The last bits of a key say which chain it is in.
 *
 * The invariant:
 *   - there is a table, of the right length;
 *   - every key is in its own chain;
 *   - no key occurs twice;
 *   - size is the number of nodes.
 *
 *     ./glassbox check -n 7 --ints 0..6 examples/HashMap.java
 */
class HashMap {
    static class Node {
        int key;
        Object value;
        @Tree Node next;

        Node(int key, Object value, Node next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    /** A power of two. */
    static final int LENGTH = 4;

    @Tree Node[] table = new Node[LENGTH]; // the elements are the references of the tree
    @Range(min = 0, max = 1023) int size; // --ints narrows keys only

    boolean isEmpty() {
        return size == 0;
    }

    void clear() {
        for (int i = 0; i < LENGTH; i++) table[i] = null;
        size = 0;
    }

    Object get(int key) {
        Node node = table[index(key)];
        while (node != null && node.key != key) node = node.next;
        return node == null ? null : node.value;
    }

    /** Maps key to value. Returns what it was mapped to before, or null. */
    Object put(int key, Object value) {
        int index = index(key);
        for (Node node = table[index]; node != null; node = node.next) {
            if (node.key == key) {
                Object old = node.value;
                node.value = value;
                return old;
            }
        }
        table[index] = new Node(key, value, table[index]);
        size++;
        return null;
    }

    /** Removes the key if it is there. Returns what it was mapped to, or null. */
    Object remove(int key) {
        int index = index(key);
        Node previous = null;
        Node node = table[index];
        while (node != null && node.key != key) {
            previous = node;
            node = node.next;
        }
        if (node == null) return null;
        if (previous == null) table[index] = node.next;
        else previous.next = node.next;
        size--;
        return node.value;
    }

    /** Where the chain of a key starts. */
    @Declarative
    static int index(int key) {
        return key & (LENGTH - 1); // is not negative, even if the key is
    }

    @Declarative
    boolean repOk() {
        if (table == null || table.length != LENGTH) return false;
        int count = 0;
        for (int i = 0; i < LENGTH; i++) {
            if (!isChain(table[i], i)) return false;
            count += length(table[i]);
        }
        return count == size;
    }

    /** Do all keys from node on belong to the chain at index, and is none among them twice? */
    @Declarative
    static boolean isChain(Node node, int index) {
        if (node == null) return true;
        return index(node.key) == index && !contains(node.next, node.key) && isChain(node.next, index);
    }

    @Declarative
    static boolean contains(Node node, int key) {
        return node != null && (node.key == key || contains(node.next, key));
    }

    @Declarative
    static int length(Node node) {
        return node == null ? 0 : 1 + length(node.next);
    }
}
