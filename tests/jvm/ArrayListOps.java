// Pins down ArrayList: growth, insertion and removal, sub-lists as views, bulk operations,
// equality and hash, sorting, exceptions with messages.
import java.util.*;

public class ArrayListOps {
    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        List<Integer> a = new ArrayList<>();
        for (int i = 0; i < 15; i++) a.add(i * 7 % 11);
        a.add(0, 100);
        a.add(8, 200);
        a.add(a.size(), 300);
        System.out.println(a + " " + a.size());
        System.out.println(a.get(0) + " " + a.set(1, -1) + " " + a.remove(2) + " " + a.remove((Object) 200) + " " + a.remove((Object) 999) + " " + a.indexOf(7) + " " + a.lastIndexOf(7) + " " + a.contains(300) + a.contains(null));
        System.out.println(a);
        List<Integer> sub = a.subList(3, 8);
        sub.set(0, 55);
        sub.remove(1);
        sub.add(66);
        System.out.println(sub + " " + a + " " + sub.size());
        sub.clear();
        System.out.println(a + " " + sub.isEmpty());
        a.add(1);
        t(() -> sub.size());
        t(() -> a.get(99));
        t(() -> a.get(-1));
        t(() -> a.set(99, 1));
        t(() -> a.add(99, 1));
        t(() -> a.remove(99));
        t(() -> a.subList(2, 1));
        t(() -> a.subList(0, 999));
        t(() -> new ArrayList<>(-1));
        t(() -> new ArrayList<>().iterator().next());
        t(() -> { for (Integer v : a) a.remove(v); });
        t(() -> { for (Integer v : a) a.add(v); });
        System.out.println(a);
        List<String> s = new ArrayList<>(Arrays.asList("d", "b", null, "a", "c"));
        System.out.println(s.indexOf(null) + " " + s.remove(null) + " " + s);
        s.sort(null);
        System.out.println(s);
        s.sort(Collections.reverseOrder());
        System.out.println(s);
        s.addAll(1, List.of("x", "y"));
        s.addAll(List.of("x", "z"));
        System.out.println(s + " " + s.containsAll(List.of("x", "a")) + " " + s.removeAll(List.of("x", "q")) + " " + s + s.retainAll(List.of("y", "z", "a")) + s);
        s.replaceAll(v -> v + v);
        System.out.println(s + " " + s.removeIf(v -> v.startsWith("z")) + s.hashCode() + s.equals(List.of("yy", "aa")) + s.equals(new LinkedList<>(List.of("yy", "aa"))));
        Object[] arr = s.toArray();
        String[] typed = s.toArray(new String[0]);
        String[] bigger = s.toArray(new String[] {"1", "2", "3", "4"});
        System.out.println(arr.length + arr.getClass().getSimpleName() + typed[1] + bigger.length + bigger[2] + bigger[3] + s.toArray(String[]::new).length);
        t(() -> s.toArray(new Integer[2]));
        ArrayList<Integer> big = new ArrayList<>(4);
        long sum = 0;
        for (int i = 0; i < 3000; i++) big.add(i ^ 0x155);
        for (int i = 0; i < 1000; i++) sum += big.remove(i);
        for (int i = 0; i < 500; i++) big.add(i * 2, i);
        for (int v : big) sum = sum * 31 + v;
        System.out.println(big.size() + " " + sum + " " + big.hashCode());
        @SuppressWarnings("unchecked")
        ArrayList<Integer> copy = (ArrayList<Integer>) big.clone();
        copy.clear();
        System.out.println(copy.isEmpty() + " " + big.size());
        List<List<Integer>> nested = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            nested.add(new ArrayList<>());
            for (int j = 0; j < i; j++) nested.get(i).add(j);
        }
        System.out.println(nested + " " + nested.hashCode());
        ArrayList<Object> self = new ArrayList<>();
        self.add("in");
        self.add(self);
        System.out.println(self);
        Vector<Integer> v = new Vector<>(List.of(1, 2));
        v.addElement(3);
        Stack<Integer> st = new Stack<>();
        st.push(1);
        st.push(2);
        System.out.println(v.elementAt(2) + " " + v + st.peek() + st.pop() + st + st.search(1));
        t(() -> new Stack<>().pop());
    }
}
