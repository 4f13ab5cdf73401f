// Pins down double precision bit for bit: rounding to even, subnormals, signed zeros,
// infinities and operations that lose digits.
public class DoubleBits {
    static String bits(double d) {
        if (d != d) {
            return "NaN";
        }
        String s = Long.toHexString(Double.doubleToRawLongBits(d));
        return "0000000000000000".substring(s.length()) + s;
    }

    static strictfp double strict(double a, double b) {
        return a * b / b * a;
    }

    public static void main(String[] args) {
        double[] v = {
            0.0, -0.0, 1, -1, 0.1, 0.2, 0.3, 1.0 / 3, 9007199254740992.0, 9007199254740991.0, 1e-310, -4e-320,
            Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE, Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY, Double.NaN, Math.PI, Math.E, 1.0000000000000002, 1e200, 1e-200, 4.35, 100
        };
        long add = 17, sub = 17, mul = 17, div = 17, rem = 17;
        for (double a : v) {
            for (double b : v) {
                add = add * 31 + Double.doubleToLongBits(a + b);
                sub = sub * 31 + Double.doubleToLongBits(a - b);
                mul = mul * 31 + Double.doubleToLongBits(a * b);
                div = div * 31 + Double.doubleToLongBits(a / b);
                rem = rem * 31 + Double.doubleToLongBits(a % b);
            }
            System.out.println(bits(a) + " " + bits(-a) + " " + bits(a * a) + " " + bits(1 / a) + " " + bits(a / 7)
                    + " " + bits(a - 0.1) + " " + bits(strict(a, 3)));
        }
        System.out.println(add + " " + sub + " " + mul + " " + div + " " + rem);

        System.out.println(0.1 + 0.2);
        System.out.println(0.1 + 0.7);
        System.out.println(4.35 * 100);
        System.out.println(1.1 * 1.1);
        System.out.println(3 * 0.1 == 0.3);
        System.out.println(0.5 + 0.25 == 0.75);
        System.out.println(1e16 + 1);
        System.out.println(1e16 + 2);
        System.out.println(1e16 + 1 - 1e16);
        System.out.println(1e16 + (1 - 1e16));
        System.out.println(1e308 * 10 / 10);
        System.out.println(1e308 / 10 * 10);
        System.out.println(1e-320 / 10 * 10);
        System.out.println((0.1 + 0.2) + 0.3 == 0.1 + (0.2 + 0.3));
        double h = 0;
        for (int i = 1; i <= 1000; i++) {
            h += 1.0 / i;
        }
        System.out.println(bits(h));
        double g = 0;
        for (int i = 1000; i >= 1; i--) {
            g += 1.0 / i;
        }
        System.out.println(bits(g) + " " + (g == h));
        double eps = 1;
        int n = 0;
        while (1 + eps / 2 != 1) {
            eps /= 2;
            n++;
        }
        System.out.println(n + " " + eps);
        double tiny = Double.MIN_NORMAL;
        n = 0;
        while (tiny > 0) {
            tiny /= 2;
            n++;
        }
        System.out.println(n);
        double x = 2;
        for (int i = 0; i < 6; i++) {
            x = (x + 2 / x) / 2;
            System.out.print(bits(x) + " ");
        }
        System.out.println();
        double logistic = 0.3;
        for (int i = 0; i < 200; i++) {
            logistic = 3.9 * logistic * (1 - logistic);
        }
        System.out.println(bits(logistic));
        for (long pattern : new long[] {0, 1, 0xfffffffffffffL, 0x10000000000000L, 0x3ff0000000000000L,
            0x7fefffffffffffffL, 0x7ff0000000000000L, 0xfff0000000000000L, 0x8000000000000000L, 0x8000000000000001L}) {
            double d = Double.longBitsToDouble(pattern);
            System.out.println(d + " " + (Double.doubleToRawLongBits(d) == pattern) + " " + (d == 0) + " " + (d < 0));
        }
        System.out.println(bits(0.0 - 0.0) + " " + bits(-0.0 - 0.0) + " " + bits(-0.0 + 0.0) + " " + bits(-0.0 * 0.0));
        System.out.println(Double.doubleToLongBits(Double.longBitsToDouble(0xfff8000000000abcL)));
    }
}
