// Pins down the text of doubles and floats for which the Java 17 algorithm famously prints
// another digit than the shortest one (later releases print the shortest).
public class DoubleTextLegacy {
    public static void main(String[] args) {
        double[] v = {
            2e23, 1e23, 8.41e21, 9.0e22, 5e-324, 2.0e-3, 2.2250738585072014E-308, 1.0E23, 1.7976931348623157E308,
            3.6028797018963968E16, 7.2057594037927936E16, 1.44115188075855872E17, 5.7646075230342349E17,
            5.9604644775390625E-8, 2.98023223876953125E-8, 8.589973e9, 2.8823037615171174E17, 1.0E-5, 4.5e15
        };
        for (double d : v) {
            System.out.println(d + " " + -d);
        }
        double p = 1L << 53;
        for (int i = 53; i < 110; i++) {
            System.out.println(i + " " + p + " " + 1 / p);
            p *= 2;
        }
        float q = 1 << 23;
        for (int i = 23; i < 60; i++) {
            System.out.println(i + " " + q + " " + 1 / q);
            q *= 2;
        }
        long bits = 0x3ff0000000000001L;
        for (int i = 0; i < 60; i++) {
            bits = bits * 6364136223846793005L + 1442695040888963407L;
            double d = Double.longBitsToDouble(bits & 0x7fefffffffffffffL);
            System.out.println(d);
            if (Double.parseDouble(Double.toString(d)) != d) {
                System.out.println("does not read back");
            }
        }
        int fbits = 1;
        for (int i = 0; i < 60; i++) {
            fbits = fbits * 1103515245 + 12345;
            float f = Float.intBitsToFloat(fbits & 0x7f7fffff);
            System.out.println(f);
            if (Float.parseFloat(Float.toString(f)) != f) {
                System.out.println("does not read back");
            }
        }
    }
}
