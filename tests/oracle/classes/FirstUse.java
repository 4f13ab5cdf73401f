// --ints -2..2
import glassbox.Declarative;

/** Whichever state runs first: the class that one of the ways needs is there, and the ways are taken together. */
class FirstUse {
  static class Units {
    static final int[] SIZES = {1, 2, 3};

    static int size(int index) {
      return SIZES[index];
    }
  }

  int index;
  int size;

  void resize() {
    int bounded = size;
    if (index > 0) bounded = Units.size(index);
    size = bounded;
  }

  @Declarative
  boolean repOk() {
    return index >= -1 && index <= 2 && size >= 0;
  }
}
