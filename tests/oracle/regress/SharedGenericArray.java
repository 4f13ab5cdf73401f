// violated: -n 1 --values 1
import glassbox.*;

/* An array of a type variable may be one of what it stands for. */
class SharedGenericArray<K extends Comparable<K>> {
  static class Node<E> { E[] keys; }
  Node<K> n; K[] items;
  @Declarative boolean repOk() { return true; }
  void share() { if (n != null) n.keys = items; }
  void op() { if (n != null && n.keys != null && n.keys == items) throw new IllegalStateException(); }
}
