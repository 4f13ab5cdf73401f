// violated: -n 1 --ints -1..1
import glassbox.*;

/* A superclass that specifies something, but nothing of when an operation may be called, allows all calls. */
class StricterThanNothing extends Base {
  @Pre("set") boolean isPositive(int to) { return to > 0; }

  @Override void set(int to) { x = to; }
}

class Base {
  int x;

  @Declarative boolean repOk() { return true; }

  void set(int to) { x = to; }
}
