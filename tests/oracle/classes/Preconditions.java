// -n 2 --ints 0..2 --values 1
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Tree;

/** States left out by a precondition, runs left out in their middle, and natives that read arrays. */
class Preconditions {
  static class Node {
    @Tree Node next;
    int[] content;
  }

  @Tree Node list;

  int[] copy() {
    GlassBox.assume(list != null);
    int[] copied = list.content.clone();
    GlassBox.assume(copied.length > 0 && copied[0] == 0);
    return copied;
  }

  void move() {
    if (list == null || list.next == null) return;
    System.arraycopy(list.content, 0, list.next.content, 0, list.content.length);
  }

  void drop() {
    if (list == null) return;
    if (list.next != null) list.next.content = null;
    list = list.next;
  }

  @Declarative
  boolean precondition() {
    return list == null || list.content.length < 2;
  }

  @Declarative
  boolean repOk() {
    return hasContents(list);
  }

  @Declarative
  static boolean hasContents(Node node) {
    return node == null || node.content != null && hasContents(node.next);
  }
}
