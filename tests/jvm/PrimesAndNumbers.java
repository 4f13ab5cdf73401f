// Pins down integer algorithms: sieves, factorisation, perfect numbers, Collatz, gcd, modular
// powers, digits, base conversion, roman numerals, bit tricks.
public class PrimesAndNumbers {
    static boolean[] sieve(int n) {
        boolean[] composite = new boolean[n + 1];
        composite[0] = true;
        if (n > 0) composite[1] = true;
        for (int i = 2; (long) i * i <= n; i++)
            if (!composite[i])
                for (int j = i * i; j <= n; j += i) composite[j] = true;
        return composite;
    }

    static String factors(long n) {
        StringBuilder s = new StringBuilder();
        for (long p = 2; p * p <= n; p += p == 2 ? 1 : 2) {
            int e = 0;
            while (n % p == 0) {
                n /= p;
                e++;
            }
            if (e > 0) s.append(p).append(e > 1 ? "^" + e : "").append(' ');
        }
        if (n > 1) s.append(n);
        return s.toString().trim();
    }

    static long mulmod(long a, long b, long m) {
        long r = 0;
        while (b > 0) {
            if ((b & 1) == 1) r = (r + a) % m;
            a = (a << 1) % m;
            b >>= 1;
        }
        return r;
    }

    static boolean millerRabin(long n) {
        if (n < 2) return false;
        for (long p : new long[] {2, 3, 5, 7, 11, 13, 17}) {
            if (n % p == 0) return n == p;
        }
        long d = n - 1;
        int s = 0;
        while (d % 2 == 0) {
            d /= 2;
            s++;
        }
        outer:
        for (long a : new long[] {2, 3, 5, 7}) {
            long x = 1, b = a;
            for (long e = d; e > 0; e >>= 1, b = mulmod(b, b, n)) if ((e & 1) == 1) x = mulmod(x, b, n);
            if (x == 1 || x == n - 1) continue;
            for (int r = 1; r < s; r++) {
                x = mulmod(x, x, n);
                if (x == n - 1) continue outer;
            }
            return false;
        }
        return true;
    }

    static String roman(int n) {
        int[] v = {1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1};
        String[] s = {"M", "CM", "D", "CD", "C", "XC", "L", "XL", "X", "IX", "V", "IV", "I"};
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < v.length; i++) while (n >= v[i]) {
            b.append(s[i]);
            n -= v[i];
        }
        return b.toString();
    }

    static int unroman(String s) {
        int total = 0, prev = 0;
        for (int i = s.length() - 1; i >= 0; i--) {
            int v = switch (s.charAt(i)) { case 'I' -> 1; case 'V' -> 5; case 'X' -> 10; case 'L' -> 50; case 'C' -> 100; case 'D' -> 500; default -> 1000; };
            total += v < prev ? -v : v;
            prev = v;
        }
        return total;
    }

    static int reverse(int n) {
        int r = 0;
        for (; n != 0; n /= 10) r = r * 10 + n % 10;
        return r;
    }

    public static void main(String[] args) {
        boolean[] c = sieve(10000);
        int count = 0, twins = 0, largest = 0;
        for (int i = 0; i <= 10000; i++) if (!c[i]) {
            count++;
            largest = i;
            if (i + 2 <= 10000 && !c[i + 2]) twins++;
        }
        System.out.println(count + " " + twins + " " + largest);
        for (long n : new long[] {1, 2, 12, 97, 360, 1001, 65536, 999999, 600851475143L, 1L << 40, 9999999967L}) System.out.print(factors(n) + "; ");
        System.out.println();
        System.out.println(millerRabin(1_000_000_007) + " " + millerRabin(1_000_000_007L * 3) + " " + millerRabin(2147483647) + " " + millerRabin(561) + " " + millerRabin(67280421310721L));
        for (int n = 2; n < 1000; n++) {
            int sum = 1;
            for (int d = 2; d * d <= n; d++) if (n % d == 0) sum += d + (d * d == n ? 0 : n / d);
            if (sum == n) System.out.print(n + " ");
        }
        System.out.println();
        int bestStart = 0, best = 0;
        for (int s = 1; s < 1000; s++) {
            long v = s;
            int steps = 0;
            while (v != 1) {
                v = (v & 1) == 0 ? v >> 1 : 3 * v + 1;
                steps++;
            }
            if (steps > best) {
                best = steps;
                bestStart = s;
            }
        }
        System.out.println(bestStart + " " + best);
        boolean ok = true;
        for (int i = 1; i < 2000; i++) ok &= unroman(roman(i)) == i;
        System.out.println(roman(1994) + " " + roman(3888) + " " + unroman("MCMXLIV") + " " + ok);
        System.out.println(reverse(12345) + " " + reverse(-120) + " " + reverse(Integer.MAX_VALUE) + " " + reverse(Integer.MIN_VALUE));
        int pal = 0;
        for (int a = 999; a > 900; a--) for (int b = a; b > 900; b--) if (a * b > pal && reverse(a * b) == a * b) pal = a * b;
        System.out.println(pal);
        for (int a = 1; a < 30; a++) for (int b = a; b < 30; b++) {
            int s = a * a + b * b, r = (int) Math.sqrt(s);
            if (r * r == s && r < 30) System.out.print(a + "," + b + "," + r + " ");
        }
        System.out.println();
        for (int i = 0; i < 16; i++) System.out.print(Integer.toBinaryString(i ^ i >> 1) + " ");
        System.out.println();
        for (int n : new int[] {153, 370, 371, 407, 1634, 500}) {
            int sum = 0, len = String.valueOf(n).length();
            for (int t = n; t > 0; t /= 10) sum += (int) Math.pow(t % 10, len);
            System.out.print((sum == n) + " ");
        }
        System.out.println();
    }
}
