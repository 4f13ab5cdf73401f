// -n 3 --ints 0..1
import glassbox.Declarative;
import glassbox.GlassBox;

/** Calls that are left out, exceptions and branches after an object was chosen: they have twins too. */
class AssumesLate {
  static class Node {
    Node next;
    int weight;
  }

  static class Cell {
    Node node;
  }

  Node head;
  Cell cell;
  Node[] nodes;

  void heavier(Node node) {
    GlassBox.assume(node != null);
    node.next = head;
    GlassBox.assume(node.weight == 1 && head != node);
    head = node;
  }

  int drop(Node a, Node b) {
    if (a == null) return 0;
    a.next = null;
    try {
      b.next.weight = 1;
      return a.weight / b.weight;
    } catch (NullPointerException e) {
      return a == head ? 1 : 2;
    } catch (ArithmeticException e) {
      a.weight = 0;
      return 3;
    }
  }

  void store(int index) {
    GlassBox.assume(nodes != null && cell != null && index < nodes.length);
    Node old = nodes[index];
    nodes[index] = cell.node;
    if (old != null) old.weight = 0;
    cell.node = old;
  }

  void fails(Node node) {
    GlassBox.assume(node != null);
    node.weight = 1;
    if (node.next == head) return;
    head.weight = 0;
    head.next.next = null;
  }

  @Declarative
  boolean repOk() {
    return (nodes == null || nodes.length < 2) && (head == null || head.next != head);
  }
}
