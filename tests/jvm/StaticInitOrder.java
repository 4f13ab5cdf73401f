// Pins down when and in which order classes are initialised: superclass first, interfaces
// only when needed, constants and array creation not at all, once only.
public class StaticInitOrder {
    static void log(String s) {
        System.out.println(s);
    }

    static int note(String s, int v) {
        log(s);
        return v;
    }

    static class Base {
        static int b = note("Base.b", 1);
        static { log("Base static block, derived=" + Derived.d); }
        int i = note("Base.i", 2);
        Base() { log("Base()"); }
    }

    static class Derived extends Base {
        static int d = note("Derived.d", 5);
        static { log("Derived static block " + d + b); }
        int j = note("Derived.j", 3);
        { log("Derived instance block"); }
        Derived() { super(); log("Derived()"); }
        static void hello() { log("hello"); }
    }

    static class Constants {
        static { log("Constants initialised"); }
        static final int K = 10;
        static final String S = "str";
        static final Integer BOXED = 7;
        static final int COMPUTED = note("Constants.COMPUTED", 4);
    }

    interface WithDefault {
        int W = note("WithDefault.W", 1);
        default void m() { }
    }

    interface Plain {
        int P = note("Plain.P", 1);
        void q();
    }

    static class Impl implements WithDefault, Plain {
        static { log("Impl"); }
        public void q() { }
    }

    static class Parent {
        static int shared = note("Parent", 9);
    }

    static class Child extends Parent {
        static { log("Child never by Child.shared"); }
    }

    static class CycleA {
        static int a = CycleB.b + 1;
    }

    static class CycleB {
        static int b = CycleA.a + 1;
    }

    static class Lazy {
        static { log("Lazy"); }
        static Object nothing = null;
    }

    static class Forward {
        static int first = peek();
        static int second = 20;
        static final int third = 30;
        static final String fourth = String.valueOf(third);

        static int peek() {
            log("peek " + second + third + fourth);
            return second + third;
        }
    }

    static class Single {
        static final Single INSTANCE = new Single();
        static int counter = 5;
        int seen;

        Single() {
            counter++;
            seen = counter;
        }
    }

    interface Const {
        String A = "a";
        Object B = new Object() {
            @Override
            public String toString() {
                log("interface field used");
                return "B";
            }
        };
    }

    public static void main(String[] args) {
        log("main");
        Derived[] none = new Derived[3];
        log("array made " + none.length);
        Object o = null;
        log("" + (o instanceof Derived) + Derived.class.getSimpleName());
        Derived.hello();
        new Derived();
        new Derived();
        log("-- constants");
        log(Constants.K + Constants.S);
        log("" + Constants.BOXED);
        log("-- interfaces");
        new Impl();
        log("" + Plain.P);
        log("-- inherited static");
        log("" + Child.shared);
        new Child();
        log("-- cycle");
        log(CycleA.a + " " + CycleB.b);
        log("-- lazy");
        Lazy[][] lazies = new Lazy[2][2];
        Lazy cast = (Lazy) o;
        log("not yet " + cast + lazies[1][1]);
        log("" + Lazy.nothing);
        log("-- forward");
        log(Forward.first + " " + Forward.second);
        log("-- single");
        log(Single.INSTANCE.seen + " " + Single.counter);
        log(Const.A + Const.B);
    }
}
