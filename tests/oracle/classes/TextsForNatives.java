// -n 1 --ints 0..2
import glassbox.Declarative;

/** Texts that code outside of Java reads, however they are made. */
class TextsForNatives {
  int n;

  void interns(int i) {
    String text = new StringBuilder("n").append(i).append(n).toString().intern();
    assert text != "n12";
  }

  void internsLater(int i) {
    String text = "m" + i;
    if (n == 1) text = text.intern();
    assert text != "m2" || i != 2;
  }

  @Declarative boolean repOk() {
    return n >= 0;
  }
}
