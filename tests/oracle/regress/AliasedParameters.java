// violated: -n 2 --array-length 1 --ints 0..2
import glassbox.*;

/* Goes wrong only where both parameters are the same array. */
class AliasedParameters {
  int[] own;

  @Declarative boolean repOk() { return own == null; }

  void others(int[] a) {}

  void exchanges(int[] a, int[] b) {
    GlassBox.assume(a != null && b != null && a.length == 1 && b.length == 1);
    a[0] = 1;
    b[0] = 2;
    assert a[0] == 1;
  }
}
