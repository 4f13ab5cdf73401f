// Pins down Math on integers: exact methods and their messages, floorDiv, floorMod, abs at the
// edge, multiplyHigh, clamping by min and max.
public class MathExact {
    interface Code { long run(); }

    static void t(String name, Code c) {
        try {
            System.out.println(name + " " + c.run());
        } catch (ArithmeticException e) {
            System.out.println(name + " ! " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int max = Integer.MAX_VALUE, min = Integer.MIN_VALUE;
        long lmax = Long.MAX_VALUE, lmin = Long.MIN_VALUE;
        t("add", () -> Math.addExact(max, 0));
        t("add", () -> Math.addExact(max, 1));
        t("add", () -> Math.addExact(min, -1));
        t("addL", () -> Math.addExact(lmax, 1L));
        t("addL", () -> Math.addExact(lmin, lmax));
        t("sub", () -> Math.subtractExact(min, 1));
        t("sub", () -> Math.subtractExact(0, min));
        t("subL", () -> Math.subtractExact(lmin, 1L));
        t("subL", () -> Math.subtractExact(-1L, lmin));
        t("mul", () -> Math.multiplyExact(65536, 32767));
        t("mul", () -> Math.multiplyExact(65536, 32768));
        t("mul", () -> Math.multiplyExact(min, -1));
        t("mulL", () -> Math.multiplyExact(1L << 31, 1L << 31));
        t("mulL", () -> Math.multiplyExact(1L << 32, 1L << 31));
        t("mulL", () -> Math.multiplyExact(lmin, -1L));
        t("mulL", () -> Math.multiplyExact(-1L, lmin));
        t("mulLI", () -> Math.multiplyExact(lmax, 2));
        t("inc", () -> Math.incrementExact(max));
        t("inc", () -> Math.incrementExact(lmax));
        t("dec", () -> Math.decrementExact(min));
        t("dec", () -> Math.decrementExact(lmin + 1));
        t("neg", () -> Math.negateExact(min));
        t("neg", () -> Math.negateExact(lmin));
        t("neg", () -> Math.negateExact(max));
        t("toInt", () -> Math.toIntExact(1L << 31));
        t("toInt", () -> Math.toIntExact(-(1L << 31)));
        t("abs", () -> Math.absExact(-5));
        t("abs", () -> Math.absExact(min));
        t("abs", () -> Math.absExact(lmin));
        t("floorDiv", () -> Math.floorDiv(1, 0));
        t("floorMod", () -> Math.floorMod(1L, 0L));
        int[][] p = {{7, 3}, {-7, 3}, {7, -3}, {-7, -3}, {6, 3}, {-6, 3}, {0, -5}, {min, -1}, {min, max}, {max, min}};
        for (int[] q : p) System.out.print(Math.floorDiv(q[0], q[1]) + "," + Math.floorMod(q[0], q[1]) + "," + q[0] / q[1] + "," + q[0] % q[1] + " ");
        System.out.println();
        System.out.println(Math.floorDiv(-7L, 2) + " " + Math.floorMod(-7L, 2) + " " + Math.floorDiv(lmin, -1L) + " " + Math.floorMod(lmin, 10L) + " " + Math.floorMod(-1L, 1L << 40));
        System.out.println(Math.abs(min) + " " + Math.abs(lmin) + " " + Math.abs(-7) + " " + Math.abs(-7L) + " " + Math.abs(0));
        System.out.println(Math.max(1, 2) + Math.min(-1, 1) + Math.max(lmin, lmax) + " " + Math.max('a', 5) + " " + Math.min(max, min));
        System.out.println(Math.multiplyHigh(lmax, lmax) + " " + Math.multiplyHigh(lmin, lmin) + " " + Math.multiplyHigh(-1, 1) + " " + Math.multiplyHigh(1L << 40, 1L << 40) + " "
                + Math.multiplyHigh(0x123456789abcdefL, 0xfedcba987654321L) + " " + Math.multiplyFull(max, max) + " " + Math.multiplyFull(min, min));
        System.out.println(Integer.signum(-9) + " " + Long.signum(9L) + " " + Math.round(2.5) + " " + Math.round(-2.5) + " " + Math.round(2.5f) + " " + Math.round(-0.5) + " " + Math.round(0.49999999999999994)
                + " " + Math.round(1e300) + " " + Math.round(Float.NaN) + " " + Math.round(-1e30f) + " " + Math.round(4503599627370497.5) + " " + Math.round(8388609.5f));
        long gcd = gcd(1071L * 462, 462L * 1029), lcm = 1;
        for (int i = 2; i <= 20; i++) lcm = Math.multiplyExact(lcm, i / gcd(lcm, i));
        System.out.println(gcd + " " + lcm);
        long big = 1;
        int n = 0;
        try {
            while (true) {
                big = Math.multiplyExact(big, ++n);
            }
        } catch (ArithmeticException e) {
            System.out.println("factorial overflows at " + n + ", last " + big);
        }
        System.out.println(StrictMath.max(3, 4) + " " + StrictMath.addExact(2, 3) + " " + powmod(3, 1_000_000_007L - 1, 1_000_000_007L) + " " + isqrt(lmax));
    }

    static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    static long powmod(long b, long e, long m) {
        long r = 1;
        b %= m;
        for (; e > 0; e >>= 1, b = b * b % m) if ((e & 1) == 1) r = r * b % m;
        return r;
    }

    static long isqrt(long v) {
        long lo = 0, hi = 3037000500L;
        while (lo < hi) {
            long mid = (lo + hi + 1) >>> 1;
            if (mid <= v / mid) lo = mid;
            else hi = mid - 1;
        }
        return lo;
    }
}
