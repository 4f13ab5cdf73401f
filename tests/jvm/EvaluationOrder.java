// Pins down left-to-right evaluation of operands, arguments, array indices and compound
// assignments, and that a compound assignment evaluates its place once.
public class EvaluationOrder {
    static StringBuilder trace = new StringBuilder();

    static int t(String name, int v) {
        trace.append(name).append(' ');
        return v;
    }

    static int[] arr(String name, int[] a) {
        trace.append(name).append(' ');
        return a;
    }

    static void flush(String label) {
        System.out.println(label + ": " + trace);
        trace.setLength(0);
    }

    static int f(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    int field;

    EvaluationOrder self(String name) {
        trace.append(name).append(' ');
        return this;
    }

    static int boom(String name) {
        trace.append(name).append(' ');
        throw new IllegalStateException(name);
    }

    public static void main(String[] args) {
        int i = 1;
        i = i++ + ++i;
        System.out.println(i);
        i = 5;
        i = i++;
        System.out.println(i);
        i += i++ * 2 + i;
        System.out.println(i);
        i = 3;
        int r = i++ + i++ * --i - i--;
        System.out.println(r + " " + i);
        i = 2;
        i += i += i *= 3;
        System.out.println(i);
        int j = 10;
        j -= j - (j = 4);
        System.out.println(j);
        int a, b, c;
        a = b = c = 7;
        System.out.println(a + b + c);

        System.out.println(t("a", 1) + t("b", 2) * t("c", 3) - t("d", 4) / t("e", 2));
        flush("arithmetic");
        System.out.println(f(t("x", 1), t("y", 2), t("z", 3)));
        flush("arguments");

        int[] v = {0, 10, 20, 30, 40};
        int k = 0;
        v[k++] = v[k] + k++;
        System.out.println(v[0] + " " + k);
        k = 1;
        v[k] = k = 3;
        System.out.println(v[1] + " " + k);
        k = 0;
        v[k++] += 100;
        System.out.println(v[0] + " " + k);
        v[++k]++;
        System.out.println(v[2] + " " + k);
        v[k] += k++ + v[k];
        System.out.println(v[2] + " " + k);
        arr("arr", v)[t("idx", 1)] = t("rhs", 9);
        flush("store");
        arr("arr", v)[t("idx", 1)] += t("rhs", 1);
        flush("compound");
        arr("arr", v)[t("idx", 1)]++;
        flush("increment");
        System.out.println(v[1]);

        try {
            arr("arr", null)[t("idx", 1)] = t("rhs", 9);
        } catch (NullPointerException e) {
            flush("null store");
        }
        try {
            arr("arr", v)[t("idx", 99)] = t("rhs", 9);
        } catch (ArrayIndexOutOfBoundsException e) {
            flush("far store");
        }
        try {
            arr("arr", v)[t("idx", 99)] += t("rhs", 9);
        } catch (ArrayIndexOutOfBoundsException e) {
            flush("far compound");
        }
        try {
            arr("arr", v)[boom("idx")] = t("rhs", 9);
        } catch (IllegalStateException e) {
            flush("throwing index");
        }
        try {
            f(t("x", 1), boom("y"), t("z", 3));
        } catch (IllegalStateException e) {
            flush("throwing argument");
        }
        EvaluationOrder o = new EvaluationOrder();
        o.self("s1").self("s2").field += o.self("s3").field + t("v", 5);
        flush("field");
        EvaluationOrder none = null;
        try {
            none.field = t("rhs", 1);
        } catch (NullPointerException e) {
            flush("null field");
        }
        try {
            none.self("" + t("arg", 1));
        } catch (NullPointerException e) {
            flush("null receiver");
        }
        String s = "" + t("p", 1) + t("q", 2) + (t("r", 3) + t("s", 4));
        flush("concat " + s);
        int[][] m = new int[t("m", 2)][t("n", 3)];
        flush("array " + m.length + m[0].length);
        int x = 3;
        int y = x + (x = 5) * x;
        System.out.println(y);
        x = 1;
        x = x + (x = 10) + x++ + x;
        System.out.println(x);
        long[] la = {1};
        int z = 0;
        la[z] = la[z++] = z;
        System.out.println(la[0] + " " + z);
        String str = "a";
        str += str += "b";
        System.out.println(str);
    }
}
