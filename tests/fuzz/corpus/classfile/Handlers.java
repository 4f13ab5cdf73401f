// Exception tables, nested and with finally, and a throws clause.
class Handlers {
  static int run(int n) throws java.io.IOException {
    try {
      try {
        if (n == 0) throw new java.io.IOException();
      } catch (IllegalStateException | ArithmeticException e) {
        n++;
      } finally {
        n += 2;
      }
    } catch (RuntimeException e) {
      return -1;
    }
    synchronized (Handlers.class) {
      return n;
    }
  }
}
