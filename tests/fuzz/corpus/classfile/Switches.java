// Both switch instructions, an enum's values and an assertion.
enum Switches {
  A, B, C;

  static int dense(int n) {
    switch (n) {
      case 0: return 1;
      case 1: return 2;
      case 2: return 3;
      default: return 0;
    }
  }

  static String sparse(String s) {
    assert s != null;
    return switch (s) {
      case "a", "b" -> "x";
      case "cccc" -> "y";
      default -> "z";
    };
  }
}
