import glassbox.Declarative;
import glassbox.Range;
import glassbox.Tree;

/*
 * A cache that forgets what was used least recently. Every node is in two structures at once: in a table of chains, to be
 * found by its key, and in a doubly linked list from the newest to the oldest use.
 *
 * The invariant:
 *   - there is a table, of the right length; every key is in its own chain, and no key occurs twice;
 *   - the list starts with newest and ends with oldest, and neighbours know each other;
 *   - every node of the list is in the table;
 *   - both have size nodes, which is at most capacity; and capacity is at least 1.
 *
 * The chains are the tree. The list runs across it, so its fields have no annotation.
 *
 *     ./glassbox check -n 4 --ints 0..3 examples/LruCache.java
 */
class LruCache {
    static class Node {
        int key;
        Object value;
        @Tree Node next;
        Node newer;
        Node older;

        Node(int key, Object value, Node next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    /** A power of two. */
    static final int LENGTH = 2;

    @Tree Node[] table = new Node[LENGTH];
    Node newest;
    Node oldest;
    @Range(min = 0, max = 1023) int size; // --ints narrows keys only
    @Range(min = 1, max = 8) int capacity = 4;

    /** The value of the key, which counts as a use, or null. */
    Object get(int key) {
        Node node = find(key);
        if (node == null) return null;
        use(node);
        return node.value;
    }

    void put(int key, Object value) {
        Node node = find(key);
        if (node != null) {
            node.value = value;
            use(node);
            return;
        }
        if (size == capacity) forget(oldest);
        int index = index(key);
        node = new Node(key, value, table[index]);
        table[index] = node;
        addNewest(node);
        size++;
    }

    private Node find(int key) {
        Node node = table[index(key)];
        while (node != null && node.key != key) node = node.next;
        return node;
    }

    /** Makes the node the newest. */
    private void use(Node node) {
        if (node == newest) return;
        unlink(node);
        addNewest(node);
    }

    /** Takes the node out of its chain and out of the list. */
    private void forget(Node node) {
        int index = index(node.key);
        if (table[index] == node) {
            table[index] = node.next;
        } else {
            Node previous = table[index];
            while (previous.next != node) previous = previous.next;
            previous.next = node.next;
        }
        unlink(node);
        size--;
    }

    private void addNewest(Node node) {
        node.newer = null;
        node.older = newest;
        if (newest == null) oldest = node;
        else newest.newer = node;
        newest = node;
    }

    private void unlink(Node node) {
        if (node.newer == null) newest = node.older;
        else node.newer.older = node.older;
        if (node.older == null) oldest = node.newer;
        else node.older.newer = node.newer;
    }

    /** Where the chain of a key starts. */
    @Declarative
    static int index(int key) {
        return key & (LENGTH - 1); // is not negative, even if the key is
    }

    @Declarative
    boolean repOk() {
        if (table == null || table.length != LENGTH) return false;
        if (capacity < 1 || size < 0 || size > capacity) return false;
        int count = 0;
        for (int i = 0; i < LENGTH; i++) {
            if (!isChain(table[i], i)) return false;
            count += length(table[i]);
        }
        return count == size && isOrder(newest, null, size);
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

    /** Is node, which comes after newer, the start of a list of so many nodes of the table that ends with oldest? */
    @Declarative
    boolean isOrder(Node node, Node newer, int length) {
        if (length == 0) return node == null && newer == oldest;
        return node != null
                && node.newer == newer
                && isIn(table[index(node.key)], node)
                && isOrder(node.older, node, length - 1);
    }

    /** Is the node itself in the chain? */
    @Declarative
    static boolean isIn(Node chain, Node node) {
        return chain != null && (chain == node || isIn(chain.next, node));
    }
}
