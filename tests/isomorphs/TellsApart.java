// -n 3 --ints 0..1
import glassbox.Declarative;
import glassbox.GlassBox;

/**
 * Objects whose identity can be seen are not alike: each of these operations breaks for one order of three objects only, and
 * all but one would be said to hold if one order stood for all.
 */
class TellsApart {
  static class Node {
    boolean marked;
  }

  int wrong;

  void order123(Node a, Node b, Node c) {
    check(a, b, c);
  }

  void order132(Node a, Node b, Node c) {
    check(a, c, b);
  }

  void order213(Node a, Node b, Node c) {
    check(b, a, c);
  }

  void order231(Node a, Node b, Node c) {
    check(b, c, a);
  }

  void order312(Node a, Node b, Node c) {
    check(c, a, b);
  }

  void text321(Node a, Node b, Node c) {
    mark(a, b, c);
    if (c.toString().compareTo("" + b) < 0 && b.toString().compareTo("" + a) < 0) wrong = 1;
  }

  void seesNothing(Node a) {
    GlassBox.assume(a != null);
    a.marked = !a.marked;
  }

  private void check(Node a, Node b, Node c) {
    mark(a, b, c);
    if (System.identityHashCode(a) < b.hashCode() && b.hashCode() < c.hashCode()) wrong = 1;
  }

  // Makes all of them constant, and lets isomorphs be pruned before any identity is seen.
  private static void mark(Node a, Node b, Node c) {
    GlassBox.assume(a != null && b != null && c != null);
    a.marked = true;
    b.marked = true;
    c.marked = true;
  }

  @Declarative
  boolean repOk() {
    return wrong == 0;
  }
}
