// -n 2 --ints -1..1
import glassbox.Declarative;
import glassbox.Tree;

/** Nodes of a tree, or outside of it, as arguments and in fields that are not part of the tree. */
class TreeArguments {
  static class Node {
    @Tree Node left;
    @Tree Node right;
    Node favourite;
    int key;
  }

  @Tree Node root;
  Node finger;

  void touch(Node node) {
    finger = node;
    if (node != null) node.key = 1;
  }

  void hang(Node node) {
    if (root != null && root.left == null) root.left = node;
  }

  void rotate() {
    if (root == null || root.left == null) return;
    Node child = root.left;
    root.left = child.right;
    child.right = root;
    root = child;
  }

  boolean isFavourite() {
    return finger != null && finger.favourite == root;
  }

  @Declarative
  boolean repOk() {
    return isPositive(root);
  }

  @Declarative
  static boolean isPositive(Node node) {
    return node == null || node.key >= 0 && isPositive(node.left) && isPositive(node.right);
  }
}
