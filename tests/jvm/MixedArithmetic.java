// Pins down binary numeric promotion in mixed int/long/float/double expressions and the
// order in which roundings happen (strictfp semantics throughout).
public strictfp class MixedArithmetic {
    static int i = 1_000_000_007;
    static long l = 9_007_199_254_740_993L;
    static float f = 0.1f;
    static double d = 0.1;
    static short s = -3;
    static byte b = 5;
    static char c = 'c';

    static double poly(double x) {
        return ((3 * x - 2) * x + 1) * x - 0.5;
    }

    static float polyf(float x) {
        return ((3 * x - 2) * x + 1) * x - 0.5f;
    }

    static double average(int... values) {
        int sum = 0;
        for (int v : values) {
            sum += v;
        }
        return sum / values.length;
    }

    static double averageWell(int... values) {
        double sum = 0;
        for (int v : values) {
            sum += v;
        }
        return sum / values.length;
    }

    public static void main(String[] args) {
        System.out.println(i + f);
        System.out.println(i + d);
        System.out.println(i * f);
        System.out.println(i * d);
        System.out.println(l + f);
        System.out.println(l + d);
        System.out.println(l * 1.0);
        System.out.println(f + d);
        System.out.println((float) (f + d));
        System.out.println(f * f + " " + (double) f * f + " " + d * d);
        System.out.println(i / 2 * 2.5f + " " + i / 2.0 + " " + i / 2f);
        System.out.println(s * b + c + " " + s / 2 + " " + s / 2.0 + " " + c / 2 + " " + c / 2f);
        System.out.println(i == (float) i);
        System.out.println(i == (double) i);
        System.out.println(l == (double) l);
        System.out.println((long) (double) l == l);
        System.out.println(l > (float) l);
        System.out.println((int) f + (int) (f * 10) + (int) (d * 10) + (int) (0.29 * 100) + (int) (0.29f * 100));
        System.out.println(poly(0.7) + " " + polyf(0.7f) + " " + (float) poly(0.7f));
        System.out.println(average(1, 2, 2) + " " + averageWell(1, 2, 3, 4) + " " + average(7) + " " + averageWell(-1, -2));
        System.out.println(1 / 2 + 1 / 2.0 + 1 / 2f + 1L / 2);
        System.out.println('a' / 2 + 'a' / 2.0f);
        System.out.println(i * i + " " + (long) i * i + " " + (double) i * i + " " + (float) i * i);
        System.out.println((long) (i * 1.5) + " " + (long) (i * 1.5f));
        System.out.println(0.1f + 0.2f + " " + (0.1f + 0.2) + " " + (0.1 + 0.2));
        System.out.println(0.1f * 3 + " " + 0.1 * 3 + " " + 0.1f * 3.0);
        System.out.println(-s + " " + -b + " " + -c + " " + -f + " " + -d + " " + -l + " " + +c);
        System.out.println(1e308 * 10 + " " + 1e38f * 10 + " " + 1e38f * 10.0 + " " + -1e308 * 10);
        System.out.println((0.1 + 0.2 + 0.3) + " " + (0.3 + 0.2 + 0.1) + " " + (0.1f + 0.2f + 0.3f) + " " + (0.3f + 0.2f + 0.1f));
        double sum = 0;
        float fsum = 0;
        int isum = 0;
        for (int k = 1; k <= 100; k++) {
            sum += 1.0 / k;
            fsum += 1.0f / k;
            isum += 100 / k;
        }
        System.out.println(sum + " " + fsum + " " + isum + " " + (float) sum);
        int celsius = 37;
        System.out.println(celsius * 9 / 5 + 32 + " " + (celsius * 9.0 / 5 + 32) + " " + 9 / 5 * celsius);
        double root = 2;
        for (int k = 0; k < 10; k++) {
            root = root - (root * root - 2) / (2 * root);
        }
        System.out.println(root == Math.sqrt(2) ? "converged" : "off by " + (root - Math.sqrt(2)));
        long big = Long.MAX_VALUE;
        System.out.println((float) big + " " + (double) big + " " + (big - 1.0 == big) + " " + (long) (big - 1.0));
    }
}
