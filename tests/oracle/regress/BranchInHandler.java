// violated: --ints 0..2
import glassbox.*;

/* A branch that only an exception leads to, with arms that meet again: it has both of them. */
class BranchInHandler {
  boolean on;

  @Declarative boolean repOk() { return true; }

  void operation(int a) {
    try {
      if (on) throw new IllegalStateException();
    } catch (IllegalStateException e) {
      boolean positive = a >= 1;
      assert !positive;
    }
  }
}
