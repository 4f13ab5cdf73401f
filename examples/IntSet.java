import glassbox.Declarative;
import glassbox.Post;
import glassbox.Range;
import glassbox.Tree;

/*
 * A set of ints as a search tree: operations that commute.
 *
 * The invariant: keys in a left subtree are less than the one above, keys in a right subtree are greater, and size is the
 * number of nodes.
 *
 * Two adds in either order make the same set, but not the same tree: the first key is above the other one. equalTo says
 * what makes two sets equal.
 *
 *     ./glassbox check -n 7 --ints 0..6 examples/IntSet.java
 *     ./glassbox commute -n 7 --ints 0..6 examples/IntSet.java add add
 */
class IntSet {
    static class Node {
        int key;
        @Tree Node left;
        @Tree Node right;

        Node(int key) {
            this.key = key;
        }
    }

    @Tree Node root;
    @Range(min = 0, max = 1023) int size; // --ints narrows keys only

    void add(int key) {
        Node parent = null;
        Node node = root;
        while (node != null) {
            if (node.key == key) return;
            parent = node;
            node = key < node.key ? node.left : node.right;
        }
        if (parent == null) root = new Node(key);
        else if (key < parent.key) parent.left = new Node(key);
        else parent.right = new Node(key);
        size++;
    }

    @Post("add")
    boolean isAdded(IntSet prestate, int key) {
        return has(root, key)
                && containsAllBut(key, prestate.root)
                && size == prestate.size + (has(prestate.root, key) ? 0 : 1);
    }

    void remove(int key) {
        root = remove(root, key);
    }

    @Post("remove")
    boolean isRemoved(IntSet prestate, int key) {
        return !has(root, key)
                && containsAllBut(key, prestate.root)
                && size == prestate.size - (has(prestate.root, key) ? 1 : 0);
    }

    /** Removes the key from a subtree. Returns its root. */
    private Node remove(Node node, int key) {
        if (node == null) return null;
        if (key < node.key) {
            node.left = remove(node.left, key);
        } else if (key > node.key) {
            node.right = remove(node.right, key);
        } else if (node.left != null && node.right != null) {
            // The least key that is greater takes its place.
            Node next = node.right;
            while (next.left != null) next = next.left;
            node.key = next.key;
            node.right = remove(node.right, next.key);
        } else {
            size--;
            return node.left != null ? node.left : node.right;
        }
        return node;
    }

    boolean contains(int key) {
        Node node = root;
        while (node != null && node.key != key) node = key < node.key ? node.left : node.right;
        return node != null;
    }

    @Post("contains")
    boolean tellsWhetherItIsThere(IntSet prestate, boolean result, int key) {
        return result == has(prestate.root, key) && equalTo(prestate);
    }

    /** The same keys, in trees of whatever shape. */
    @Declarative
    boolean equalTo(IntSet other) {
        return size == other.size && containsAll(other.root);
    }

    @Declarative
    boolean repOk() {
        return isOrdered(root, null, null) && size == count(root);
    }

    /** Are all keys below node in order, and between those of low and high? Null stands for no bound. */
    @Declarative
    static boolean isOrdered(Node node, Node low, Node high) {
        if (node == null) return true;
        if (low != null && node.key <= low.key) return false;
        if (high != null && node.key >= high.key) return false;
        return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
    }

    @Declarative
    static int count(Node node) {
        return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }

    @Declarative
    static boolean has(Node node, int key) {
        return node != null && (node.key == key || has(key < node.key ? node.left : node.right, key));
    }

    @Declarative
    boolean containsAll(Node others) {
        return others == null || has(root, others.key) && containsAll(others.left) && containsAll(others.right);
    }

    @Declarative
    boolean containsAllBut(int key, Node others) {
        if (others == null) return true;
        return (others.key == key || has(root, others.key))
                && containsAllBut(key, others.left) && containsAllBut(key, others.right);
    }
}
