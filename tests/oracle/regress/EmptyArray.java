// violated: -n 2 --ints 0..1
import glassbox.Declarative;

/** An array of length 0 that is one of a kind. */
class EmptyArray {
  static final int[] EMPTY = {};

  int[] items = EMPTY;

  void grow() {
    if (items == EMPTY) items = null;
  }

  @Declarative boolean repOk() {
    return items != null;
  }
}
