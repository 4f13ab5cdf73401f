// Pins down method references: static, bound, unbound, constructor, array constructor, super::m,
// varargs and boxing adaptation, evaluation of the receiver once, and null receivers.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.*;

public class MethodReferences {
    static int evaluated = 0;
    final String name;

    MethodReferences(String name) { this.name = name; }
    MethodReferences() { this("default"); }
    MethodReferences(int a, long b) { this("n" + a + b); }

    String hello(String who) { return name + " greets " + who; }
    String self() { return name; }
    static String join(Object... parts) { return parts.length + Arrays.toString(parts); }
    static long widen(long v) { return v * 2; }
    static int sum(int... v) { int s = 0; for (int x : v) s += x; return s; }
    private static String hidden(int v) { return "hidden" + v; }

    static MethodReferences make(String n) {
        evaluated++;
        return new MethodReferences(n);
    }

    static class Base {
        String who() { return "Base"; }
        protected String prot(int v) { return "prot" + v; }
    }

    static class Derived extends Base {
        @Override String who() { return "Derived"; }
        Supplier<String> viaSuper() { return super::who; }
        Supplier<String> viaThis() { return this::who; }
        IntFunction<String> prot() { return super::prot; }
    }

    interface Def { default String d() { return "Def.d"; } }
    static class DefImpl implements Def {
        @Override public String d() { return "DefImpl.d"; }
        Supplier<String> up() { return Def.super::d; }
    }

    interface Tri<A, B, C, R> { R apply(A a, B b, C c); }
    interface Quad { String f(String a, int b, int c, int d); }

    class Inner {
        final int v;
        Inner(int v) { this.v = v; }
        @Override public String toString() { return name + ".Inner" + v; }
    }

    IntFunction<Inner> innerMaker() { return Inner::new; }

    static class Box<T> {
        final T t;
        Box(T t) { this.t = t; }
        static <T> Box<T> of(T t) { return new Box<>(t); }
        <R> Box<R> map(Function<? super T, ? extends R> f) { return new Box<>(f.apply(t)); }
    }

    public static void main(String[] args) {
        Function<String, Integer> parse = Integer::parseInt;
        ToIntFunction<String> parsePrim = Integer::parseInt;
        IntFunction<Integer> box = Integer::valueOf;
        System.out.println(parse.apply("12") + parsePrim.applyAsInt("30") + box.apply(5));
        MethodReferences m = new MethodReferences("m");
        Function<String, String> bound = m::hello;
        m = new MethodReferences("changed");
        System.out.println(bound.apply("x"));
        BiFunction<MethodReferences, String, String> unbound = MethodReferences::hello;
        System.out.println(unbound.apply(m, "y"));
        Function<MethodReferences, String> self = MethodReferences::self;
        System.out.println(self.apply(new MethodReferences("z")));
        Supplier<MethodReferences> c0 = MethodReferences::new;
        Function<String, MethodReferences> c1 = MethodReferences::new;
        BiFunction<Integer, Integer, MethodReferences> c2 = MethodReferences::new;
        System.out.println(c0.get().name + c1.apply("c1").name + c2.apply(1, 2).name);
        IntFunction<int[]> arr = int[]::new;
        Function<Integer, String[][]> arr2 = String[][]::new;
        System.out.println(arr.apply(4).length + " " + arr2.apply(3).length + " " + arr2.apply(1).getClass().getName());
        try {
            arr.apply(-1);
        } catch (NegativeArraySizeException e) {
            System.out.println(e.getMessage());
        }
        Derived d = new Derived();
        System.out.println(d.viaSuper().get() + d.viaThis().get() + d.prot().apply(3) + new DefImpl().up().get());
        Function<Object, String> va1 = MethodReferences::join;
        BiFunction<Object, Object, String> va2 = MethodReferences::join;
        Supplier<String> va0 = MethodReferences::join;
        Tri<Integer, Integer, Integer, Integer> vaInt = MethodReferences::sum;
        System.out.println(va0.get() + va1.apply("a") + va2.apply(1, null) + vaInt.apply(1, 2, 3));
        IntToLongFunction w = MethodReferences::widen;
        Function<Integer, Long> wb = MethodReferences::widen;
        IntUnaryOperator abs = Math::abs;
        IntBinaryOperator cmp = Integer::compare;
        Comparator2<Integer> cmpBoxed = Integer::compare;
        ToLongFunction<Integer> unboxWiden = Integer::intValue;
        DoubleUnaryOperator fl = Math::floor;
        System.out.println(w.applyAsLong(5) + " " + wb.apply(6) + " " + abs.applyAsInt(-7) + " " + cmp.applyAsInt(1, 2) + " " + cmpBoxed.compare(3, 2) + " " + unboxWiden.applyAsLong(9) + " " + fl.applyAsDouble(-1.5));
        IntFunction<String> hid = MethodReferences::hidden;
        System.out.println(hid.apply(1));
        Supplier<String> once = make("once")::self;
        System.out.println(evaluated + once.get() + once.get() + evaluated);
        Consumer<String> ignoring = new ArrayList<String>()::add;
        ignoring.accept("dropped");
        List<String> sink = new ArrayList<>();
        Arrays.asList("q", "r", "s").forEach(sink::add);
        sink.replaceAll(String::toUpperCase);
        sink.removeIf("R"::equals);
        System.out.println(sink);
        System.out.println(new MethodReferences("outer").innerMaker().apply(8));
        System.out.println(Box.of("boxed").map(String::length).map(Integer::toBinaryString).map("x"::concat).t);
        Function<String, Box<String>> mk = Box::new;
        System.out.println(mk.apply("mk").t);
        Tri<String, Integer, Integer, String> sub = String::substring;
        System.out.println(sub.apply("substring", 3, 6));
        BiFunction<String, Object, Boolean> eq = String::equals;
        Function<Object, String> ts = Object::toString;
        Function<Object, Class<?>> gc = Object::getClass;
        ToIntFunction<Object> hc = Object::hashCode;
        System.out.println(eq.apply("a", "a") + ts.apply(15) + gc.apply("s").getSimpleName() + hc.applyAsInt("a"));
        int[] ints = {3, 1, 2};
        Supplier<int[]> cl = ints::clone;
        ints[0] = 9;
        System.out.println(cl.get()[0] + " " + (cl.get() == ints));
        Function<int[], Object> cl2 = int[]::clone;
        System.out.println(((int[]) cl2.apply(ints)).length);
        try {
            MethodReferences none = null;
            Supplier<String> s = none::self;
            System.out.println("not reached " + s);
        } catch (NullPointerException e) {
            System.out.println("null receiver at creation");
        }
        try {
            self.apply(null);
        } catch (NullPointerException e) {
            System.out.println("null receiver at call");
        }
        Runnable print = System.out::println;
        print.run();
        IntConsumer pi = System.out::println;
        pi.accept('a');
        Consumer<Object> po = System.out::println;
        po.accept('a');
        Callable2<Integer> unboxed = "hello"::length;
        System.out.println(unboxed.call() + 1);
    }

    interface Comparator2<T> { int compare(T a, T b); }
    interface Callable2<T> { T call(); }
}
