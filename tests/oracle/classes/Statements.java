// -n 4 --bound Skip=1 --bound Loop=1 --ints 0..1
import glassbox.Declarative;
import glassbox.Tree;

/** Positions whose fields have different types, a subclass with one tree field more, a bound on one class, and other references. */
class Statements {
  interface Stmt {}

  static class Skip implements Stmt {}

  static class Loop implements Stmt {
    @Tree Loop inner;
    int bound;
  }

  static class Seq implements Stmt {
    @Tree Stmt first;
    Stmt last;
  }

  static class Pair extends Seq {
    @Tree Stmt second;
  }

  @Tree Stmt body;
  Seq recent;

  void wrap(Seq seq) {
    if (seq != null && seq != body && seq.first == null && !(seq instanceof Pair)) {
      seq.first = body;
      body = seq;
    }
  }

  void shorten() {
    if (body instanceof Seq) body = ((Seq) body).first;
  }

  void share() {
    if (body instanceof Pair && recent != null) ((Pair) body).second = recent;
  }

  int depth() {
    int depth = 0;
    for (Stmt s = body; s instanceof Loop; s = ((Loop) s).inner) depth++;
    return depth;
  }

  @Declarative boolean repOk() {
    return recent == null || recent.last == null && recent == body;
  }
}
