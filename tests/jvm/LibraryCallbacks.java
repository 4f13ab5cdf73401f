// Pins down library code calling back into the program: user subclasses of abstract
// collections, CharSequence, Comparable, Number, and exceptions passing through library frames.
import java.util.*;

public class LibraryCallbacks {
    static class Squares extends AbstractList<Integer> {
        final int n;
        Squares(int n) { this.n = n; }
        @Override public Integer get(int i) {
            Objects.checkIndex(i, n);
            return i * i;
        }
        @Override public int size() { return n; }
    }

    static class Counting<E> extends ArrayList<E> {
        int adds = 0;
        @Override public boolean add(E e) { adds++; return super.add(e); }
        @Override public boolean addAll(Collection<? extends E> c) { adds += c.size(); return super.addAll(c); }
    }

    static class Rope implements CharSequence {
        final String a, b;
        Rope(String a, String b) { this.a = a; this.b = b; }
        @Override public int length() { return a.length() + b.length(); }
        @Override public char charAt(int i) { return i < a.length() ? a.charAt(i) : b.charAt(i - a.length()); }
        @Override public CharSequence subSequence(int s, int e) { return (a + b).substring(s, e); }
        @Override public String toString() { return a + b; }
    }

    static class Fraction extends Number implements Comparable<Fraction> {
        final int n, d;
        Fraction(int n, int d) { this.n = n; this.d = d; }
        @Override public int intValue() { return n / d; }
        @Override public long longValue() { return n / d; }
        @Override public float floatValue() { return (float) n / d; }
        @Override public double doubleValue() { return (double) n / d; }
        @Override public int compareTo(Fraction o) { return Long.compare((long) n * o.d, (long) o.n * d); }
        @Override public String toString() { return n + "/" + d; }
    }

    static class Touchy {
        static int budget = 3;
        final int id;
        Touchy(int id) { this.id = id; }
        @Override public int hashCode() {
            if (budget-- <= 0) throw new IllegalStateException("hash budget");
            return id;
        }
        @Override public boolean equals(Object o) { throw new UnsupportedOperationException("equals"); }
    }

    static class Pairs extends AbstractMap<String, Integer> {
        @Override public Set<Entry<String, Integer>> entrySet() {
            Set<Entry<String, Integer>> s = new LinkedHashSet<>();
            s.add(new SimpleEntry<>("one", 1));
            s.add(Map.entry("two", 2));
            return s;
        }
    }

    static class Bag extends AbstractCollection<String> {
        final List<String> items = new ArrayList<>();
        @Override public Iterator<String> iterator() { return items.iterator(); }
        @Override public int size() { return items.size(); }
        @Override public boolean add(String s) { return items.add(s + "!"); }
    }

    public static void main(String[] args) {
        Squares sq = new Squares(8);
        System.out.println(sq + " " + sq.contains(49) + sq.indexOf(25) + sq.subList(2, 5) + sq.hashCode() + sq.equals(List.of(0, 1, 4, 9, 16, 25, 36, 49)) + Collections.max(sq) + Collections.binarySearch(sq, 36));
        System.out.println(new ArrayList<>(sq).size() + " " + sq.stream().mapToInt(v -> v).sum() + " " + sq.containsAll(List.of(1, 4)));
        try {
            sq.add(5);
        } catch (UnsupportedOperationException e) {
            System.out.println("read only");
        }
        try {
            sq.get(8);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Counting<String> c = new Counting<>();
        c.add("a");
        c.addAll(List.of("b", "c"));
        Collections.addAll(c, "d", "e");
        System.out.println(c + " " + c.adds);
        Rope rope = new Rope("hello ", "world");
        System.out.println(new StringBuilder("<").append(rope).append(rope, 4, 8).insert(0, rope) + " " + "hello world".contentEquals(rope) + String.join("-", rope, "x") + "say hello world".contains(rope) + rope.chars().filter(ch -> ch == 'l').count() + rope.isEmpty());
        List<Fraction> fs = new ArrayList<>(List.of(new Fraction(1, 2), new Fraction(1, 3), new Fraction(3, 4), new Fraction(-1, 5)));
        Collections.sort(fs);
        double total = 0;
        for (Number n : fs) total += n.doubleValue();
        System.out.println(fs + " " + total + " " + Collections.max(fs) + " " + new TreeSet<>(fs).first() + " " + fs.get(3).shortValue());
        Map<Touchy, String> m = new HashMap<>();
        m.put(new Touchy(1), "x");
        try {
            m.put(new Touchy(1), "y");
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage() + m.size());
        }
        m.put(new Touchy(2), "z");
        try {
            m.get(new Touchy(3));
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + m.size());
        }
        int[] calls = {0};
        List<Integer> toSort = new ArrayList<>(List.of(5, 3, 9, 1, 7, 2));
        try {
            toSort.sort((x, y) -> {
                if (++calls[0] == 4) throw new RuntimeException("comparator gave up");
                return x - y;
            });
        } catch (RuntimeException e) {
            System.out.println(e.getMessage() + " " + toSort.size() + " " + new TreeSet<>(toSort));
        }
        try {
            toSort.forEach(v -> { if (v > 8) throw new IllegalStateException("for each " + v); });
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            new HashMap<String, Integer>().computeIfAbsent("k", k -> { throw new RuntimeException("compute " + k); });
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        Pairs p = new Pairs();
        System.out.println(p + " " + p.get("two") + p.containsKey("one") + p.size() + p.keySet() + p.values() + p.equals(Map.of("one", 1, "two", 2)) + p.hashCode());
        Bag bag = new Bag();
        bag.addAll(List.of("x", "y", "z"));
        bag.remove("y!");
        bag.removeIf(s -> s.startsWith("z"));
        System.out.println(bag + " " + bag.contains("x!") + Arrays.toString(bag.toArray()));
        Iterator<Integer> custom = new Iterator<>() {
            int left = 3;
            @Override public boolean hasNext() { return left > 0; }
            @Override public Integer next() { return left--; }
        };
        List<Integer> drained = new ArrayList<>();
        custom.forEachRemaining(drained::add);
        System.out.println(drained);
        String text = String.format("%s|%10s|%d", new Fraction(1, 2), rope, 5) + String.valueOf(new Fraction(2, 3)) + Objects.toString(new Fraction(4, 5));
        System.out.println(text);
    }
}
