// Pins down switch expressions: arrows, yield, nested ones, stack contents around them,
// exceptions inside, and text blocks.
public class SwitchExpressions {
    enum Level { LOW, MID, HIGH }

    static int days(int month, boolean leap) {
        return switch (month) {
            case 4, 6, 9, 11 -> 30;
            case 2 -> leap ? 29 : 28;
            case 1, 3, 5, 7, 8, 10, 12 -> 31;
            default -> throw new IllegalArgumentException("month " + month);
        };
    }

    static String old(int v) {
        String s = switch (v) {
            case 0:
                yield "zero";
            case 1:
            case 2: {
                String t = "few";
                for (int i = 0; i < v; i++) t += i;
                yield t;
            }
            case 3:
                System.out.print("[three falls]");
            default:
                if (v < 0) yield "negative";
                yield "many";
        };
        return s;
    }

    static double mixed(Level l) {
        return switch (l) {
            case LOW -> 1;
            case MID -> 2L;
            case HIGH -> 3.5f;
        };
    }

    static int nested(String a, int b) {
        return 1000 + switch (a) {
            case "x" -> 10 * switch (b) {
                case 1 -> 1;
                case 2 -> {
                    int r = switch (a.length()) { case 1 -> 7; default -> 8; };
                    yield r + b;
                }
                default -> 0;
            };
            case "y" -> {
                try {
                    yield Integer.parseInt("z" + b);
                } catch (NumberFormatException e) {
                    yield -1;
                } finally {
                    System.out.print("[f]");
                }
            }
            default -> b;
        } + b;
    }

    static Object kind(Object o) {
        return o instanceof Integer i ? switch (i) { case 1 -> "one"; default -> i * 2; } : "not int";
    }

    static String statement(Level l) {
        StringBuilder s = new StringBuilder();
        switch (l) {
            case LOW -> s.append("low");
            case MID -> { s.append("mid"); s.append('!'); }
            default -> { }
        }
        switch (l.ordinal()) {
            case 0 -> s.append(0);
            case 2 -> s.append(2);
        }
        return s.toString();
    }

    static boolean cond(char c) {
        if (switch (c) { case 'y', 'Y' -> true; case 'n' -> false; default -> c > 'z'; }) return true;
        return false;
    }

    public static void main(String[] args) {
        for (int m = 1; m <= 12; m++) System.out.print(days(m, m % 2 == 0) + " ");
        System.out.println(days(2, false));
        try {
            days(13, true);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        for (int v = -1; v < 5; v++) System.out.print(old(v) + " ");
        System.out.println();
        for (Level l : Level.values()) System.out.print(mixed(l) + " " + statement(l) + " ");
        System.out.println();
        System.out.println(nested("x", 1) + " " + nested("x", 2) + " " + nested("x", 3) + " " + nested("y", 4) + " " + nested("q", 5));
        System.out.println(kind(1) + " " + kind(21) + " " + kind("s"));
        System.out.println(cond('y') + " " + cond('Y') + " " + cond('n') + " " + cond('m') + " " + cond('~'));
        int i = 3;
        int[] a = {1, 2, 3, 4};
        a[i] = a[i - 1] + switch (i++) { case 3 -> i * 10; default -> 0; } + i;
        System.out.println(a[3] + " " + i);
        char c = switch (i) { case 4 -> 'f'; default -> 'g'; };
        byte b = switch (i) { case 4 -> 100; default -> 1; };
        long l = switch (i) { case 4 -> b; default -> c; };
        System.out.println(c + " " + b + " " + l);
        Runnable r = switch (i) { case 4 -> () -> System.out.println("lambda from switch"); default -> null; };
        r.run();

        String block = """
            Hello,
              "indented" \
            joined
            tab\there\s
            trailing   \040
            quotes \""" end
            """;
        System.out.print(block);
        System.out.println(block.length() + " " + block.lines().count());
        String noNewline = """
            a
             b""";
        System.out.println(noNewline.replace("\n", "|"));
        System.out.println("""
            {
              "key": %d,
              "uni": "\u00e9\u20ac"
            }""".formatted(5).replace('\n', '~').length());
        System.out.println("""

            """.length());
    }
}
