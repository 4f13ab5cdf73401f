import glassbox.Declarative;
import glassbox.Tree;

// Declarative methods that make objects, for comparing their translation with running them.
class Creation {
    static class Node {
        int key;
        @Tree Node left;
        @Tree Node right;

        Node() {
        }

        @Declarative
        Node(Node n) {
            key = n.key;
            if (n.left != null) left = n.left.copy();
            if (n.right != null) right = n.right.copy();
        }

        @Declarative
        Node copy() {
            return new Node(this);
        }

        @Declarative
        boolean same(Node n) {
            return n != null && n != this && n.key == key && (left == null ? n.left == null : left.same(n.left))
                && (right == null ? n.right == null : right.same(n.right));
        }
    }

    static class Range {
        final int low;
        int high = 3;
        boolean checked;

        @Declarative
        Range(int low) {
            this.low = low;
        }

        @Declarative
        Range(int low, int high) {
            this(low);
            if (high < low) {
                this.high = low;
            } else if (high != 2) {
                this.high = high;
            }
            // What is seen of the object under construction changes between two calls.
            boolean before = has(2);
            this.high++;
            checked = before != has(2);
        }

        @Declarative
        boolean has(int k) {
            return low <= k && k < high;
        }
    }

    static class Marked extends Range {
        Cell mark = new Cell(7, null);

        @Declarative
        Marked(int low, Object mark) {
            super(low, low + 2);
            if (mark != null) this.mark = new Cell(high, this.mark);
        }
    }

    record Cell(int value, Cell next) {
        @Declarative
        int sum() {
            return next == null ? value : value + next.sum();
        }
    }

    @Tree Node root;
    int a;
    int b;
    Object object;

    void touch() {
        a++;
    }

    @Declarative
    boolean repOk() {
        return identity() && exclusive() && ranges() && list() && (root == null || copies()) && marks();
    }

    // Each `new` is another object, also of the same call.
    @Declarative
    boolean identity() {
        Cell first = cell(a), second = cell(a);
        if (first == second || first.value() != second.value()) return false;
        return pick(first, second) != pick(second, first);
    }

    @Declarative
    static Cell cell(int value) {
        return new Cell(value, null);
    }

    // The first two never happen together, the last two do.
    @Declarative
    boolean exclusive() {
        Cell one = object == null ? wrapped(a) : null;
        Cell two = object != null ? wrapped(a) : null;
        Cell inner = object != null ? cell(a) : null;
        return (one == null ? two : one).next() != inner;
    }

    @Declarative
    static Cell wrapped(int value) {
        return new Cell(1, cell(value));
    }

    @Declarative
    Cell pick(Cell first, Cell second) {
        return a < b ? first : second;
    }

    @Declarative
    boolean ranges() {
        Range range = new Range(a, b);
        if (range.low != a || range.high <= a) return false;
        return range.has(b) || range.checked || object != null;
    }

    // Every round makes its own cell; some rounds make none.
    @Declarative
    boolean list() {
        Cell cells = null;
        int sum = 0;
        for (int k = 0; k < 4; k++) {
            if (k == a) continue;
            cells = new Cell(k, cells);
            sum += k;
            if (k == b) break;
        }
        for (Cell c = cells; c != null; c = c.next()) {
            for (Cell d = c.next(); d != null; d = d.next()) {
                if (c == d || c.value() == d.value()) throw new IllegalStateException("cell " + c.value());
            }
        }
        return cells == null ? sum == 0 : cells.sum() == sum;
    }

    @Declarative
    boolean copies() {
        Node first = root.copy(), second = root.copy();
        if (first == second || first.left != null && first.left == second.left) return false;
        if (!root.same(first) || !first.same(second)) return false;
        return first.left == null || first.right == null || first.left.key != first.right.key;
    }

    // Fails where a is 4.
    @Declarative
    boolean marks() {
        Marked marked = new Marked(a, object);
        Cell mark = a == 4 ? null : marked.mark;
        return object == null ? mark.sum() == 7 : mark.sum() == 7 + marked.high;
    }
}
