// Inner, local and anonymous classes.
class Local {
  static Object make(int n) {
    class Counter {
      int next() {
        return n + 1;
      }
    }
    return new Object() {
      @Override
      public String toString() {
        return "" + new Counter().next();
      }
    };
  }
}
