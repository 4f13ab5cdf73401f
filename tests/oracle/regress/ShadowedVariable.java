// violated: -n 1 --values 1
import glassbox.*;

/* The node's T is not the T of the class around it. */
class ShadowedVariable<T extends Comparable<T>> {
  static class Node<T> { T key; }
  Node<?> n;
  @Declarative boolean repOk() { return true; }
  void set(Object o) { Node<Object> m = new Node<>(); m.key = o; n = m; }
  void op() { if (n != null && n.key != null && !(((Object) n.key) instanceof Comparable)) throw new IllegalStateException(); }
}
