// Pins down constants of every size: iconst, bipush, sipush, ldc, ldc_w, ldc2_w, and static
// final constants of each type, at the boundaries between the encodings.
public class ConstantSizes {
    static final boolean BOOL = true;
    static final byte B = -128;
    static final short S = -32768;
    static final char C = '\uffff';
    static final int I = 0x80000000;
    static final long L = 0x8000000000000000L;
    static final float F = 1.4e-45f;
    static final double D = 4.9e-324;
    static final String STR = "const" + I + L + C + BOOL;
    static long total = 0;

    static void add(long v) {
        total = total * 31 + v;
        System.out.print(v + " ");
    }

    static void add(double v) {
        total = total * 31 + Double.doubleToLongBits(v);
        System.out.print(v + " ");
    }

    public static void main(String[] args) {
        int m1 = -1, p0 = 0, p1 = 1, p2 = 2, p3 = 3, p4 = 4, p5 = 5;
        int p6 = 6, m2 = -2, b127 = 127, b128 = 128, bm128 = -128, bm129 = -129;
        int s32767 = 32767, s32768 = 32768, sm32768 = -32768, sm32769 = -32769;
        int i65535 = 65535, imax = 2147483647, imin = -2147483648;
        add(m1); add(p0); add(p1); add(p2); add(p3); add(p4); add(p5); add(p6); add(m2);
        add(b127); add(b128); add(bm128); add(bm129); add(s32767); add(s32768); add(sm32768); add(sm32769);
        add(i65535); add(imax); add(imin);
        System.out.println();
        long l0 = 0, l1 = 1, l2 = 2, lm1 = -1, l127 = 127, l128 = 128, li = 2147483648L, lmax = 9223372036854775807L;
        long lmin = -9223372036854775808L, hex = 0xFFFFFFFFL, hexl = 0xFFFFFFFFFFFFFFFFL, oct = 0777L;
        add(l0); add(l1); add(l2); add(lm1); add(l127); add(l128); add(li); add(lmax); add(lmin); add(hex); add(hexl); add(oct);
        System.out.println();
        float f0 = 0f, f1 = 1f, f2 = 2f, f3 = 3f, fm0 = -0f, fm1 = -1f, fpi = 3.1415927f;
        add(f0); add(f1); add(f2); add(f3); add(fm0); add(fm1); add(fpi); add(Float.MAX_VALUE);
        System.out.println();
        double d0 = 0, d1 = 1, d2 = 2, dm0 = -0.0, dm1 = -1, dpi = Math.PI, dmax = Double.MAX_VALUE;
        add(d0); add(d1); add(d2); add(dm0); add(dm1); add(dpi); add(dmax); add(1 / dm0); add(1 / fm0);
        System.out.println();
        System.out.println(0b1010 + " " + 0b11111111111111111111111111111111 + " " + 0777 + " " + 0x7fff_ffff + " " + 1_000_000
                + " " + 0xFFFF_FFFF + " " + 037777777777 + " " + 0x8000_0000_0000_0000L);
        System.out.println(0x1.0p0 + " " + 0x1.fffffeP+127f + " " + 0x0.000002P-126f + " " + 0x1p-1074 + " " + 1e-45f);
        System.out.println(BOOL + " " + B + " " + S + " " + (int) C + " " + I + " " + L + " " + F + " " + D);
        System.out.println(STR.length() + " " + STR.substring(0, 30));
        System.out.println((char) 65 + "" + (byte) 300 + (short) 70000 + (int) 5000000000L + (float) 1e40 + (long) 1e30);
        System.out.println(total);
        final int k = 12;
        switch (24) {
            case k * 2:
                System.out.println("folded case");
                break;
            case k:
                System.out.println("wrong");
        }
        // many distinct constants push the pool beyond 256 entries
        String[] words = {
            "a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "b0", "b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8", "b9",
            "c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "c8", "c9", "d0", "d1", "d2", "d3", "d4", "d5", "d6", "d7", "d8", "d9",
            "e0", "e1", "e2", "e3", "e4", "e5", "e6", "e7", "e8", "e9", "f0", "f1", "f2", "f3", "f4", "f5", "f6", "f7", "f8", "f9",
            "g0", "g1", "g2", "g3", "g4", "g5", "g6", "g7", "g8", "g9", "h0", "h1", "h2", "h3", "h4", "h5", "h6", "h7", "h8", "h9"
        };
        int[] ints = {
            100001, 100002, 100003, 100004, 100005, 100006, 100007, 100008, 100009, 100010, 100011, 100012, 100013, 100014,
            100015, 100016, 100017, 100018, 100019, 100020, 100021, 100022, 100023, 100024, 100025, 100026, 100027, 100028,
            200001, 200002, 200003, 200004, 200005, 200006, 200007, 200008, 200009, 200010, 200011, 200012, 200013, 200014
        };
        float[] floats = {1.01f, 1.02f, 1.03f, 1.04f, 1.05f, 1.06f, 1.07f, 1.08f, 1.09f, 1.11f, 1.12f, 1.13f, 1.14f, 1.15f};
        double[] doubles = {2.01, 2.02, 2.03, 2.04, 2.05, 2.06, 2.07, 2.08, 2.09, 2.11, 2.12, 2.13, 2.14, 2.15, 2.16};
        int h = 0;
        for (String w : words) h = h * 31 + w.hashCode();
        for (int v : ints) h = h * 31 + v;
        for (float v : floats) h = h * 31 + Float.floatToIntBits(v);
        for (double v : doubles) h = h * 31 + Double.hashCode(v);
        System.out.println(h);
        System.out.println(words[79] + ints[41] + floats[13] + doubles[14] + "late constant" + 314159265358979L + 777777);
    }
}
