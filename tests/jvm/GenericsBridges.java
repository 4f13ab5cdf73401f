// Pins down generics after erasure: bridge methods, covariant returns, bounded types, generic
// methods, static nested generic classes, casts inserted at use.
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

public class GenericsBridges {
    static abstract class Shape implements Comparable<Shape> {
        abstract double area();
        @Override public int compareTo(Shape o) { return Double.compare(area(), o.area()); }
        Shape copy() { return this; }
        Object tag() { return "shape"; }
    }

    static class Sq extends Shape {
        final double s;
        Sq(double s) { this.s = s; }
        @Override double area() { return s * s; }
        @Override Sq copy() { return new Sq(s + 1); }
        @Override Integer tag() { return (int) s; }
    }

    static class Node<T> {
        T value;
        Node<T> next;
        Node(T value, Node<T> next) { this.value = value; this.next = next; }
        void set(T v) { value = v; }
        <R> Node<R> map(Function<? super T, ? extends R> f) {
            return new Node<>(f.apply(value), next == null ? null : next.map(f));
        }
    }

    static class IntNode extends Node<Integer> {
        int sets = 0;
        IntNode(int v) { super(v, null); }
        @Override void set(Integer v) { sets++; super.set(v * 2); }
    }

    interface Transformer<A, B> {
        B apply(A a);
        default <C> Transformer<A, C> then(Transformer<? super B, ? extends C> t) { return a -> t.apply(apply(a)); }
    }

    static class Len implements Transformer<String, Integer> {
        @Override public Integer apply(String s) { return s.length(); }
    }

    static class Pair<A extends Comparable<A>, B> implements Comparable<Pair<A, B>> {
        final A a;
        final B b;
        Pair(A a, B b) { this.a = a; this.b = b; }
        static <X extends Comparable<X>, Y> Pair<X, Y> of(X x, Y y) { return new Pair<>(x, y); }
        @Override public int compareTo(Pair<A, B> o) { return a.compareTo(o.a); }
        @Override public String toString() { return "(" + a + "," + b + ")"; }
    }

    static <T extends Comparable<? super T>> T max(List<? extends T> list) {
        T best = null;
        for (T t : list) if (best == null || t.compareTo(best) > 0) best = t;
        return best;
    }

    static double sum(List<? extends Number> list) {
        double s = 0;
        for (Number n : list) s += n.doubleValue();
        return s;
    }

    static <T> void swap(T[] a, int i, int j) {
        T t = a[i];
        a[i] = a[j];
        a[j] = t;
    }

    @SafeVarargs
    static <T> List<T> listOf(T... items) {
        List<T> l = new ArrayList<>();
        for (T t : items) l.add(t);
        return l;
    }

    static class Builder<T extends Builder<T>> {
        StringBuilder sb = new StringBuilder();
        @SuppressWarnings("unchecked") T self() { return (T) this; }
        T add(String s) { sb.append(s); return self(); }
    }

    static class FancyBuilder extends Builder<FancyBuilder> {
        FancyBuilder star() { sb.append('*'); return this; }
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        List<Shape> shapes = listOf(new Sq(2), new Sq(5), new Sq(1));
        System.out.println(max(shapes).area() + " " + shapes.get(0).copy().area() + " " + shapes.get(1).tag());
        Comparable raw = new Sq(3);
        System.out.println(raw.compareTo(new Sq(4)));
        try {
            raw.compareTo("not a shape");
        } catch (ClassCastException e) {
            System.out.println("bridge cast failed");
        }
        IntNode in = new IntNode(5);
        Node<Integer> asNode = in;
        asNode.set(10);
        System.out.println(in.value + " " + in.sets);
        Node rawNode = in;
        try {
            rawNode.set("string");
        } catch (ClassCastException e) {
            System.out.println("refused by bridge, still " + in.value);
        }
        Node plain = new Node<String>("x", null);
        plain.set(7);
        try {
            String s = ((Node<String>) plain).value;
            System.out.println(s);
        } catch (ClassCastException e) {
            System.out.println("cast at use");
        }
        Node<String> words = new Node<>("alpha", new Node<>("be", new Node<>("gam", null)));
        int total = 0;
        for (Node<Integer> n = words.map(String::length); n != null; n = n.next) total = total * 10 + n.value;
        System.out.println(total);
        Transformer<String, Integer> len = new Len();
        System.out.println(len.then(v -> v * 2).then(v -> "<" + v + ">").apply("hello"));
        Transformer rawLen = len;
        try {
            rawLen.apply(5);
        } catch (ClassCastException e) {
            System.out.println("Len refuses");
        }
        List<Pair<String, Integer>> pairs = listOf(Pair.of("b", 2), Pair.of("c", 1), Pair.of("a", 3));
        System.out.println(max(pairs));
        pairs.sort(null);
        System.out.println(pairs);
        pairs.sort(Comparator.comparing(p -> p.b));
        System.out.println(pairs);
        System.out.println(sum(listOf(1, 2.5, 3L, (short) 4, 5f)));
        Integer[] arr = {1, 2, 3};
        swap(arr, 0, 2);
        System.out.println(arr[0] + arr[1] * 10 + arr[2] * 100);
        System.out.println(new FancyBuilder().add("a").star().add("b").star().sb);
        System.out.println(listOf().size() + listOf((Object) null).size() + listOf("a", "b").get(1));
        System.out.println(GenericsBridges.<String>listOf("q").getClass().getName() + " " + max(listOf(3, 9, 4)) + max(listOf('a', 'z')));
    }
}
