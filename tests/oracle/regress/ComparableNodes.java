// holds: -n 3 --ints 0..2
import glassbox.*;

/* A type variable that stands for Comparable stands for ints, though the nodes can be compared with each other as well. */
class ComparableNodes<T extends Comparable<T>> {
  static class Node<T extends Comparable<T>> implements Comparable<Node<T>> {
    T key;
    @Tree Node<T> next;

    @Declarative public int compareTo(Node<T> other) { return key.compareTo(other.key); }
  }

  static class Entry<T extends Comparable<T>> extends Node<T> {
    T value;
  }

  @Tree Node<T> first;
  Entry<T> last;

  @Declarative boolean repOk() {
    for (Node<T> node = first; node != null; node = node.next) {
      if (node.key == null) return false;
      if (node.next != null && (node.next.key == null || node.compareTo(node.next) >= 0)) return false;
    }
    return true;
  }

  boolean contains(T key) {
    GlassBox.assume(key != null);
    for (Node<T> node = first; node != null; node = node.next) {
      if (node.key.compareTo(key) == 0) return true;
    }
    return false;
  }
}
