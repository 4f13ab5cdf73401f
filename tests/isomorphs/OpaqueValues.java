// -n 2 --ints 0..1 --values 3
import glassbox.Declarative;
import glassbox.GlassBox;

/** Opaque values that are made constant, and pools of two classes that refer to each other. */
class OpaqueValues {
  static class Box {
    Object content;
    Tag tag;
  }

  static class Tag {
    Box owner;
    int number;
  }

  Box box;
  Object last;

  boolean same(Object value) {
    GlassBox.assume(value != null && box != null);
    synchronized (value) {
      value.notifyAll(); // a native method: it makes the value constant
    }
    last = value;
    return value.equals(box.content);
  }

  void claim(Tag tag) {
    if (box == null || tag == null) return;
    if (tag.owner != null) tag.owner.tag = null;
    tag.owner = box;
    if (box.tag != null) box.tag.owner = null;
    box.tag = tag;
    tag.number = tag.number == 0 ? 1 : 0;
  }

  void drop() {
    for (Box b = box; b != null && b.tag != null; b = b.tag.owner) {
      b.content = null;
      if (b.tag.number == 0) break;
      b.tag.number = 0;
    }
  }

  @Declarative
  boolean repOk() {
    return box == null || box.tag == null || box.tag.owner == box;
  }
}
