// violated: -n 2 --array-length 1 --ints 0..2
import glassbox.*;

/* Each operation goes wrong only where two references are the same array: what a parameter may be must not be narrowed. */
class AliasedArguments {
  int[] own;
  int[][] rows;

  @Declarative boolean repOk() { return own != null && own.length == 1 && own[0] < 2; }

  void overwrites(int[] a) {
    if (a != null && a.length == 1) a[0] = 2;
  }
}
