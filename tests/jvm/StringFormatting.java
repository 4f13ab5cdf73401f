// Pins down String.format and printf: widths, flags, precision, every usual conversion, argument
// indices, and the exceptions of bad formats.
import java.util.Locale;

public class StringFormatting {
    static void bad(String f, Object... a) {
        try {
            System.out.println(String.format(f, a));
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        Locale.setDefault(Locale.ROOT);
        System.out.printf("%d|%5d|%-5d|%05d|%+d|%,d|%(d|% d%n", 42, 42, 42, 42, 42, 1234567, -42, 42);
        System.out.printf("%d %d %d %d%n", (byte) -1, (short) 300, Long.MIN_VALUE, Integer.MIN_VALUE);
        System.out.printf("%x %X %08x %#x %x %x %o %#o%n", 255, 255, 0xbeef, 255, -1, -1L, 8, 8);
        System.out.printf("%x %x%n", (byte) -1, (short) -2);
        System.out.printf("%c%c%c|%5c|%-3c|%C%n", 'a', 98, (byte) 99, 'd', 'e', 'f');
        System.out.printf("%b %B %b %b %5b|%-7b|%.2b%n", true, false, null, "x", true, false, true);
        System.out.printf("%s|%10s|%-10s|%.3s|%8.2s|%S|%s%n", "hello", "hello", "hello", "hello", "hello", "hello", null);
        System.out.printf("%s %s %s %s %s%n", 1, 2.5, 'c', true, new int[0].length);
        System.out.printf("%f|%.2f|%10.3f|%-10.1f|%010.2f|%+.1f|%,.2f|%.0f%n", 3.14159, 3.14159, 3.14159, 3.14159, -3.14159, 2.0, 1234567.891, 2.5);
        System.out.printf("%.2f %.2f %.2f %.2f %.1f %.1f %.0f %.0f %.0f%n", 0.005, 0.015, 1.005, 2.675, 0.25, 0.35, 0.5, 1.5, 3.5);
        System.out.printf("%e|%.2e|%12.3e|%E|%e%n", 12345.678, 12345.678, 0.00012345, 1e100, 0.0);
        System.out.printf("%g|%g|%.3g|%g%n", 123.456, 0.00001234, 9999.9, 1e10);
        System.out.printf("%f %f %e %.1f %5.1f|%f%n", Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, -0.0, Double.NaN, 1e15);
        System.out.printf("%f %s %.3f%n", 1.1f, 1.1f, 0.1f);
        System.out.printf("%2$s %1$s %2$s %<s%n", "a", "b");
        System.out.printf("%%|%5%|%-5%|%n");
        System.out.printf("%h %H %h%n", "hi", 255, null);
        System.out.printf("no arguments%n");
        System.out.printf("%3d%3d%3d%n%3d%3d%3d%n", 1, 22, 333, 4444, -5, 0);
        System.out.printf("%s extra ignored%n", 1, 2, 3);
        System.out.println(String.format("|%6.2f|%-8s|%04d|%+5d|", 3.14159, "ab", 7, -3) + String.format("%s%s", "a", 1));
        System.out.println(String.format("%-20s|%20s|", "left", "right") + String.format("%1s%2s%3s", "abc", "d", "e"));
        System.out.println(String.format("%,d %,d %,d %(,.2f", 0, 999, -1000, -12345.678));
        System.out.println(String.format(Locale.US, "%.3f %s", 2.0 / 3, 1L << 33) + "%s-%s".formatted('x', null));
        bad("%d", "text");
        bad("%d", 1.5);
        bad("%f", 1);
        bad("%c", "s");
        bad("%s %s", 1);
        bad("%q", 1);
        bad("%");
        bad("%-d", 1);
        bad("%.2d", 1);
        bad("%05s", "x");
        bad("%3$s", 1);
        bad("%+x", 1);
        bad("%x", 1.0);
        for (int i = 0; i < 5; i++) System.out.printf("%2d^%d=%-6d|", i + 8, i, (int) Math.pow(i + 8, i));
        System.out.println();
        StringBuilder table = new StringBuilder();
        String[] names = {"widget", "gadget", "thing"};
        double[] prices = {9.99, 100, 0.5};
        for (int i = 0; i < 3; i++) table.append(String.format("%-8s%8.2f%4d%n", names[i], prices[i], i * 7));
        System.out.print(table);
        System.out.println(String.format("%s %s", new Object[] {"spread", "array"}) + String.format("%s", (Object) "one"));
    }
}
