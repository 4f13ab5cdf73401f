// Pins down the helpful NullPointerException messages, with local names, fields, statics,
// array elements, method results, and the actions that fail.
public class HelpfulNpe {
    HelpfulNpe next;
    int value;
    long wide;
    int[] numbers;
    int[][] grid;
    String name;
    static HelpfulNpe root;
    static String text;
    static int[] table;

    HelpfulNpe self() {
        return next;
    }

    static HelpfulNpe nothing(int a, String b) {
        return null;
    }

    void paramNull(String first, int second, HelpfulNpe third) {
        third.value = first.length() + second;
    }

    interface Code {
        void run() throws Exception;
    }

    static void t(Code c) {
        try {
            c.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Exception e) {
            System.out.println("other " + e);
        }
    }

    public static void main(String[] args) {
        t(() -> { String s = null; s.length(); });
        t(() -> { HelpfulNpe h = null; h.value = 1; });
        t(() -> { HelpfulNpe h = null; System.out.println(h.value); });
        t(() -> { HelpfulNpe h = null; h.value++; });
        t(() -> { HelpfulNpe h = null; h.wide = 5L; });
        t(() -> { HelpfulNpe h = new HelpfulNpe(); h.next.value = 1; });
        t(() -> { HelpfulNpe h = new HelpfulNpe(); h.next = new HelpfulNpe(); h.next.next.self(); });
        t(() -> { HelpfulNpe h = new HelpfulNpe(); h.self().self(); });
        t(() -> { HelpfulNpe h = new HelpfulNpe(); h.name.trim(); });
        t(() -> nothing(1, "x").self());
        t(() -> nothing(1, "x").name.length());
        t(() -> root.value = 3);
        t(() -> text.isEmpty());
        t(() -> table[3] = 1);
        t(() -> System.out.println(table.length));
        t(() -> System.out.println(table[0]));
        t(() -> { int[] a = null; a[0]++; });
        t(() -> { long[] a = null; a[1] = 2; });
        t(() -> { byte[] a = null; System.out.println(a[1]); });
        t(() -> { boolean[] a = null; a[0] = true; });
        t(() -> { char[] a = null; System.out.println(a[0]); });
        t(() -> { double[] a = null; a[0] += 1; });
        t(() -> { float[] a = null; System.out.println(a[7]); });
        t(() -> { short[] a = null; a[7] = 1; });
        t(() -> { Object[] a = null; a[7] = "x"; });
        t(() -> { Object[] a = null; System.out.println(a[7]); });
        t(() -> { int[][] m = new int[2][]; int i = 1; m[i][0] = 5; });
        t(() -> { int[][] m = new int[2][]; int i = 0; System.out.println(m[i + 1][i]); });
        t(() -> { HelpfulNpe h = new HelpfulNpe(); h.numbers[2] = 1; });
        t(() -> { HelpfulNpe h = new HelpfulNpe(); h.grid = new int[3][]; h.grid[2][1] = 1; });
        t(() -> { String[] names = new String[2]; names[1].length(); });
        t(() -> { HelpfulNpe[] hs = {null}; hs[0].next.value = 1; });
        t(() -> { Object lock = null; synchronized (lock) { System.out.println("in"); } });
        t(() -> { RuntimeException e = null; throw e; });
        t(() -> { Integer boxed = null; int x = boxed; });
        t(() -> { Long boxed = null; long x = boxed + 1; });
        t(() -> { Boolean flag = null; if (flag) System.out.println("yes"); });
        t(() -> { String s = null; switch (s) { case "a": break; } });
        t(() -> new HelpfulNpe().paramNull(null, 1, new HelpfulNpe()));
        t(() -> new HelpfulNpe().paramNull("a", 1, null));
        t(() -> { int[] n = null; for (int v : n) System.out.println(v); });
        t(() -> { Iterable<String> it = null; for (String v : it) System.out.println(v); });
        t(() -> { throw new NullPointerException(); });
        t(() -> { throw new NullPointerException("mine"); });
        t(() -> java.util.Objects.requireNonNull(null));
        t(() -> java.util.Objects.requireNonNull(null, "wanted"));
        HelpfulNpe captured = null;
        t(() -> System.out.println(captured.value));
    }
}
