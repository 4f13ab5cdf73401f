// -n 3 --ints 0..1
import glassbox.Declarative;
import glassbox.Tree;

/** Expressions: nodes of several classes at one position, with none, one and two nodes below, and fields of their own. */
class Expressions {
  static abstract class Expr {
    int mark;

    @Declarative abstract boolean ok();
  }

  static class Num extends Expr {
    int value;

    @Declarative boolean ok() {
      return value > 0;
    }
  }

  static class Neg extends Expr {
    @Tree Expr inner;

    @Declarative boolean ok() {
      return inner != null && inner.ok() && !(inner instanceof Neg);
    }
  }

  static class Add extends Expr {
    @Tree Expr left;
    @Tree Expr right;

    @Declarative boolean ok() {
      return left != null && left.ok() && right != null && right.ok();
    }
  }

  @Tree Expr root;

  void negate() {
    if (root instanceof Neg) {
      root = ((Neg) root).inner;
    } else if (root != null) {
      Neg n = new Neg();
      n.inner = root;
      root = n;
    }
  }

  void negateCarelessly() {
    if (root == null) return;
    Neg n = new Neg();
    n.inner = root;
    root = n;
  }

  void swap() {
    if (root instanceof Add) {
      Add a = (Add) root;
      Expr left = a.left;
      a.left = a.right;
      a.right = left;
    }
  }

  void twice() {
    if (root instanceof Add) ((Add) root).left = ((Add) root).right;
  }

  int count(Expr other) {
    if (other == root && root instanceof Num) return ((Num) other).value;
    return other == null ? 0 : other.mark;
  }

  @Declarative boolean repOk() {
    return root == null || root.ok();
  }
}
