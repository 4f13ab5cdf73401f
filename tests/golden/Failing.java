// options: -n 1 --values 0
// After the operation repOk does not return at all.
import glassbox.*;

class Failing {
    static class Node {
        @Range(min = 1, max = 1) int key;
    }

    @Tree Node root;

    void drop() {
        root = null;
    }

    @Declarative boolean repOk() {
        return keyOf(root) == 1;
    }

    @Declarative int keyOf(Node node) {
        return node.key;
    }
}
