// violated: -n 2 --ints 0..2
import glassbox.Declarative;

/** A list may end with a node that a static field names: a reference to it is part of the states. */
class SentinelNode {
  static class Node {
    int value;
    Node next;
  }

  static final Node END = new Node();

  Node first = END;

  void clear() {
    first = END;
  }

  void forgetsTheEnd() {
    if (first.next == END) first.next = null;
  }

  @Declarative boolean repOk() {
    Node node = first;
    for (int i = 0; i < 3; i++) {
      if (node == null) return false;
      if (node == END) return true;
      node = node.next;
    }
    return false;
  }
}
