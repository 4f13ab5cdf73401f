// Pins down overload resolution and varargs as compiled: widening before boxing before
// varargs, most specific, null arguments, empty varargs, arrays passed through.
public class OverloadsVarargs {
    static String f(byte v) { return "byte"; }
    static String f(short v) { return "short"; }
    static String f(int v) { return "int"; }
    static String f(long v) { return "long"; }
    static String f(double v) { return "double"; }
    static String f(Integer v) { return "Integer"; }
    static String f(Object v) { return "Object"; }
    static String f(int... v) { return "int..." + v.length; }

    static String g(long v) { return "long"; }
    static String g(Integer v) { return "Integer"; }
    static String g(Object... v) { return "Object..." + (v == null ? "null" : v.length); }

    static String h(Object o) { return "Object"; }
    static String h(String s) { return "String"; }
    static String h(Object a, String b) { return "Object,String"; }
    static String h(Object a, Object b) { return "Object,Object"; }

    static String v(String s, Object... rest) {
        StringBuilder b = new StringBuilder(s);
        if (rest == null) return s + ":null";
        for (Object o : rest) b.append(',').append(o instanceof Object[] ? "array" : o);
        return b.toString();
    }

    static int sum(int... xs) {
        int s = 0;
        for (int x : xs) s += x;
        return s;
    }

    static long sum(long first, long... xs) {
        long s = first * 1000;
        for (long x : xs) s += x;
        return s;
    }

    static String c(char c) { return "char " + c; }
    static String c(int i) { return "int " + i; }

    static String mutate(int... xs) {
        if (xs.length > 0) xs[0] = 99;
        return "m" + xs.length;
    }

    static String box(Character c) { return "Character"; }
    static String box(int i) { return "int"; }
    static String many(int a, long b, float c, double d, byte e, char f, boolean g, short h, String i, int[] j, Object k, long l) {
        return a + "," + b + "," + c + "," + d + "," + e + "," + f + "," + g + "," + h + "," + i + "," + j.length + "," + k + "," + l;
    }

    static class P {
        String m(P p) { return "P.m(P)"; }
        String m(Q q) { return "P.m(Q)"; }
    }

    static class Q extends P {
        @Override String m(P p) { return "Q.m(P)"; }
        String m(Object o) { return "Q.m(Object)"; }
    }

    public static void main(String[] args) {
        byte b = 1;
        short s = 2;
        char ch = 'c';
        int i = 3;
        long l = 4;
        float fl = 5;
        Integer boxed = 6;
        System.out.println(f(b) + " " + f(s) + " " + f(ch) + " " + f(i) + " " + f(l) + " " + f(fl) + " " + f(2.0) + " " + f(boxed)
                + " " + f("s") + " " + f() + " " + f(1, 2) + " " + f(new int[3]) + " " + f(Byte.valueOf(b)) + " " + f((Object) 1) + " " + f('a' + 1));
        System.out.println(g(1) + " " + g(boxed) + " " + g((byte) 1) + " " + g('c') + " " + g(1.5) + " " + g() + " " + g(1, 2)
                + " " + g((Object) null) + " " + g((Object[]) null) + " " + g(new Object[] {1, 2, 3}) + " " + g(new int[] {1, 2})
                + " " + g((Object) new Object[] {1, 2}) + " " + g(new String[] {"a"}));
        System.out.println(h(null) + " " + h("s") + " " + h((Object) "s") + " " + h(1, "x") + " " + h("a", (Object) "b") + " " + h(null, null));
        System.out.println(v("a") + " " + v("b", 1) + " " + v("c", 1, "x", null) + " " + v("d", (Object[]) null) + " "
                + v("e", (Object) null) + " " + v("f", new Object[] {1, 2}) + " " + v("g", new Object[] {1}, 2) + " " + v("h", new Integer[] {7, 8}));
        System.out.println(sum() + " " + sum(1, 2, 3) + " " + sum(5L) + " " + sum(5L, 1, 2) + " " + sum(new int[] {4, 5}));
        System.out.println(c('x') + " " + c('x' + 1) + " " + c((char) ('x' + 1)) + " " + c(ch++) + " " + c(++ch));
        int[] keep = {1, 2};
        System.out.println(mutate(keep) + keep[0] + mutate(i) + i + mutate());
        System.out.println(box('a') + " " + box((Character) 'a') + " " + box(97));
        System.out.println(many(1, 2, 3, 4, (byte) 5, '6', true, (short) 8, "nine", new int[10], null, 12L));
        P pq = new Q();
        Q q = new Q();
        System.out.println(pq.m(pq) + " " + pq.m(q) + " " + q.m(pq) + " " + q.m(q) + " " + q.m("s") + " " + q.m((Object) q));
        System.out.println(String.format("%s-%s", (Object[]) new String[] {"x", "y"}) + String.format("none") + String.join("/", "a", "b", "c"));
        System.out.println(Math.max(1, 2L) + " " + Math.max(1, 2f) + " " + Math.max('a', 'b') + " " + Math.abs(-5) + " " + Math.abs(-5f));
        StringBuilder sb = new StringBuilder();
        sb.append('a').append(97).append((char) 98).append(1L).append(1f).append(1.0).append(true).append((Object) null).append(new char[] {'x', 'y'});
        System.out.println(sb);
    }
}
