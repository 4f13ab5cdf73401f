// Pins down Objects and Optional: null-safe equality and hashing, requireNonNull messages,
// checkIndex, Optional chains and their exceptions.
import java.util.*;

public class ObjectsOptional {
    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static int calls = 0;

    static String supply() {
        calls++;
        return "supplied" + calls;
    }

    static class P {
        final int x;
        final String s;
        P(int x, String s) { this.x = x; this.s = s; }
        @Override public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || getClass() != o.getClass()) return false;
            P p = (P) o;
            return x == p.x && Objects.equals(s, p.s);
        }
        @Override public int hashCode() { return Objects.hash(x, s); }
        @Override public String toString() { return "P(" + x + "," + s + ")"; }
    }

    static Optional<Integer> parse(String s) {
        try {
            return Optional.of(Integer.parseInt(s));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public static void main(String[] args) {
        System.out.println(Objects.equals(null, null) + " " + Objects.equals("a", null) + Objects.equals(null, "a") + Objects.equals("a", new String("a")) + Objects.deepEquals(new int[] {1}, new int[] {1}));
        System.out.println(Objects.hash(1, 2, 3) + " " + Objects.hash() + " " + Objects.hash((Object) null) + " " + Objects.hashCode(null) + " " + Objects.hashCode("a") + " " + Objects.hash("x", 1.5, 'c', true, 7L));
        System.out.println(Objects.toString(null) + Objects.toString(5) + Objects.toString(null, "dflt") + Objects.isNull(null) + Objects.nonNull(null) + Objects.requireNonNullElse(null, "else") + Objects.requireNonNullElseGet("v", ObjectsOptional::supply));
        t(() -> Objects.requireNonNull(null));
        t(() -> Objects.requireNonNull(null, "must not be null"));
        t(() -> Objects.requireNonNull(null, () -> "made " + supply()));
        t(() -> Objects.requireNonNullElse(null, null));
        t(() -> Objects.checkIndex(5, 5));
        t(() -> Objects.checkIndex(-1, 5));
        t(() -> Objects.checkFromToIndex(3, 2, 5));
        t(() -> Objects.checkFromIndexSize(3, 4, 5));
        System.out.println(Objects.checkIndex(2, 3) + Objects.compare("a", "b", Comparator.naturalOrder()) + Objects.compare(null, null, Comparator.<String>naturalOrder()));
        P a = new P(1, null), b = new P(1, null), c = new P(1, "s");
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + (a.hashCode() == b.hashCode()) + " " + c.hashCode() + " " + a.equals(null) + a.equals("x") + a + " " + new HashSet<>(List.of(a, c)).contains(b));

        Optional<String> e = Optional.empty(), s = Optional.of("value");
        System.out.println(e + " " + s + " " + e.isPresent() + s.isPresent() + e.isEmpty() + " " + s.get() + e.orElse("other") + s.orElse("other") + Optional.ofNullable(null) + Optional.ofNullable(1));
        System.out.println(e.orElseGet(ObjectsOptional::supply) + s.orElseGet(ObjectsOptional::supply) + calls + " " + s.map(String::length) + e.map(String::length) + s.map(v -> null) + s.filter(v -> v.startsWith("x")) + s.filter(v -> v.startsWith("v")));
        System.out.println(s.flatMap(v -> Optional.of(v + "!")) + " " + e.or(() -> Optional.of("or")) + s.or(() -> Optional.of("or")) + s.equals(Optional.of("value")) + e.equals(Optional.empty()) + s.hashCode() + e.hashCode());
        t(() -> e.get());
        t(() -> e.orElseThrow());
        t(() -> e.orElseThrow(() -> new IllegalStateException("custom")));
        t(() -> Optional.of(null));
        t(() -> s.flatMap(v -> null));
        s.ifPresent(v -> System.out.println("has " + v));
        e.ifPresent(v -> System.out.println("never"));
        e.ifPresentOrElse(v -> System.out.println("never"), () -> System.out.println("empty branch"));
        s.ifPresentOrElse(v -> System.out.println("branch " + v), () -> System.out.println("never"));
        int sum = 0;
        for (String x : new String[] {"1", "x", "30", "", "-7"}) sum += parse(x).map(v -> v * 2).filter(v -> v > 0).orElse(100);
        System.out.println(sum);
        OptionalInt oi = OptionalInt.of(5);
        System.out.println(oi + " " + oi.getAsInt() + OptionalInt.empty() + OptionalInt.empty().orElse(9) + OptionalDouble.of(1.5) + OptionalLong.of(7).isPresent() + oi.equals(OptionalInt.of(5)));
        t(() -> OptionalInt.empty().getAsInt());
        System.out.println(s.stream().count() + " " + parse("8").flatMap(v -> parse(v + "0")).get());
    }
}
