// options: -n 3 --values 0
// An operation that makes two tree fields lead to one object.
import glassbox.*;

class SharedNode {
    static class Node {
        @Tree Node left;
        @Tree Node right;
    }

    @Tree Node root;

    void copyLeft() {
        link(root, root.left);
    }

    void link(Node parent, Node child) {
        GlassBox.assume(parent == root && child == root.left);
        parent.right = child;
    }

    @Declarative boolean repOk() {
        return root != null && root.left != null && root.right == null;
    }
}
