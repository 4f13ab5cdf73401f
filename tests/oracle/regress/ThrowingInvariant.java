// violated: -n 1
import glassbox.*;

/* After the operation repOk throws an exception whose class nobody has initialised yet. */
class ThrowingInvariant {
  static class Node {
    @Tree Node left;
  }

  @Tree Node root;
  Node last;

  @Declarative boolean repOk() { return root == null || root.left.left != null; }

  void operation() { root = last; }
}
