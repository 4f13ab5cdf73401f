import glassbox.Declarative;
import glassbox.Range;
import glassbox.Tree;

/*
 * A map from int keys to values as an AVL tree: a search tree in which the heights of two siblings differ by at most one.
 * The operations are recursive; each returns the subtree that takes the place of the one it was given.
 *
 * The invariant:
 *   - keys are in order, and so no key occurs twice;
 *   - every node stores its height, that is one more than the greater of its children's;
 *   - the heights of its children differ by at most one.
 *
 *     ./glassbox check -n 7 --ints 0..6 examples/AvlTree.java
 */
class AvlTree {
    static class Node {
        int key;
        Object value;
        @Range(min = 0, max = 31) int height = 1; // --ints narrows keys only
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

    void put(int key, Object value) {
        root = putBelow(root, key, value);
    }

    private static Node putBelow(Node node, int key, Object value) {
        if (node == null) return new Node(key, value);
        if (key == node.key) {
            node.value = value;
            return node;
        }
        if (key < node.key) node.left = putBelow(node.left, key, value);
        else node.right = putBelow(node.right, key, value);
        return balance(node);
    }

    /** Removes the key if it is there. */
    void remove(int key) {
        root = removeBelow(root, key);
    }

    private static Node removeBelow(Node node, int key) {
        if (node == null) return null;
        if (key < node.key) {
            node.left = removeBelow(node.left, key);
        } else if (key > node.key) {
            node.right = removeBelow(node.right, key);
        } else {
            if (node.left == null) return node.right;
            if (node.right == null) return node.left;
            // Two children: the node takes over the entry with the next greater key.
            Node next = node.right;
            while (next.left != null) next = next.left;
            node.key = next.key;
            node.value = next.value;
            node.right = removeFirst(node.right);
        }
        return balance(node);
    }

    /** Removes the node with the least key. */
    private static Node removeFirst(Node node) {
        if (node.left == null) return node.right;
        node.left = removeFirst(node.left);
        return balance(node);
    }

    /** The children are in order, but the height of one has perhaps changed by one. */
    private static Node balance(Node node) {
        int difference = height(node.left) - height(node.right);
        if (difference > 1) {
            // Where the inner grandchild is the higher one, it has to come out first.
            if (height(node.left.left) < height(node.left.right)) node.left = rotateLeft(node.left);
            return rotateRight(node);
        }
        if (difference < -1) {
            if (height(node.right.right) < height(node.right.left)) node.right = rotateRight(node.right);
            return rotateLeft(node);
        }
        node.height = heightAbove(node.left, node.right);
        return node;
    }

    /** Puts the node to the left below its right child, and returns that. */
    private static Node rotateLeft(Node node) {
        Node child = node.right;
        node.right = child.left;
        child.left = node;
        node.height = heightAbove(node.left, node.right); // the lower one first
        child.height = heightAbove(child.left, child.right);
        return child;
    }

    /** Puts the node to the right below its left child, and returns that. */
    private static Node rotateRight(Node node) {
        Node child = node.left;
        node.left = child.right;
        child.right = node;
        node.height = heightAbove(node.left, node.right);
        child.height = heightAbove(child.left, child.right);
        return child;
    }

    @Declarative
    static int height(Node node) {
        return node == null ? 0 : node.height;
    }

    /** The height of a node with these children. */
    @Declarative
    static int heightAbove(Node left, Node right) {
        return 1 + (height(left) > height(right) ? height(left) : height(right));
    }

    @Declarative
    boolean repOk() {
        return isOrdered(root, null, null) && isBalanced(root);
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
    static boolean isBalanced(Node node) {
        if (node == null) return true;
        int difference = height(node.left) - height(node.right);
        return difference >= -1 && difference <= 1
                && node.height == heightAbove(node.left, node.right)
                && isBalanced(node.left)
                && isBalanced(node.right);
    }
}
