// Pins down the operand stack shuffles javac emits: assignments and increments used as values,
// on locals, fields, statics and arrays, for one-slot and two-slot types.
public class StackForms {
    int i = 1;
    long l = 1;
    double d = 1;
    float f = 1;
    byte b = 1;
    Object o;
    static int si = 1;
    static long sl = 1;
    static double sd = 1;
    StackForms other;
    int[] ia = {1, 2, 3};
    long[] la = {1, 2, 3};

    StackForms me() {
        return this;
    }

    static int id(int v) {
        return v;
    }

    static long lid(long v) {
        return v;
    }

    public static void main(String[] args) {
        StackForms s = new StackForms();
        int a, b, c;
        a = b = c = 5;
        System.out.println(a + b + c);
        long p, q;
        p = q = 1L << 35;
        System.out.println(p + q);
        int[] x = new int[3];
        long[] y = new long[3];
        double[] z = new double[3];
        Object[] r = new Object[3];
        x[0] = x[1] = x[2] = 7;
        y[0] = y[1] = y[2] = 8L << 33;
        z[0] = z[1] = z[2] = 0.5;
        r[0] = r[1] = r[2] = "r";
        System.out.println(x[0] + x[1] + x[2] + " " + (y[0] + y[1] + y[2]) + " " + (z[0] + z[1] + z[2]) + " " + r[0] + r[1] + r[2]);
        s.i = s.me().i = x[0] = 9;
        s.l = s.me().l = y[0] = 10;
        s.d = s.me().d = z[0] = 11;
        si = s.i = 12;
        sl = s.l = 13;
        sd = s.d = 14;
        System.out.println(s.i + " " + s.l + " " + s.d + " " + si + " " + sl + " " + sd + " " + x[0] + y[0] + z[0]);
        System.out.println(s.i++ + ++s.i + s.i-- + --s.i);
        System.out.println(s.l++ + ++s.l + s.l-- + --s.l);
        System.out.println(s.d++ + ++s.d + s.d-- + --s.d);
        System.out.println(s.f++ + ++s.f + s.f-- + --s.f);
        System.out.println(s.b++ + ++s.b + s.b-- + --s.b);
        System.out.println(si++ + ++si + si-- + --si);
        System.out.println(sl++ + ++sl + sl-- + --sl);
        System.out.println(sd++ + ++sd + sd-- + --sd);
        System.out.println(x[0]++ + ++x[0] + x[0]-- + --x[0]);
        System.out.println(y[0]++ + ++y[0] + y[0]-- + --y[0]);
        System.out.println(z[0]++ + ++z[0] + z[0]-- + --z[0]);
        System.out.println((s.i += 5) + (s.l += 6) + (s.d += 7) + (si += 8) + (sl += 9) + (sd += 1) + (x[1] += 2) + (y[1] += 3) + (z[1] += 4));
        System.out.println((s.i <<= 2) + (s.l >>= 1) + (s.l >>>= 1) + (x[1] ^= 0xff) + (y[1] |= 1) + (si &= 3) + (sl %= 5));
        System.out.println(id(s.i++) + id(++s.me().i) + lid(s.l++) + lid(y[id(1)]++) + lid(s.la[s.ia[0]] += s.ia[1]++));
        System.out.println(s.ia[0] + s.ia[1] + " " + s.la[1]);
        int k = 0;
        x[k++] = k++ + x[k = 0] + k++;
        System.out.println(x[0] + " " + k);
        s.o = s.other = new StackForms();
        System.out.println((s.o == s.other) + " " + ((s.other = null) == null) + " " + (s.o != null));
        String t = (String) (s.o = "text" + (k = 4));
        System.out.println(t + s.o + k);
        long[][] m = {{1, 2}, {3, 4}};
        m[id(1)][id(0)] += m[0][1]++ + (m[0][0] = 100);
        System.out.println(m[0][0] + " " + m[0][1] + " " + m[1][0]);
        double[][] dm = {{1.5}};
        System.out.println(dm[0][0]++ + (dm[0][0] *= 2) + --dm[0][0]);
        // values left on the stack while calls happen
        System.out.println(id(1) + lid(2) * (s.i = 3) - id(s.i) + (double) lid(4) / (s.d = 2) + (k > 3 ? id(100) : lid(200)));
        boolean flag;
        if ((flag = k > 3) && (k = 9) == 9 | (flag = !flag)) System.out.println(flag + " " + k);
        int n = 0;
        while ((n += 3) < 20 && (k -= n) > -50) System.out.print(n + ":" + k + " ");
        System.out.println();
        lid(5);
        id(6);
        s.me().i++;
        new StackForms();
        x[0]++;
        System.out.println(new int[] {1, 2, 3}[id(1)] + new long[] {4, 5}[1] + "abc".charAt(id(2)) + new StackForms().me().ia.length);
        char[] ca = {'a', 'b'};
        ca[0] = ca[1]++;
        short[] sa = {1};
        byte[] ba = {127};
        System.out.println(ca[0] + "" + ca[1] + (sa[0] = (short) 70000) + (ba[0] += 1) + ba[0]++ + ++ba[0]);
    }
}
