// holds: --ints 0..3
import glassbox.*;

/* A static int gets a value that differs from state to state; the first field is a reference. */
class StaticWrite {
  static int shared = 2;
  Object first;
  int size;

  @Declarative boolean repOk() { return true; }

  void operation(int a) {
    shared += size;
    if (a > 0) size = shared;
  }
}
