// Pins down LinkedHashMap: insertion and access order, removeEldestEntry as an LRU cache,
// LinkedHashSet, and order after reinsertion and removal.
import java.util.*;

public class LinkedMapsLru {
    static class Lru<K, V> extends LinkedHashMap<K, V> {
        private final int capacity;
        int evicted = 0;

        Lru(int capacity) {
            super(16, 0.75f, true);
            this.capacity = capacity;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
            boolean full = size() > capacity;
            if (full) evicted++;
            return full;
        }
    }

    static int computed = 0;

    static int slowSquare(Lru<Integer, Integer> cache, int n) {
        Integer hit = cache.get(n);
        if (hit != null) return hit;
        computed++;
        cache.put(n, n * n);
        return n * n;
    }

    public static void main(String[] args) {
        Map<String, Integer> m = new LinkedHashMap<>();
        for (String s : "zeta alpha mid beta".split(" ")) m.put(s, s.length());
        System.out.println(m);
        m.put("alpha", 99);
        m.remove("zeta");
        m.put("zeta", 1);
        m.get("mid");
        System.out.println(m + " " + m.keySet() + m.values() + m.entrySet());
        m.keySet().remove("mid");
        m.values().removeIf(v -> v == 99);
        m.merge("beta", 5, Integer::sum);
        m.computeIfAbsent("gamma", k -> 3);
        m.computeIfPresent("zeta", (k, v) -> null);
        System.out.println(m);

        LinkedHashMap<Integer, String> access = new LinkedHashMap<>(8, 0.75f, true);
        for (int i = 0; i < 6; i++) access.put(i, "v" + i);
        access.get(2);
        access.getOrDefault(0, "");
        access.containsKey(1);
        access.put(3, "again");
        access.putIfAbsent(4, "ignored");
        access.replace(1, "r");
        System.out.println(access);
        for (Map.Entry<Integer, String> e : access.entrySet()) e.setValue(e.getValue() + "'");
        System.out.println(access);
        try {
            for (Integer k : access.keySet()) access.get(k);
            System.out.println("not reached");
        } catch (ConcurrentModificationException e) {
            System.out.println("reading modifies access order");
        }

        Lru<String, Integer> lru = new Lru<>(3);
        for (String k : "a b c a d e a f a b".split(" ")) {
            lru.merge(k, 1, Integer::sum);
            System.out.print(lru + " ");
        }
        System.out.println(lru.evicted + " " + lru.size());
        Lru<Integer, Integer> cache = new Lru<>(10);
        long sum = 0;
        for (int i = 0; i < 500; i++) sum += slowSquare(cache, i * i % 23);
        System.out.println(sum + " " + computed + " " + cache.evicted + " " + cache.keySet());
        Lru<Integer, Integer> none = new Lru<>(0);
        none.put(1, 1);
        System.out.println(none + " " + none.isEmpty());

        Set<Integer> s = new LinkedHashSet<>();
        for (int v : new int[] {5, 3, 9, 3, 5, 1, 7}) System.out.print(s.add(v) ? "+" : "-");
        s.remove(3);
        s.add(3);
        System.out.println(s + " " + s.contains(9) + s.size());
        s.retainAll(Set.of(3));
        s.addAll(List.of(8, 3, 2));
        System.out.println(s + " " + s.equals(new HashSet<>(List.of(2, 3, 8))) + s.hashCode());
        Map<String, List<Integer>> groups = new LinkedHashMap<>();
        for (int i = 0; i < 10; i++) groups.computeIfAbsent(i % 3 == 0 ? "fizz" : i % 2 == 0 ? "even" : "odd", k -> new ArrayList<>()).add(i);
        System.out.println(groups);
        Iterator<Map.Entry<String, List<Integer>>> it = groups.entrySet().iterator();
        it.next();
        it.remove();
        System.out.println(groups.keySet() + " " + new LinkedHashMap<>(groups).equals(groups));
        LinkedHashMap<Integer, Integer> big = new LinkedHashMap<>();
        for (int i = 0; i < 1000; i++) big.put(i * 7919 % 1009, i);
        int prev = -1;
        boolean ordered = true;
        for (int v : big.values()) {
            ordered &= v > prev;
            prev = v;
        }
        System.out.println(ordered + " " + big.size());
    }
}
