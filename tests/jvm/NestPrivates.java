// Pins down private access inside a nest: constructors, fields, methods, static members, across
// siblings and generics, and private methods staying non-virtual.
import java.util.function.IntSupplier;

public class NestPrivates {
    private int own = 1;
    private static int shared = 2;
    private int bump(int by) { return own += by; }
    private static String stat(Object o) { return "stat:" + o; }

    static class Sibling {
        private int hidden = 10;
        private final Other other = new Other("from sibling");
        private Sibling() { }
        private Sibling(int h) { hidden = h; }
        private int peek(NestPrivates n) { return n.own + n.bump(5) + shared++ + other.len(); }
    }

    static class Other {
        private final String text;
        private Other(String text) { this.text = text; }
        private int len() { return text.length() + new Sibling(3).hidden; }
        private static class Deep {
            private static int level = 3;
            private class Deeper {
                private int v = level * shared;
            }
        }
    }

    private static class Base {
        private String who() { return "Base.who"; }
        String call() { return who(); }
        private int x = 1;
        static String over(Base b) { return b.who(); }
    }

    private static class Derived extends Base {
        private String who() { return "Derived.who"; }
        private int x = 2;
        String both() { return who() + "+" + super.who() + "+" + ((Base) this).x + x; }
    }

    private static class Generic<T extends Comparable<T>> {
        private T best;
        private void offer(T t) { if (best == null || t.compareTo(best) > 0) best = t; }
        private static <Q extends Comparable<Q>> Generic<Q> start(Q q) {
            Generic<Q> g = new Generic<>();
            g.offer(q);
            return g;
        }
    }

    private interface Shape {
        private int twice(int v) { return v * 2; }
        private static int thrice(int v) { return v * 3; }
        default int six(int v) { return twice(thrice(v)); }
    }

    private enum Mode {
        ON { private int extra = 5; @Override int value() { return extra + hidden(); } },
        OFF;
        private int base = 100;
        private static int hidden() { return 7; }
        int value() { return base; }
    }

    private record Rec(int a) {
        private Rec {
            if (a < 0) a = -a;
        }
        private int doubled() { return a * 2; }
    }

    private IntSupplier capture() {
        int[] calls = {0};
        class Local {
            private int v = own;
            private int next() { return v++ + ++calls[0] + bump(1); }
        }
        Local l = new Local();
        l.v += 100;
        return () -> l.next() * 1000 + l.v;
    }

    public static void main(String[] args) {
        NestPrivates n = new NestPrivates();
        Sibling s = new Sibling();
        System.out.println(s.hidden + " " + s.peek(n) + " " + n.own + " " + shared + " " + new Sibling(42).hidden++);
        s.hidden *= 3;
        s.hidden++;
        System.out.println(s.hidden + " " + s.other.text + " " + stat(s.other.len()));
        Other.Deep.level++;
        System.out.println(new Other.Deep().new Deeper().v + " " + Other.Deep.level);
        Derived d = new Derived();
        Base b = d;
        System.out.println(d.call() + " " + b.who() + " " + d.who() + " " + ((Base) d).who() + " " + Base.over(d) + " " + d.both() + " " + b.x + d.x);
        Generic<String> g = Generic.start("m");
        g.offer("z");
        g.offer("a");
        System.out.println(g.best.length() + g.best);
        Shape sh = new Shape() { };
        System.out.println(sh.six(7) + " " + Shape.thrice(5) + " " + sh.twice(4));
        System.out.println(Mode.ON.value() + " " + Mode.OFF.value() + " " + Mode.OFF.base + Mode.hidden());
        Mode.OFF.base = 5;
        System.out.println(Mode.OFF.value() + " " + new Rec(-4).doubled() + new Rec(3).a);
        IntSupplier c = n.capture();
        System.out.println(c.getAsInt() + " " + c.getAsInt() + " " + n.own);
        NestPrivates anon = new NestPrivates() {
            private int own = 50;
            int total() { return own + ((NestPrivates) this).own + shared; }
            @Override public String toString() { return "anon" + total(); }
        };
        anon.bump(9);
        System.out.println(anon + " " + anon.own);
    }
}
