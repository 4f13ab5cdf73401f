// -n 2 --ints -1..1
import glassbox.Declarative;
import glassbox.GlassBox;

/** Arrays that may be the same, and one that comes from outside. */
class ArrayArguments {
  int[] data;
  int[] twin;
  int used;

  void take(int[] from) {
    GlassBox.assume(from != null);
    data = from;
    used = 0;
  }

  boolean isShared() {
    return data == twin;
  }

  void write(int index, int value) {
    GlassBox.assume(index >= 0 && index < used);
    if (twin != null && index < twin.length) twin[index] = value;
  }

  int find(int value) {
    for (int i = 0; i < used; i++) {
      if (data[i] == value) return i;
    }
    return -1;
  }

  @Declarative
  boolean repOk() {
    if (data == null || used < 0 || used > data.length) return false;
    for (int i = 1; i < used; i++) {
      if (data[i - 1] > data[i]) return false;
    }
    return true;
  }
}
