import glassbox.*;

/* An array whose elements are arrays, some of which may be the same. */
class ArraysOfArrays {
  int[][] rows;

  @Declarative boolean repOk() {
    if (rows == null) return true;
    for (int[] row : rows) {
      if (row == null) return false;
    }
    return true;
  }

  void nothing() {}
}
