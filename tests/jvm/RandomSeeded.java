// Pins down java.util.Random with a seed: every next method, bounds, streams of values, and a
// hand-written generator giving the same numbers.
import java.util.Random;

public class RandomSeeded {
    static class Own {
        private long seed;

        Own(long seed) {
            this.seed = (seed ^ 0x5DEECE66DL) & ((1L << 48) - 1);
        }

        int next(int bits) {
            seed = (seed * 0x5DEECE66DL + 0xBL) & ((1L << 48) - 1);
            return (int) (seed >>> (48 - bits));
        }

        long nextLong() {
            return ((long) next(32) << 32) + next(32);
        }

        double nextDouble() {
            return (((long) next(26) << 27) + next(27)) * 0x1.0p-53;
        }
    }

    static void t(Runnable r) {
        try {
            r.run();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, 42, -1, Long.MAX_VALUE}) {
            Random r = new Random(seed);
            StringBuilder s = new StringBuilder();
            s.append(r.nextInt()).append(' ').append(r.nextInt(100)).append(' ').append(r.nextInt(64)).append(' ').append(r.nextInt(1 << 30)).append(' ')
                    .append(r.nextInt((1 << 30) + 1)).append(' ').append(r.nextLong()).append(' ').append(r.nextBoolean()).append(' ').append(r.nextDouble()).append(' ')
                    .append(r.nextFloat()).append(' ').append(r.nextGaussian()).append(' ').append(r.nextGaussian()).append(' ').append(r.nextInt(1));
            byte[] bytes = new byte[7];
            r.nextBytes(bytes);
            for (byte b : bytes) s.append(' ').append(b);
            System.out.println(s);
        }
        Random r = new Random(123);
        int[] dice = new int[7];
        for (int i = 0; i < 600; i++) dice[r.nextInt(6) + 1]++;
        for (int d = 1; d <= 6; d++) System.out.print(dice[d] + " ");
        System.out.println();
        double sum = 0, min = 1, max = 0;
        for (int i = 0; i < 1000; i++) {
            double d = r.nextDouble();
            sum += d;
            min = Math.min(min, d);
            max = Math.max(max, d);
        }
        System.out.println(sum + " " + min + " " + max);
        r.setSeed(5);
        int first = r.nextInt();
        r.nextGaussian();
        r.setSeed(5);
        System.out.println(first == r.nextInt());
        Own o = new Own(99);
        Random j = new Random(99);
        boolean same = true;
        for (int i = 0; i < 200; i++) {
            same &= o.next(32) == j.nextInt();
            same &= o.nextLong() == j.nextLong();
            same &= o.nextDouble() == j.nextDouble();
            same &= (o.next(1) != 0) == j.nextBoolean();
        }
        System.out.println(same);
        t(() -> new Random(1).nextInt(0));
        t(() -> new Random(1).nextInt(-5));
        int[] in = new Random(3).ints(5, 10, 20).toArray();
        for (int v : in) System.out.print(v + " ");
        System.out.println();
        int inside = 0;
        Random mc = new Random(2024);
        for (int i = 0; i < 2000; i++) {
            double x = mc.nextDouble(), y = mc.nextDouble();
            if (x * x + y * y <= 1) inside++;
        }
        System.out.println(inside);
        int[] perm = new int[20];
        for (int i = 0; i < perm.length; i++) {
            int k = mc.nextInt(i + 1);
            perm[i] = perm[k];
            perm[k] = i;
        }
        for (int p : perm) System.out.print(p + " ");
        System.out.println();
    }
}
