// options: -n 2 --values 0
// repOk is false by a negated call that is true: the conjunct in the caller is named.
import glassbox.*;

class RedRoot {
    static class Node {
        boolean red;
        @Tree Node next;
    }

    @Tree Node root;

    void repaint() {
        root.red = true;
        root.next.red = true;
    }

    @Declarative boolean repOk() {
        return length(root) == 2
            && isBlack(root.next)
            && !isRed(root);
    }

    @Declarative boolean isBlack(Node node) {
        return node.red || !node.red && node == root.next && !root.red;
    }

    @Declarative boolean isRed(Node node) {
        return node.red;
    }

    @Declarative int length(Node node) {
        return node == null ? 0 : 1 + length(node.next);
    }
}
