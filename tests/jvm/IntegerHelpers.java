// Pins down Integer's static helpers: bit twiddling, radix conversion, unsigned arithmetic,
// comparison, decode.
public class IntegerHelpers {
    public static void main(String[] args) {
        int[] vs = {0, 1, -1, 2, 7, 8, 255, 256, -256, 0x12345678, 0x80000000, 0x7fffffff, 1 << 20, 0xF0F00F0F};
        for (int v : vs) {
            System.out.println(v + " bc=" + Integer.bitCount(v) + " rev=" + Integer.reverse(v) + " rb=" + Integer.reverseBytes(v)
                    + " hi=" + Integer.highestOneBit(v) + " lo=" + Integer.lowestOneBit(v) + " lz=" + Integer.numberOfLeadingZeros(v)
                    + " tz=" + Integer.numberOfTrailingZeros(v) + " sg=" + Integer.signum(v));
            System.out.println("  " + Integer.toBinaryString(v) + " " + Integer.toHexString(v) + " " + Integer.toOctalString(v) + " "
                    + Integer.toString(v, 7) + " " + Integer.toString(v, 36) + " " + Integer.toUnsignedString(v) + " "
                    + Integer.toUnsignedLong(v) + " " + Integer.hashCode(v));
        }
        for (int d : new int[] {0, 1, 5, 31, 32, 33, -1, -33}) {
            System.out.print(Integer.rotateLeft(0x80000001, d) + "/" + Integer.rotateRight(0x80000001, d) + " ");
        }
        System.out.println();
        System.out.println(Integer.toString(255, 16) + Integer.toString(-255, 16) + Integer.toString(5, 1) + Integer.toString(5, 99) + Integer.toString(Integer.MIN_VALUE, 2));
        int[][] pairs = {{1, 2}, {-1, 1}, {1, -1}, {Integer.MIN_VALUE, Integer.MAX_VALUE}, {-7, 3}, {7, -3}, {-1, -2}, {0, 5}};
        for (int[] p : pairs) {
            System.out.println(Integer.compare(p[0], p[1]) + " " + Integer.compareUnsigned(p[0], p[1]) + " " + Integer.divideUnsigned(p[0], p[1])
                    + " " + Integer.remainderUnsigned(p[0], p[1]) + " " + Integer.max(p[0], p[1]) + " " + Integer.min(p[0], p[1])
                    + " " + Integer.sum(p[0], p[1]) + " " + Integer.valueOf(p[0]).compareTo(p[1]));
        }
        try {
            Integer.divideUnsigned(1, 0);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Integer.MIN_VALUE + " " + Integer.MAX_VALUE + " " + Integer.SIZE + " " + Integer.BYTES + " " + Byte.MIN_VALUE + Byte.MAX_VALUE
                + " " + Short.MIN_VALUE + Short.MAX_VALUE + " " + Short.SIZE + Byte.BYTES);
        System.out.println(Integer.decode("0x1F") + " " + Integer.decode("-010") + " " + Integer.decode("#ff") + " " + Integer.decode("42"));
        System.out.println(Byte.parseByte("-128") + " " + Short.parseShort("7fff", 16) + " " + Byte.toUnsignedInt((byte) -1) + " "
                + Short.toUnsignedInt((short) -1) + " " + Byte.compare((byte) 1, (byte) -1) + " " + Short.compare((short) 5, (short) 9)
                + " " + Short.reverseBytes((short) 0x1234) + " " + Byte.hashCode((byte) -5) + " " + Byte.toString((byte) 9));
        for (String bad : new String[] {"128", "-129", "x"}) {
            try {
                Byte.parseByte(bad);
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Short.parseShort("32768");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        Integer x = 77;
        System.out.println(x.byteValue() + " " + x.shortValue() + " " + x.longValue() + " " + x.floatValue() + " " + x.doubleValue() + " " + x.toString()
                + x.equals(77) + x.equals(null) + x.hashCode());
        System.out.println(Integer.parseUnsignedInt("4294967295") + " " + Integer.parseUnsignedInt("ffffffff", 16));
        System.out.println(Boolean.parseBoolean("TRUE") + " " + Boolean.parseBoolean("yes") + " " + Boolean.parseBoolean(null) + " " + Boolean.toString(false)
                + " " + Boolean.compare(true, false) + " " + Boolean.hashCode(true) + " " + Boolean.hashCode(false) + " " + Boolean.logicalXor(true, true)
                + " " + Boolean.valueOf("true") + " " + Boolean.logicalAnd(true, false) + Boolean.logicalOr(true, false));
        int h = 0;
        for (int i = -5000; i < 5000; i += 13) {
            int v = i * 429496;
            h = h * 31 + Integer.bitCount(v) + Integer.reverse(v) + Integer.numberOfLeadingZeros(v) * 7 + Integer.toHexString(v).length();
        }
        System.out.println(h);
    }
}
