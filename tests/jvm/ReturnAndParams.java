// Pins down calls: returns of every type, narrow returns, parameters of two slots in every
// position, two hundred parameters, static, private, interface and recursive calls mixed.
public class ReturnAndParams {
    static boolean z(int v) { return (v & 1) != 0; }
    static byte b(int v) { return (byte) v; }
    static short s(int v) { return (short) v; }
    static char c(int v) { return (char) v; }
    static int i(long v) { return (int) v; }
    static long l(int v) { return v; }
    static float f(double v) { return (float) v; }
    static double d(float v) { return v; }
    static String str(Object o) { return o == null ? null : o.toString(); }
    static int[] arr(int n) { return new int[n]; }
    static void nothing(int v) { if (v > 0) return; last = v; }
    static int last = 1;

    long mixed(long a, int b, double c, byte d, long e, float f, boolean g, double h, char i, Object j) {
        return a * 2 + b * 3 + (long) (c * 5) + d * 7 + e * 11 + (long) (f * 13) + (g ? 17 : 19) + (long) (h * 23) + i * 29 + (j == null ? 31 : 37);
    }

    private long priv(double a, long b) { return (long) a - b; }
    final double fin(long a, double b, long c) { return a + b * c; }

    interface Op { double go(double a, long b, int c, double d); }

    static String many(
            int p0, long p1, double p2, byte p3, float p4, char p5, int p6, long p7, double p8, byte p9,
            float p10, char p11, int p12, long p13, double p14, byte p15, float p16, char p17, int p18, long p19,
            double p20, byte p21, float p22, char p23, int p24, long p25, double p26, byte p27, float p28, char p29,
            int p30, long p31, double p32, byte p33, float p34, char p35, int p36, long p37, double p38, byte p39,
            float p40, char p41, int p42, long p43, double p44, byte p45, float p46, char p47, int p48, long p49,
            double p50, byte p51, float p52, char p53, int p54, long p55, double p56, byte p57, float p58, char p59,
            int p60, long p61, double p62, byte p63, float p64, char p65, int p66, long p67, double p68, byte p69,
            float p70, char p71, int p72, long p73, double p74, byte p75, float p76, char p77, int p78, long p79,
            double p80, byte p81, float p82, char p83, int p84, long p85, double p86, byte p87, float p88, char p89,
            int p90, long p91, double p92, byte p93, float p94, char p95, int p96, long p97, double p98, byte p99,
            float p100, char p101, int p102, long p103, double p104, byte p105, float p106, char p107, int p108, long p109,
            double p110, byte p111, float p112, char p113, int p114, long p115, double p116, byte p117, float p118, char p119,
            int p120, long p121, double p122, byte p123, float p124, char p125, int p126, long p127, double p128, byte p129,
            float p130, char p131, int p132, long p133, double p134, byte p135, float p136, char p137, int p138, long p139,
            double p140, byte p141, float p142, char p143, int p144, long p145, double p146, byte p147, float p148, char p149,
            int p150, long p151, double p152, byte p153, float p154, char p155, int p156, long p157, double p158, byte p159,
            float p160, char p161, int p162, long p163, double p164, byte p165, float p166, char p167, int p168, long p169,
            double p170, byte p171, float p172, char p173, int p174, long p175, double p176, byte p177, float p178, char p179,
            int p180, long p181, double p182, byte p183, float p184, char p185, int p186, long p187, double p188, byte p189,
            float p190) {
        long h = 0;
        h = h * 31 + p0;
        h = h * 31 + p1;
        h = h * 31 + (long) p2;
        h = h * 31 + p3;
        h = h * 31 + (long) p4;
        h = h * 31 + p5;
        h = h * 31 + p6;
        h = h * 31 + p7;
        h = h * 31 + (long) p8;
        h = h * 31 + p9;
        h = h * 31 + (long) p10;
        h = h * 31 + p11;
        h = h * 31 + p12;
        h = h * 31 + p13;
        h = h * 31 + (long) p14;
        h = h * 31 + p15;
        h = h * 31 + (long) p16;
        h = h * 31 + p17;
        h = h * 31 + p18;
        h = h * 31 + p19;
        h = h * 31 + (long) p20;
        h = h * 31 + p21;
        h = h * 31 + (long) p22;
        h = h * 31 + p23;
        h = h * 31 + p24;
        h = h * 31 + p25;
        h = h * 31 + (long) p26;
        h = h * 31 + p27;
        h = h * 31 + (long) p28;
        h = h * 31 + p29;
        h = h * 31 + p30;
        h = h * 31 + p31;
        h = h * 31 + (long) p32;
        h = h * 31 + p33;
        h = h * 31 + (long) p34;
        h = h * 31 + p35;
        h = h * 31 + p36;
        h = h * 31 + p37;
        h = h * 31 + (long) p38;
        h = h * 31 + p39;
        h = h * 31 + (long) p40;
        h = h * 31 + p41;
        h = h * 31 + p42;
        h = h * 31 + p43;
        h = h * 31 + (long) p44;
        h = h * 31 + p45;
        h = h * 31 + (long) p46;
        h = h * 31 + p47;
        h = h * 31 + p48;
        h = h * 31 + p49;
        h = h * 31 + (long) p50;
        h = h * 31 + p51;
        h = h * 31 + (long) p52;
        h = h * 31 + p53;
        h = h * 31 + p54;
        h = h * 31 + p55;
        h = h * 31 + (long) p56;
        h = h * 31 + p57;
        h = h * 31 + (long) p58;
        h = h * 31 + p59;
        h = h * 31 + p60;
        h = h * 31 + p61;
        h = h * 31 + (long) p62;
        h = h * 31 + p63;
        h = h * 31 + (long) p64;
        h = h * 31 + p65;
        h = h * 31 + p66;
        h = h * 31 + p67;
        h = h * 31 + (long) p68;
        h = h * 31 + p69;
        h = h * 31 + (long) p70;
        h = h * 31 + p71;
        h = h * 31 + p72;
        h = h * 31 + p73;
        h = h * 31 + (long) p74;
        h = h * 31 + p75;
        h = h * 31 + (long) p76;
        h = h * 31 + p77;
        h = h * 31 + p78;
        h = h * 31 + p79;
        h = h * 31 + (long) p80;
        h = h * 31 + p81;
        h = h * 31 + (long) p82;
        h = h * 31 + p83;
        h = h * 31 + p84;
        h = h * 31 + p85;
        h = h * 31 + (long) p86;
        h = h * 31 + p87;
        h = h * 31 + (long) p88;
        h = h * 31 + p89;
        h = h * 31 + p90;
        h = h * 31 + p91;
        h = h * 31 + (long) p92;
        h = h * 31 + p93;
        h = h * 31 + (long) p94;
        h = h * 31 + p95;
        h = h * 31 + p96;
        h = h * 31 + p97;
        h = h * 31 + (long) p98;
        h = h * 31 + p99;
        h = h * 31 + (long) p100;
        h = h * 31 + p101;
        h = h * 31 + p102;
        h = h * 31 + p103;
        h = h * 31 + (long) p104;
        h = h * 31 + p105;
        h = h * 31 + (long) p106;
        h = h * 31 + p107;
        h = h * 31 + p108;
        h = h * 31 + p109;
        h = h * 31 + (long) p110;
        h = h * 31 + p111;
        h = h * 31 + (long) p112;
        h = h * 31 + p113;
        h = h * 31 + p114;
        h = h * 31 + p115;
        h = h * 31 + (long) p116;
        h = h * 31 + p117;
        h = h * 31 + (long) p118;
        h = h * 31 + p119;
        h = h * 31 + p120;
        h = h * 31 + p121;
        h = h * 31 + (long) p122;
        h = h * 31 + p123;
        h = h * 31 + (long) p124;
        h = h * 31 + p125;
        h = h * 31 + p126;
        h = h * 31 + p127;
        h = h * 31 + (long) p128;
        h = h * 31 + p129;
        h = h * 31 + (long) p130;
        h = h * 31 + p131;
        h = h * 31 + p132;
        h = h * 31 + p133;
        h = h * 31 + (long) p134;
        h = h * 31 + p135;
        h = h * 31 + (long) p136;
        h = h * 31 + p137;
        h = h * 31 + p138;
        h = h * 31 + p139;
        h = h * 31 + (long) p140;
        h = h * 31 + p141;
        h = h * 31 + (long) p142;
        h = h * 31 + p143;
        h = h * 31 + p144;
        h = h * 31 + p145;
        h = h * 31 + (long) p146;
        h = h * 31 + p147;
        h = h * 31 + (long) p148;
        h = h * 31 + p149;
        h = h * 31 + p150;
        h = h * 31 + p151;
        h = h * 31 + (long) p152;
        h = h * 31 + p153;
        h = h * 31 + (long) p154;
        h = h * 31 + p155;
        h = h * 31 + p156;
        h = h * 31 + p157;
        h = h * 31 + (long) p158;
        h = h * 31 + p159;
        h = h * 31 + (long) p160;
        h = h * 31 + p161;
        h = h * 31 + p162;
        h = h * 31 + p163;
        h = h * 31 + (long) p164;
        h = h * 31 + p165;
        h = h * 31 + (long) p166;
        h = h * 31 + p167;
        h = h * 31 + p168;
        h = h * 31 + p169;
        h = h * 31 + (long) p170;
        h = h * 31 + p171;
        h = h * 31 + (long) p172;
        h = h * 31 + p173;
        h = h * 31 + p174;
        h = h * 31 + p175;
        h = h * 31 + (long) p176;
        h = h * 31 + p177;
        h = h * 31 + (long) p178;
        h = h * 31 + p179;
        h = h * 31 + p180;
        h = h * 31 + p181;
        h = h * 31 + (long) p182;
        h = h * 31 + p183;
        h = h * 31 + (long) p184;
        h = h * 31 + p185;
        h = h * 31 + p186;
        h = h * 31 + p187;
        h = h * 31 + (long) p188;
        h = h * 31 + p189;
        h = h * 31 + (long) p190;
        return h + " " + p0 + p95 + p190;
    }

    static long deep(int n, long acc, double scale) {
        return n == 0 ? (long) (acc * scale) : deep(n - 1, acc * 31 + n, scale + 0.001);
    }

    static int early(int v) {
        for (int k = 0; ; k++) {
            if (k * k > v) return k;
            while (v > 100) {
                if (v % 7 == 0) return -v;
                v--;
            }
        }
    }

    static Object poly(int k) {
        switch (k) {
            case 0: return 1;
            case 1: return "s";
            case 2: return 'c';
            case 3: return new int[] {1};
            case 4: return null;
            case 5: return 2.5f;
            default: return (Runnable) () -> { };
        }
    }

    static int reassign(int p, long q, int[] r) {
        p += 5;
        q *= 2;
        r[0] = 9;
        r = new int[] {100};
        return p + (int) q + r[0];
    }

    public static void main(String[] args) {
        for (int v : new int[] {0, 1, 127, 128, 255, 256, 32768, 65535, 65536, -1, -129}) {
            System.out.print(z(v) + "" + b(v) + "," + s(v) + "," + (int) c(v) + "," + l(v) + " ");
        }
        System.out.println(i(1L << 33 | 7) + " " + f(0.1) + " " + d(0.1f) + " " + str(5) + str(null) + arr(3).length);
        nothing(5);
        nothing(-5);
        System.out.println(last);
        ReturnAndParams r = new ReturnAndParams();
        System.out.println(r.mixed(1L << 40, 2, 3.5, (byte) -4, 5L, 6.25f, true, 7.75, 'x', null) + " " + r.mixed(-1, -1, -1, (byte) -1, -1, -1, false, -1, '\0', "") + " " + r.priv(1e10, 5) + " " + r.fin(1, 0.5, 1L << 33));
        Op op = (a, b, c, d) -> a * b + c - d;
        System.out.println(op.go(1.5, 1L << 32, 3, 0.25));
        System.out.println(many(
                0, 1L, 2.5, (byte) 3, 4.25f, 'f', 6, 7L, 8.5, (byte) 9, 10.25f, 'l',
                12, 13L, 14.5, (byte) 15, 16.25f, 'r', 18, 19L, 20.5, (byte) 21, 22.25f, 'x',
                24, 25L, 26.5, (byte) 27, 28.25f, 'd', 30, 31L, 32.5, (byte) 33, 34.25f, 'j',
                36, 37L, 38.5, (byte) 39, 40.25f, 'p', 42, 43L, 44.5, (byte) 45, 46.25f, 'v',
                48, 49L, 50.5, (byte) 51, 52.25f, 'b', 54, 55L, 56.5, (byte) 57, 58.25f, 'h',
                60, 61L, 62.5, (byte) 63, 64.25f, 'n', 66, 67L, 68.5, (byte) 69, 70.25f, 't',
                72, 73L, 74.5, (byte) 75, 76.25f, 'z', 78, 79L, 80.5, (byte) 81, 82.25f, 'f',
                84, 85L, 86.5, (byte) 87, 88.25f, 'l', 90, 91L, 92.5, (byte) 93, 94.25f, 'r',
                96, 97L, 98.5, (byte) 99, 100.25f, 'x', 102, 103L, 104.5, (byte) 105, 106.25f, 'd',
                108, 109L, 110.5, (byte) 111, 112.25f, 'j', 114, 115L, 116.5, (byte) 117, 118.25f, 'p',
                120, 121L, 122.5, (byte) 123, 124.25f, 'v', 126, 127L, 128.5, (byte) 129, 130.25f, 'b',
                132, 133L, 134.5, (byte) 135, 136.25f, 'h', 138, 139L, 140.5, (byte) 141, 142.25f, 'n',
                144, 145L, 146.5, (byte) 147, 148.25f, 't', 150, 151L, 152.5, (byte) 153, 154.25f, 'z',
                156, 157L, 158.5, (byte) 159, 160.25f, 'f', 162, 163L, 164.5, (byte) 165, 166.25f, 'l',
                168, 169L, 170.5, (byte) 171, 172.25f, 'r', 174, 175L, 176.5, (byte) 177, 178.25f, 'x',
                180, 181L, 182.5, (byte) 183, 184.25f, 'd', 186, 187L, 188.5, (byte) 189, 190.25f));
        System.out.println(deep(500, 1, 1));
        for (int v : new int[] {0, 5, 99, 100, 105, 150, 104}) System.out.print(early(v) + " ");
        System.out.println();
        for (int k = 0; k < 6; k++) {
            Object o = poly(k);
            System.out.print((o instanceof int[] a ? "ints" + a[0] : o) + " ");
        }
        System.out.println(poly(9) instanceof Runnable);
        int p = 1;
        long q = 2;
        int[] a = {3};
        System.out.println(reassign(p, q, a) + " " + p + " " + q + " " + a[0]);
        System.out.println(i(l(b(c(s(-2))))) + " " + Math.max(i(5), b(300)) + " " + (z(3) ? d(f(1.1)) : 0));
    }
}
