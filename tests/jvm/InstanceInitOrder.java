// Pins down object construction: field initialisers and blocks in textual order, constructor
// chaining, virtual calls from a constructor, final fields, exceptions half-way.
public class InstanceInitOrder {
    static StringBuilder log = new StringBuilder();

    static int t(String s, int v) {
        log.append(s).append(' ');
        return v;
    }

    static void flush() {
        System.out.println(log);
        log.setLength(0);
    }

    static class Multi {
        int a = t("a", 1);
        { t("block1", 0); b = 9; }
        int b = t("b", 2);
        final int c;
        { t("block2", 0); c = a + b; }

        Multi() {
            this(5);
            t("Multi()", 0);
        }

        Multi(int n) {
            this("s" + n, t("arg", n));
            t("Multi(int)", 0);
        }

        Multi(String s, int n) {
            super();
            t("Multi(" + s + "," + n + ")", 0);
        }
    }

    static abstract class Shape {
        String description = "unset";

        Shape() {
            t("Shape sees " + name(), 0);
            description = name();
        }

        abstract String name();
    }

    static class Square extends Shape {
        String label = "square";
        final String fixed = "constant";
        final String computed = String.valueOf("computed");
        int side = 4;

        Square() {
            t("Square sees " + name(), 0);
        }

        @Override
        String name() {
            return label + "/" + fixed + "/" + computed + "/" + side;
        }
    }

    static class Grand {
        int v = init("Grand.v");
        Grand() { t("Grand()", 0); hook(); }
        int init(String s) { t(s, 0); return 1; }
        void hook() { t("Grand.hook", 0); }
    }

    static class Mid extends Grand {
        int w = init("Mid.w");
        Mid() { t("Mid()", 0); }
        @Override int init(String s) { return super.init("mid:" + s) + 1; }
    }

    static class Leaf extends Mid {
        int x = init("Leaf.x");
        int hooked = 7;
        int set;
        Leaf() { super(); t("Leaf()", 0); }
        @Override void hook() { hooked = 100; set = 50; super.hook(); }
    }

    static class Failing {
        static Failing leaked;
        int before = 3;
        int after;

        Failing(int n) {
            leaked = this;
            if (n > 0) throw new IllegalStateException("half " + n);
            after = 4;
        }
    }

    static class Chain {
        final int[] data;
        final int sum;

        Chain(int... data) {
            this.data = data;
            int s = 0;
            for (int d : data) s += d;
            sum = s;
        }

        Chain(Chain other, int extra) {
            this(other.data[0], other.sum, extra);
        }
    }

    public static void main(String[] args) {
        Multi m = new Multi();
        flush();
        System.out.println(m.a + " " + m.b + " " + m.c);
        new Multi("x", t("direct", 2));
        flush();
        Square s = new Square();
        flush();
        System.out.println(s.description + " " + s.name());
        Leaf l = new Leaf();
        flush();
        System.out.println(l.v + " " + l.w + " " + l.x + " " + l.hooked + " " + l.set);
        try {
            new Failing(1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + Failing.leaked.before + " " + Failing.leaked.after);
        }
        System.out.println(new Failing(0).after);
        Chain c = new Chain(new Chain(1, 2, 3), 4);
        System.out.println(c.sum + " " + c.data.length + " " + new Chain().sum);
        Object anon = new Multi(t("outerArg", 3)) {
            int extra = t("extra", 8);
            { t("anon block " + s.side + a, 0); }
            @Override public String toString() { return "anon " + extra; }
        };
        flush();
        System.out.println(anon);
    }
}
