// options: -n 1 --values 0
// repOk is false by a `return false` two calls down, after a call that returned true.
import glassbox.*;

class OrderedTree {
    static class Node {
        @Range(min = 5, max = 5) int key;
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    void grow() {
        Node added = new Node();
        added.key = root.key + 2;
        root.left = added;
    }

    @Declarative boolean repOk() {
        return root != null
            && isOrdered(root, 0, 10);
    }

    @Declarative boolean isOrdered(Node node, int low, int high) {
        if (node == null) return true;
        if (node.key < low
                || node.key > high) {
            return false;
        }
        return isOrdered(node.right, node.key, high)
            && isOrdered(node.left, low, node.key);
    }
}
