// -n 3 --ints 0..2 --values 2
import glassbox.Declarative;
import glassbox.GlassBox;

/** Opaque objects as elements, one of them known twice. */
class ArrayOfObjects {
  Object[] items;
  Object first;

  void put(int index, Object value) {
    GlassBox.assume(index >= 0 && index < items.length);
    items[index] = value;
    if (index == 0) first = value;
  }

  void forget(int index, Object value) {
    GlassBox.assume(index >= 0 && index < items.length);
    items[index] = value;
  }

  boolean contains(Object value) {
    for (Object item : items) {
      if (item == value) return true;
    }
    return false;
  }

  @Declarative
  boolean repOk() {
    return items != null && (items.length == 0 ? first == null : items[0] == first);
  }
}
