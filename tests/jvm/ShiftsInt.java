// Pins down int shifts: the distance is masked with 31, also when it is negative or a long.
public class ShiftsInt {
    public static void main(String[] args) {
        int[] values = {0, 1, -1, 5, -5, 0x80000000, 0x7fffffff, 0x12345678, 0xF0F0F0F0};
        int[] distances = {0, 1, 4, 7, 15, 16, 30, 31, 32, 33, 63, 64, 65, -1, -2, -31, -32, -33,
            Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int v : values) {
            StringBuilder line = new StringBuilder();
            line.append(v).append(':');
            for (int d : distances) {
                line.append(' ').append(v << d).append('/').append(v >> d).append('/').append(v >>> d);
            }
            System.out.println(line);
        }
        long[] longDistances = {0L, 1L, 32L, 33L, 0x100000000L, 0x100000001L, -1L, Long.MIN_VALUE, Long.MAX_VALUE};
        for (long d : longDistances) {
            int v = 0x87654321;
            System.out.println(d + " " + (v << d) + " " + (v >> d) + " " + (v >>> d));
        }
        // a shift of a small type happens on int
        byte b = (byte) 0x80;
        short s = (short) 0x8001;
        char c = '\u8001';
        System.out.println((b << 1) + " " + (b >> 1) + " " + (b >>> 1));
        System.out.println((s << 1) + " " + (s >> 1) + " " + (s >>> 1));
        System.out.println((c << 1) + " " + (c >> 1) + " " + (c >>> 1));
        System.out.println((byte) (b >>> 1));
        System.out.println((b & 0xff) >>> 1);

        // compound forms
        b >>>= 1;
        System.out.println(b);
        b <<= 3;
        System.out.println(b);
        s >>= 3;
        System.out.println(s);
        s >>>= 10;
        System.out.println(s);
        c <<= 1;
        System.out.println((int) c);
        c >>>= 1;
        System.out.println((int) c);
        int x = -1;
        x >>>= 28;
        System.out.println(x);
        x <<= 31;
        System.out.println(x);
        x >>= 31;
        System.out.println(x);
        x >>>= 32;
        System.out.println(x);
        x >>>= -1;
        System.out.println(x);
        x <<= 33L;
        System.out.println(x);
        // repeated shifting against a single one
        int v = 0xCAFEBABE;
        int w = v;
        for (int i = 0; i < 40; i++) {
            w >>>= 1;
        }
        System.out.println(w + " " + (v >>> 40));
        int bits = 0;
        for (int i = 0; i < 32; i++) {
            bits += (v >>> i) & 1;
        }
        System.out.println("bits " + bits);
        System.out.println((v << 8 | v >>> 24) + " " + (v << 8 | v >>> -8));
        System.out.println(1 << 31 >> 31 >>> 1 << 1);
    }
}
