// violated: -n 2
import glassbox.*;

/* A call that meets itself again fails only there: depth() of the second node, met inside depth() of the first, is fine elsewhere. */
class BackwardsRecursion {
  static class Node {
    @Tree Node next;
    Node previous;

    @Declarative int depth() { return previous == null ? 0 : 1 + previous.depth(); }
  }

  @Tree Node first;
  Node last;

  @Declarative boolean repOk() { return last == null || last.depth() < 9; }

  void operation() {
    assert last == null || first == null || last != first.next || last.previous != first;
  }
}
