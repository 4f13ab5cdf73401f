// Pins down TreeMap and TreeSet: navigation, range views, descending views, polling, custom
// comparators, range errors, and red-black balance under many insertions and removals.
import java.util.*;

public class TreeMapOps {
    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + (e instanceof IllegalArgumentException ? ": " + e.getMessage() : ""));
        }
    }

    public static void main(String[] args) {
        TreeMap<Integer, String> m = new TreeMap<>();
        for (int k : new int[] {50, 20, 80, 10, 30, 70, 90, 60}) m.put(k, "v" + k);
        System.out.println(m + " " + m.firstKey() + " " + m.lastKey());
        for (int k : new int[] {5, 10, 15, 50, 55, 90, 95}) System.out.print(m.floorKey(k) + "/" + m.ceilingKey(k) + "/" + m.lowerKey(k) + "/" + m.higherKey(k) + " ");
        System.out.println(m.floorEntry(35) + " " + m.higherEntry(99) + " " + m.firstEntry().getValue() + m.lastEntry());
        System.out.println(m.headMap(50) + " " + m.headMap(50, true) + " " + m.tailMap(70) + " " + m.tailMap(70, false) + " " + m.subMap(20, 60) + " " + m.subMap(20, false, 60, true));
        System.out.println(m.descendingMap() + " " + m.descendingKeySet() + " " + m.navigableKeySet().headSet(30));
        SortedMap<Integer, String> view = m.subMap(25, 75);
        view.put(40, "put through view");
        m.put(45, "put below");
        view.remove(50);
        System.out.println(view + " " + view.size() + " " + view.firstKey() + view.lastKey() + " " + m);
        t(() -> view.put(100, "x"));
        t(() -> view.subMap(10, 30));
        t(() -> m.subMap(60, 20));
        t(() -> m.put(null, "x"));
        t(() -> new TreeMap<Integer, String>().firstKey());
        t(() -> new TreeMap<Object, String>().put(new Object(), ""));
        t(() -> { TreeMap<Object, String> o = new TreeMap<>(); o.put("s", ""); o.put(1, ""); });
        t(() -> { for (Integer k : m.keySet()) m.remove(k); });
        System.out.println(m.pollFirstEntry() + " " + m.pollLastEntry() + " " + m + " " + new TreeMap<>().pollFirstEntry());
        view.clear();
        System.out.println(m + " " + m.get(20) + m.get(21) + m.containsKey(80) + m.containsValue("v80"));
        m.merge(80, "+", String::concat);
        m.computeIfAbsent(81, k -> "c" + k);
        m.putIfAbsent(82, "p");
        System.out.println(m + " " + m.hashCode() + m.equals(new HashMap<>(m)));

        TreeMap<String, Integer> ci = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        ci.put("Bob", 1);
        ci.put("alice", 2);
        ci.put("BOB", 3);
        System.out.println(ci + " " + ci.get("bob") + ci.containsKey("ALICE"));
        TreeMap<String, Integer> byLen = new TreeMap<>(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
        for (String s : "one three five seven nine eleven to".split(" ")) byLen.put(s, s.hashCode() % 100);
        System.out.println(byLen.keySet() + " " + byLen.headMap("five"));
        TreeMap<Integer, Integer> big = new TreeMap<>();
        long h = 0;
        for (int i = 0; i < 1000; i++) big.put(i * 7919 % 1009, i);
        for (int i = 0; i < 1009; i += 3) big.remove(i);
        int prev = -1;
        boolean ordered = true;
        for (Map.Entry<Integer, Integer> e : big.entrySet()) {
            ordered &= e.getKey() > prev;
            prev = e.getKey();
            h = h * 31 + e.getValue();
        }
        System.out.println(big.size() + " " + ordered + " " + h + " " + big.subMap(100, 200).size() + " " + big.descendingMap().tailMap(50).size());

        TreeSet<Integer> s = new TreeSet<>(List.of(5, 1, 9, 3, 7));
        System.out.println(s + " " + s.first() + s.last() + s.floor(4) + s.ceiling(4) + s.lower(1) + s.higher(9) + s.add(5) + s.add(6) + s.remove(99));
        System.out.println(s.headSet(5) + " " + s.tailSet(5) + s.subSet(3, true, 7, true) + s.descendingSet() + s.pollFirst() + s.pollLast() + s);
        NavigableSet<Integer> desc = s.descendingSet();
        desc.add(100);
        desc.remove(3);
        System.out.println(s + " " + desc.first() + " " + desc.headSet(6) + " " + s.contains(100));
        for (Iterator<Integer> it = s.descendingIterator(); it.hasNext();) if (it.next() == 6) it.remove();
        System.out.println(s);
        TreeSet<String> words = new TreeSet<>(Comparator.reverseOrder());
        Collections.addAll(words, "b", "a", "c", "b");
        System.out.println(words + " " + words.comparator().compare("a", "b") + words.subSet("c", "a"));
        t(() -> s.subSet(1, 5).add(50));
        t(() -> new TreeSet<Integer>().first());
    }
}
