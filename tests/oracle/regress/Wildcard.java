// violated: -n 1 --values 1
import glassbox.*;

/* A Node of anything may be where a wildcard is. */
class Wildcard {
  static class Node<K> { K key; Node<K> next; }
  Node<String> a;
  Node<?> b;
  @Declarative boolean repOk() { return true; }

  void op() { if (b != null && b.key != null && !(((Object) b.key) instanceof String)) throw new IllegalStateException(); }
  void put(Node<? super String> n) { if (n != null && n.key != null && !(((Object) n.key) instanceof String)) throw new IllegalStateException(); }
}
