// Pins down null everywhere: comparisons, concatenation, casts, instanceof, overloads, static
// access through null, collections, varargs, and which operations throw.
import java.util.*;

public class NullSemantics {
    static int stat = 5;
    int inst = 6;
    static NullSemantics none() { calls++; return null; }
    static int calls = 0;
    static String pick(Object o) { return "object"; }
    static String pick(String s) { return "string"; }
    static String pick(Integer... xs) { return "varargs" + (xs == null ? "null" : xs.length); }
    static int len(String s) { return s == null ? -1 : s.length(); }

    interface Code { Object run(); }

    static String t(Code c) {
        try {
            return String.valueOf(c.run());
        } catch (NullPointerException e) {
            return "NPE";
        }
    }

    static <T> T first(List<T> l) { return l == null || l.isEmpty() ? null : l.get(0); }

    public static void main(String[] args) {
        Object o = null;
        String s = null;
        int[] a = null;
        NullSemantics n = null;
        System.out.println((o == null) + " " + (o == s) + " " + ((Object) a == o) + " " + (null == null) + " " + (s != null));
        System.out.println("x" + null + s + o + n + (Object) a);
        System.out.println((String) o + (Integer) o + (int[]) o + (Runnable) o);
        System.out.println((o instanceof Object) + " " + (o instanceof String) + " " + (null instanceof Object) + " " + !(o instanceof String q));
        System.out.println(n.stat + " " + none().stat + " " + calls + " " + ((NullSemantics) null).stat);
        System.out.println(pick((String) null) + " " + pick((Object) null) + " " + pick((Integer[]) null) + " " + pick((Integer) null, null) + " " + pick());
        System.out.println(len(null) + len("abc"));
        System.out.println(t(() -> n.inst) + t(() -> s.length()) + t(() -> a.length) + t(() -> a[0]) + t(() -> o.toString()) + t(() -> o.getClass()) + t(() -> s + "ok") + t(() -> o == null) + t(() -> Objects.equals(o, s))
                + t(() -> s.equals(null)) + t(() -> "x".equals(s)) + t(() -> (Integer) o) + t(() -> (int) (Integer) o) + t(() -> none().inst) + t(() -> new NullSemantics().inst));
        System.out.println(t(() -> { throw null; }) + t(() -> { synchronized (o) { return 1; } }) + t(() -> { switch (s) { default: return 1; } }) + t(() -> { for (int v : a) return v; return 0; })
                + t(() -> { for (Object x : (List<?>) o) return x; return 0; }) + t(() -> { Boolean b = (Boolean) o; return b ? 1 : 2; }) + t(() -> { Object[] r = {null}; return r[0]; }) + t(() -> { a[0]++; return 0; })
                + t(() -> { try (AutoCloseable c = null) { return "closed"; } catch (Exception e) { return e instanceof NullPointerException ? "NPE" : e; } }));
        List<String> l = new ArrayList<>();
        l.add(null);
        l.add("x");
        l.add(null);
        System.out.println(l + " " + l.indexOf(null) + l.lastIndexOf(null) + l.contains(null) + l.remove(null) + l + l.hashCode() + first(l) + first(null) + first(List.of()));
        Map<String, String> m = new HashMap<>();
        m.put(null, "k");
        m.put("v", null);
        System.out.println(m.get(null) + m.get("v") + m.get("zz") + m.containsKey("v") + m.containsKey("zz") + m.size() + t(() -> new TreeMap<>(m)) + t(() -> Map.copyOf(m)) + t(() -> new ArrayDeque<>(l)) + t(() -> List.copyOf(l)));
        System.out.println(t(() -> String.valueOf((Object) null)) + t(() -> String.join(",", "a", null)) + t(() -> "a".concat(null)) + t(() -> "a".compareTo(null)) + t(() -> "a".contains(null)) + t(() -> "abc".replace("b", null)) + t(() -> new StringBuilder().append((String) null).append((Object) null).append((char[]) null)));
        System.out.println(t(() -> Integer.valueOf(1).equals(null)) + t(() -> Integer.valueOf(1).compareTo(null)) + t(() -> Boolean.parseBoolean(null)) + t(() -> Objects.hash((Object[]) null)) + t(() -> Arrays.asList((Object) null).size()) + t(() -> Arrays.asList((Object[]) null)) + t(() -> Optional.ofNullable(null).isPresent()));
        String r = s;
        r += null;
        r += s;
        System.out.println(r + r.length());
        Integer sum = null;
        for (int i = 0; i < 3; i++) sum = sum == null ? i : sum + i;
        System.out.println(sum);
        String cond = args.length > 5 ? "x" : null;
        System.out.println(cond == null ? "no condition" : cond);
        NullSemantics[] arr = new NullSemantics[2];
        arr[1] = new NullSemantics();
        int nulls = 0;
        for (NullSemantics x : arr) if (x == null) nulls++; else nulls += 10 * x.inst;
        System.out.println(nulls);
        int[][] grid = new int[2][];
        System.out.println(t(() -> grid[0].length) + t(() -> grid[1] == null) + t(() -> grid.clone()[0]));
        Object lock = null;
        try {
            synchronized (lock = new Object()) {
                lock = null;
            }
            System.out.println("unlocked the original");
        } catch (NullPointerException e) {
            System.out.println("wrong");
        }
    }
}
