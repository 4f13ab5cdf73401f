// -n 3 --ints 0..1
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Range;
import glassbox.Tree;

/** Declarative copies made by an operation: part of the heap from then on, linked in, written to, and seen by repOk. */
class DeepCopy {
  static class Node {
    int key;
    @Tree Node left;
    @Tree Node right;

    Node() {
    }

    @Declarative
    Node(Node other) {
      key = other.key;
      if (other.left != null) left = other.left.copy();
      if (other.right != null) right = other.right.copy();
    }

    @Declarative
    Node copy() {
      return new Node(this);
    }

    @Declarative
    boolean within(int low, int high) {
      return low <= key && key <= high && (left == null || left.within(low, high))
          && (right == null || right.within(low, high));
    }

    @Declarative
    int count() {
      return 1 + (left == null ? 0 : left.count()) + (right == null ? 0 : right.count());
    }

    @Declarative
    boolean same(Node other) {
      return this == other || other != null && key == other.key && (left == null ? other.left == null : left.same(other.left))
          && (right == null ? other.right == null : right.same(other.right));
    }
  }

  @Tree Node root;
  @Tree Node spare;
  @Range(min = 0, max = 4) int total;

  void keep() {
    spare = root == null ? null : root.copy();
    total = 2 * total;
  }

  void keepByConstructor() {
    if (root != null) spare = new Node(root);
  }

  void moveUp() {
    GlassBox.assume(root != null && root.left != null);
    root = root.left.copy();
    spare = null;
    total = root.count();
  }

  void keepAndChange(int key) {
    GlassBox.assume(root != null);
    Node copy = root.copy();
    Node second = root.copy();
    copy.key = key;
    if (second.left != null) second.left.key = key;
    spare = key == 0 ? copy : second;
  }

  /** One copy in two places is no tree. */
  void keepTwice() {
    GlassBox.assume(root != null && root.left == null && root.right == null);
    Node copy = root.copy();
    root.left = copy;
    root.right = total == 1 ? copy : root.copy();
  }

  @Declarative
  boolean repOk() {
    if (root == null) return spare == null && total == 0;
    if (!root.within(0, 1) || spare != null && !spare.within(0, 1)) return false;
    Node again = root.copy();
    return again != root && again.same(root) && (spare == null ? total == root.count() : total >= root.count());
  }
}
