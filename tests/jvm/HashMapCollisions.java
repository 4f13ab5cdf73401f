// Pins down HashMap with colliding keys: chains, treeified bins with and without Comparable,
// shrinking back, mutable hash codes, equals consulted correctly.
import java.util.*;

public class HashMapCollisions {
    static int equalsCalls = 0;

    static class Key {
        final int id;
        Key(int id) { this.id = id; }
        @Override public int hashCode() { return id % 3; }
        @Override public boolean equals(Object o) {
            equalsCalls++;
            return o instanceof Key k && k.id == id;
        }
        @Override public String toString() { return "K" + id; }
    }

    static class CKey extends Key implements Comparable<CKey> {
        CKey(int id) { super(id); }
        @Override public int hashCode() { return 7; }
        @Override public int compareTo(CKey o) { return Integer.compare(id, o.id); }
    }

    static class Mutable {
        int v;
        Mutable(int v) { this.v = v; }
        @Override public int hashCode() { return v; }
        @Override public boolean equals(Object o) { return o instanceof Mutable m && m.v == v; }
    }

    static List<String> twins(int n) {
        List<String> out = new ArrayList<>();
        out.add("");
        for (int i = 0; i < n; i++) {
            List<String> next = new ArrayList<>();
            for (String s : out) {
                next.add(s + "Aa");
                next.add(s + "BB");
            }
            out = next;
        }
        return out;
    }

    public static void main(String[] args) {
        Map<Key, Integer> m = new HashMap<>();
        for (int i = 0; i < 12; i++) m.put(new Key(i), i);
        System.out.println(m + " " + equalsCalls);
        int hits = 0;
        for (int i = -2; i < 15; i++) if (m.containsKey(new Key(i))) hits++;
        System.out.println(hits + " " + m.get(new Key(7)) + " " + m.remove(new Key(4)) + " " + m.remove(new Key(4)) + " " + m.size());
        m.put(new Key(3), 333);
        System.out.println(m);

        Map<CKey, Integer> tree = new HashMap<>();
        for (int i = 0; i < 300; i++) tree.put(new CKey(i * 37 % 300), i);
        long h = 0;
        for (int i = 0; i < 300; i++) h = h * 31 + tree.get(new CKey(i));
        System.out.println(tree.size() + " " + h + " " + tree.get(new CKey(300)));
        for (int i = 0; i < 300; i += 2) tree.remove(new CKey(i));
        int sum = 0;
        for (Map.Entry<CKey, Integer> e : tree.entrySet()) sum += e.getKey().id * (e.getValue() % 7);
        System.out.println(tree.size() + " " + sum);
        for (int i = 1; i < 295; i += 2) tree.remove(new CKey(i));
        System.out.println(new TreeMap<>(tree) + " " + tree.containsKey(new CKey(297)));
        tree.keySet().removeIf(k -> k.id == 297);
        for (int i = 0; i < 20; i++) tree.merge(new CKey(i), 1, Integer::sum);
        System.out.println(tree.size() + " " + tree.containsKey(new CKey(299)));

        List<String> strings = twins(6);
        Set<Integer> hashes = new HashSet<>();
        for (String s : strings) hashes.add(s.hashCode());
        Map<String, Integer> sm = new HashMap<>();
        for (int i = 0; i < strings.size(); i++) sm.put(strings.get(i), i);
        boolean ok = true;
        for (int i = 0; i < strings.size(); i++) ok &= sm.get(strings.get(i)) == i;
        System.out.println(strings.size() + " " + hashes.size() + " " + sm.size() + " " + ok + " " + sm.get("AaAaAaAaAaAx"));
        sm.values().removeIf(v -> v % 5 != 0);
        System.out.println(sm.size() + " " + sm.get(strings.get(10)) + " " + sm.get(strings.get(11)));
        sm.replaceAll((k, v) -> v * 2);
        sm.computeIfAbsent(strings.get(1), k -> -1);
        sm.computeIfPresent(strings.get(0), (k, v) -> null);
        int total = 0;
        for (int v : sm.values()) total += v;
        System.out.println(sm.size() + " " + total);

        Set<Mutable> set = new HashSet<>();
        Mutable x = new Mutable(1);
        set.add(x);
        x.v = 2;
        System.out.println(set.contains(x) + " " + set.contains(new Mutable(1)) + " " + set.contains(new Mutable(2)) + " " + set.size() + set.add(x) + set.size());
        Map<Object, String> odd = new HashMap<>();
        odd.put(Integer.MIN_VALUE, "min");
        odd.put(0, "zero");
        odd.put(0.0, "dzero");
        odd.put(-0.0, "dminus");
        odd.put("", "empty");
        odd.put(65536, "high");
        odd.put(false, "false");
        System.out.println(odd.size() + odd.get(0.0) + odd.get(-0.0) + odd.get(Integer.MIN_VALUE) + odd.get("") + odd.get(65536) + odd.get(0L));
        System.out.println(equalsCalls > 0);
    }
}
