// Pins down lambdas in unusual places: static and instance initialisers, enum constants,
// interface fields and defaults, constructor arguments, records, switch arms, generic throws.
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.*;

public class LambdaPlaces {
    static final Map<String, IntBinaryOperator> OPS = new LinkedHashMap<>();
    static int counter = 0;
    static {
        OPS.put("+", (a, b) -> a + b);
        OPS.put("-", (a, b) -> a - b);
        OPS.put("*", (a, b) -> a * b);
        OPS.put("?", new IntBinaryOperator() {
            int uses = 0;
            @Override public int applyAsInt(int a, int b) { return ++uses * 1000 + a + b; }
        });
    }
    static final Supplier<Integer> LAZY = () -> ++counter;

    enum Rule {
        EVEN(n -> n % 2 == 0), BIG(n -> n > 100), BOTH(n -> EVEN.p.test(n) && BIG.p.test(n)), NONE(n -> false);
        final IntPredicate p;
        Rule(IntPredicate p) { this.p = p; }
        static String of(int n) {
            StringBuilder s = new StringBuilder();
            for (Rule r : values()) if (r.p.test(n)) s.append(r).append(' ');
            return s.toString().trim();
        }
    }

    interface Greeter {
        Function<String, String> POLITE = s -> "Dear " + s;
        String greet(String s);
        default Greeter twice() { return s -> greet(greet(s)); }
        static Greeter of(Function<String, String> f) { return s -> f.apply(s); }
        default Supplier<String> bound(String s) { return () -> this.greet(s) + this.twice().greet(s); }
    }

    static class Base {
        final Supplier<String> s;
        Base(Supplier<String> s) { this.s = s; }
        String tell() { return "base " + s.get(); }
    }

    static class Derived extends Base {
        int v = 5;
        final Supplier<Integer> viaField = () -> v * 2;
        final IntSupplier viaSuper = () -> super.tell().length();
        Derived(int n, String t) { super(() -> t + n); }
        @Override String tell() { return "derived " + s.get() + viaField.get(); }
        class Inner {
            final Supplier<String> deep = () -> Derived.this.v + Derived.super.tell() + ((Supplier<String>) () -> "nested" + v).get();
        }
    }

    record Pipeline<T>(List<UnaryOperator<T>> steps) {
        Pipeline { steps = List.copyOf(steps); }
        T run(T t) {
            for (UnaryOperator<T> s : steps) t = s.apply(t);
            return t;
        }
        @SafeVarargs static <T> Pipeline<T> of(UnaryOperator<T>... s) { return new Pipeline<>(List.of(s)); }
    }

    @SuppressWarnings("unchecked")
    static <E extends Throwable> void sneaky(Throwable t) throws E {
        throw (E) t;
    }

    interface ThrowingFn<A, B, X extends Exception> { B apply(A a) throws X; }

    static <A, B, X extends Exception> B call(ThrowingFn<A, B, X> f, A a) throws X {
        return f.apply(a);
    }

    static IntUnaryOperator compose(IntUnaryOperator... fs) {
        IntUnaryOperator r = v -> v;
        for (IntUnaryOperator f : fs) {
            IntUnaryOperator prev = r;
            r = v -> f.applyAsInt(prev.applyAsInt(v));
        }
        return r;
    }

    static Supplier<int[]> generator() {
        int[] state = {0, 1};
        return () -> {
            int n = state[0] + state[1];
            state[0] = state[1];
            state[1] = n;
            return state;
        };
    }

    public static void main(String[] args) {
        for (Map.Entry<String, IntBinaryOperator> e : OPS.entrySet()) System.out.print(e.getKey() + e.getValue().applyAsInt(7, 3) + " ");
        System.out.println(OPS.get("?").applyAsInt(1, 1));
        System.out.println(LAZY.get() + LAZY.get() + " " + counter);
        for (int n : new int[] {1, 2, 101, 102}) System.out.print("[" + Rule.of(n) + "]");
        System.out.println();
        Greeter g = s -> "Hi " + s;
        System.out.println(g.twice().greet("x") + " " + Greeter.POLITE.apply("y") + " " + Greeter.of(Greeter.POLITE).twice().twice().greet("z") + " " + g.bound("w").get());
        Derived d = new Derived(7, "t");
        d.v = 11;
        System.out.println(d.tell() + " " + d.viaSuper.getAsInt() + " " + d.new Inner().deep.get());
        System.out.println(Pipeline.<String>of(String::trim, String::toUpperCase, s -> s + "!").run("  abc ") + Pipeline.<Integer>of().run(5));
        try {
            LambdaPlaces.<RuntimeException>sneaky(new Exception("checked without saying"));
        } catch (Exception e) {
            System.out.println(e);
        }
        try {
            System.out.println(call(Integer::parseInt, "12") + 1);
            call(s -> { throw new java.util.concurrent.TimeoutException(s); }, "late");
        } catch (java.util.concurrent.TimeoutException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(compose(v -> v + 1, v -> v * 10, v -> v - 3).applyAsInt(4) + " " + compose().applyAsInt(9));
        Supplier<int[]> gen = generator(), gen2 = generator();
        for (int i = 0; i < 10; i++) gen.get();
        System.out.println(gen.get()[1] + " " + gen2.get()[1]);
        List<Supplier<String>> list = new ArrayList<>();
        for (String w : new String[] {"a", "b"}) for (int i = 0; i < 2; i++) {
            int k = i;
            list.add(() -> w + k + list.size());
        }
        for (Supplier<String> s : list) System.out.print(s.get() + " ");
        System.out.println();
        int mode = args.length;
        Function<Integer, Integer> f = mode == 0 ? x -> x * x : x -> -x;
        Function<Integer, Integer> h = switch (mode) { case 0 -> f.andThen(x -> x + 1); default -> null; };
        System.out.println(h.apply(6) + " " + ((Supplier<Supplier<String>>) () -> () -> "cast").get().get());
        Runnable[] rs = {() -> System.out.print("r0 "), LambdaPlaces::tick, () -> { tick(); tick(); }};
        for (Runnable r : rs) r.run();
        System.out.println(counter);
        Object lock = new Object();
        BooleanSupplier holding = () -> { synchronized (lock) { return (lock != null); } };
        System.out.println(holding.getAsBoolean() + " " + (lock != null));
        BiFunction<Long, Double, String> wide = (l, x) -> { long q = l << 2; double y = x / 4; return q + "/" + y; };
        System.out.println(wide.apply(1L << 33, 1.0));
    }

    static void tick() {
        counter++;
    }
}
