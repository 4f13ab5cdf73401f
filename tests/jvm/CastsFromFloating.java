// Pins down f2i, f2l, d2i, d2l, d2f and the two-step casts to byte, short and char:
// truncation towards zero, saturation and NaN.
public class CastsFromFloating {
    public static void main(String[] args) {
        double[] ds = {
            0.0, -0.0, 0.5, -0.5, 0.9999999999999999, 1.5, -1.5, 2.5, 127.9, 128.0, -128.9, -129.0,
            255.99, 256.0, 32767.5, 32768.0, 65535.9, 65536.0, -1.0, 2147483646.9, 2147483647.0,
            2147483647.5, 2147483648.0, -2147483648.0, -2147483648.9, -2147483649.0, 4294967295.0,
            4294967296.5, 9007199254740993.0, 9.223372036854775E18, 9.223372036854775807E18,
            -9.223372036854775808E18, 1e19, -1e19, 1e300, -1e300, Double.MIN_VALUE, Double.MAX_VALUE,
            Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
        };
        for (double d : ds) {
            System.out.println((int) d + " " + (long) d + " " + (byte) d + " " + (short) d + " "
                    + (int) (char) d + " " + Float.floatToIntBits((float) d));
        }
        float[] fs = {
            0f, -0f, 0.99999994f, -0.99999994f, 1.5f, -1.5f, 127.5f, 300f, -300f, 40000f, 70000f, -1f,
            2147483520f, 2147483648f, -2147483648f, -2147483904f, 9.223371E18f, 9.223372E18f,
            -9.223372E18f, 1e20f, Float.MIN_VALUE, Float.MAX_VALUE, -Float.MAX_VALUE, Float.NaN,
            Float.POSITIVE_INFINITY, Float.NEGATIVE_INFINITY
        };
        for (float f : fs) {
            System.out.println((int) f + " " + (long) f + " " + (byte) f + " " + (short) f + " "
                    + (int) (char) f + " " + Double.doubleToLongBits((double) f));
        }
        // double to float rounds to nearest even, overflows to infinity, underflows to zero
        double[] edge = {
            1.0000000596046448, 1.00000005960464477540, 1.0000001788139343, 16777217.0, 16777219.0,
            3.4028234663852886E38, 3.4028235677973362E38, 3.4028235677973366E38, 1e39, -1e39,
            1.4E-45, 7.0E-46, 7.006492321624085E-46, 7.006492321624086E-46, -1e-50, 1.1754943E-38, 0.1
        };
        for (double d : edge) {
            System.out.println(Integer.toHexString(Float.floatToRawIntBits((float) d)));
        }
        // integer to floating
        int[] is = {0, 1, -1, 16777216, 16777217, 16777219, -16777217, Integer.MAX_VALUE, Integer.MIN_VALUE, 33554435};
        for (int i : is) {
            System.out.println((int) (float) i + " " + (long) (float) i + " " + (int) (double) i + " "
                    + Float.floatToRawIntBits(i) + " " + Double.doubleToRawLongBits(i));
        }
        long[] ls = {0, -1, 9007199254740992L, 9007199254740993L, 9007199254740995L, -9007199254740993L,
            Long.MAX_VALUE, Long.MIN_VALUE, 0x7ffffffffffffdffL, 0x7ffffffffffffe00L, 0x7fffffbfffffffffL,
            0x7fffffc000000000L, 0x7fffffc000000001L, 0x0000000100000080L, 0x0020000020000001L};
        for (long l : ls) {
            System.out.println((long) (float) l + " " + (long) (double) l + " " + Float.floatToRawIntBits(l)
                    + " " + Double.doubleToRawLongBits(l));
        }
        int implicit = 5;
        float asFloat = implicit;
        double asDouble = asFloat;
        long asLong = 'x';
        System.out.println(asFloat + " " + asDouble + " " + asLong);
        System.out.println((char) 97.9 + "" + (char) 65.1f + (char) 66L);
        System.out.println((int) 3.99 + (int) -3.99 + (long) 1e10 + (byte) 511.0);
    }
}
