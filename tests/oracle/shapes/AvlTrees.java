import glassbox.Declarative;
import glassbox.Tree;

/** AVL trees with `nodes` nodes: the heights of siblings differ by at most one. */
class AvlTrees {
  static class Node {
    @Tree Node left;
    @Tree Node right;
  }

  @Tree Node root;
  int nodes;

  void nothing() {}

  @Declarative
  boolean repOk() {
    return spare(root, nodes) == 0 && height(root) >= 0;
  }

  /** How many of so many nodes are left after those of a tree; -1 if they do not suffice. */
  @Declarative
  static int spare(Node node, int nodes) {
    if (node == null) return nodes;
    if (nodes <= 0) return -1;
    int rest = spare(node.left, nodes - 1);
    return rest < 0 ? -1 : spare(node.right, rest);
  }

  /** The height, or -1 if it is not balanced. */
  @Declarative
  static int height(Node node) {
    if (node == null) return 0;
    int left = height(node.left);
    int right = height(node.right);
    if (left < 0 || right < 0 || left - right > 1 || right - left > 1) return -1;
    return 1 + (left > right ? left : right);
  }
}
