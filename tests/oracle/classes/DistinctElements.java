// -n 2 --ints 0..3 --values 2 --array-length 3
import glassbox.*;

/** Elements that differ, of which there are fewer than places; and a ring of marks, each with an element of its own. */
class DistinctElements {
  static class Mark {
    Mark next;
    Object of;
  }

  Object[] elements;
  int size;
  Mark mark;

  @Declarative boolean repOk() {
    if (elements == null || size > elements.length) return false;
    for (int i = 0; i < elements.length; i++) {
      if ((i < size) != (elements[i] != null)) return false;
      for (int j = 0; j < i; j++) {
        if (i < size && elements[i] == elements[j]) return false;
      }
    }
    if (mark == null) return true;
    if (mark.of == null || mark.next == null || mark.next == mark) return false;
    return mark.next.next == mark && mark.next.of != mark.of;
  }

  boolean add(Object element) {
    if (element == null) return false;
    for (int i = 0; i < size; i++) {
      if (elements[i] == element) return false;
    }
    if (size == elements.length) return false;
    elements[size++] = element;
    return true;
  }

  // All there are.
  boolean isFull() {
    assert size < 2 || mark == null || mark.of == elements[0] || mark.of == elements[1];
    return size == elements.length;
  }

  void takeMarked() {
    if (mark != null && size > 0) elements[size - 1] = mark.of;
  }

  void turn() {
    if (mark != null) mark = mark.next;
  }

  void mark(Object element) {
    if (mark != null && element != null && mark.next.of != element) mark.of = element;
  }

  boolean same(Object a, Object b) {
    assert a == null || a != b || size < 1 || mark != null;
    return a == b;
  }
}
