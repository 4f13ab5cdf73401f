// -n 2 --ints 0..2
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Range;

/** Arrays, strings, enums, records and lambdas inside of declarative methods, in the invariant and called by operations. */
class DeclarativeValues {
  enum Level {
    LOW,
    MIDDLE {
      @Override
      @Declarative
      int weight() {
        return 5;
      }
    },
    HIGH;

    @Declarative
    int weight() {
      return ordinal();
    }
  }

  record Pair(int a, int b) {
  }

  static class Item {
    int key;
    Item next;

    @Declarative
    Item(int key, Item next) {
      this.key = key;
      this.next = next;
    }

    @Declarative
    Item copy() {
      return new Item(key, next == null ? null : next.copy());
    }

    @Override
    @Declarative
    public boolean equals(Object other) {
      return other instanceof Item item && item.key == key && (next == null ? item.next == null : next.equals(item.next));
    }

    @Override
    @Declarative
    public int hashCode() {
      return key;
    }
  }

  Item first;
  Item second;
  @Range(min = 0, max = 3) int code;
  boolean odd;

  /** The items, copied; their order is kept. */
  void share() {
    second = first == null ? null : first.copy();
  }

  void exchange() {
    Item before = first;
    first = second == null ? null : second.copy();
    second = before;
    if (first != null && first == before) throw new IllegalStateException();
  }

  /** Forgets what comes behind the first. */
  void cut() {
    GlassBox.assume(first != null);
    Item copy = first.copy();
    copy.next = null;
    second = first = copy;
  }

  void step() {
    code = (code + 1) % 4;
    odd = name(code).length() % 2 == 1;
  }

  void rename(int k) {
    GlassBox.assume(k >= 0 && k < 3);
    code = Level.valueOf(Level.values()[k].name()).ordinal();
    odd = codes()[code];
  }

  /** Wrong for the level in the middle. */
  void weigh() {
    GlassBox.assume(code < 3);
    odd = level(code).weight() % 2 == 0;
  }

  @Declarative
  static Level level(int code) {
    return code < 3 ? Level.values()[code] : null;
  }

  @Declarative
  static String name(int code) {
    Level level = level(code);
    return level == null ? "nothing" : level.toString();
  }

  @Declarative
  static boolean[] codes() {
    boolean[] odd = new boolean[4];
    for (int k = 0; k < odd.length; k++) {
      switch (name(k)) {
        case "LOW": case "nothing": odd[k] = true; break;
        default: odd[k] = name(k).equals("MIDDLE") && name(k).charAt(0) == 'X';
      }
    }
    return odd;
  }

  @Declarative
  boolean short_() {
    int count = 0;
    for (Item i = first; i != null; i = i.next) {
      if (count++ > 2) return false;
    }
    for (Item i = second; i != null; i = i.next) {
      if (count++ > 4) return false;
    }
    return true;
  }

  @Declarative
  boolean repOk() {
    if (!short_() || codes()[code] != odd) return false;
    if (first == null || second == null) return first == second;
    return first.equals(second) && new Pair(code, first.key).equals(new Pair(code, second.key));
  }
}
