import java.util.List;
import java.util.Random;

/** The random choices of one program; the same seed gives the same choices. */
final class Dice {
  private final Random random;

  Dice(long seed) { random = new Random(seed); }

  /** A number from 0 to bound - 1. */
  int below(int bound) { return random.nextInt(bound); }

  /** A number from low to high, both included. */
  int between(int low, int high) { return low + random.nextInt(high - low + 1); }

  boolean chance(int percent) { return random.nextInt(100) < percent; }

  int anyInt() { return random.nextInt(); }

  long anyLong() { return random.nextLong(); }

  @SafeVarargs
  final <T> T of(T... choices) { return choices[random.nextInt(choices.length)]; }

  <T> T of(List<T> choices) { return choices.get(random.nextInt(choices.size())); }
}
