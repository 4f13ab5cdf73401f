// violated: -n 3 --all --timeout 60
import glassbox.*;

/* Calls without end, each on what the one before read: neither an operation nor what must hold after it may take a time that
   grows with the square of their number. */
class EndlessRecursion {
  static class Node {
    Node next, other;

    int length() { return next == null ? 0 : 1 + next.length(); }

    @Declarative int depth() { return other == null ? 0 : 1 + other.depth(); }
  }

  Node first;

  @Declarative boolean repOk() { return first == null || first.depth() <= 2; }

  int length() { return first == null ? 0 : first.length(); }

  void close() {
    if (first != null && first.other != null) first.other.other = first;
  }
}
