// Pins down value classes: fractions, complex numbers, money with ratios, intervals, builders,
// calendar arithmetic, with equals, hashCode, compareTo and caching.
import java.util.*;

public class ImmutableValues {
    static final class Fraction implements Comparable<Fraction> {
        private static final Map<String, Fraction> CACHE = new HashMap<>();
        static final Fraction ZERO = of(0, 1), ONE = of(1, 1);
        final long n, d;
        private Fraction(long n, long d) { this.n = n; this.d = d; }
        static Fraction of(long n, long d) {
            if (d == 0) throw new ArithmeticException("zero denominator");
            long g = gcd(Math.abs(n), Math.abs(d));
            if (d < 0) g = -g;
            long a = n / g, b = d / g;
            return CACHE.computeIfAbsent(a + "/" + b, k -> new Fraction(a, b));
        }
        static long gcd(long a, long b) { return b == 0 ? a == 0 ? 1 : a : gcd(b, a % b); }
        Fraction plus(Fraction o) { return of(n * o.d + o.n * d, d * o.d); }
        Fraction times(Fraction o) { return of(n * o.n, d * o.d); }
        Fraction inverse() { return of(d, n); }
        @Override public int compareTo(Fraction o) { return Long.compare(n * o.d, o.n * d); }
        @Override public boolean equals(Object o) { return o instanceof Fraction f && f.n == n && f.d == d; }
        @Override public int hashCode() { return Objects.hash(n, d); }
        @Override public String toString() { return d == 1 ? "" + n : n + "/" + d; }
    }

    record Complex(double re, double im) {
        static final Complex I = new Complex(0, 1);
        Complex plus(Complex o) { return new Complex(re + o.re, im + o.im); }
        Complex times(Complex o) { return new Complex(re * o.re - im * o.im, re * o.im + im * o.re); }
        double abs2() { return re * re + im * im; }
        Complex pow(int n) {
            Complex r = new Complex(1, 0);
            for (int i = 0; i < n; i++) r = r.times(this);
            return r;
        }
        @Override public String toString() { return re + (im < 0 || 1 / im < 0 ? "-" : "+") + Math.abs(im) + "i"; }
    }

    record Day(int y, int m, int d) implements Comparable<Day> {
        private static final int[] LEN = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
        Day {
            if (m < 1 || m > 12 || d < 1 || d > length(y, m)) throw new IllegalArgumentException(y + "-" + m + "-" + d);
        }
        static boolean leap(int y) { return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0); }
        static int length(int y, int m) { return m == 2 && leap(y) ? 29 : LEN[m - 1]; }
        long epoch() {
            long a = y - (m <= 2 ? 1 : 0), era = Math.floorDiv(a, 400L), yoe = a - era * 400;
            long doy = (153L * (m + (m > 2 ? -3 : 9)) + 2) / 5 + d - 1;
            return era * 146097 + yoe * 365 + yoe / 4 - yoe / 100 + doy - 719468;
        }
        String weekday() { return "Thu Fri Sat Sun Mon Tue Wed".split(" ")[(int) Math.floorMod(epoch(), 7L)]; }
        Day next() { return d < length(y, m) ? new Day(y, m, d + 1) : m < 12 ? new Day(y, m + 1, 1) : new Day(y + 1, 1, 1); }
        @Override public int compareTo(Day o) { return Comparator.comparingInt(Day::y).thenComparingInt(Day::m).thenComparingInt(Day::d).compare(this, o); }
    }

    record Interval(int lo, int hi) {
        boolean touches(Interval o) { return lo <= o.hi + 1 && o.lo <= hi + 1; }
        static List<Interval> merge(List<Interval> in) {
            List<Interval> out = new ArrayList<>();
            in.stream().sorted(Comparator.comparingInt(Interval::lo)).forEach(i -> {
                Interval last = out.isEmpty() ? null : out.get(out.size() - 1);
                if (last != null && last.touches(i)) out.set(out.size() - 1, new Interval(last.lo, Math.max(last.hi, i.hi)));
                else out.add(i);
            });
            return out;
        }
    }

    static final class Pizza {
        private final String size;
        private final List<String> toppings;
        private Pizza(Builder b) { size = b.size; toppings = Collections.unmodifiableList(new ArrayList<>(b.toppings)); }
        static class Builder {
            private String size = "medium";
            private final List<String> toppings = new ArrayList<>();
            Builder size(String s) { size = s; return this; }
            Builder top(String t) { toppings.add(t); return this; }
            Pizza build() {
                if (toppings.size() > 3) throw new IllegalStateException("too many: " + toppings);
                return new Pizza(this);
            }
        }
        @Override public String toString() { return size + toppings; }
    }

    public static void main(String[] args) {
        Fraction half = Fraction.of(1, 2), third = Fraction.of(-2, -6);
        System.out.println(half.plus(third) + " " + half.times(third) + " " + third.inverse() + " " + Fraction.of(6, -4) + " " + Fraction.of(0, -5) + " " + (Fraction.of(2, 4) == half) + half.compareTo(third) + half.equals(third) + third.hashCode());
        Fraction h = Fraction.ZERO;
        for (int i = 1; i <= 20; i++) h = h.plus(Fraction.of(1, i));
        System.out.println(h + " " + Fraction.ONE + " " + new TreeSet<>(List.of(half, third, Fraction.ONE, Fraction.of(-1, 7))));
        try {
            Fraction.ZERO.inverse();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        Complex z = new Complex(1, 1);
        System.out.println(z.pow(8) + " " + Complex.I.times(Complex.I) + " " + z.plus(new Complex(-1, -3)) + " " + z.abs2() + " " + z.equals(new Complex(1, 1)) + new Complex(0.0, 0).equals(new Complex(-0.0, 0)) + new Complex(Double.NaN, 0).equals(new Complex(Double.NaN, 0)));
        for (Day d : new Day[] {new Day(1970, 1, 1), new Day(2000, 2, 29), new Day(2024, 12, 31), new Day(1900, 3, 1), new Day(1582, 10, 15), new Day(-1, 1, 1)}) System.out.print(d.epoch() + d.weekday() + d.next().m() + " ");
        System.out.println();
        Day d = new Day(2023, 1, 1);
        int fridays13 = 0, days = 0;
        while (d.y() < 2025) {
            if (d.d() == 13 && d.weekday().equals("Fri")) fridays13++;
            d = d.next();
            days++;
        }
        System.out.println(fridays13 + " " + days + " " + d + " " + new Day(2024, 5, 1).compareTo(new Day(2024, 4, 30)) + Day.leap(1900) + Day.leap(2000));
        try {
            new Day(2023, 2, 29);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Interval.merge(List.of(new Interval(8, 10), new Interval(1, 3), new Interval(2, 6), new Interval(15, 18), new Interval(11, 12))));
        Pizza.Builder b = new Pizza.Builder().top("olives").size("large");
        Pizza p = b.build();
        b.top("ham").top("basil");
        System.out.println(p + " " + b.build());
        try {
            b.top("extra").build();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            p.toppings.add("x");
        } catch (UnsupportedOperationException e) {
            System.out.println("sealed pizza");
        }
    }
}
