import glassbox.Declarative;
import glassbox.Range;
import glassbox.Tree;

/** Search trees with `nodes` nodes and the keys 1, 2, ...: as many as shapes. */
class SearchTrees {
  static class Node {
    @Range(min = 1, max = 7) int key;
    @Tree Node left;
    @Tree Node right;
  }

  @Tree Node root;
  int nodes;

  void nothing() {}

  @Declarative
  boolean repOk() {
    return spare(root, nodes) == 0 && next(root, 1) == nodes + 1;
  }

  /** How many of so many nodes are left after those of a tree; -1 if they do not suffice. */
  @Declarative
  static int spare(Node node, int nodes) {
    if (node == null) return nodes;
    if (nodes <= 0) return -1;
    int rest = spare(node.left, nodes - 1);
    return rest < 0 ? -1 : spare(node.right, rest);
  }

  /** The key that comes after those of a tree whose first key is this; 0 if they do not follow each other. */
  @Declarative
  static int next(Node node, int key) {
    if (node == null) return key;
    int own = next(node.left, key);
    return own == 0 || node.key != own ? 0 : next(node.right, own + 1);
  }
}
