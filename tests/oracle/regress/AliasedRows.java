// violated: -n 2 --array-length 2 --ints 0..2
import glassbox.*;

/* Goes wrong only where an argument is an element of an array of arrays. */
class AliasedRows {
  int[][] rows;

  @Declarative boolean repOk() { return rows == null || rows.length < 2 || rows[1] == null || sum(rows[1]) < 2; }

  @Declarative static int sum(int[] row) {
    int sum = 0;
    for (int value : row) sum += value;
    return sum;
  }

  void fill(int[] row) {
    GlassBox.assume(row != null);
    for (int i = 0; i < row.length; i++) row[i] = 2;
  }
}
