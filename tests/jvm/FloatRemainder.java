// Pins down frem and drem: exact remainder with the sign of the dividend.
public class FloatRemainder {
    static double drem(double a, double b) { return a % b; }
    static float frem(float a, float b) { return a % b; }

    public static void main(String[] args) {
        double[] as = {0.0, -0.0, 5.5, -5.5, 1e300, 7, 0.3, -0.1, 1e17, Double.MIN_VALUE, Double.MAX_VALUE,
            Double.POSITIVE_INFINITY, Double.NaN};
        double[] bs = {0.0, -0.0, 2, -2, 0.1, 3.3, 1e-300, Double.MIN_VALUE, Double.MAX_VALUE,
            Double.NEGATIVE_INFINITY, Double.NaN};
        for (double a : as) {
            for (double b : bs) {
                double r = drem(a, b);
                System.out.print(r != r ? "NaN " : Long.toHexString(Double.doubleToRawLongBits(r)) + " ");
            }
            System.out.println();
        }
        float[] fas = {0f, -0f, 5.5f, -5.5f, 1e30f, 7f, 0.3f, Float.MIN_VALUE, Float.MAX_VALUE, Float.NEGATIVE_INFINITY};
        float[] fbs = {0f, 2f, -2f, 0.1f, 3.3f, 1e-30f, Float.MAX_VALUE, Float.POSITIVE_INFINITY, Float.NaN};
        for (float a : fas) {
            for (float b : fbs) {
                float r = frem(a, b);
                System.out.print(r != r ? "NaN " : Integer.toHexString(Float.floatToRawIntBits(r)) + " ");
            }
            System.out.println();
        }
        System.out.println(5.5 % 2);
        System.out.println(-5.5 % 2);
        System.out.println(5.5 % -2);
        System.out.println(10 % 3.5f);
        System.out.println(0.5 % 0.1);
        System.out.println(1 % 0.1);
        System.out.println(drem(-4, 2));
        System.out.println(1 / drem(-4, 2));
        System.out.println(1 / drem(4, -2));
        System.out.println(Math.IEEEremainder(5.5, 2) + " " + Math.IEEEremainder(5, 2) + " " + Math.IEEEremainder(7, 2)
                + " " + Math.IEEEremainder(-5, 3));
        double angle = 1000;
        angle %= 360;
        System.out.println(angle);
        float f = 7.75f;
        f %= 2;
        System.out.println(f);
        double x = 123456789.123;
        int rounds = 0;
        double y = 0.001;
        while (y != 0 && rounds < 100) {
            double t = x % y;
            x = y;
            y = t;
            rounds++;
        }
        System.out.println(rounds + " " + (x > 0));
    }
}
