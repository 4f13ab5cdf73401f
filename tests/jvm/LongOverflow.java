// Pins down 64-bit wrap-around, long comparison and mixing of int and long operands.
public class LongOverflow {
    static long[] samples = {
        0L, 1L, -1L, 2L, 10L, -10L, 0x7fffffffL, 0x80000000L, 0xffffffffL, 0x100000000L,
        -0x80000000L, -0x80000001L, 3037000499L, 3037000500L, Long.MAX_VALUE, Long.MIN_VALUE,
        Long.MAX_VALUE - 1, Long.MIN_VALUE + 1, 0x5555555555555555L, 0xAAAAAAAAAAAAAAAAL,
        0x123456789ABCDEF0L
    };

    static long mix(long h, long v) {
        return h * 6364136223846793005L + v;
    }

    static long addMany(int a, long b, int c, long d, byte e, long f) {
        return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6;
    }

    public static void main(String[] args) {
        long max = samples[14];
        long min = samples[15];
        System.out.println(max + 1);
        System.out.println(min - 1);
        System.out.println(-min);
        System.out.println(max * 2);
        System.out.println(max * max);
        System.out.println(min * min);
        System.out.println(min * -1);
        System.out.println(~max + " " + ~min);
        System.out.println(samples[12] * samples[12]);
        System.out.println(samples[13] * samples[13]);
        System.out.println(Math.abs(min));

        long add = 0, sub = 0, mul = 0, and = 0, or = 0, xor = 0;
        int lt = 0, eq = 0, ge = 0;
        for (long a : samples) {
            for (long b : samples) {
                add = mix(add, a + b);
                sub = mix(sub, a - b);
                mul = mix(mul, a * b);
                and = mix(and, a & b);
                or = mix(or, a | b);
                xor = mix(xor, a ^ b);
                if (a < b) lt++;
                if (a == b) eq++;
                if (a >= b) ge++;
            }
        }
        System.out.println(add + " " + sub + " " + mul);
        System.out.println(and + " " + or + " " + xor);
        System.out.println(lt + " " + eq + " " + ge);

        // int arithmetic overflows before it is widened
        int big = Integer.MAX_VALUE;
        long wrongly = big + 1;
        long rightly = big + 1L;
        System.out.println(wrongly + " " + rightly);
        int micro = 24 * 60 * 60 * 1000;
        long notEnough = micro * 1000;
        long enough = micro * 1000L;
        System.out.println(notEnough + " " + enough);

        System.out.println(addMany(1, 2L, 3, 4L, (byte) -5, Long.MAX_VALUE));
        long seed = 42;
        for (int i = 0; i < 8; i++) {
            seed = (seed * 0x5DEECE66DL + 0xBL) & ((1L << 48) - 1);
            System.out.println(seed + " " + (int) (seed >>> 16));
        }
        for (long a : samples) {
            System.out.println(a + " | " + (-a) + " | " + (a + a) + " | " + (int) a);
        }
        long f = 1;
        for (int i = 1; i <= 25; i++) {
            f *= i;
        }
        System.out.println("25! mod 2^64 = " + f);
        long fibA = 0, fibB = 1;
        for (int i = 0; i < 100; i++) {
            long t = fibA + fibB;
            fibA = fibB;
            fibB = t;
        }
        System.out.println("fib(100) mod 2^64 = " + fibA);
        System.out.println(max > min ? "ordered" : "broken");
        System.out.println(max - min < 0 ? "wrapped" : "broken");
    }
}
