// -n 2 --ints 0..1 --values 2
import glassbox.*;

/** Objects of two classes that refer to each other: neither can be numbered without the other. */
class TwoPools {
  static class Box {
    Lid lid;
    Box other;
  }

  static class Lid {
    Box under, beside;
  }

  Box box;
  Lid lid;

  @Declarative boolean repOk() {
    return box == null || box.other != box;
  }

  void touch() {
    if (box != null && box.lid != null && box.lid.under != null) box.lid.under.other = null;
  }
}
