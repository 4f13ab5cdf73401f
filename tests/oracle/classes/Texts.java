// -n 1 --ints -1..2 --allow IndexOutOfBoundsException --steps 100000
import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Post;

/** Texts made of numbers, which some read and some do not. */
class Texts {
  int n;
  String last;

  static class TooMany extends RuntimeException {
    final String text;

    TooMany(String text) {
      super(text);
      this.text = text;
    }
  }

  int get(int i) {
    if (i != n) throw new IndexOutOfBoundsException("index " + i + " of " + n);
    return i;
  }

  int at(int i) {
    if (i < 0) throw new IndexOutOfBoundsException(i);
    return i;
  }

  void readsLength(int i) {
    try {
      throw new IllegalStateException("" + i);
    } catch (IllegalStateException e) {
      assert i == -1 || e.getMessage().length() == 1 : "of one digit";
      assert e.getMessage().length() == 1 || n > 0 : "or with a sign";
    }
  }

  void readsDigit(int i) throws TooMany {
    TooMany thrown = new TooMany("k" + (n + i));
    if (i == 2) throw thrown;
    n = thrown.text.equals("k3") ? 2 : n;
    assert n != 1 || i != 1;
  }

  String of(long i) {
    return String.valueOf(i) + Long.toString(i + n);
  }

  @Post("of") boolean isOf(Texts before, String result, long i) {
    return !result.equals("00") || before.n == 0;
  }

  @Post("of") boolean isNever(Texts before, String result, long i) {
    return !result.equals("13");
  }

  void remember(int i) {
    last = "v" + i;
    if (i == 2 && n == 2) last = null;
  }

  void forgets(int i) {
    String text = "v" + i + n;
    if (i == n) text = null;
    n = text == null ? 0 : n;
  }

  void isInterned(int i) {
    String text = ("n" + i).intern();
    assert text != "n1" || n < 2;
  }

  void fails(int i) {
    if (i == n) throw new IllegalArgumentException("is " + i);
  }

  @Declarative boolean repOk() {
    return n >= 0 && (last == null || last.length() <= 2);
  }
}
