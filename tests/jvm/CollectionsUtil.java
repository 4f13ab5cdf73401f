// Pins down java.util.Collections and the immutable factories: sort, reverse, seeded shuffle,
// rotate, swap, fill, nCopies, max, min, frequency, wrappers and their refusals.
import java.util.*;

public class CollectionsUtil {
    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        List<Integer> l = new ArrayList<>(List.of(5, 2, 8, 1, 9, 3));
        Collections.sort(l);
        System.out.println(l + " " + Collections.binarySearch(l, 8) + " " + Collections.binarySearch(l, 4));
        Collections.reverse(l);
        System.out.println(l);
        Collections.sort(l, Comparator.comparing(v -> v % 3));
        System.out.println(l);
        Collections.shuffle(l, new Random(42));
        System.out.println(l);
        Collections.shuffle(l, new Random(7));
        System.out.println(l);
        List<Integer> linked = new LinkedList<>(l);
        Collections.shuffle(linked, new Random(1));
        System.out.println(linked);
        Collections.rotate(l, 2);
        System.out.println(l);
        Collections.rotate(l, -3);
        Collections.swap(l, 0, 5);
        System.out.println(l + " " + Collections.max(l) + Collections.min(l) + Collections.max(l, Comparator.comparing(v -> -v)) + Collections.frequency(List.of(1, 2, 1), 1));
        System.out.println(Collections.nCopies(3, "ab") + " " + Collections.emptyList() + Collections.emptyMap() + Collections.emptySet() + Collections.singletonList(1) + Collections.singleton("x") + Collections.singletonMap("k", "v"));
        System.out.println(Collections.disjoint(List.of(1, 2), List.of(3)) + " " + Collections.indexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)) + Collections.lastIndexOfSubList(List.of(1, 2, 3, 2, 3), List.of(2, 3)));
        Collections.fill(linked, 0);
        Collections.addAll(linked, 1, 2);
        Collections.replaceAll(linked, 0, 9);
        System.out.println(linked);
        List<Integer> dest = new ArrayList<>(Collections.nCopies(8, -1));
        Collections.copy(dest, l);
        System.out.println(dest);
        List<Integer> un = Collections.unmodifiableList(l);
        l.set(0, 77);
        System.out.println(un.get(0) + " " + un.equals(l) + un);
        t(() -> un.set(0, 1));
        t(() -> un.add(1));
        t(() -> un.iterator().remove());
        t(() -> un.sort(null));
        t(() -> Collections.unmodifiableMap(new HashMap<>()).put("a", 1));
        t(() -> Collections.nCopies(2, 1).add(1));
        t(() -> Collections.emptyList().add(null));
        t(() -> Collections.max(new ArrayList<Integer>()));
        t(() -> Collections.nCopies(-1, 1));
        List<String> of = List.of("a", "b", "c");
        System.out.println(of + " " + of.indexOf("b") + of.contains("c") + of.subList(1, 3) + of.hashCode() + List.copyOf(of).equals(of) + (List.copyOf(of) == of) + List.of().isEmpty());
        t(() -> of.set(0, "x"));
        t(() -> of.remove("a"));
        t(() -> List.of("a", null));
        t(() -> of.contains(null));
        t(() -> Map.of("a", 1, "a", 2));
        t(() -> Set.of(1, 1));
        t(() -> Map.of("k", null));
        t(() -> of.get(3));
        Map<String, Integer> one = Map.of("only", 1);
        System.out.println(one + " " + one.get("only") + one.get("x") + one.entrySet() + Map.entry("k", 2) + Set.of(5) + Map.of().size() + Map.copyOf(one).equals(one));
        Map<String, Integer> several = Map.of("a", 1, "b", 2, "c", 3, "d", 4);
        System.out.println(new TreeMap<>(several) + " " + several.size() + several.hashCode() + several.containsKey("c") + several.containsValue(9) + several.getOrDefault("z", 0));
        System.out.println(new TreeSet<>(Set.of(3, 1, 2)) + " " + Set.of(3, 1, 2).hashCode() + Set.of(3, 1, 2).contains(2));
        Set<String> synth = Collections.newSetFromMap(new LinkedHashMap<>());
        synth.add("s");
        List<Integer> sync = Collections.synchronizedList(new ArrayList<>(List.of(1)));
        sync.add(2);
        System.out.println(synth + " " + sync + Collections.unmodifiableCollection(sync).size());
        @SuppressWarnings({"unchecked", "rawtypes"})
        Runnable pollute = () -> ((List) Collections.checkedList(new ArrayList<String>(), String.class)).add(5);
        t(pollute);
        Comparator<Integer> rev = Collections.reverseOrder(Comparator.<Integer>naturalOrder());
        List<Integer> many = new ArrayList<>();
        for (int i = 0; i < 200; i++) many.add(i * 37 % 101);
        many.sort(rev);
        System.out.println(many.get(0) + " " + many.get(100) + " " + many.get(199) + " " + many.hashCode());
        Enumeration<Integer> en = Collections.enumeration(List.of(1, 2));
        int sum = 0;
        while (en.hasMoreElements()) sum += en.nextElement();
        System.out.println(sum + " " + Collections.list(Collections.enumeration(of)));
    }
}
