// incomplete: -n 2 --array-length 2 --ints 0..2 --rounds 100
import glassbox.*;

/* The search for a slot ends where one is free. What is known of it there must not be taken for what it does in a full table. */
class EndsOnlyThere {
  boolean[] used;
  int[] keys;
  int wanted;

  @Declarative boolean repOk() {
    if (used == null || used.length != 2 || keys == null || keys.length != 2) return false;
    boolean free = !used[0] || !used[1];
    if (free && slot() < 0) return false;
    return free || slot() >= 0;
  }

  @Declarative int slot() {
    int i = 0;
    while (used[i] && keys[i] != wanted) i = 1 - i;
    return i;
  }

  void nothing() {}
}
