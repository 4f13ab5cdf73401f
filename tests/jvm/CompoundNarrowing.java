// Pins down compound assignment: the implicit cast back to the variable's type, for
// locals, fields, statics and array elements.
public class CompoundNarrowing {
    byte fb = 120;
    short fs = 32000;
    char fc = 'a';
    int fi = 10;
    long fl = 10;
    float ff = 1.5f;
    double fd = 2.5;
    static byte sb = -128;
    static char sc = '\uffff';

    public static void main(String[] args) {
        byte b = 100;
        b += 100;
        System.out.println(b);
        b -= 200;
        System.out.println(b);
        b *= 3;
        System.out.println(b);
        b += 1.9;
        System.out.println(b);
        b |= 0x1ff;
        System.out.println(b);
        b ^= 0x55;
        System.out.println(b);
        b++;
        System.out.println(b);
        b = Byte.MAX_VALUE;
        b++;
        System.out.println(b);
        b--;
        System.out.println(b + " " + b-- + " " + --b);

        short s = Short.MAX_VALUE;
        s++;
        System.out.println(s);
        s -= 1L << 40;
        System.out.println(s);
        s += 70000;
        System.out.println(s);
        s *= -1;
        System.out.println(s);

        char c = 'A';
        c += 1;
        System.out.println(c);
        c++;
        System.out.println(c);
        c -= 'A';
        System.out.println((int) c);
        c -= 3;
        System.out.println((int) c);
        c = 0;
        c--;
        System.out.println((int) c);
        c += 2;
        System.out.println((int) c);
        c += 'a' + 0.99;
        System.out.println(c);

        int i = Integer.MAX_VALUE;
        i += 1.0f;
        System.out.println(i);
        i = Integer.MAX_VALUE;
        i += 1.0;
        System.out.println(i);
        i = Integer.MAX_VALUE;
        i += 1L;
        System.out.println(i);
        i = 7;
        i *= 1.5;
        System.out.println(i);
        i /= 0.3;
        System.out.println(i);
        i -= Double.NaN;
        System.out.println(i);
        i = 16777217;
        i += 0f;
        System.out.println(i);

        long l = Long.MAX_VALUE;
        l += 1.0f;
        System.out.println(l);
        l = 1L << 53;
        l += 1.0;
        System.out.println(l);
        l *= 1e-3;
        System.out.println(l);

        float f = 16777216f;
        f += 1;
        System.out.println(f);
        f += 2.0;
        System.out.println(f);
        f = 0.1f;
        f += 0.2;
        System.out.println(f);
        double d = 0.1f;
        d += 0.2f;
        System.out.println(d);
        f++;
        d--;
        System.out.println(f + " " + d);

        CompoundNarrowing o = new CompoundNarrowing();
        o.fb += 10;
        o.fs += 1000;
        o.fc += 25.5;
        o.fi <<= 30;
        o.fl += 0.9;
        o.ff *= 1e39;
        o.fd %= 2;
        System.out.println(o.fb + " " + o.fs + " " + o.fc + " " + o.fi + " " + o.fl + " " + o.ff + " " + o.fd);
        System.out.println(o.fb++ + ++o.fb + " " + o.fs-- + " " + o.fc++ + o.fc + " " + o.fl++ + " " + --o.fl);
        sb--;
        sc++;
        System.out.println(sb + " " + (int) sc + " " + sb++ + " " + (int) sc--);
        System.out.println(sb + " " + (int) sc);

        byte[] ab = {127, -128};
        char[] ac = {'x'};
        short[] as = {-1};
        long[] al = {Long.MAX_VALUE};
        float[] af = {1e10f};
        double[] ad = {1e308};
        ab[0]++;
        ab[1] -= 1;
        ac[0] += 1;
        as[0] >>>= 1;
        al[0]++;
        af[0] += 1;
        ad[0] *= 10;
        System.out.println(ab[0] + " " + ab[1] + " " + ac[0] + " " + as[0] + " " + al[0] + " " + af[0] + " " + ad[0]);
        System.out.println(ab[0]++ + " " + ab[0] + " " + ac[0]-- + " " + ac[0] + " " + --as[0]);
        boolean t = true;
        t &= false;
        t |= 3 > 2;
        t ^= true;
        System.out.println(t);
        String str = "s";
        str += 1 + 2;
        str += 'c';
        str += 1.0f;
        str += null;
        System.out.println(str);
    }
}
