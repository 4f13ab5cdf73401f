import glassbox.Declarative;
import glassbox.Tree;

/*
 * A map from int keys to values as a binary search tree that is never rebalanced.
 *
 * The invariant: every key in a left subtree is less than the key above it, every key in a right subtree is greater. That
 * also says that no key occurs twice. That the nodes are a tree at all is what the @Tree fields say.
 *
 *     ./glassbox check -n 7 --ints 0..6 examples/SearchTree.java
 */
class SearchTree {
    static class Node {
        int key;
        Object value;
        @Tree Node left;
        @Tree Node right;

        Node(int key, Object value) {
            this.key = key;
            this.value = value;
        }
    }

    @Tree Node root;

    Object get(int key) {
        Node node = root;
        while (node != null && node.key != key) {
            if (key < node.key) node = node.left;
            else node = node.right;
        }
        return node == null ? null : node.value;
    }

    void insert(int key, Object value) {
        Node parent = null;
        Node node = root;
        while (node != null) {
            if (key == node.key) {
                node.value = value;
                return;
            }
            parent = node;
            if (key < node.key) node = node.left;
            else node = node.right;
        }
        Node added = new Node(key, value);
        if (parent == null) root = added;
        else if (key < parent.key) parent.left = added;
        else parent.right = added;
    }

    /** Removes the key if it is there. */
    void remove(int key) {
        Node parent = null;
        Node node = root;
        while (node != null && node.key != key) {
            parent = node;
            if (key < node.key) node = node.left;
            else node = node.right;
        }
        if (node == null) return;

        if (node.left != null && node.right != null) {
            // Two children: the node takes over the entry with the next greater key, and the node of that one, which has no
            // left child, goes instead.
            Node next = node.right;
            parent = node;
            while (next.left != null) {
                parent = next;
                next = next.left;
            }
            node.key = next.key;
            node.value = next.value;
            node = next;
        }

        // At most one child is left: it moves up.
        Node child = node.left != null ? node.left : node.right;
        if (parent == null) root = child;
        else if (parent.left == node) parent.left = child;
        else parent.right = child;
    }

    @Declarative
    boolean repOk() {
        return isOrdered(root, null, null);
    }

    /** Are all keys below node in order, and between those of low and high? Null stands for no bound. */
    @Declarative
    static boolean isOrdered(Node node, Node low, Node high) {
        if (node == null) return true;
        if (low != null && node.key <= low.key) return false;
        if (high != null && node.key >= high.key) return false;
        return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
    }
}
