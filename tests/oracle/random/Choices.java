import java.util.ArrayList;
import java.util.List;

/** One way through a tree of choices: what was chosen so far is chosen again, then the first of each. */
final class Choices {
  private final List<int[]> chosen = new ArrayList<>(); // pairs of a choice and the number of alternatives
  private int next;

  int below(int alternatives) {
    if (next == chosen.size()) chosen.add(new int[] {0, alternatives});
    return chosen.get(next++)[0];
  }

  void restart() { next = 0; }

  /** Goes on to the next way; false if there is none. */
  boolean advance() {
    next = 0;
    while (!chosen.isEmpty()) {
      int[] last = chosen.get(chosen.size() - 1);
      if (++last[0] < last[1]) return true;
      chosen.remove(chosen.size() - 1);
    }
    return false;
  }

  @Override
  public String toString() {
    return chosen.stream().map(c -> c[0]).toList().toString();
  }
}
