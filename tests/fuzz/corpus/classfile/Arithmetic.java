// Instructions over all primitive types, wide indices and arrays.
class Arithmetic {
  static double mix(byte b, char c, short s, int i, long l, float f, double d, boolean z) {
    int[][] grid = new int[3][4];
    grid[1][2] = b + c * s - (i << 3) / (c | 1) % 7;
    long wide = (l >>> 2) ^ ~i & 0xFFFF_FFFFL;
    i += 1000;
    return z ? (d * f + wide) / grid[1][2] : -(float) l + (int) d;
  }
}
