// holds: -n 4 --timeout 100
import glassbox.*;

/* The question whether a key that a search has passed by is there after all: easy, but a solver may have bad luck with it. */
class OpenAddressing {
  enum State {
    FREE, USED, DELETED { @Override @Declarative boolean ends() { return false; } };

    @Declarative boolean ends() { return this == FREE; }
  }

  static final int LENGTH = 4;
  int[] keys = new int[LENGTH];
  State[] states = {State.FREE, State.FREE, State.FREE, State.FREE};
  @Range(min = 0, max = LENGTH) int used, filled;

  private int find(int key) {
    int i = key & LENGTH - 1;
    while (!states[i].ends()) {
      if (states[i] == State.USED && keys[i] == key) return i;
      i = i + 1 & LENGTH - 1;
    }
    return -1;
  }

  boolean contains(int key) { return find(key) >= 0; }

  @Post("contains") boolean isThere(OpenAddressing before, boolean result, int key) {
    for (int i = 0; i < LENGTH; i++) if (states[i] == State.USED && keys[i] == key) return result;
    return !result;
  }

  @Declarative boolean repOk() {
    if (keys == null || states == null || keys.length != LENGTH || states.length != LENGTH) return false;
    int u = 0, f = 0;
    for (int i = 0; i < LENGTH; i++) {
      if (states[i] == null) return false;
      if (states[i] != State.FREE) f++;
      if (states[i] == State.USED) u++;
    }
    if (u != used || f != filled || f >= LENGTH) return false;
    for (int i = 0; i < LENGTH; i++) {
      if (states[i] != State.USED) continue;
      for (int j = keys[i] & LENGTH - 1; j != i; j = j + 1 & LENGTH - 1)
        if (states[j] == State.FREE || states[j] == State.USED && keys[j] == keys[i]) return false;
    }
    return true;
  }
}
