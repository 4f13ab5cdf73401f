import glassbox.Declarative;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Tree;

/*
 * Boolean formulas over the variables x and y, as trees: copies that share nothing with the original.
 *
 * The invariant: a variable has no operands, `and` and `or` have two. That no node has two parents is what the @Tree fields
 * say: an operation that uses a part of a formula twice and copies it only once, or not deep enough, is reported.
 *
 * Node.copy makes objects and is declarative all the same, as its constructor is: a copy depends on the formula, however it
 * looks, and no path of an operation that makes one depends on its shape.
 *
 *     ./glassbox check -n 7 examples/Formula.java
 */
class Formula {
    enum Kind { X, Y, AND, OR }

    static class Node {
        Kind kind;
        @Tree Node left;
        @Tree Node right;

        @Declarative
        Node(Kind kind, Node left, Node right) {
            this.kind = kind;
            this.left = left;
            this.right = right;
        }

        @Declarative
        Node copy() {
            return new Node(kind, left == null ? null : left.copy(), right == null ? null : right.copy());
        }

        @Declarative
        boolean value(boolean x, boolean y) {
            if (kind == Kind.X) return x;
            if (kind == Kind.Y) return y;
            if (kind == Kind.AND) return left.value(x, y) && right.value(x, y);
            return left.value(x, y) || right.value(x, y);
        }

        /** Is it the same, node by node? */
        @Declarative
        boolean looksLike(Node other) {
            if (other == null || kind != other.kind) return false;
            if (left == null || right == null) return left == other.left && right == other.right;
            return left.looksLike(other.left) && right.looksLike(other.right);
        }

        /** Is the node part of this formula? */
        @Declarative
        boolean contains(Node node) {
            return this == node || left != null && left.contains(node) || right != null && right.contains(node);
        }

        /** Is any node part of both? */
        @Declarative
        boolean shares(Node other) {
            return other.contains(this) || left != null && left.shares(other) || right != null && right.shares(other);
        }
    }

    @Tree Node formula = new Node(Kind.X, null, null);
    @Tree Node meaningOfX = new Node(Kind.Y, null, null);

    /** A copy of the formula, for others to do with it what they like. */
    Node copy() {
        return formula.copy();
    }

    @Post("copy")
    boolean isCopy(Formula prestate, Node result) {
        return result.looksLike(prestate.formula) && !result.shares(formula) && formula.looksLike(prestate.formula);
    }

    /** Says the same with other words: the formula, and the formula. */
    void repeat() {
        formula = new Node(Kind.AND, formula, formula.copy());
    }

    @Post("repeat")
    boolean isTwice(Formula prestate) {
        return formula.kind == Kind.AND && formula.left.looksLike(prestate.formula)
                && formula.right.looksLike(prestate.formula);
    }

    /** `a and (b or c)` becomes `a and b or a and c`. */
    void distribute() {
        Node sum = formula.right;
        Node a = formula.left;
        formula = new Node(Kind.OR, new Node(Kind.AND, a, sum.left), new Node(Kind.AND, a.copy(), sum.right));
    }

    @Pre("distribute")
    boolean isProductOfSum() {
        return formula.kind == Kind.AND && formula.right.kind == Kind.OR;
    }

    @Post("distribute")
    boolean meansTheSame(Formula prestate) {
        for (int i = 0; i < 4; i++) {
            boolean x = (i & 1) != 0;
            boolean y = (i & 2) != 0;
            if (formula.value(x, y) != prestate.formula.value(x, y)) return false;
        }
        return formula.kind == Kind.OR && formula.left.kind == Kind.AND && formula.right.kind == Kind.AND;
    }

    /** Puts what x means in the place of every x. */
    void expand() {
        formula = expand(formula);
    }

    private Node expand(Node node) {
        if (node.kind == Kind.X) return meaningOfX.copy();
        if (node.kind == Kind.Y) return node;
        node.left = expand(node.left);
        node.right = expand(node.right);
        return node;
    }

    @Post("expand")
    boolean isExpanded(Formula prestate) {
        for (int i = 0; i < 4; i++) {
            boolean x = (i & 1) != 0;
            boolean y = (i & 2) != 0;
            if (formula.value(x, y) != prestate.formula.value(meaningOfX.value(x, y), y)) return false;
        }
        return true;
    }

    /** No operation changes what x means. */
    @Declarative
    boolean postcondition(Formula prestate) {
        return meaningOfX.looksLike(prestate.meaningOfX);
    }

    @Declarative
    boolean repOk() {
        return isFormula(formula) && isFormula(meaningOfX);
    }

    @Declarative
    static boolean isFormula(Node node) {
        if (node == null || node.kind == null) return false;
        if (node.kind == Kind.X || node.kind == Kind.Y) return node.left == null && node.right == null;
        return isFormula(node.left) && isFormula(node.right);
    }
}
