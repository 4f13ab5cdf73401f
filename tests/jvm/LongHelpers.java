// Pins down Long's static helpers: bit twiddling, radix conversion, unsigned arithmetic and
// parsing, with error messages.
public class LongHelpers {
    public static void main(String[] args) {
        long[] vs = {0, 1, -1, 255, 1L << 31, 1L << 32, 0xffffffffL, 0x123456789abcdef0L, Long.MIN_VALUE, Long.MAX_VALUE, -256, 1L << 62};
        for (long v : vs) {
            System.out.println(v + " bc=" + Long.bitCount(v) + " rev=" + Long.reverse(v) + " rb=" + Long.reverseBytes(v)
                    + " hi=" + Long.highestOneBit(v) + " lo=" + Long.lowestOneBit(v) + " lz=" + Long.numberOfLeadingZeros(v)
                    + " tz=" + Long.numberOfTrailingZeros(v) + " sg=" + Long.signum(v) + " h=" + Long.hashCode(v));
            System.out.println("  " + Long.toBinaryString(v) + " " + Long.toHexString(v) + " " + Long.toOctalString(v) + " "
                    + Long.toString(v, 3) + " " + Long.toString(v, 36) + " " + Long.toUnsignedString(v) + " " + Long.toUnsignedString(v, 16));
        }
        for (int d : new int[] {0, 1, 31, 32, 63, 64, -1}) {
            System.out.print(Long.rotateLeft(0x8000000000000001L, d) + "/" + Long.rotateRight(5L, d) + " ");
        }
        System.out.println();
        long[][] pairs = {{1, 2}, {-1, 1}, {1, -1}, {Long.MIN_VALUE, Long.MAX_VALUE}, {-7, 3}, {-1, 10}, {0, 5}, {-1, -1}, {Long.MIN_VALUE, 2}};
        for (long[] p : pairs) {
            System.out.println(Long.compare(p[0], p[1]) + " " + Long.compareUnsigned(p[0], p[1]) + " " + Long.divideUnsigned(p[0], p[1])
                    + " " + Long.remainderUnsigned(p[0], p[1]) + " " + Long.max(p[0], p[1]) + " " + Long.min(p[0], p[1]) + " " + Long.sum(p[0], p[1]));
        }
        String[] good = {"0", "-0", "+7", "9223372036854775807", "-9223372036854775808", "00000000000000000000001"};
        for (String s : good) System.out.print(Long.parseLong(s) + " ");
        System.out.println(Long.parseLong("zz", 36) + " " + Long.parseLong("-1010", 2) + " " + Long.valueOf("12") + " " + Long.decode("-0x10"));
        String[] bad = {"", "-", "+", "9223372036854775808", "-9223372036854775809", "1L", " 1", "0x10", "1_000", null};
        for (String s : bad) {
            try {
                System.out.println(Long.parseLong(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Long.parseLong("12", 1);
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Long.parseUnsignedLong("18446744073709551615") + " " + Long.MIN_VALUE + " " + Long.MAX_VALUE + " " + Long.SIZE + Long.BYTES);
        Long x = -5L;
        System.out.println(x.intValue() + " " + x.doubleValue() + " " + x.byteValue() + " " + x.compareTo(7L) + " " + x + " " + x.equals(-5) + x.equals(-5L));
        long h = 0;
        for (long i = -300; i < 300; i++) {
            long v = i * 0x9E3779B97F4A7C15L;
            h = h * 31 + Long.bitCount(v) + Long.reverse(v) + Long.numberOfTrailingZeros(v) + Long.toHexString(v).hashCode();
        }
        System.out.println(h);
    }
}
