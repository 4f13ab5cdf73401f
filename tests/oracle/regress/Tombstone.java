// violated: -n 2 --ints 0..1 --values 2
import glassbox.Declarative;
import glassbox.GlassBox;

/** Elements may be the mark of those that were removed. */
class Tombstone {
  static final Object GONE = new Object();

  Object[] slots = new Object[2];

  void remove(int i) {
    GlassBox.assume(i == 0 || i == 1);
    slots[i] = GONE;
  }

  Object get(int i) {
    GlassBox.assume(i == 0 || i == 1);
    assert slots[i] != GONE : "is never found";
    return slots[i];
  }

  @Declarative boolean repOk() {
    return slots != null && slots.length == 2;
  }
}
