// -n 2 --ints -1..1
import glassbox.Declarative;
import glassbox.GlassBox;

/** Objects of a pool, in the state and as arguments that are no part of it. */
class PoolArguments {
  static class Item {
    int weight;
    Item other;
  }

  Item a;
  Item b;
  int total;

  void replace(Item item) {
    GlassBox.assume(item != null && item != b);
    if (a == null) b = null;
    a = item;
    total = weight(b) + item.weight;
  }

  void swap() {
    Item before = a;
    a = b;
    b = before;
  }

  void link(Item from, Item to) {
    if (from != null) from.other = to;
  }

  void change(Item item) {
    GlassBox.assume(item != null);
    item.weight = 1;
  }

  @Declarative
  static int weight(Item item) {
    return item == null ? 0 : item.weight;
  }

  @Declarative
  boolean repOk() {
    if (a == null) return b == null && total == 0;
    return a != b && total == a.weight + weight(b);
  }
}
