// holds: -n 3 --ints 0..3
import glassbox.Declarative;

/** A search tree whose leaves are all the same static node: without it, no state is valid. */
class SentinelTree {
  static class Node {
    int key;
    Node left, right;
  }

  static final Node NIL = new Node();

  static {
    NIL.left = NIL;
    NIL.right = NIL;
  }

  Node root = NIL;

  void add(int key) {
    Node above = null, node = root;
    while (node != NIL) {
      if (node.key == key) return;
      above = node;
      node = key < node.key ? node.left : node.right;
    }
    Node added = new Node();
    added.key = key;
    added.left = NIL;
    added.right = NIL;
    if (above == null) root = added;
    else if (key < above.key) above.left = added;
    else above.right = added;
  }

  @Declarative boolean repOk() {
    return isOrdered(root, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  @Declarative static boolean isOrdered(Node node, int low, int high) {
    if (node == null) return false;
    return node == NIL
        || (node.key > low && node.key < high && isOrdered(node.left, low, node.key) && isOrdered(node.right, node.key, high));
  }
}
