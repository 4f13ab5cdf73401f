// Pins down long shifts: the distance is masked with 63, the type follows the left operand.
public class ShiftsLong {
    static String hex(long v) {
        char[] out = new char[16];
        for (int i = 15; i >= 0; i--) {
            out[i] = "0123456789abcdef".charAt((int) (v & 15));
            v >>>= 4;
        }
        return new String(out);
    }

    public static void main(String[] args) {
        long[] values = {0L, 1L, -1L, Long.MIN_VALUE, Long.MAX_VALUE, 0x0123456789abcdefL, 0xfedcba9876543210L};
        int[] distances = {0, 1, 8, 31, 32, 33, 62, 63, 64, 65, 96, 127, 128, -1, -32, -63, -64, -65,
            Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (long v : values) {
            System.out.println("value " + hex(v));
            for (int d : distances) {
                System.out.println("  " + d + " " + hex(v << d) + " " + hex(v >> d) + " " + hex(v >>> d));
            }
        }
        for (long d : new long[] {0, 1, 63, 64, -1, 1L << 40, (1L << 40) + 5, Long.MIN_VALUE + 7}) {
            System.out.println(d + " " + hex(values[5] << d) + " " + hex(values[6] >> d) + " " + hex(values[6] >>> d));
        }
        int one = 1;
        System.out.println(one << 32);
        System.out.println(1L << 32);
        System.out.println((long) one << 32);
        System.out.println((long) (one << 31));
        System.out.println(one << 31L);
        System.out.println(0xffL << 56);
        System.out.println(0xff << 56);
        byte b = -1;
        System.out.println(b >>> 60);
        System.out.println((long) b >>> 60);
        long x = -1;
        x >>>= 60;
        System.out.println(x);
        x <<= 63;
        System.out.println(x);
        x >>= 62;
        System.out.println(x);
        x >>>= -1;
        System.out.println(x);
        long m = 0;
        for (int i = 0; i < 64; i += 3) {
            m |= 1L << i;
        }
        System.out.println(hex(m) + " " + m);
        long r = m;
        for (int i = 0; i < 64; i++) {
            r = (r << 1) | (r >>> 63);
        }
        System.out.println(r == m);
        // xorshift keeps all three operators honest
        long s = 88172645463325252L;
        for (int i = 0; i < 10; i++) {
            s ^= s << 13;
            s ^= s >>> 7;
            s ^= s << 17;
            System.out.println(s);
        }
        for (int i = 0; i < 5; i++) {
            s ^= s >> 9;
            s ^= s << -11;
            System.out.println(s);
        }
    }
}
