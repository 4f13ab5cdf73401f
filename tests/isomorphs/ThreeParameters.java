// -n 3 --ints 0..1
import glassbox.Declarative;
import glassbox.GlassBox;

/** Figure 2.6 of the dissertation: three parameters, each one of three objects, of which two are looked at. */
class ThreeParameters {
  static class Node {
    int value;
  }

  void foo(Node p1, Node p2, Node p3) {
    GlassBox.assume(p1 != null && p2 != null && p3 != null);
    p1.value = 1;
    p2.value = 0;
  }

  @Declarative
  boolean repOk() {
    return true;
  }
}
