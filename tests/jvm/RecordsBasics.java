// Pins down records: toString, equals and hashCode over every component type, compact and
// extra constructors, static members, nesting, generics, interfaces, local records.
import java.util.ArrayList;
import java.util.List;

public class RecordsBasics {
    record Empty() { }
    record Point(int x, int y) { }
    record All(boolean z, byte b, short s, char c, int i, long l, float f, double d, String str, int[] arr, Object o) { }
    record Prims(boolean z, byte b, short s, char c, int i, long l, float f, double d) { }

    record Range(int lo, int hi) implements Comparable<Range> {
        static int made = 0;

        Range {
            if (lo > hi) {
                int t = lo;
                lo = hi;
                hi = t;
            }
            if (hi - lo > 1000) throw new IllegalArgumentException(String.format("too wide %d..%d", lo, hi));
            made++;
        }

        Range(int n) {
            this(0, n);
        }

        int size() { return hi - lo; }
        @Override public int compareTo(Range o) { return Integer.compare(size(), o.size()); }
        static Range unit() { return new Range(1); }
    }

    record Pair<A, B>(A first, B second) {
        <C> Pair<A, C> with(C c) { return new Pair<>(first, c); }
        static <T> Pair<T, T> twin(T t) { return new Pair<>(t, t); }
    }

    record Custom(String name, int secret) {
        @Override public String name() { return name.toUpperCase(); }
        @Override public boolean equals(Object o) { return o instanceof Custom c && c.name.equals(name); }
        @Override public int hashCode() { return name.hashCode(); }
        @Override public String toString() { return "Custom:" + name() + name; }
    }

    sealed interface Expr permits Num, Add, Mul { }
    record Num(int v) implements Expr { }
    record Add(Expr l, Expr r) implements Expr { }
    record Mul(Expr l, Expr r) implements Expr { }

    static int eval(Expr e) {
        if (e instanceof Num n) return n.v();
        if (e instanceof Add a) return eval(a.l()) + eval(a.r());
        if (e instanceof Mul m) return eval(m.l()) * eval(m.r());
        throw new AssertionError();
    }

    public static void main(String[] args) {
        System.out.println(new Empty() + " " + new Empty().equals(new Empty()) + " " + new Empty().hashCode());
        Point p = new Point(3, -4);
        System.out.println(p + " " + p.x() + p.y() + " " + p.equals(new Point(3, -4)) + p.equals(new Point(-4, 3)) + p.equals(null) + p.equals("p")
                + " " + p.hashCode() + " " + new Point(0, 1).hashCode());
        int[] shared = {1};
        All a = new All(true, (byte) -1, (short) 300, 'x', 70000, 1L << 40, 1.5f, -2.5, "str", shared, null);
        All b = new All(true, (byte) -1, (short) 300, 'x', 70000, 1L << 40, 1.5f, -2.5, "str", shared, null);
        All c = new All(true, (byte) -1, (short) 300, 'x', 70000, 1L << 40, 1.5f, -2.5, "str", shared.clone(), null);
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + (a.hashCode() == b.hashCode()) + " " + a.toString().startsWith("All[z=true, b=-1, s=300, c=x, i=70000, l=1099511627776, f=1.5, d=-2.5, str=str, arr=[I@"));
        Prims q = new Prims(false, (byte) 127, (short) -5, '~', Integer.MIN_VALUE, Long.MAX_VALUE, Float.MIN_VALUE, Double.MAX_VALUE);
        System.out.println(q + " " + q.hashCode());
        System.out.println(new Prims(true, (byte) 0, (short) 0, '0', 0, 0, 0f, 0.0).hashCode() + " "
                + new Prims(true, (byte) 0, (short) 0, '0', 0, 0, -0f, -0.0).hashCode());
        // floating components compare as by compare(), not by ==
        System.out.println(new Pair<>(0.0, 1f).equals(new Pair<>(-0.0, 1f)) + " " + new Prims(true, (byte) 0, (short) 0, '0', 0, 0, 0f, Double.NaN)
                .equals(new Prims(true, (byte) 0, (short) 0, '0', 0, 0, 0f, Double.NaN)) + " "
                + new Prims(true, (byte) 0, (short) 0, '0', 0, 0, 0f, 0.0).equals(new Prims(true, (byte) 0, (short) 0, '0', 0, 0, -0f, 0.0)));
        System.out.println(new Range(5, 2) + " " + new Range(7).size() + " " + Range.unit() + " " + Range.made);
        try {
            new Range(-5000, 5000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + Range.made);
        }
        List<Range> ranges = new ArrayList<>(List.of(new Range(9), new Range(1, 3), new Range(10, 15)));
        ranges.sort(null);
        System.out.println(ranges);
        Pair<String, Integer> pr = new Pair<>("a", 1);
        System.out.println(pr + " " + pr.with('c') + " " + Pair.twin(null) + " " + Pair.twin(null).hashCode() + " " + pr.hashCode()
                + " " + pr.equals(new Pair<>("a", 1L)) + " " + new Pair<>(pr, List.of(pr)));
        Custom k = new Custom("bob", 1);
        System.out.println(k + " " + k.name() + " " + k.equals(new Custom("bob", 2)) + " " + (k.hashCode() == "bob".hashCode()));
        Expr e = new Add(new Num(2), new Mul(new Num(3), new Add(new Num(4), new Num(5))));
        System.out.println(e + " = " + eval(e) + " " + e.hashCode() + " " + e.equals(new Add(new Num(2), new Num(27))));
        record Local(int n, String s) {
            Local inc() { return new Local(n + 1, s + n); }
        }
        Local l = new Local(0, "");
        for (int i = 0; i < 5; i++) l = l.inc();
        System.out.println(l + " " + l.getClass().getSimpleName() + " " + (l instanceof Record));
    }
}
