// -n 2 --ints -1..1
import glassbox.Declarative;
import glassbox.Range;

/** Objects that refer to each other, and every type of whole number. */
class Cycles {
  static class Node {
    Node next;
    boolean marked;
    @Range(min = -1, max = 2) int weight;
  }

  Node start;
  long stamp;
  byte small;
  @Range(min = 'a', max = 'c') char letter;

  boolean step() {
    if (start == null) return false;
    start.marked = !start.marked;
    start = start.next;
    return true;
  }

  void cut() {
    if (start != null && start.next != null) start.next.next = null;
  }

  void tick() {
    stamp++;
  }

  @Declarative
  boolean repOk() {
    return stamp <= 0 && small == 1 && letter != 'b' && (start == null || start.next == null || start.next.next == start);
  }
}
