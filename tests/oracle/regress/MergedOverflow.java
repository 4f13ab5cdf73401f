// violated: -n 1 --ints 0..3
import glassbox.*;

/* A recursion that does not end on either of two ways that are merged: it overflows the stack on both. */
class MergedOverflow {
  static class Node {
    int key;
    @Tree Node next;
  }

  @Tree Node first;

  @Declarative static boolean ends(Node node) {
    if (node == null) return true;
    if (node.key != 0) return ends(node.next);
    return ends(node.next);
  }

  @Declarative boolean repOk() { return true; }

  void operation() {
    if (first == null) return;
    first.next = first;
    try {
      GlassBox.assume(ends(first));
    } catch (StackOverflowError e) {
      first.next = null;
      assert first.key == 0;
    }
  }
}
