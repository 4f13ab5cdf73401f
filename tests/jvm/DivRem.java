// Pins down integer division and remainder: truncation, signs, MIN/-1 and division by zero.
public class DivRem {
    static int div(int a, int b) { return a / b; }
    static int rem(int a, int b) { return a % b; }
    static long ldiv(long a, long b) { return a / b; }
    static long lrem(long a, long b) { return a % b; }

    static int sideEffects = 0;

    static int touch(int v) {
        sideEffects++;
        return v;
    }

    public static void main(String[] args) {
        int[] as = {0, 1, -1, 7, -7, 100, -100, Integer.MAX_VALUE, Integer.MIN_VALUE};
        int[] bs = {1, -1, 2, -2, 3, -3, 10, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int a : as) {
            for (int b : bs) {
                System.out.print(div(a, b) + "r" + rem(a, b) + " ");
                if (div(a, b) * b + rem(a, b) != a) {
                    System.out.println("identity broken for " + a + " " + b);
                }
            }
            System.out.println();
        }
        long[] las = {0, 7, -7, Long.MAX_VALUE, Long.MIN_VALUE, 1L << 40, -(1L << 40) - 1};
        long[] lbs = {1, -1, 2, -3, 1L << 33, Long.MAX_VALUE, Long.MIN_VALUE};
        for (long a : las) {
            for (long b : lbs) {
                System.out.print(ldiv(a, b) + "r" + lrem(a, b) + " ");
            }
            System.out.println();
        }

        try {
            System.out.println(div(1, 0));
        } catch (ArithmeticException e) {
            System.out.println("idiv: " + e.getMessage());
        }
        try {
            System.out.println(rem(1, 0));
        } catch (ArithmeticException e) {
            System.out.println("irem: " + e.getMessage());
        }
        try {
            System.out.println(ldiv(1, 0));
        } catch (ArithmeticException e) {
            System.out.println("ldiv: " + e);
        }
        try {
            System.out.println(lrem(Long.MIN_VALUE, 0));
        } catch (ArithmeticException e) {
            System.out.println("lrem: " + e);
        }
        int z = 0;
        try {
            z /= z;
            System.out.println("not reached");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + " z=" + z);
        }
        int[] cell = {5};
        try {
            cell[0] %= z;
        } catch (ArithmeticException e) {
            System.out.println("cell kept " + cell[0]);
        }
        try {
            int r = touch(4) / touch(0) + touch(3);
            System.out.println(r);
        } catch (ArithmeticException e) {
            System.out.println("operands evaluated: " + sideEffects);
        }
        byte b = Byte.MIN_VALUE;
        b /= -1;
        System.out.println(b);
        short s = Short.MIN_VALUE;
        s /= -1;
        System.out.println(s);
        char c = 'z';
        c %= 50;
        System.out.println((int) c);
        int i = Integer.MIN_VALUE;
        i /= -1;
        System.out.println(i);
        i %= -1;
        System.out.println(i);
        long l = Long.MIN_VALUE;
        l /= -1;
        System.out.println(l + " " + l % -1);
        // division by a floating zero does not throw
        System.out.println(1 / 0.0 + " " + -1 / 0.0f + " " + (0 / 0.0) + " " + 1 % 0.0);
        System.out.println(7 / 2 * 2.0 + " " + 7 / 2.0 * 2);
        int sum = 0;
        for (int k = 1; k < 2000; k++) {
            sum += (1_000_003 * k) / (k % 17 + 1) - (-99_991 * k) % (k % 13 + 1);
        }
        System.out.println(sum);
    }
}
