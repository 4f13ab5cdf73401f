// Pins down lambdas: captures of every primitive type, of this, of parameters; nesting,
// recursion through fields, exceptions out of them, identity, storing in collections.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class LambdaBasics {
    interface Text { String get(); }
    interface Thrower { int run(int v) throws Exception; }
    interface Wide { double f(long a, double b, int c, long d); }
    interface Nothing { void go(); }
    interface Gen<T, R> { R apply(T t); default Gen<T, String> named(String n) { return t -> n + "=" + apply(t); } }

    int state = 10;
    static int stat = 100;
    final IntUnaryOperator fact = n -> n <= 1 ? 1 : n * this.fact.applyAsInt(n - 1);
    static Function<Integer, Integer> fib;

    Text viaThis(int add) {
        return () -> "this " + (state += add) + " " + other(add);
    }

    private int other(int v) {
        return v * state;
    }

    static Text all(boolean z, byte b, short s, char c, int i, long l, float f, double d, String str, int[] arr, Object nul) {
        return () -> z + " " + b + " " + s + " " + c + " " + i + " " + l + " " + f + " " + d + " " + str + " " + arr.length + " " + nul;
    }

    static Supplier<Supplier<Supplier<String>>> deep(String a) {
        return () -> {
            String b = a + "b";
            return () -> {
                String c = b + "c" + a;
                return () -> a + b + c + stat;
            };
        };
    }

    static Function<Integer, Function<Integer, Function<Integer, Integer>>> curried() {
        return a -> b -> c -> a * 100 + b * 10 + c;
    }

    static int call(Thrower t, int v) {
        try {
            return t.run(v);
        } catch (RuntimeException e) {
            return -1;
        } catch (Exception e) {
            return -2;
        } finally {
            stat++;
        }
    }

    static Nothing counter(int[] cell) {
        return () -> cell[0]++;
    }

    public static void main(String[] args) {
        LambdaBasics o = new LambdaBasics();
        Text t = o.viaThis(5);
        System.out.println(t.get() + " " + t.get() + " " + o.state);
        System.out.println(all(true, (byte) -1, (short) 2, 'c', 4, 5L << 33, 6.5f, 7.25, "eight", new int[9], null).get());
        System.out.println(deep("a").get().get().get());
        System.out.println(curried().apply(1).apply(2).apply(3));
        System.out.println(o.fact.applyAsInt(10));
        fib = n -> n < 2 ? n : fib.apply(n - 1) + fib.apply(n - 2);
        System.out.println(fib.apply(15));
        System.out.println(call(v -> v + 1, 1) + " " + call(v -> { throw new Exception(); }, 1) + " " + call(v -> v / 0, 1) + " " + call(v -> { if (v > 0) return 7; throw new IllegalStateException(); }, 0) + " " + stat);
        Wide w = (a, b, c, d) -> a + b * c - d;
        System.out.println(w.f(1L << 40, 0.5, 3, 7L));
        int[] cell = {0};
        Nothing n1 = counter(cell), n2 = counter(cell);
        n1.go();
        n2.go();
        n1.go();
        System.out.println(cell[0] + " " + (n1 == n2));
        List<Supplier<Integer>> later = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int sq = i * i;
            later.add(() -> sq);
            later.add(() -> sq + cell[0]);
        }
        cell[0] = 1000;
        int sum = 0;
        for (Supplier<Integer> s : later) sum += s.get();
        System.out.println(sum);
        Gen<String, Integer> g = String::length;
        System.out.println(g.named("len").apply("hello") + g.named("x").named("y").apply("ab"));
        Runnable r = () -> { };
        r.run();
        Supplier<Runnable> sr = () -> () -> System.out.println("inner run");
        sr.get().run();
        Object obj = (Runnable & java.io.Serializable) () -> System.out.println("intersection");
        ((Runnable) obj).run();
        System.out.println((obj instanceof java.io.Serializable) + " " + (r instanceof java.io.Serializable));
        Function<Object, String> gen = x -> "obj " + x;
        Function<? super Integer, ? extends Object> wild = gen;
        System.out.println(wild.apply(5));
        Text inLoop = null;
        for (char c = 'a'; c < 'd'; c++) {
            char copy = c;
            Text prev = inLoop;
            inLoop = () -> (prev == null ? "" : prev.get()) + copy;
        }
        System.out.println(inLoop.get());
        Text anonInside = () -> new Object() {
            int n = cell[0];
            @Override public String toString() { return "anon" + n + stat; }
        }.toString();
        System.out.println(anonInside.get());
        Function<Integer, Integer> self = new Function<>() {
            @Override public Integer apply(Integer v) { return v <= 0 ? 0 : v + this.apply(v - 1); }
        };
        System.out.println(self.apply(20));
        try {
            Supplier<String> none = null;
            none.get();
        } catch (NullPointerException e) {
            System.out.println("null lambda");
        }
        boolean[] table = {true, false};
        Function<Boolean, String> sw = b -> b ? "yes" : "no";
        for (boolean b : table) System.out.print(sw.apply(b) + " ");
        System.out.println(((Function<Integer, Integer>) x -> x + 1).apply(41));
    }
}
