// Pins down the java.util.function types: primitive specialisations, composition, Predicate
// logic, Comparator building, UnaryOperator, BinaryOperator, Supplier and consumers.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.*;

public class FunctionalInterfaces {
    record Person(String name, int age, double score) { }

    public static void main(String[] args) {
        Function<Integer, Integer> inc = x -> x + 1, dbl = x -> x * 2;
        System.out.println(inc.andThen(dbl).apply(5) + " " + inc.compose(dbl).apply(5) + " " + Function.<Integer>identity().andThen(inc).apply(1));
        Predicate<String> empty = String::isEmpty, longer = s -> s.length() > 3;
        for (String s : new String[] {"", "ab", "abcd"})
            System.out.print(empty.test(s) + "/" + empty.negate().test(s) + "/" + empty.or(longer).test(s) + "/" + empty.and(longer).test(s) + "/" + Predicate.not(longer).test(s) + "/" + Predicate.isEqual("ab").test(s) + " ");
        System.out.println();
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        System.out.println(add.andThen(x -> "r" + x).apply(2, 3));
        UnaryOperator<String> up = String::toUpperCase;
        BinaryOperator<Integer> max = BinaryOperator.maxBy(Comparator.naturalOrder()), min = BinaryOperator.minBy(Comparator.naturalOrder());
        System.out.println(up.apply("x") + max.apply(3, 9) + min.apply(3, 9) + UnaryOperator.identity().apply("id"));
        IntFunction<String> itos = Integer::toBinaryString;
        IntPredicate even = v -> v % 2 == 0;
        IntUnaryOperator neg = v -> -v;
        IntBinaryOperator mul = (a, b) -> a * b;
        IntSupplier is = () -> 7;
        IntToDoubleFunction half = v -> v / 2.0;
        IntToLongFunction sq = v -> (long) v * v;
        ToIntFunction<String> len = String::length;
        ToLongFunction<Integer> tl = v -> v * 10_000_000_000L;
        ToDoubleFunction<Integer> td = v -> v * 0.1;
        ToIntBiFunction<String, String> idx = String::indexOf;
        ToDoubleBiFunction<Integer, Long> div = (a, b) -> (double) a / b;
        ToLongBiFunction<Integer, Integer> lmul = (a, b) -> (long) a * b;
        System.out.println(itos.apply(10) + " " + even.and(v -> v > 5).test(8) + even.negate().test(8) + " " + neg.andThen(v -> v + 1).compose(v -> v * 3).applyAsInt(4) + " "
                + mul.applyAsInt(6, 7) + " " + is.getAsInt() + " " + half.applyAsDouble(5) + " " + sq.applyAsLong(100000) + " " + len.applyAsInt("four") + " " + tl.applyAsLong(3) + " "
                + td.applyAsDouble(3) + " " + idx.applyAsInt("hello", "l") + " " + div.applyAsDouble(1, 4L) + " " + lmul.applyAsLong(1 << 20, 1 << 20));
        LongFunction<String> lf = Long::toHexString;
        LongUnaryOperator lneg = v -> ~v;
        LongBinaryOperator lb = Math::max;
        LongPredicate lp = v -> v < 0;
        LongSupplier ls = () -> Long.MIN_VALUE;
        LongToIntFunction lti = v -> (int) v;
        LongToDoubleFunction ltd = v -> v;
        DoubleFunction<String> df = Double::toString;
        DoubleUnaryOperator dsq = Math::sqrt;
        DoubleBinaryOperator pow = Math::pow;
        DoublePredicate dp = Double::isNaN;
        DoubleSupplier ds = () -> -0.0;
        DoubleToIntFunction dti = v -> (int) v;
        DoubleToLongFunction dtl = Math::round;
        BooleanSupplier bs = () -> true;
        System.out.println(lf.apply(255L) + " " + lneg.applyAsLong(1L << 40) + " " + lb.applyAsLong(3, 5L) + " " + lp.test(-1) + " " + ls.getAsLong() + " " + lti.applyAsInt(1L << 32 | 5) + " " + ltd.applyAsDouble(3));
        System.out.println(df.apply(1.5) + " " + dsq.andThen(v -> v + 1).applyAsDouble(16) + " " + pow.applyAsDouble(2, 10) + " " + dp.test(0 / 0.0) + " " + ds.getAsDouble() + " " + dti.applyAsInt(1e20) + " " + dtl.applyAsLong(2.5) + " " + bs.getAsBoolean());
        StringBuilder log = new StringBuilder();
        Consumer<String> c1 = log::append, c2 = s -> log.append('<').append(s).append('>');
        c1.andThen(c2).andThen(s -> log.append(s.length())).accept("msg");
        BiConsumer<String, Integer> bc = (s, n) -> log.append(s.repeat(n));
        bc.andThen((s, n) -> log.append(n)).accept("z", 3);
        ObjIntConsumer<String> oic = (s, n) -> log.append(s).append(n);
        oic.accept("oic", 1);
        ObjLongConsumer<String> olc = (s, n) -> log.append(s).append(n);
        olc.accept("olc", 1L << 33);
        ObjDoubleConsumer<String> odc = (s, n) -> log.append(s).append(n);
        odc.accept("odc", 0.5);
        IntConsumer ic = log::append;
        ic.andThen(v -> log.append(v + 1)).accept(41);
        LongConsumer lc = log::append;
        lc.accept(99L);
        DoubleConsumer dc = log::append;
        dc.accept(1e-9);
        System.out.println(log);
        BiPredicate<String, Integer> bp = (s, n) -> s.length() == n;
        System.out.println(bp.test("abc", 3) + " " + bp.negate().test("abc", 3) + " " + bp.and((s, n) -> n > 5).test("abc", 3) + " " + bp.or((s, n) -> true).test("", 3));

        List<Person> people = new ArrayList<>(List.of(new Person("Zed", 30, 1.5), new Person("Amy", 25, 2.5), new Person("Bob", 30, 0.5), new Person("Cat", 25, 2.5)));
        people.sort(Comparator.comparing(Person::name));
        show(people);
        people.sort(Comparator.comparingInt(Person::age).thenComparing(Person::name, Comparator.reverseOrder()));
        show(people);
        people.sort(Comparator.comparingDouble(Person::score).reversed().thenComparing(Comparator.comparing(Person::age)).thenComparing(Person::name));
        show(people);
        people.sort(Comparator.comparing(Person::name, String.CASE_INSENSITIVE_ORDER).reversed());
        show(people);
        List<String> withNull = Arrays.asList("b", null, "a", null, "c");
        withNull.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(withNull);
        withNull.sort(Comparator.nullsLast(Comparator.reverseOrder()));
        System.out.println(withNull);
        Comparator<Integer> cmp = (a, b) -> a % 10 - b % 10;
        System.out.println(cmp.compare(13, 22) + " " + cmp.reversed().compare(13, 22) + " " + cmp.thenComparing(Comparator.naturalOrder()).compare(12, 22) + " " + cmp.reversed().reversed().compare(13, 22));
        Supplier<List<String>> sup = ArrayList::new;
        System.out.println(sup.get().size() + " " + (sup.get() == sup.get()));
    }

    static void show(List<Person> people) {
        StringBuilder b = new StringBuilder();
        for (Person p : people) b.append(p.name()).append(' ');
        System.out.println(b.toString().trim());
    }
}
