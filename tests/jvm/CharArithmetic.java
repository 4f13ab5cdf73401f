// Pins down char as a number: unsigned widening, increments, comparisons, use as an index.
public class CharArithmetic {
    static int overload(int v) { return 1; }
    static int overload(char v) { return 2; }

    static String caesar(String text, int shift) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'a' && c <= 'z') {
                c = (char) ((c - 'a' + shift + 26) % 26 + 'a');
            } else if (c >= 'A' && c <= 'Z') {
                c = (char) ((c - 'A' + shift + 26) % 26 + 'A');
            }
            out.append(c);
        }
        return out.toString();
    }

    public static void main(String[] args) {
        char a = 'a';
        System.out.println(a + 1);
        System.out.println((char) (a + 1));
        System.out.println(a + "" + 1);
        System.out.println(a + a + "x" + a + a);
        System.out.println('a' + 'b' + 'c');
        System.out.println("" + 'a' + 'b' + 'c');
        System.out.println(a++ + a);
        System.out.println(a);
        System.out.println(++a);
        System.out.println(a--);
        System.out.println(-a);
        System.out.println(~a);
        System.out.println(+a);
        System.out.println(a * 2.0);
        System.out.println(a / 2);
        System.out.println(a % 10);
        System.out.println(a << 16);
        System.out.println(overload(a) + " " + overload(a + 0) + " " + overload('x') + " " + overload(a++));

        char max = '\uffff';
        System.out.println((int) max + " " + (max + 1) + " " + (max > 0) + " " + (short) max + " " + (byte) max);
        char zero = '\0';
        zero--;
        System.out.println(zero == max);
        System.out.println((int) Character.MIN_VALUE + " " + (int) Character.MAX_VALUE);
        int[] counts = new int[128];
        String text = "the quick brown fox jumps over the lazy dog";
        for (char c : text.toCharArray()) {
            counts[c]++;
        }
        for (char c = 'a'; c <= 'z'; c++) {
            System.out.print(c + "=" + counts[c] + " ");
        }
        System.out.println();
        for (char c = 'z'; c > 'a'; c -= 5) {
            System.out.print(c);
        }
        System.out.println();
        System.out.println(caesar("Hello, World! xyz", 3));
        System.out.println(caesar(caesar("Hello, World! xyz", 3), -3));
        System.out.println((int) '\t' + " " + (int) '\n' + " " + (int) '\'' + " " + (int) '\\' + " " + (int) '\u00e9'
                + " " + (int) '\7' + " " + (int) '\377' + " " + (int) '\u20ac');
        char digit = '7';
        System.out.println(digit - '0' + 1);
        int value = 0;
        for (char c : "90210".toCharArray()) {
            value = value * 10 + c - '0';
        }
        System.out.println(value);
        boolean gap = false;
        System.out.println(gap ? 'y' : 'n');
        System.out.println(gap ? 'y' : 48);
        int zeroInt = 0;
        System.out.println(gap ? 'y' : zeroInt);
        System.out.println('a' < 'b' && 'Z' < 'a' && '\u8000' > 'z');
        char[] array = new char[3];
        System.out.println((int) array[0] + array[1] + array[2]);
        array[0] = 'p';
        array[0] += 2;
        array[1] = array[0]++;
        array[2] = --array[1];
        System.out.println(array);
        System.out.println(String.valueOf(array) + array.length);
        long wide = max;
        float f = max;
        double d = max;
        System.out.println(wide + " " + f + " " + d);
    }
}
