// Pins down HashMap: resizing, iteration order of small integer and string keys, merge and
// compute methods, views with removal, null keys, concurrent modification.
import java.util.*;

public class HashMapOps {
    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Map<Integer, String> m = new HashMap<>();
        for (int i = 0; i < 20; i++) m.put(i * 5 % 37, "v" + i);
        System.out.println(m + " " + m.size());
        System.out.println(m.put(5, "new") + m.get(5) + m.get(999) + m.remove(5) + m.remove(5) + m.containsKey(10) + m.containsValue("v3") + m.getOrDefault(77, "dflt"));
        Map<String, Integer> words = new HashMap<>();
        for (String w : "the cat sat on the mat the end of the cat".split(" ")) words.merge(w, 1, Integer::sum);
        System.out.println(words);
        System.out.println(words.putIfAbsent("cat", 99) + " " + words.putIfAbsent("dog", 1) + " " + words.computeIfAbsent("bird", String::length) + " " + words.computeIfAbsent("the", String::length)
                + " " + words.computeIfPresent("sat", (k, v) -> null) + " " + words.computeIfPresent("mat", (k, v) -> v + 10) + " " + words.computeIfPresent("none", (k, v) -> 1)
                + " " + words.compute("on", (k, v) -> v == null ? 1 : v * 7) + " " + words.compute("q", (k, v) -> v == null ? 42 : 0) + " " + words.merge("end", 5, (x, y) -> null)
                + " " + words.replace("the", 1000) + " " + words.replace("zzz", 1) + " " + words.replace("dog", 1, 2) + " " + words.remove("dog", 1));
        System.out.println(new TreeMap<>(words));
        m.put(null, "nullkey");
        m.put(100, null);
        System.out.println(m.get(null) + m.containsKey(null) + m.get(100) + m.containsKey(100) + m.getOrDefault(100, "x") + m.containsValue(null) + m.putIfAbsent(100, "filled") + m.get(100));
        m.keySet().removeIf(k -> k != null && k % 2 == 0);
        System.out.println(m);
        m.values().remove("nullkey");
        m.entrySet().removeIf(e -> e.getValue().length() > 2);
        System.out.println(m + " " + m.keySet() + m.values());
        for (Map.Entry<Integer, String> e : m.entrySet()) e.setValue(e.getValue() + "!");
        System.out.println(m + " " + m.hashCode() + " " + m.equals(new TreeMap<>(m)) + " " + m.entrySet().contains(Map.entry(25, "v5!")));
        for (Iterator<Integer> it = m.keySet().iterator(); it.hasNext();) if (it.next() > 20) it.remove();
        System.out.println(m);
        t(() -> { for (Integer k : m.keySet()) m.put(k + 1000, ""); });
        t(() -> { for (Integer k : m.keySet()) m.remove(k); });
        t(() -> m.computeIfAbsent(5000, k -> { m.put(6000, "x"); return "y"; }));
        t(() -> m.merge(1, null, (x, y) -> x));
        t(() -> new HashMap<>(-1));
        t(() -> new HashMap<>(10, 0f));
        t(() -> m.entrySet().iterator().remove());
        t(() -> new HashMap<>().keySet().iterator().next());
        t(() -> m.keySet().add(1));

        HashMap<Integer, Integer> big = new HashMap<>(2, 0.9f);
        for (int i = 0; i < 5000; i++) big.put(i * 31 - 2000, i);
        long h = 0;
        for (Map.Entry<Integer, Integer> e : big.entrySet()) h = h * 31 + e.getKey() * 7 + e.getValue();
        System.out.println(big.size() + " " + h);
        for (int i = 0; i < 5000; i += 3) big.remove(i * 31 - 2000);
        h = 0;
        for (int k : big.keySet()) h = h * 17 + k;
        System.out.println(big.size() + " " + h + " " + big.hashCode());
        HashMap<String, Integer> strings = new HashMap<>();
        for (int i = 0; i < 500; i++) strings.put("key" + i * i, i);
        StringBuilder order = new StringBuilder();
        for (String k : strings.keySet()) order.append(k.substring(3)).append(' ');
        System.out.println(order.length() + " " + order.toString().hashCode() + " " + order.substring(0, 60));
        Map<Object, String> mixed = new HashMap<>();
        mixed.put(1, "int");
        mixed.put(1L, "long");
        mixed.put('a', "char");
        mixed.put(1.5, "double");
        mixed.put(true, "bool");
        mixed.put("s", "string");
        mixed.put(List.of(1, 2), "list");
        System.out.println(mixed + " " + mixed.get(Arrays.asList(1, 2)) + mixed.get((short) 1));
        Map<Character, Integer> freq = new HashMap<>();
        for (char c : "hello world".toCharArray()) freq.put(c, freq.containsKey(c) ? freq.get(c) + 1 : 1);
        System.out.println(freq);
        m.forEach((k, v) -> System.out.print(k + "->" + v + ";"));
        m.replaceAll((k, v) -> k + v);
        System.out.println(m);
        Map<Integer, String> copy = new HashMap<>(m);
        copy.putAll(Map.of(1, "one"));
        m.clear();
        System.out.println(copy.size() + " " + m.isEmpty() + m);
    }
}
