// Pins down Iterator and Iterable written by hand, Iterator.remove, ListIterator, nested
// iteration, generators, and NoSuchElementException.
import java.util.*;

public class Iterators {
    static class Range implements Iterable<Integer> {
        final int lo, hi, step;
        Range(int lo, int hi, int step) { this.lo = lo; this.hi = hi; this.step = step; }
        @Override public Iterator<Integer> iterator() {
            return new Iterator<>() {
                int next = lo;
                @Override public boolean hasNext() { return step > 0 ? next < hi : next > hi; }
                @Override public Integer next() {
                    if (!hasNext()) throw new NoSuchElementException("past " + hi);
                    int v = next;
                    next += step;
                    return v;
                }
            };
        }
    }

    static class Ring<T> implements Iterable<T> {
        private Object[] items = new Object[2];
        private int size = 0;
        @SafeVarargs Ring(T... ts) { for (T t : ts) add(t); }
        void add(T t) {
            if (size == items.length) items = Arrays.copyOf(items, size * 2);
            items[size++] = t;
        }
        @SuppressWarnings("unchecked") T get(int i) { return (T) items[i % size]; }
        @Override public Iterator<T> iterator() { return new It(); }
        private class It implements Iterator<T> {
            int i = 0;
            boolean removable = false;
            @Override public boolean hasNext() { return i < size; }
            @Override public T next() { removable = true; return get(i++); }
            @Override public void remove() {
                if (!removable) throw new IllegalStateException("nothing to remove");
                removable = false;
                System.arraycopy(items, i, items, i - 1, size - i);
                size--;
                i--;
            }
        }
    }

    static Iterator<Long> primes() {
        return new Iterator<>() {
            long p = 1;
            @Override public boolean hasNext() { return true; }
            @Override public Long next() {
                search:
                while (true) {
                    p++;
                    for (long d = 2; d * d <= p; d++) if (p % d == 0) continue search;
                    return p;
                }
            }
        };
    }

    public static void main(String[] args) {
        for (int i : new Range(0, 10, 3)) System.out.print(i + " ");
        for (int i : new Range(5, 0, -2)) System.out.print(i + " ");
        for (int i : new Range(5, 5, 1)) System.out.print("never " + i);
        System.out.println();
        int pairs = 0;
        Range r = new Range(0, 4, 1);
        for (int a : r) for (int b : r) if (a < b) pairs += a * 10 + b;
        System.out.println(pairs);
        Ring<String> ring = new Ring<>("a", "b", "c", "d", "e");
        for (Iterator<String> it = ring.iterator(); it.hasNext();) {
            String s = it.next();
            if (s.equals("b") || s.equals("e")) it.remove();
        }
        for (String s : ring) System.out.print(s);
        System.out.println(ring.size);
        try {
            ring.iterator().remove();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Iterator<Integer> it = new Range(0, 1, 1).iterator();
        it.next();
        try {
            it.next();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        try {
            new Range(0, 1, 1).iterator().remove();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        Iterator<Long> p = primes();
        for (int i = 0; i < 20; i++) System.out.print(p.next() + " ");
        System.out.println();
        StringBuilder rest = new StringBuilder();
        Iterator<Integer> half = new Range(0, 6, 1).iterator();
        half.next();
        half.forEachRemaining(rest::append);
        new Range(0, 3, 1).forEach(rest::append);
        System.out.println(rest);

        for (List<Integer> list : List.of(new ArrayList<Integer>(), new LinkedList<Integer>())) {
            for (int i = 0; i < 8; i++) list.add(i);
            ListIterator<Integer> li = list.listIterator();
            while (li.hasNext()) {
                int idx = li.nextIndex();
                int v = li.next();
                if (v % 3 == 0) li.remove();
                else if (v % 3 == 1) li.set(v * 10);
                else li.add(-idx);
            }
            System.out.print(list + " ");
            while (li.hasPrevious()) System.out.print(li.previousIndex() + ":" + li.previous() + " ");
            System.out.println(li.previousIndex());
            try {
                li.set(1);
                li.add(77);
                li.set(1);
            } catch (IllegalStateException e) {
                System.out.println("set after add " + list);
            }
            ListIterator<Integer> mid = list.listIterator(3);
            System.out.println(mid.next() + " " + mid.previous() + " " + mid.nextIndex());
            try {
                for (Integer v : list) if (v == 77) list.add(5);
            } catch (ConcurrentModificationException e) {
                System.out.println("modified " + list.size() + " " + e.getMessage());
            }
            try {
                list.listIterator(100);
            } catch (IndexOutOfBoundsException e) {
                System.out.println("bad index");
            }
            try {
                new ArrayList<>(list).iterator().remove();
            } catch (IllegalStateException e) {
                System.out.println("no current");
            }
        }
        try {
            Collections.emptyIterator().next();
        } catch (NoSuchElementException e) {
            System.out.println("empty");
        }
        // removing the last but one element ends the loop without an exception
        List<Integer> sneaky = new ArrayList<>(List.of(1, 2, 3));
        for (Integer v : sneaky) if (v == 2) sneaky.remove(v);
        System.out.println(sneaky);
    }
}
