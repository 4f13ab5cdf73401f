// Pins down Math on floating values: rounding functions, min/max, ulp and neighbours, scalb,
// fma, exact results of sqrt, and transcendental functions to limited digits.
public class MathFloating {
    static String h(double d) {
        return Double.toHexString(d);
    }

    static String near(double d) {
        if (d != d || Math.abs(d) == 0 || Double.isInfinite(d)) return "" + d;
        return Math.round(d * 1e9) / 1e9 + "";
    }

    public static void main(String[] args) {
        double[] v = {0.0, -0.0, 0.3, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 1e15 + 0.5, 4503599627370495.5, -4503599627370497.5, 1e300, Double.NaN,
            Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, 0.49999999999999994, 2.0000000000000004};
        for (double d : v) {
            System.out.println(d + " ceil=" + Math.ceil(d) + " floor=" + Math.floor(d) + " rint=" + Math.rint(d) + " round=" + Math.round(d) + " roundf=" + Math.round((float) d)
                    + " abs=" + Math.abs(d) + " sqrt=" + h(Math.sqrt(d)) + " signum=" + Math.signum(d) + " ulp=" + Math.ulp(d) + " exp=" + Math.getExponent(d));
            System.out.println("   up=" + h(Math.nextUp(d)) + " down=" + h(Math.nextDown(d)) + " scalb=" + h(Math.scalb(d, 3)) + " sub=" + h(Math.scalb(d, -1074)) + " copy=" + Math.copySign(3, d)
                    + " after=" + h(Math.nextAfter(d, 0)));
        }
        double[][] p = {{0.0, -0.0}, {-0.0, 0.0}, {1, Double.NaN}, {Double.NaN, 1}, {1, 2}, {-1, Double.NEGATIVE_INFINITY}};
        for (double[] q : p) System.out.print(Math.max(q[0], q[1]) + "/" + Math.min(q[0], q[1]) + "/" + Math.max((float) q[0], (float) q[1]) + "/" + Math.min((float) q[0], (float) q[1]) + " ");
        System.out.println();
        for (int i = 0; i <= 20; i++) System.out.print(h(Math.sqrt(i)) + " ");
        System.out.println();
        System.out.println(Math.fma(0.1, 10, -1) + " " + (0.1 * 10 - 1) + " " + Math.fma(1e16, 1.0000000000000002, -1e16) + " " + Math.fma(0.1f, 10f, -1f) + " " + Math.fma(Double.MAX_VALUE, 2, Double.NEGATIVE_INFINITY));
        System.out.println(Math.pow(2, 10) + " " + Math.pow(2, -1) + " " + Math.pow(0, 0) + " " + Math.pow(Double.NaN, 0) + " " + Math.pow(-8, 3) + " " + Math.pow(-8, 1.0 / 3) + " " + Math.pow(0, -1) + " " + Math.pow(-0.0, -3)
                + " " + Math.pow(1, Double.POSITIVE_INFINITY) + " " + Math.pow(10, 15) + " " + Math.pow(2, 1023) + " " + Math.pow(2, 1024) + " " + Math.pow(4, 0.5) + " " + Math.pow(-2, Double.POSITIVE_INFINITY));
        System.out.println(Math.cbrt(27) + " " + Math.cbrt(-8) + " " + Math.cbrt(0.0) + " " + Math.hypot(3, 4) + " " + Math.hypot(1e200, 1e200) + " " + Math.hypot(Double.NaN, Double.POSITIVE_INFINITY));
        System.out.println(Math.exp(0) + " " + Math.log(1) + " " + Math.log(0) + " " + Math.log(-1) + " " + Math.log10(1000) + " " + Math.log10(0.01) + " " + Math.log1p(0) + " " + Math.expm1(0) + " " + Math.exp(1000) + " " + Math.exp(-1000));
        System.out.println(Math.sin(0) + " " + Math.sin(-0.0) + " " + Math.cos(0) + " " + Math.tan(0) + " " + Math.sin(Double.POSITIVE_INFINITY) + " " + Math.asin(2) + " " + Math.acos(1) + " " + Math.atan2(0, -1) + " " + Math.atan2(-0.0, -1) + " " + Math.atan2(1, 0));
        for (double x = -3; x <= 3; x += 0.75) {
            System.out.println(x + " " + near(Math.sin(x)) + " " + near(Math.cos(x)) + " " + near(Math.tan(x)) + " " + near(Math.exp(x)) + " " + near(Math.log(x)) + " " + near(Math.atan(x)) + " " + near(Math.sinh(x))
                    + " " + near(Math.cosh(x)) + " " + near(Math.tanh(x)) + " " + near(Math.asin(x / 3)) + " " + near(Math.pow(2.5, x)) + " " + near(Math.log10(x)) + " " + near(Math.cbrt(x)));
        }
        System.out.println(Math.toRadians(180) + " " + Math.toDegrees(Math.PI) + " " + near(Math.toRadians(45)) + " " + Math.PI + " " + Math.E);
        System.out.println(near(Math.sin(1e6)) + " " + near(Math.cos(1e10)) + " " + near(Math.sin(Math.PI)) + " " + near(Math.tan(Math.PI / 4)));
        float[] fs = {0f, 1f, -1.5f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY};
        for (float f : fs) System.out.print(Math.ulp(f) + "," + Math.nextUp(f) + "," + Math.nextDown(f) + "," + Math.signum(f) + "," + Math.abs(f) + "," + Math.scalb(f, -2) + "," + Math.getExponent(f) + " ");
        System.out.println();
        System.out.println(StrictMath.sin(1) + " " + StrictMath.exp(1) + " " + StrictMath.log(10) + " " + StrictMath.pow(1.1, 10) + " " + StrictMath.atan2(1, 2) + " " + StrictMath.cbrt(2) + " " + StrictMath.sqrt(2) + " " + StrictMath.hypot(1, 2));
        double pi = 0;
        for (int k = 0; k < 2000; k++) pi += (k % 2 == 0 ? 4.0 : -4.0) / (2 * k + 1);
        System.out.println(pi);
    }
}
