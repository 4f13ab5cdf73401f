// Permitted subclasses and pattern matching.
sealed interface Sealed permits Sealed.One, Sealed.Two {
  default int size() {
    return this instanceof One one ? one.n() : 2;
  }

  record One(int n) implements Sealed {}

  final class Two implements Sealed {}
}
