// Pins down BigInteger: arithmetic, division signs, powers, modular arithmetic, bits, radix
// conversion, and multiplication large enough for the fast algorithms.
import java.math.BigInteger;

public class BigIntegerOps {
    static BigInteger fact(int n) {
        BigInteger r = BigInteger.ONE;
        for (int i = 2; i <= n; i++) r = r.multiply(BigInteger.valueOf(i));
        return r;
    }

    public static void main(String[] args) {
        BigInteger a = new BigInteger("123456789012345678901234567890"), b = BigInteger.valueOf(-987654321L);
        System.out.println(a.add(b) + " " + a.subtract(b) + " " + a.multiply(b) + " " + a.divide(b) + " " + a.remainder(b) + " " + a.mod(b.negate()));
        System.out.println(b.mod(BigInteger.TEN) + " " + b.remainder(BigInteger.TEN) + " " + b.abs() + " " + b.signum() + " " + b.pow(3) + " " + a.negate());
        BigInteger[] qr = a.divideAndRemainder(new BigInteger("1000000007"));
        System.out.println(qr[0] + " " + qr[1] + " " + qr[0].multiply(new BigInteger("1000000007")).add(qr[1]).equals(a));
        System.out.println(a.compareTo(b) + " " + a.equals(new BigInteger("123456789012345678901234567890")) + " " + a.hashCode() + " " + a.max(b).equals(a) + " " + BigInteger.ZERO.signum());
        System.out.println(a.bitLength() + " " + a.bitCount() + " " + b.bitLength() + " " + a.testBit(3) + " " + a.shiftLeft(70) + " " + a.shiftRight(50) + " " + b.shiftRight(3) + " " + a.getLowestSetBit());
        System.out.println(a.and(b) + " " + a.or(b) + " " + a.xor(b) + " " + a.not() + " " + a.andNot(b) + " " + a.setBit(200).clearBit(1).flipBit(0));
        System.out.println(a.toString(16) + " " + a.toString(36) + " " + new BigInteger("-zz", 36) + " " + new BigInteger("ff", 16) + " " + b.toString(2));
        System.out.println(a.intValue() + " " + a.longValue() + " " + a.doubleValue() + " " + b.longValueExact() + " " + a.floatValue());
        System.out.println(a.gcd(BigInteger.valueOf(9876543210L)) + " " + BigInteger.valueOf(3).modPow(BigInteger.valueOf(1000), BigInteger.valueOf(1_000_000_007)) + " "
                + BigInteger.valueOf(3).modInverse(BigInteger.valueOf(11)) + " " + a.sqrt() + " " + BigInteger.valueOf(97).isProbablePrime(20) + BigInteger.valueOf(91).isProbablePrime(20));
        System.out.println(fact(50));
        String f300 = fact(300).toString();
        System.out.println(f300.length() + " " + f300.hashCode() + " " + fact(300).bitLength());
        BigInteger x = fact(600), y = fact(550).add(BigInteger.ONE);
        BigInteger prod = x.multiply(y);
        System.out.println(prod.bitLength() + " " + prod.hashCode() + " " + prod.divide(y).equals(x) + " " + prod.mod(y).signum() + " " + x.multiply(x).equals(x.pow(2)));
        BigInteger fa = BigInteger.ZERO, fb = BigInteger.ONE;
        for (int i = 0; i < 300; i++) {
            BigInteger t = fa.add(fb);
            fa = fb;
            fb = t;
        }
        System.out.println(fa);
        System.out.println(BigInteger.TWO.pow(256).subtract(BigInteger.ONE) + " " + BigInteger.TWO.pow(64).longValue());
        byte[] bytes = BigInteger.valueOf(-129).toByteArray();
        System.out.println(bytes.length + " " + bytes[0] + " " + bytes[1] + " " + new BigInteger(bytes) + " " + new BigInteger(1, new byte[] {(byte) 0xff, 0}));
        try {
            a.divide(BigInteger.ZERO);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.mod(b);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.longValueExact();
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            a.pow(-1);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        for (String bad : new String[] {"", "12x", "--1", "1 2", "-"}) {
            try {
                System.out.println(new BigInteger(bad));
            } catch (NumberFormatException e) {
                System.out.println("bad number " + bad);
            }
        }
        BigInteger collatz = new BigInteger("27182818284590452353602874713527");
        int steps = 0;
        while (!collatz.equals(BigInteger.ONE)) {
            collatz = collatz.testBit(0) ? collatz.multiply(BigInteger.valueOf(3)).add(BigInteger.ONE) : collatz.shiftRight(1);
            steps++;
        }
        System.out.println(steps);
    }
}
