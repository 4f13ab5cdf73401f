// Pins down what the messages of NullPointerExceptions say was null: where it came from, how much of an expression
// is named, which merges of paths make it unknown, and how types and methods are spelled.
import java.util.List;
import java.util.Map;

public class HelpfulNullPointers {
    static HelpfulNullPointers root;
    static int[][] table = new int[2][];
    HelpfulNullPointers next;
    HelpfulNullPointers[] all;
    int value;
    long wide;
    int[] indices = {0, 0};
    byte[] bytes = {0};
    double[] reals;
    String name;

    static HelpfulNullPointers nothing() {
        return null;
    }

    static Object nothing(int a, long b, String c, Object[] d) {
        return null;
    }

    static int zero() {
        return 0;
    }

    static HelpfulNullPointers chain() {
        HelpfulNullPointers h = new HelpfulNullPointers();
        h.next = h;
        h.all = new HelpfulNullPointers[] {h, null};
        return h;
    }

    // How much is named.

    static void sixFields(HelpfulNullPointers h) {
        h.next.next.next.next.next.name.length();
    }

    static void fiveFields(HelpfulNullPointers h) {
        h.next.next.next.name.length();
    }

    static void elementsAndFields(HelpfulNullPointers h) {
        h.all[0].all[0].all[0].all[1].value = 1;
    }

    static void nestedIndices(HelpfulNullPointers h) {
        int[] i = h.indices;
        h.all[i[i[i[i[i[i[i[0]]]]]]] + 1].value = 1;
    }

    static void nestedIndicesPlain(HelpfulNullPointers[] a, int[] i) {
        a[i[i[i[i[i[i[i[1]]]]]]]].value = 1;
    }

    static void callsAndFields() {
        chain().next.name.length();
    }

    static void callOnCall() {
        List.of(chain()).get(0).all[1].value = 1;
    }

    static void staticElement(int i) {
        table[i][zero()]++;
    }

    // Which indices are named.

    static void byteIndex(HelpfulNullPointers h, HelpfulNullPointers[] a) {
        a[h.bytes[0]].value = 1;
    }

    static void callIndex(HelpfulNullPointers[] a) {
        a[zero()].value = 1;
    }

    static void fieldIndex(HelpfulNullPointers h, HelpfulNullPointers[] a) {
        a[h.value].value = 1;
    }

    static void computedIndex(HelpfulNullPointers[] a) {
        a[a.length - 1].value = 1;
    }

    static void byteConstantIndex(HelpfulNullPointers[] a) {
        a[100].value = 1;
    }

    static void shortConstantIndex(HelpfulNullPointers[] a) {
        a[30000].value = 1;
    }

    static void largeConstantIndex(HelpfulNullPointers[] a) {
        a[40000].value = 1;
    }

    static void incrementedIndex(HelpfulNullPointers[] a, int i) {
        i++;
        a[i++].value = 1;
    }

    static void longIndex(HelpfulNullPointers[] a, long i) {
        a[(int) i].value = 1;
    }

    static void charIndex(HelpfulNullPointers[] a, char c) {
        a[c].value = 1;
    }

    static void conditionalIndex(HelpfulNullPointers[] a, boolean b) {
        a[b ? 0 : 1].value = 1;
    }

    // Paths that meet.

    static void conditional(String a, String b, boolean c) {
        (c ? a : b).length();
    }

    static void conditionalObject(HelpfulNullPointers a, HelpfulNullPointers b, boolean c) {
        (c ? a : b).name.length();
    }

    static void conditionalArgument(String a, boolean c) {
        a.concat(c ? "x" : "y");
    }

    static void switched(String a, String b, int i) {
        (switch (i) {
            case 0 -> a;
            case 1 -> b;
            default -> "none";
        }).length();
    }

    static void besideSwitch(HelpfulNullPointers h, int i) {
        h.next.value = switch (i) {
            case 0 -> 7;
            case 1 -> zero();
            default -> h.value;
        };
    }

    static void besideTry(HelpfulNullPointers h) {
        int n;
        try {
            n = Integer.parseInt("x");
        } catch (NumberFormatException e) {
            n = e.getMessage().length();
        } finally {
            h.value = 1;
        }
        h.next.value = n;
    }

    static void inLoop(HelpfulNullPointers h) {
        for (int i = 0; i < 10; i++) {
            h.value += i;
            h = null;
        }
    }

    static void inWhileLoop(HelpfulNullPointers h, int n) {
        while (n > 0) {
            h = h.next;
            h.wide += n--;
            h.next = null;
        }
    }

    // Parameters and variables.

    void onThis(String s) {
        this.next.name = s;
    }

    void afterWideParameters(long a, double b, String s) {
        s.trim();
    }

    static void overwritten(String s) {
        s = null;
        s.trim();
    }

    static void overwrittenOnOnePath(String s, boolean b) {
        if (b) s = null;
        s.trim();
    }

    static void overwrittenInBetween(String s) {
        s.concat(s = "x");
    }

    static void overwrittenInTry(String s) {
        try {
            s = nothing() == null ? null : "x";
            zero();
        } finally {
            s.trim();
        }
    }

    static void scopes() {
        {
            int first = 1;
            zero();
        }
        String second = null;
        second.trim();
    }

    static void hiddenVariable(int[] numbers) {
        for (int n : numbers) zero();
    }

    static void hiddenStringSwitch(String s) {
        switch (s) {
            case "a": zero(); break;
            default: break;
        }
    }

    static void lambda(HelpfulNullPointers captured) {
        Runnable r = () -> captured.value = 2;
        r.run();
    }

    // Spelling of members.

    void parameters(Object o, String s, StringBuilder b, Object[] os, String[][] ss, Integer i, List<String> l,
                    Map.Entry<String, int[]> e, boolean z, char c, short sh, byte by, float f, double d) {
    }

    static void manyParameters(HelpfulNullPointers h) {
        h.parameters(null, null, null, null, null, 1, null, null, true, 'c', (short) 1, (byte) 1, 1f, 1d);
    }

    static void nested(Map.Entry<String, Integer> entry) {
        entry.getKey();
    }

    static void cloned(int[] a) {
        a.clone();
    }

    static void clonedStrings(String[][] a) {
        a.clone();
    }

    static void classOfArray(int[] a) {
        a.getClass();
    }

    static void unboxedResult(Map<String, Integer> map) {
        int i = map.get("none");
    }

    static void castResult() {
        ((String) nothing(1, 2, "", null)).length();
    }

    static void castVariable(Object o) {
        ((int[]) o)[0]++;
    }

    static void builder(StringBuilder b) {
        b.append(1).append("x");
    }

    class Inner {
        void touch() {
            name.length();
        }
    }

    static void outer() {
        new HelpfulNullPointers().new Inner().touch();
    }

    // What fails.

    static void literalNull() {
        ((HelpfulNullPointers) null).value = 1;
    }

    static void throwNull() {
        throw null;
    }

    static void throwResult() {
        throw (RuntimeException) nothing(1, 2, "", null);
    }

    static void lockStatic() {
        synchronized (root) {
            zero();
        }
    }

    static void longField(HelpfulNullPointers h) {
        h.next.wide = 5;
    }

    static void longFieldAdd(HelpfulNullPointers h) {
        h.next.wide += 5;
    }

    static void doubleElement(HelpfulNullPointers h) {
        h.reals[1] = 2;
    }

    static void doubleElementAdd(HelpfulNullPointers h) {
        h.reals[1] += 2;
    }

    static void lengthOfElement(int[][] a, int i) {
        zero(a[i].length);
    }

    static int zero(int n) {
        return 0;
    }

    void privately(HelpfulNullPointers h) {
        h.hidden();
    }

    private void hidden() {
    }

    static void made() {
        throw new NullPointerException();
    }

    interface Code {
        void run() throws Exception;
    }

    static void t(Code code) {
        try {
            code.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        } catch (Exception e) {
            System.out.println("other " + e);
        }
    }

    public static void main(String[] args) {
        HelpfulNullPointers[] many = new HelpfulNullPointers[50000];
        t(() -> sixFields(chain()));
        t(() -> fiveFields(chain()));
        t(() -> elementsAndFields(chain()));
        t(() -> nestedIndices(chain()));
        t(() -> nestedIndicesPlain(many, new int[2]));
        t(() -> callsAndFields());
        t(() -> callOnCall());
        t(() -> staticElement(1));
        t(() -> byteIndex(chain(), many));
        t(() -> callIndex(many));
        t(() -> fieldIndex(chain(), many));
        t(() -> computedIndex(many));
        t(() -> byteConstantIndex(many));
        t(() -> shortConstantIndex(many));
        t(() -> largeConstantIndex(many));
        t(() -> incrementedIndex(many, 3));
        t(() -> longIndex(many, 4));
        t(() -> charIndex(many, 'c'));
        t(() -> conditionalIndex(many, true));
        t(() -> conditional(null, null, true));
        t(() -> conditionalObject(chain(), null, true));
        t(() -> conditionalObject(chain(), null, false));
        t(() -> conditionalArgument(null, true));
        t(() -> switched(null, null, 0));
        t(() -> besideSwitch(new HelpfulNullPointers(), 0));
        t(() -> besideTry(new HelpfulNullPointers()));
        t(() -> inLoop(chain()));
        t(() -> inWhileLoop(chain(), 2));
        t(() -> new HelpfulNullPointers().onThis("x"));
        t(() -> new HelpfulNullPointers().afterWideParameters(1, 2, null));
        t(() -> overwritten("x"));
        t(() -> overwrittenOnOnePath(null, false));
        t(() -> overwrittenInBetween(null));
        t(() -> overwrittenInTry("x"));
        t(() -> scopes());
        t(() -> hiddenVariable(null));
        t(() -> hiddenStringSwitch(null));
        t(() -> lambda(null));
        t(() -> manyParameters(null));
        t(() -> nested(null));
        t(() -> cloned(null));
        t(() -> clonedStrings(null));
        t(() -> classOfArray(null));
        t(() -> unboxedResult(Map.of()));
        t(() -> castResult());
        t(() -> castVariable(null));
        t(() -> builder(null));
        t(() -> outer());
        t(() -> literalNull());
        t(() -> throwNull());
        t(() -> throwResult());
        t(() -> lockStatic());
        t(() -> longField(new HelpfulNullPointers()));
        t(() -> longFieldAdd(new HelpfulNullPointers()));
        t(() -> doubleElement(chain()));
        t(() -> doubleElementAdd(chain()));
        t(() -> lengthOfElement(table, 1));
        t(() -> new HelpfulNullPointers().privately(null));
        t(() -> made());
    }
}
