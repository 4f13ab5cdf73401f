// -n 2 --ints 0..1 --values 2 --array-length 1
import glassbox.Declarative;
import glassbox.Post;

/** References to what static fields name: nodes, marks, singletons and an empty array. */
class StaticObjects {
  static class Node {
    Node next;
    Object mark;
  }

  interface State {}

  static final class Open implements State {
    static final Open IT = new Open();
  }

  static final Node END = new Node();
  static final Object GONE = new Object(), NEVER = GONE;
  static final Object[] EMPTY = {};
  static Node spare = new Node();

  Node first;
  Object[] marks = EMPTY;
  State state;

  void add(Object mark) {
    Node node = new Node();
    node.mark = mark == null ? GONE : mark;
    node.next = first;
    first = node;
  }

  void close() {
    if (state == Open.IT) state = null;
  }

  void open() {
    state = Open.IT;
  }

  void marksTheEnd() {
    END.mark = GONE;
  }

  void clear(int i) {
    if (i == 0) marks = EMPTY;
    else if (marks.length > 0) marks[0] = GONE;
  }

  void usesSpare() {
    if (first == spare) first = spare.next;
    spare.mark = this.marks;
  }

  @Post("close") boolean isClosed(StaticObjects before) {
    return before.state == null || before.state != Open.IT || state == null;
  }

  @Declarative boolean repOk() {
    if (marks == null || first == null || END.mark == GONE) return false;
    return first == END || first.next == null || first.next == END || first.next == first;
  }
}
