// Pins down interfaces: default, static and private methods, diamonds, Interface.super calls,
// class wins over interface, re-abstracting, constants, and interface calls on Object methods.
public class InterfaceMethods {
    interface A {
        int X = 1;
        default String hi() { return "A.hi"; }
        default String who() { return "A" + helper(); }
        private String helper() { return "-private-" + shared(); }
        private static String shared() { return "shared"; }
        static String make() { return "A.make " + shared(); }
    }

    interface B extends A {
        int X = 2;
        @Override default String hi() { return "B.hi+" + A.super.hi(); }
    }

    interface C extends A {
        default String other() { return "C.other"; }
    }

    static class Diamond implements B, C { }

    interface D {
        default String hi() { return "D.hi"; }
    }

    static class Conflict implements A, D {
        @Override public String hi() { return A.super.hi() + "&" + D.super.hi(); }
    }

    static class Super {
        public String hi() { return "Super.hi"; }
    }

    static class ClassWins extends Super implements B { }

    interface ReAbstract extends A {
        @Override String hi();
    }

    static class Concrete implements ReAbstract {
        @Override public String hi() { return "Concrete.hi"; }
    }

    static abstract class Partial implements B {
        public abstract String hi();
        String call() { return hi() + "/" + who(); }
    }

    static class Full extends Partial {
        @Override public String hi() { return "Full.hi"; }
        @Override public String who() { return "Full(" + super.who() + ")"; }
    }

    interface Template {
        int size();
        int get(int i);
        default int sum() {
            int s = 0;
            for (int i = 0; i < size(); i++) s += get(i);
            return s;
        }
        default Template map(IntOp op) {
            Template self = this;
            return new Template() {
                public int size() { return self.size(); }
                public int get(int i) { return op.apply(self.get(i)); }
            };
        }
        static Template of(int... v) {
            return new Template() {
                public int size() { return v.length; }
                public int get(int i) { return v[i]; }
            };
        }
    }

    interface IntOp {
        int apply(int v);
        default IntOp then(IntOp next) { return v -> next.apply(apply(v)); }
        IntOp ID = v -> v;
    }

    interface Deep1 { default int v() { return 1; } }
    interface Deep2 extends Deep1 { default int v() { return Deep1.super.v() + 10; } }
    interface Deep3 extends Deep2 { default int v() { return Deep2.super.v() + 100; } }
    static class DeepImpl implements Deep1, Deep3, Deep2 { }
    static class DeepMore extends DeepImpl { public int v() { return super.v() * 2; } }

    interface Named { String toString(); boolean equals(Object o); }

    public static void main(String[] args) {
        Diamond d = new Diamond();
        System.out.println(d.hi() + " " + d.who() + " " + d.other() + " " + ((A) d).hi() + " " + ((C) d).hi());
        System.out.println(new Conflict().hi() + " " + new Conflict().who());
        A w = new ClassWins();
        System.out.println(w.hi() + " " + w.who());
        System.out.println(new Concrete().hi() + " " + ((A) new Concrete()).hi());
        Full f = new Full();
        System.out.println(f.call() + " " + ((A) f).hi() + " " + ((B) f).who());
        System.out.println(A.make() + " " + A.X + " " + B.X + " " + C.X);
        Template t = Template.of(1, 2, 3, 4);
        System.out.println(t.sum() + " " + t.map(v -> v * v).sum() + " " + t.map(IntOp.ID.then(v -> v + 1).then(v -> v * 10)).sum());
        System.out.println(new DeepImpl().v() + " " + new DeepMore().v() + " " + ((Deep1) new DeepMore()).v());
        Named n = new Named() {
            @Override public String toString() { return "named"; }
        };
        System.out.println(n.toString() + n.equals(n) + n.equals("x") + (n.hashCode() == n.hashCode()));
        A lambdaLike = new A() { };
        System.out.println(lambdaLike.hi() + lambdaLike.who());
        Object o = d;
        System.out.println((o instanceof A) + " " + (o instanceof B) + " " + (o instanceof D) + " " + (o instanceof C));
        A[] all = {d, new Conflict(), w, f, new Concrete()};
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < 50; i++) s.append(all[i * 3 % 5].hi().length());
        System.out.println(s);
        Comparable<String> c = "b";
        CharSequence cs = "chars";
        System.out.println(c.compareTo("a") + " " + cs.length() + cs.charAt(1) + cs.subSequence(1, 3) + cs.toString());
        Runnable r = () -> System.out.println("ran");
        r.run();
        try {
            A nothing = null;
            nothing.hi();
        } catch (NullPointerException e) {
            System.out.println("null interface receiver");
        }
    }
}
