// Pins down BigDecimal: scales, rounding modes, division, comparison against equality, text
// forms, and a loan computed to the cent.
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

public class BigDecimalOps {
    static BigDecimal d(String s) {
        return new BigDecimal(s);
    }

    public static void main(String[] args) {
        System.out.println(d("0.1").add(d("0.2")) + " " + d("1.10").add(d("2.205")) + " " + d("5").subtract(d("5.00")) + " " + d("1.50").multiply(d("2.0")) + " " + d("10").divide(d("4")) + " " + d("-7.5").negate());
        for (RoundingMode m : new RoundingMode[] {RoundingMode.UP, RoundingMode.DOWN, RoundingMode.CEILING, RoundingMode.FLOOR, RoundingMode.HALF_UP, RoundingMode.HALF_DOWN, RoundingMode.HALF_EVEN}) {
            StringBuilder s = new StringBuilder(m.toString());
            for (String v : new String[] {"5.5", "2.5", "1.6", "1.1", "1.0", "-1.1", "-1.6", "-2.5", "-5.5"}) s.append(' ').append(d(v).setScale(0, m));
            System.out.println(s);
        }
        System.out.println(d("1").divide(d("3"), 10, RoundingMode.HALF_UP) + " " + d("2").divide(d("3"), new MathContext(5)) + " " + d("100").divide(d("7"), RoundingMode.DOWN) + " " + d("1").divide(d("8")));
        try {
            d("1").divide(d("3"));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            d("1").divide(d("0"));
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        try {
            d("1.23").setScale(1, RoundingMode.UNNECESSARY);
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(d("2.0").equals(d("2.00")) + " " + d("2.0").compareTo(d("2.00")) + " " + d("2.0").hashCode() + " " + d("2.00").hashCode() + " " + d("2.00").stripTrailingZeros() + " " + d("100").stripTrailingZeros());
        System.out.println(d("1E+3") + " " + d("1E+3").toPlainString() + " " + d("1e-10") + " " + d("1e-10").toPlainString() + " " + d("0.000001") + " " + d("0.0000001") + " " + d("123.4500").scale() + " " + d("123.45").precision() + " " + d("123.45").unscaledValue());
        System.out.println(new BigDecimal(0.1) + " " + BigDecimal.valueOf(0.1) + " " + BigDecimal.valueOf(5, 3) + " " + new BigDecimal(7) + " " + BigDecimal.valueOf(10L));
        System.out.println(d("17").remainder(d("5")) + " " + d("-17.5").remainder(d("5")) + " " + d("17").divideToIntegralValue(d("5")) + " " + d("2").pow(100) + " " + d("1.1").pow(10) + " " + d("-3.7").abs() + " " + d("-3.7").signum());
        System.out.println(d("3.99").intValue() + " " + d("1e20").longValue() + " " + d("1.5").doubleValue() + " " + d("12345678901234567890.5").toBigInteger() + " " + d("1.1").max(d("1.10")) + " " + d("4.9").movePointLeft(3) + d("4.9").movePointRight(3));
        System.out.println(d("123.456").round(new MathContext(4)) + " " + d("123456").round(new MathContext(2)) + " " + d("2").sqrt(new MathContext(30)) + " " + d("9.995").setScale(2, RoundingMode.HALF_EVEN));
        BigDecimal balance = d("10000.00"), rate = d("0.045").divide(d("12"), 10, RoundingMode.HALF_EVEN), paid = BigDecimal.ZERO;
        int months = 0;
        while (balance.signum() > 0) {
            BigDecimal interest = balance.multiply(rate).setScale(2, RoundingMode.HALF_EVEN);
            BigDecimal payment = d("450").min(balance.add(interest));
            balance = balance.add(interest).subtract(payment);
            paid = paid.add(payment);
            months++;
        }
        System.out.println(months + " " + paid + " " + balance);
        BigDecimal e = BigDecimal.ONE, term = BigDecimal.ONE;
        for (int i = 1; i < 40; i++) {
            term = term.divide(BigDecimal.valueOf(i), 40, RoundingMode.HALF_UP);
            e = e.add(term);
        }
        System.out.println(e);
        for (String bad : new String[] {"", "1..2", "abc", "1e", "0x1"}) {
            try {
                System.out.println(d(bad));
            } catch (NumberFormatException x) {
                System.out.println("bad decimal " + bad);
            }
        }
    }
}
