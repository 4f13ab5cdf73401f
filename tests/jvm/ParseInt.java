// Pins down Integer.parseInt and friends: accepted forms, rejected forms and their messages.
public class ParseInt {
    static void parse(String s) {
        try {
            System.out.println("[" + s + "] = " + Integer.parseInt(s));
        } catch (NumberFormatException e) {
            System.out.println("[" + s + "] " + e.getMessage());
        }
    }

    static void parse(String s, int radix) {
        try {
            System.out.println("[" + s + "]" + radix + " = " + Integer.parseInt(s, radix));
        } catch (NumberFormatException e) {
            System.out.println("[" + s + "]" + radix + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (String s : new String[] {"0", "-0", "+0", "7", "-7", "+7", "007", "2147483647", "-2147483648", "+2147483647",
            "\u0661\u0662".length() == 2 ? "12" : "", "", "-", "+", "--1", "+-1", "1-", "2147483648", "-2147483649", "99999999999",
            "1.5", "1e3", " 1", "1 ", "abc", "12a", "0x1F", "1_000", "1,000", "\t1", "null"}) {
            parse(s);
        }
        parse(null);
        System.out.println(Integer.parseInt("\u0661\u0662\u0663"));
        parse("ff", 16);
        parse("FF", 16);
        parse("-ff", 16);
        parse("fg", 16);
        parse("1010", 2);
        parse("102", 2);
        parse("zz", 36);
        parse("ZZ", 36);
        parse("7fffffff", 16);
        parse("80000000", 16);
        parse("-80000000", 16);
        parse("11", 1);
        parse("11", 37);
        parse("777", 8);
        parse("8", 8);
        try {
            Integer.valueOf("x1");
        } catch (NumberFormatException e) {
            System.out.println(e);
        }
        try {
            Integer.decode("");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Integer.decode("0xfffffffff");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Integer.parseInt("abc123xyz", 3, 6, 10));
        for (int i = -1000000; i <= 1000000; i += 99999) {
            if (Integer.parseInt(String.valueOf(i)) != i) System.out.println("round trip " + i);
            if (Integer.parseInt(Integer.toString(i, 5), 5) != i) System.out.println("radix " + i);
            if (Integer.parseUnsignedInt(Integer.toHexString(i), 16) != i) System.out.println("hex " + i);
        }
        int[] edges = {9, 10, 99, 100, 999, 1000, 9999, 10000, 99999, 100000, 999999, 9999999, 99999999, 999999999, 1000000000};
        for (int e : edges) System.out.print(e + " " + -e + " " + Integer.toString(e).length() + " ");
        System.out.println();
        System.out.println((e(new NumberFormatException("m")) instanceof IllegalArgumentException));
    }

    static Object e(Object o) {
        return o;
    }
}
