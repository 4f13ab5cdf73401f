// holds: -n 2 --ints 0..1
import glassbox.Declarative;

/** What an operation makes for its own use does not stay behind, and where it would stay is never. */
class KeepsToItself {
  interface Source {
    int next();
  }

  Object value;
  int count;

  int sum(int number) {
    Object boxed = number;
    Source source = () -> number;
    return source.next() + (Integer) boxed;
  }

  void put(Object given, int number) {
    Object kept = given;
    if (number > 0 && number < count - 1) kept = this; // count is at most 1
    value = kept;
  }

  @Declarative boolean repOk() {
    return count >= 0 && count <= 1;
  }
}
