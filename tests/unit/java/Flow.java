/** Control flow for tests of the analyses. */
class Flow {
  static int nested(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < i; j++) {
        int k = j;
        while (k > 0) {
          k /= 2;
          if (k == 3) continue;
          sum += k;
        }
      }
    }
    return sum;
  }

  static int choose(int x) {
    int y;
    if (x > 0) {
      y = 1;
    } else {
      y = 2;
    }
    return y;
  }

  static int guarded(int[] a, int i) {
    try {
      return a[i];
    } catch (ArrayIndexOutOfBoundsException e) {
      return -1;
    }
  }

  static int anything(int[] a, int i) {
    try {
      return a[i];
    } catch (Throwable t) {
      return -1;
    }
  }

  static int refuse(int x) {
    if (x < 0) throw new IllegalArgumentException();
    return x;
  }

  static void forever() {
    while (true) {
    }
  }
}
