// violated: -n 1
import glassbox.*;

/* What is known of a recursion only where a condition holds must not be taken for what it does elsewhere. */
class KeptTooLong {
  static class Node { Node next; }
  static class C1 extends Node { } static class C2 extends Node { } static class C3 extends Node { } static class C4 extends Node { } static class C5 extends Node { }
  Node a;
  @Declarative boolean repOk() {
    boolean brief = a == null || a.next == null || a.next.next == null || a.next.next.next == null;
    boolean x = true, y = true;
    if (brief) x = ends(a);
    if (!brief) y = ends(a);
    return x && y;
  }
  @Declarative boolean ends(Node n) {
    if (n == null) return true;
    return ends(n.next) && ends(n.next);
  }
  void op() { }
  void op2() {
    if (a == null || a.next == null || a.next.next == null) return;
    Node c = a.next.next;
    if (a.getClass() != Node.class || !(a.next instanceof C1) || !(c instanceof C2)) return;
    if (c.next instanceof C3 && c.next.next instanceof C4 && c.next.next.next instanceof C5) a.next = a;
  }
}
