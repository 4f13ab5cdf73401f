// Pins down every conditional branch: against zero, between ints, references, null, longs,
// floats and doubles, in both directions and as values.
public class BranchForms {
    static String ints(int a, int b) {
        StringBuilder s = new StringBuilder();
        if (a == b) s.append("eq "); else s.append("!eq ");
        if (a != b) s.append("ne "); else s.append("!ne ");
        if (a < b) s.append("lt "); else s.append("!lt ");
        if (a <= b) s.append("le "); else s.append("!le ");
        if (a > b) s.append("gt "); else s.append("!gt ");
        if (a >= b) s.append("ge "); else s.append("!ge ");
        return s.toString();
    }

    static String zero(int a) {
        StringBuilder s = new StringBuilder();
        if (a == 0) s.append("z");
        if (a != 0) s.append("n");
        if (a < 0) s.append("-");
        if (a <= 0) s.append("=-");
        if (a > 0) s.append("+");
        if (a >= 0) s.append("=+");
        while (a > 0) {
            s.append('.');
            a -= 1000000000;
        }
        do {
            s.append(',');
        } while (++a < 0 && s.length() < 12);
        return s.toString();
    }

    static String longs(long a, long b) {
        return (a == b) + " " + (a != b) + " " + (a < b) + " " + (a <= b) + " " + (a > b) + " " + (a >= b) + (a == 0 ? " zero" : a < 0 ? " neg" : " pos");
    }

    static String doubles(double a, double b) {
        String s = "";
        if (a < b) s += "lt";
        if (!(a >= b)) s += "!ge";
        if (a > b) s += "gt";
        if (!(a <= b)) s += "!le";
        if (a == b) s += "eq";
        if (!(a != b)) s += "!ne";
        return s;
    }

    static String refs(Object a, Object b) {
        StringBuilder s = new StringBuilder();
        if (a == b) s.append("same "); else s.append("different ");
        if (a != b) s.append("!="); else s.append("==");
        if (a == null) s.append(" a null");
        if (b != null) s.append(" b set");
        s.append(a == null ? b == null ? " both" : " only a" : b == null ? " only b" : " none");
        return s.toString();
    }

    static int chain(int v) {
        if (v < 0) {
            if (v < -100) return -2;
            else if (v == -50) return -50;
            return -1;
        } else if (v == 0) {
            return 0;
        } else if (v < 10) {
            switch (v) {
                case 1: return 11;
                case 5: break;
                default: return 12;
            }
            return 15;
        }
        return v > 1000 ? v > 10000 ? 4 : 3 : v % 2 == 0 ? 2 : 1;
    }

    static boolean bools(boolean a, boolean b) {
        boolean r = a == b;
        if (a != b) r |= a;
        if (!a) r ^= b;
        if (a & !b) r = !r;
        return a ? b ? r : !r : r;
    }

    public static void main(String[] args) {
        int[] vs = {0, 1, -1, 5, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : vs) {
            for (int b : vs) System.out.print(ints(a, b).hashCode() + " ");
            System.out.println(zero(a));
        }
        System.out.println(ints(1, 2) + "| " + ints(2, 1) + "| " + ints(3, 3));
        long[] ls = {0, 1, -1, 1L << 32, -(1L << 32), Long.MAX_VALUE, Long.MIN_VALUE, 0xffffffffL};
        for (long a : ls) {
            StringBuilder s = new StringBuilder();
            for (long b : ls) s.append(a < b ? '<' : a > b ? '>' : '=');
            System.out.println(s + " " + longs(a, 1L << 32));
        }
        double[] ds = {0, -0.0, 1, -1, Double.NaN, Double.POSITIVE_INFINITY};
        for (double a : ds) {
            for (double b : ds) System.out.print(doubles(a, b) + " ");
            System.out.println();
        }
        Object x = new Object(), y = "y";
        System.out.println(refs(x, x) + "; " + refs(x, y) + "; " + refs(null, null) + "; " + refs(null, x) + "; " + refs(y, null) + "; " + refs("y", y));
        for (int v : new int[] {-500, -50, -7, 0, 1, 5, 7, 10, 11, 1001, 20000}) System.out.print(chain(v) + " ");
        System.out.println();
        for (int i = 0; i < 4; i++) System.out.print(bools((i & 1) == 1, (i & 2) == 2) + " ");
        System.out.println();
        byte b = -1;
        char c = '\uffff';
        short s = -1;
        System.out.println((b == s) + " " + (b == c) + " " + (s < c) + " " + (b < 0) + " " + (c > 0) + " " + (c == 65535) + " " + ((byte) c == b) + " " + (b == 255));
        System.out.println((0.1f == 0.1) + " " + (0.5f == 0.5) + " " + (1L == 1.0f) + " " + ('a' == 97) + " " + ('a' == 97.0) + " " + (16777217 == 16777216f) + " " + (1 == 1L));
        int count = 0;
        for (int i = -100; i < 100; i++) {
            if (i % 7 == 0 ? i > 0 : i < -50 || i > 50 && i % 2 != 0) count++;
            if (!(i < 0) && !(i > 10 || i == 5)) count += 1000;
        }
        System.out.println(count);
    }
}
