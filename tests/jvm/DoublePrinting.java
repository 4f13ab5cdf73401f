// Pins down the decimal text of doubles: plain and scientific form, the switch-over points at
// 1e-3 and 1e7, shortest digits, and reading the text back.
public class DoublePrinting {
    public static void main(String[] args) {
        double[] v = {
            0.0, -0.0, 1, -1, 10, 100, 1000, 999999, 1234567, 9999999, 9999999.5, 1e7, 10000001, 12345678, 1e8,
            123456789012.0, 1e15, 1e16, 1e17, 1e20, 1e21, 1e22, 1e100, 1e300, 0.1, 0.01, 0.001, 9.99e-4, 1e-4, 1.5e-5,
            1e-10, 1e-100, 1e-300, 0.5, 0.25, 0.125, 0.0625, 1.5, 100.5, 1.0 / 3, 2.0 / 3, 10.0 / 3, 1e6 / 3, 1e7 / 3,
            Math.PI, Math.E, 9007199254740992.0, 9007199254740993.0, 4503599627370495.5, 0.30000000000000004,
            123.456, 1234.5678, 6.02214076e23, 6.62607015e-34, 299792458, 1.7976931348623157E308,
            Double.MIN_VALUE, Double.MIN_NORMAL, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY,
            99.99, 0.7, 1.1, 2.2, 3.3, 1.005, 2.675, 1e-5, 12e-5, 0.00123, 0.0123, 1234567.125, 5e-324, 1e-323
        };
        for (double d : v) {
            System.out.println(d);
        }
        for (double d : v) {
            String s = Double.toString(d);
            double back = Double.parseDouble(s);
            if (Double.doubleToLongBits(back) != Double.doubleToLongBits(d)) {
                System.out.println("not read back: " + s);
            }
        }
        double p = 1;
        for (int i = 0; i < 23; i++) {
            System.out.print(p + " " + 1 / p + " ");
            p *= 10;
        }
        System.out.println();
        p = 1;
        for (int i = 0; i < 55; i++) {
            System.out.print(p + " ");
            p *= 2;
        }
        System.out.println();
        p = 1;
        for (int i = 0; i < 24; i++) {
            System.out.print(-p + " ");
            p /= 2;
        }
        System.out.println();
        for (int i = -20; i <= 20; i++) {
            System.out.print(i / 10.0 + " " + i * 0.1 + (i % 5 == 0 ? "\n" : " "));
        }
        for (int i = 1; i <= 12; i++) {
            System.out.print(1.0 / i + " " + Math.sqrt(i) + " ");
        }
        System.out.println();
        System.out.print(1.5);
        System.out.print(" ");
        System.out.print((Object) 2.5);
        System.out.println();
        System.out.println("" + 1.0 + 1e9 + -0.0 + 1d + 0x1p3 + 0x1.8p-2 + 1e0 + .5 + 5.);
        System.out.println(String.valueOf(7.25) + Double.toString(-7.25) + new StringBuilder().append(1e-3).append(1e7));
        System.out.println(Double.valueOf("3.5") + Double.parseDouble("  1e2  ") + Double.parseDouble("-.5") + Double.parseDouble("2.d"));
        System.out.println(Double.parseDouble("NaN") + " " + Double.parseDouble("-Infinity") + " " + Double.parseDouble("1e999")
                + " " + Double.parseDouble("-1e-999") + " " + Double.parseDouble("0x1.fp4") + " " + Double.parseDouble("+1E+2"));
        String[] bad = {"", " ", "1,5", "1e", "abc", "--1", "0x1", "1 2"};
        for (String s : bad) {
            try {
                System.out.println(Double.parseDouble(s));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Double.parseDouble(null);
        } catch (NullPointerException e) {
            System.out.println("null refused");
        }
    }
}
