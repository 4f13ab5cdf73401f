// Pins down 32-bit wrap-around of add, sub, mul, neg and the bitwise operators,
// computed on values the compiler cannot fold.
public class IntOverflow {
    static int[] samples = {
        0, 1, -1, 2, -2, 7, -7, 127, 128, -128, 255, 256, 32767, -32768, 65535, 65536,
        46340, 46341, 1 << 30, -(1 << 30), Integer.MAX_VALUE, Integer.MIN_VALUE,
        Integer.MAX_VALUE - 1, Integer.MIN_VALUE + 1, 0x55555555, 0xAAAAAAAA, 0xDEADBEEF
    };

    static int mix(int h, int v) {
        return h * 31 + v;
    }

    public static void main(String[] args) {
        int max = samples[20];
        int min = samples[21];
        System.out.println("max+1 = " + (max + 1));
        System.out.println("min-1 = " + (min - 1));
        System.out.println("-min = " + (-min));
        System.out.println("max*2 = " + (max * 2));
        System.out.println("min*-1 = " + (min * -1));
        System.out.println("min*min = " + (min * min));
        System.out.println("max*max = " + (max * max));
        System.out.println("~min = " + (~min) + " ~max = " + (~max));
        System.out.println("46341^2 = " + samples[17] * samples[17]);
        System.out.println("46340^2 = " + samples[16] * samples[16]);
        System.out.println("abs(min) = " + Math.abs(min));

        int add = 0, sub = 0, mul = 0, and = 0, or = 0, xor = 0, cmp = 0;
        for (int a : samples) {
            for (int b : samples) {
                add = mix(add, a + b);
                sub = mix(sub, a - b);
                mul = mix(mul, a * b);
                and = mix(and, a & b);
                or = mix(or, a | b);
                xor = mix(xor, a ^ b);
                cmp = mix(cmp, (a < b ? 1 : 0) + (a <= b ? 2 : 0) + (a == b ? 4 : 0)
                        + (a != b ? 8 : 0) + (a > b ? 16 : 0) + (a >= b ? 32 : 0));
            }
        }
        System.out.println("add " + add);
        System.out.println("sub " + sub);
        System.out.println("mul " + mul);
        System.out.println("and " + and);
        System.out.println("or " + or);
        System.out.println("xor " + xor);
        System.out.println("cmp " + cmp);

        for (int a : samples) {
            System.out.println(a + ": " + (a + a) + " " + (a * 3) + " " + (-a) + " " + (~a)
                    + " " + (a - min) + " " + (a ^ max));
        }

        int x = 1;
        for (int i = 0; i < 20; i++) {
            x = x * 1103515245 + 12345;
            System.out.print(x + " ");
        }
        System.out.println();

        int f = 1;
        for (int i = 1; i <= 35; i++) {
            f *= i;
            System.out.print(f + (i % 5 == 0 ? "\n" : " "));
        }

        // an overflowing loop counter
        int steps = 0;
        for (int i = Integer.MAX_VALUE - 3; i > 0; i++) {
            steps++;
        }
        System.out.println("steps " + steps);
        // comparisons through a zero test must not subtract
        System.out.println(min < max);
        System.out.println(min - max < 0);
        System.out.println((min > 0) + " " + (min < 0) + " " + (min == 0));
    }
}
