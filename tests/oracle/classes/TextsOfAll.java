// -n 1 --ints 97..99 --values 2 --strings ,a
import glassbox.Declarative;

/** Texts of characters, strings, boxed values, opaque objects and floats. */
class TextsOfAll {
  int n;
  Integer boxed;
  String name;
  Object any;

  void numbers(char c, boolean b) throws IllegalArgumentException {
    if (c != 'a') throw new IllegalArgumentException("char " + c + b + boxed + name);
  }

  void objects(Object o, Double d) throws IllegalArgumentException {
    if (o != any) throw new IllegalArgumentException("other " + o + any + d);
  }

  void floats(double d) {
    String text = "d" + d;
    if (n == 98) assert !text.equals("d1.5");
  }

  void reads(char c) {
    try {
      numbers(c, false);
    } catch (IllegalArgumentException e) {
      assert e.getMessage().length() < 18;
      assert !e.getMessage().startsWith("char bf") || n < 99;
    }
  }

  @Declarative boolean repOk() {
    return n >= 0;
  }
}
