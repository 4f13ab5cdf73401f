// Pins down generic containers written by hand: linked list, stack, circular queue, hash
// table with chaining, min-heap and trie, with iterators and exceptions.
import java.util.Iterator;
import java.util.NoSuchElementException;

public class HandmadeStructures {
    static class MyList<T> implements Iterable<T> {
        private class Node {
            T value;
            Node next;
            Node(T value) { this.value = value; }
        }
        private Node head, tail;
        private int size;
        void add(T v) {
            Node n = new Node(v);
            if (head == null) head = n;
            else tail.next = n;
            tail = n;
            size++;
        }
        void addFirst(T v) {
            Node n = new Node(v);
            n.next = head;
            head = n;
            if (tail == null) tail = n;
            size++;
        }
        T get(int i) {
            if (i < 0 || i >= size) throw new IndexOutOfBoundsException("index " + i + " of " + size);
            Node n = head;
            while (i-- > 0) n = n.next;
            return n.value;
        }
        boolean remove(T v) {
            for (Node p = null, n = head; n != null; p = n, n = n.next) {
                if (n.value.equals(v)) {
                    if (p == null) head = n.next;
                    else p.next = n.next;
                    if (n == tail) tail = p;
                    size--;
                    return true;
                }
            }
            return false;
        }
        void reverse() {
            Node prev = null, n = head;
            tail = head;
            while (n != null) {
                Node next = n.next;
                n.next = prev;
                prev = n;
                n = next;
            }
            head = prev;
        }
        @Override public Iterator<T> iterator() {
            return new Iterator<T>() {
                Node at = head;
                @Override public boolean hasNext() { return at != null; }
                @Override public T next() {
                    if (at == null) throw new NoSuchElementException();
                    T v = at.value;
                    at = at.next;
                    return v;
                }
            };
        }
        @Override public String toString() {
            StringBuilder s = new StringBuilder("(");
            for (T t : this) s.append(t).append(' ');
            return s.append(size).append(')').toString();
        }
    }

    static class Ring<T> {
        private final T[] items;
        private int head, count;
        @SuppressWarnings("unchecked") Ring(int cap) { items = (T[]) new Object[cap]; }
        void put(T t) {
            if (count == items.length) throw new IllegalStateException("full " + count);
            items[(head + count++) % items.length] = t;
        }
        T take() {
            if (count == 0) throw new NoSuchElementException("empty");
            T t = items[head];
            items[head] = null;
            head = (head + 1) % items.length;
            count--;
            return t;
        }
    }

    static class Table<K, V> {
        static class Entry<K, V> {
            final K key;
            V value;
            Entry<K, V> next;
            Entry(K key, V value, Entry<K, V> next) { this.key = key; this.value = value; this.next = next; }
        }
        @SuppressWarnings("unchecked") Entry<K, V>[] buckets = new Entry[4];
        int size, resizes;
        int slot(Object k) { return (k.hashCode() & 0x7fffffff) % buckets.length; }
        V put(K k, V v) {
            for (Entry<K, V> e = buckets[slot(k)]; e != null; e = e.next) if (e.key.equals(k)) {
                V old = e.value;
                e.value = v;
                return old;
            }
            if (size > buckets.length * 2) grow();
            int s = slot(k);
            buckets[s] = new Entry<>(k, v, buckets[s]);
            size++;
            return null;
        }
        V get(K k) {
            for (Entry<K, V> e = buckets[slot(k)]; e != null; e = e.next) if (e.key.equals(k)) return e.value;
            return null;
        }
        @SuppressWarnings("unchecked") void grow() {
            Entry<K, V>[] old = buckets;
            buckets = new Entry[old.length * 2 + 1];
            resizes++;
            for (Entry<K, V> e : old) while (e != null) {
                Entry<K, V> next = e.next;
                int s = slot(e.key);
                e.next = buckets[s];
                buckets[s] = e;
                e = next;
            }
        }
    }

    static class Heap<T extends Comparable<? super T>> {
        private Object[] a = new Object[2];
        private int n;
        @SuppressWarnings("unchecked") private T at(int i) { return (T) a[i]; }
        void push(T t) {
            if (n == a.length) a = java.util.Arrays.copyOf(a, n * 2);
            int i = n++;
            for (; i > 0 && at((i - 1) / 2).compareTo(t) > 0; i = (i - 1) / 2) a[i] = a[(i - 1) / 2];
            a[i] = t;
        }
        T pop() {
            T top = at(0), last = at(--n);
            int i = 0;
            for (int c; (c = 2 * i + 1) < n; i = c) {
                if (c + 1 < n && at(c + 1).compareTo(at(c)) < 0) c++;
                if (last.compareTo(at(c)) <= 0) break;
                a[i] = a[c];
            }
            a[i] = last;
            return top;
        }
    }

    static class Trie {
        final Trie[] kids = new Trie[26];
        boolean word;
        int below;
        void add(String s) {
            Trie t = this;
            for (char c : s.toCharArray()) {
                t.below++;
                if (t.kids[c - 'a'] == null) t.kids[c - 'a'] = new Trie();
                t = t.kids[c - 'a'];
            }
            t.below++;
            t.word = true;
        }
        int count(String prefix) {
            Trie t = this;
            for (char c : prefix.toCharArray()) if ((t = t.kids[c - 'a']) == null) return 0;
            return t.below;
        }
        void list(String prefix, StringBuilder out) {
            if (word) out.append(prefix).append(' ');
            for (char c = 'a'; c <= 'z'; c++) if (kids[c - 'a'] != null) kids[c - 'a'].list(prefix + c, out);
        }
    }

    public static void main(String[] args) {
        MyList<String> l = new MyList<>();
        for (String s : "c d e f".split(" ")) l.add(s);
        l.addFirst("b");
        l.addFirst("a");
        System.out.println(l + " " + l.get(0) + l.get(5) + l.remove("a") + l.remove("f") + l.remove("zz") + l);
        l.add("g");
        l.reverse();
        l.add("z");
        System.out.println(l);
        try {
            l.get(9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        Ring<Integer> r = new Ring<>(3);
        int sum = 0;
        for (int i = 0; i < 20; i++) {
            r.put(i);
            if (i % 2 == 1) sum += r.take() * 3;
            if (r.count == 3) sum += r.take() + r.take();
        }
        System.out.println(sum + " " + r.count);
        try {
            for (;;) r.put(1);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        try {
            for (;;) r.take();
        } catch (NoSuchElementException e) {
            System.out.println(e.getMessage());
        }
        Table<String, Integer> t = new Table<>();
        for (int i = 0; i < 300; i++) t.put("k" + i % 120, i);
        long total = 0;
        for (int i = 0; i < 120; i++) total += t.get("k" + i);
        System.out.println(t.size + " " + t.resizes + " " + total + " " + t.get("none") + " " + t.put("k5", -1) + t.get("k5"));
        Heap<Integer> h = new Heap<>();
        for (int i = 0; i < 200; i++) h.push(i * 7919 % 211);
        int prev = -1;
        boolean ordered = true;
        long hash = 0;
        while (h.n > 0) {
            int v = h.pop();
            ordered &= v >= prev;
            prev = v;
            hash = hash * 31 + v;
        }
        System.out.println(ordered + " " + hash);
        Trie trie = new Trie();
        for (String s : "car card care cat dog do dot zebra".split(" ")) trie.add(s);
        StringBuilder out = new StringBuilder();
        trie.list("", out);
        System.out.println(trie.count("ca") + " " + trie.count("do") + " " + trie.count("x") + " " + trie.count("") + " " + out);
    }
}
