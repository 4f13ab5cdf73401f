// incomplete: --recursion 3
import glassbox.*;

/* A depth that the limit allows may be too small for another call. */
class ShallowRecursion {
  static class Node { Node next; }
  Node a, b;
  @Declarative boolean repOk() { return f(a, 1) || ends(b, 2); }
  @Declarative boolean f(Node n, int k) { return ends(n, k); }
  @Declarative boolean ends(Node n, int k) { return n == null || ends(n.next, k); }
  void op() { }
}
