import glassbox.Declarative;
import glassbox.Tree;

/** Red-black trees with `nodes` nodes: shapes and colours. The root may be red. */
class RedBlackTrees {
  static class Node {
    boolean red;
    @Tree Node left;
    @Tree Node right;
  }

  @Tree Node root;
  int nodes;

  void nothing() {}

  @Declarative
  boolean repOk() {
    return spare(root, nodes) == 0 && isColoured(root) && blackHeight(root) >= 0;
  }

  /** How many of so many nodes are left after those of a tree; -1 if they do not suffice. */
  @Declarative
  static int spare(Node node, int nodes) {
    if (node == null) return nodes;
    if (nodes <= 0) return -1;
    int rest = spare(node.left, nodes - 1);
    return rest < 0 ? -1 : spare(node.right, rest);
  }

  @Declarative
  static boolean isRed(Node node) {
    return node != null && node.red;
  }

  /** Has no red node from here on a red child? */
  @Declarative
  static boolean isColoured(Node node) {
    if (node == null) return true;
    if (node.red && (isRed(node.left) || isRed(node.right))) return false;
    return isColoured(node.left) && isColoured(node.right);
  }

  /** The number of black nodes on every way down from here, or -1 if the ways differ. */
  @Declarative
  static int blackHeight(Node node) {
    if (node == null) return 0;
    int height = blackHeight(node.left);
    if (height < 0 || height != blackHeight(node.right)) return -1;
    return node.red ? height : height + 1;
  }
}
