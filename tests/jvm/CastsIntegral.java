// Pins down i2b, i2s, i2c, i2l, l2i and chains of them.
public class CastsIntegral {
    static byte asByte(int v) { return (byte) v; }
    static short asShort(int v) { return (short) v; }
    static char asChar(int v) { return (char) v; }
    static boolean isSame(long a, int b) { return a == b; }

    static String kind(byte v) { return "byte"; }
    static String kind(short v) { return "short"; }
    static String kind(char v) { return "char"; }
    static String kind(int v) { return "int"; }
    static String kind(long v) { return "long"; }
    static String kind(float v) { return "float"; }
    static String kind(double v) { return "double"; }

    public static void main(String[] args) {
        int[] is = {0, 1, -1, 127, 128, 129, 255, 256, -128, -129, 32767, 32768, 65535, 65536, -32768, -32769,
            0x12345678, 0x89abcdef, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int i : is) {
            System.out.println(i + " b=" + (byte) i + " s=" + (short) i + " c=" + (int) (char) i + " l=" + (long) i
                    + " cs=" + (short) (char) i + " bc=" + (int) (char) (byte) i + " sb=" + (byte) (short) i
                    + " lb=" + (byte) (long) i);
        }
        long[] ls = {0L, -1L, 0x80L, 0xffL, 0x8000L, 0xffffL, 0x7fffffffL, 0x80000000L, 0xffffffffL, 0x100000000L,
            0x1ffffff80L, Long.MAX_VALUE, Long.MIN_VALUE, 0x0123456789abcdefL};
        for (long l : ls) {
            System.out.println(l + " i=" + (int) l + " b=" + (byte) l + " s=" + (short) l + " c=" + (int) (char) l);
        }
        System.out.println(asByte(200) + " " + asShort(40000) + " " + (int) asChar(-1));
        System.out.println(asByte(200) + asByte(100));
        byte b = (byte) 0xAB;
        System.out.println(b + " " + (b & 0xff) + " " + (int) (char) b + " " + (char) (b & 0x7f) + " " + (long) b);
        System.out.println(b == 0xAB);
        System.out.println(b == (byte) 0xAB);
        char c = (char) b;
        System.out.println(c == b);
        System.out.println((byte) c == b);
        short s = (short) c;
        System.out.println(s + " " + (s == c) + " " + (s == b));
        System.out.println(isSame(0xffffffffL, -1) + " " + isSame(-1L, -1));

        // binary promotion decides the type of an expression
        byte x = 1;
        short y = 2;
        char z = 3;
        System.out.println(kind(x) + kind(y) + kind(z) + kind(+x) + kind(x + y) + kind(-z) + kind(~x));
        System.out.println(kind(x + 1L) + kind(1L + 1f) + kind(1f + 1.0) + kind('a' + 'b') + kind(x << 1L) + kind(1L << x));
        System.out.println(kind(true ? x : y) + kind(true ? x : 'a') + kind(true ? 1 : 2.0) + kind(false ? z : x));
        System.out.println(kind((byte) (x + y)) + kind(x++) + kind(z--) + kind(x += 5));
        final int folded = 10;
        byte narrowed = folded;
        System.out.println(kind(narrowed) + narrowed);

        // bytes put together and taken apart
        int word = 0xCAFED00D;
        byte[] parts = {(byte) (word >> 24), (byte) (word >> 16), (byte) (word >> 8), (byte) word};
        int back = 0, wrong = 0;
        for (byte p : parts) {
            back = back << 8 | p & 0xff;
            wrong = wrong << 8 | p;
            System.out.print(p + " ");
        }
        System.out.println(back == word ? "same" : "different");
        System.out.println(wrong);
        int sum = 0;
        for (int i = -70000; i < 70000; i += 7) {
            sum = sum * 17 + (byte) i + (short) (i * 3) + (char) (i * 5);
        }
        System.out.println(sum);
    }
}
