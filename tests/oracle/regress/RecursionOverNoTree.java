// violated: -n 2 --ints 0..2
import glassbox.*;

/* The operation may make a ring of what was a tree. That repOk does not end there is no reason not to say so. */
class RecursionOverNoTree {
  static class Node {
    int key;
    @Tree Node left;
    @Tree Node right;
  }

  @Tree Node root;
  Node last;

  @Declarative static Node find(Node node, int wanted) {
    if (node == null || (wanted >> wanted) == node.key) return node;
    return find(wanted < 2 ? node.left : node.right, wanted);
  }

  @Declarative boolean repOk() {
    return find(root == null ? null : root.left, root == null ? -1 : root.key) != root;
  }

  void operation() {
    if (last != null && last.left != null) last.left.left = last.left;
  }
}
