// Pins down lambdas of intersection types and serialisable functional interfaces, markers and
// bridges (the alternative metafactory), generic functional interfaces with bridges.
import java.io.Serializable;
import java.util.Comparator;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;

public class SerializableLambdas {
    interface Marker { }
    interface Marker2 { default String mark() { return "marked"; } }
    interface SerFn<T, R> extends Function<T, R>, Serializable { }
    interface StrFn extends Function<String, String> {
        @Override String apply(String s);
    }
    interface Sub<T extends Comparable<T>> extends Supplier<T> {
        @Override T get();
    }
    interface IntSub extends Sub<Integer> {
        @Override Integer get();
    }
    interface A { Object m(String s); }
    interface B { CharSequence m(String s); }
    interface C extends A, B {
        @Override String m(String s);
    }

    static <T extends Runnable & Marker> String probe(T t) {
        t.run();
        return "marker " + (t instanceof Marker) + (t instanceof Serializable);
    }

    static String twice(StrFn f) {
        return f.apply(f.apply("s"));
    }

    public static void main(String[] args) {
        Runnable r = (Runnable & Serializable) () -> System.out.println("run");
        r.run();
        System.out.println(r instanceof Serializable);
        Runnable m = (Runnable & Marker & Marker2) () -> System.out.println("markers");
        m.run();
        System.out.println((m instanceof Marker) + " " + (m instanceof Serializable) + " " + ((Marker2) m).mark());
        System.out.println(probe((Runnable & Marker) () -> System.out.println("probed")));
        int base = 10;
        SerFn<Integer, Integer> s = v -> v + base;
        System.out.println(s.apply(5) + " " + s.andThen(v -> v * 2).apply(1) + " " + (s instanceof Serializable));
        StrFn f = v -> v + "!";
        Function<String, String> asFunction = f;
        System.out.println(asFunction.apply("a") + twice(f) + twice(String::toUpperCase) + f.compose(Object::toString).apply(5));
        IntSub sub = () -> 42;
        Sub<Integer> asSub = sub;
        Supplier<Integer> asSupplier = sub;
        Supplier<?> raw = sub;
        System.out.println(sub.get() + asSub.get() + asSupplier.get() + " " + raw.get());
        C c = v -> "<" + v + ">";
        A a = c;
        B b = c;
        System.out.println(c.m("c") + a.m("a") + b.m("b").length());
        Comparator<String> cmp = (Comparator<String> & Serializable) (x, y) -> y.compareTo(x);
        TreeMap<String, Integer> map = new TreeMap<>(cmp);
        for (String k : "delta alpha charlie bravo".split(" ")) map.put(k, k.length());
        System.out.println(map);
        System.out.println((Comparator.<String>naturalOrder() instanceof Serializable) + " " + (Comparator.comparing(String::length) instanceof Serializable));
        Supplier<Runnable> nested = (Supplier<Runnable> & Serializable) () -> (Runnable & Serializable) () -> System.out.println("nested " + base);
        nested.get().run();
        SerFn<Object, String> ref = String::valueOf;
        SerFn<String, StringBuilder> ctor = StringBuilder::new;
        System.out.println(ref.apply(null) + ctor.apply("sb").reverse());
        try {
            @SuppressWarnings({"unchecked", "rawtypes"})
            Object bad = ((Function) f).apply(7);
            System.out.println(bad);
        } catch (ClassCastException e) {
            System.out.println("argument refused");
        }
    }
}
