/** Programs for the listener of the interpreter: each line does one thing. */
class Listened {
  int field;
  static int shared;
  int[] cells = new int[2];

  static int touch() {
    Listened l = new Listened();
    l.field = 5;
    shared = l.field;
    l.cells[1] = shared;
    return l.cells[1];
  }

  static int recover() {
    try {
      return fail(null);
    } catch (NullPointerException e) {
      return 1;
    }
  }

  static int fail(Listened nothing) {
    return nothing.field;
  }

  static int nativeCall(int[] from) {
    int[] copy = from.clone();
    return copy[2];
  }
}
