// violated: -n 1
import glassbox.*;

/* A Holder of anything may be where a Shape is expected, whatever another field says of Holders. */
class ReachedBySupertype {
  interface Shape { }
  static class Holder<T> implements Shape { T h; }
  Shape s; Holder<String> hs;
  @Declarative boolean repOk() { return true; }
  void set(Object o) { Holder<Object> n = new Holder<>(); n.h = o; s = n; }
  void op() { if (s instanceof Holder && ((Holder<?>) s).h != null && !(((Object) ((Holder<?>) s).h) instanceof String)) throw new IllegalStateException(); }
}
