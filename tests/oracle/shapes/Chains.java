import glassbox.*;

/* Three chains with `count` nodes in all, of which one may be the favourite. */
class Chains {
  static class Node {
    @Tree Node next;
  }

  @Tree Node[] table;
  Node favourite;
  int count;

  @Declarative boolean repOk() {
    if (table == null || table.length != 3) return false;
    int nodes = 0;
    boolean found = favourite == null;
    for (Node head : table) {
      for (Node n = head; n != null; n = n.next) {
        nodes++;
        if (n == favourite) found = true;
      }
    }
    return found && nodes == count;
  }

  void nothing() {}
}
