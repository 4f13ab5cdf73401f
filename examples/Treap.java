import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Post;
import glassbox.Range;
import glassbox.Tree;

/*
 * A set of keys as a treap, a search tree that is balanced by chance: every node has a priority, chosen at random, and no node
 * has a priority greater than the one above.
 *
 * GlassBox.choose(n) is any int from 0 to n - 1. When the program runs, it is a random one; a check covers all of them, and a
 * counterexample says which one it was.
 *
 * The invariant: keys are in order, and so are priorities.
 *
 *     ./glassbox check -n 7 --ints 0..6 examples/Treap.java
 */
class Treap {
    static final int PRIORITIES = 8;

    static class Node {
        int key;
        @Range(min = 0, max = PRIORITIES - 1) int priority;
        @Tree Node left;
        @Tree Node right;

        Node(int key, int priority) {
            this.key = key;
            this.priority = priority;
        }
    }

    @Tree Node root;

    /** Adds the key if it is not there. */
    void add(int key) {
        root = add(root, key);
    }

    @Post("add")
    boolean isAdded(Treap prestate, int key) {
        return has(root, key)
                && hasAllBut(key, root, prestate.root)
                && count(root) == count(prestate.root) + (has(prestate.root, key) ? 0 : 1);
    }

    /** Adds the key to a subtree. Returns its root. */
    private static Node add(Node node, int key) {
        if (node == null) return new Node(key, GlassBox.choose(PRIORITIES));
        if (key < node.key) {
            node.left = add(node.left, key);
            if (node.left.priority > node.priority) return rotateRight(node);
        } else if (key > node.key) {
            node.right = add(node.right, key);
            if (node.right.priority > node.priority) return rotateLeft(node);
        }
        return node;
    }

    /** The left child takes the place of its parent. */
    private static Node rotateRight(Node node) {
        Node child = node.left;
        node.left = child.right;
        child.right = node;
        return child;
    }

    /** The right child takes the place of its parent. */
    private static Node rotateLeft(Node node) {
        Node child = node.right;
        node.right = child.left;
        child.left = node;
        return child;
    }

    /** Removes the key. Returns whether it was there. */
    boolean remove(int key) {
        Node parent = null;
        Node node = root;
        while (node != null && node.key != key) {
            parent = node;
            node = key < node.key ? node.left : node.right;
        }
        if (node == null) return false;
        Node joined = join(node.left, node.right);
        if (parent == null) root = joined;
        else if (key < parent.key) parent.left = joined;
        else parent.right = joined;
        return true;
    }

    @Post("remove")
    boolean isRemoved(Treap prestate, boolean result, int key) {
        return result == has(prestate.root, key)
                && !has(root, key)
                && hasAllBut(key, root, prestate.root)
                && count(root) == count(prestate.root) - (result ? 1 : 0);
    }

    /** One treap of two, where all keys of the first are less than those of the second. */
    private static Node join(Node low, Node high) {
        if (low == null) return high;
        if (high == null) return low;
        if (low.priority > high.priority) {
            low.right = join(low.right, high);
            return low;
        }
        high.left = join(low, high.left);
        return high;
    }

    @Declarative
    boolean repOk() {
        return isOrdered(root, null, null) && isHeap(root);
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
    static boolean isHeap(Node node) {
        if (node == null) return true;
        if (node.left != null && node.left.priority > node.priority) return false;
        if (node.right != null && node.right.priority > node.priority) return false;
        return isHeap(node.left) && isHeap(node.right);
    }

    @Declarative
    static boolean has(Node node, int key) {
        return node != null && (node.key == key || has(key < node.key ? node.left : node.right, key));
    }

    /** Does a tree have all keys of the other one, one key aside? */
    @Declarative
    static boolean hasAllBut(int key, Node tree, Node others) {
        if (others == null) return true;
        return (others.key == key || has(tree, others.key))
                && hasAllBut(key, tree, others.left) && hasAllBut(key, tree, others.right);
    }

    @Declarative
    static int count(Node node) {
        return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }
}
