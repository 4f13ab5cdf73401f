// violated: -n 1
import glassbox.Declarative;

/** States of an automaton that static fields name: an object and a lambda. */
class StaticLambda {
  interface State {
    boolean isOpen();
  }

  static class Open implements State {
    public boolean isOpen() {
      return true;
    }
  }

  static final State OPEN = new Open(), CLOSED = () -> false;

  State state = CLOSED;

  void toggle() {
    state = state == OPEN ? CLOSED : OPEN;
  }

  void use() {
    assert state != CLOSED;
  }

  @Declarative boolean repOk() {
    return state == OPEN || state == CLOSED;
  }
}
