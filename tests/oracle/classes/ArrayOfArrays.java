// -n 2 --ints 0..1
import glassbox.Declarative;
import glassbox.GlassBox;

/** Rows that must not be the same. */
class ArrayOfArrays {
  int[][] rows;

  int sum() {
    int sum = 0;
    for (int[] row : rows) {
      for (int x : row) sum += x;
    }
    return sum;
  }

  void set(int row, int column, int value) {
    GlassBox.assume(row >= 0 && row < rows.length && column >= 0 && column < rows[row].length);
    rows[row][column] = value;
  }

  void share() {
    GlassBox.assume(rows.length > 1);
    rows[1] = rows[0];
  }

  @Declarative
  boolean repOk() {
    if (rows == null) return false;
    for (int i = 0; i < rows.length; i++) {
      if (rows[i] == null) return false;
      for (int j = 0; j < i; j++) {
        if (rows[i] == rows[j]) return false;
      }
    }
    return true;
  }
}
