// -n 2 --ints 0..1 --array-length 2
import glassbox.*;

/** A table of chains with a list through its nodes, in the order in which they came. */
class LinkedTable {
  static class Node {
    @Tree Node next;
    Node before, after;
    int key;
  }

  @Tree Node[] table;
  Node first, last;
  int size;

  @Declarative boolean repOk() {
    if (table == null || table.length == 0) return false;
    int count = 0;
    for (int i = 0; i < table.length; i++) {
      for (Node n = table[i]; n != null; n = n.next) {
        if (n.key % table.length != i) return false;
        for (Node m = n.next; m != null; m = m.next) {
          if (m.key == n.key) return false;
        }
        count++;
        if (n.before == null ? first != n : n.before.after != n) return false;
        if (n.after == null ? last != n : n.after.before != n) return false;
      }
    }
    int seen = 0;
    for (Node n = first; n != null; n = n.after) {
      if (++seen > size || !holds(n)) return false;
    }
    if (first == null || last == null) return first == last && size == 0 && count == 0;
    return count == size && seen == size && first.before == null && last.after == null;
  }

  @Declarative private boolean holds(Node wanted) {
    for (Node n = table[wanted.key % table.length]; n != null; n = n.next) {
      if (n == wanted) return true;
    }
    return false;
  }

  @Declarative private Node find(int key) {
    for (Node n = table[key % table.length]; n != null; n = n.next) {
      if (n.key == key) return n;
    }
    return null;
  }

  boolean add(@Range(min = 0, max = 3) int key) {
    if (find(key) != null) return false;
    Node n = new Node();
    n.key = key;
    n.next = table[key % table.length];
    table[key % table.length] = n;
    n.before = last;
    if (last == null) first = n;
    else last.after = n;
    last = n;
    size++;
    return true;
  }

  // Forgets the list.
  void addQuickly(@Range(min = 0, max = 3) int key) {
    if (find(key) != null) return;
    Node n = new Node();
    n.key = key;
    n.next = table[key % table.length];
    table[key % table.length] = n;
    size++;
  }

  void moveToEnd(int key) {
    Node n = find(key);
    if (n == null || n == last) return;
    if (n.before == null) first = n.after;
    else n.before.after = n.after;
    n.after.before = n.before;
    n.before = last;
    n.after = null;
    last.after = n;
    last = n;
  }

  boolean isFirst(Node n) {
    return n != null && n == first;
  }

  // Leaves the node in its chain.
  void forgetFirst() {
    if (first == null) return;
    first = first.after;
    if (first == null) last = null;
    else first.before = null;
    size--;
  }
}
