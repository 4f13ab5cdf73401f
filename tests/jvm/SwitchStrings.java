// Pins down switch on strings: colliding hash codes, empty string, fall through, default in
// the middle, null, long strings, and switch on char, int and wrappers.
public class SwitchStrings {
    static int calls = 0;

    static String value(String s) {
        calls++;
        return s;
    }

    static int collide(String s) {
        switch (value(s)) {
            case "Aa": return 1;
            case "BB": return 2;
            case "AaAa": return 3;
            case "BBBB": return 4;
            case "AaBB": return 5;
            case "": return 6;
            case "C#": return 7;
            case "Bb": return 8;
            case "polygenelubricants": return 9;
            case "\0": return 10;
            case "\u20ac\ud83d\ude00": return 11;
            default: return 0;
        }
    }

    static String fall(String s) {
        StringBuilder b = new StringBuilder();
        switch (s) {
            case "one":
                b.append(1);
            default:
                b.append('d');
            case "two":
                b.append(2);
                break;
            case "three":
            case "four":
                b.append(34);
        }
        return b.toString();
    }

    static String chars(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u': return "vowel";
            case '0': case '1': case '2': return "digit";
            case '\n': return "newline";
            case '\uffff': return "last";
            case '\u00e9': return "accent";
            default: return c > 'a' && c <= 'z' ? "consonant" : "other";
        }
    }

    static String boxed(Object o) {
        if (o instanceof Character) {
            Character c = (Character) o;
            switch (c) { case 'x': return "X"; default: return "not x"; }
        }
        if (o instanceof Byte) {
            Byte b = (Byte) o;
            switch (b) { case 1: return "one"; case -1: return "minus one"; }
        }
        if (o instanceof Short) {
            switch ((Short) o) { case 1000: return "thousand"; }
        }
        return "none";
    }

    static final String CONST = "con" + "stant";

    static boolean constants(String s) {
        final String local = "lo" + 1;
        switch (s) {
            case CONST: return true;
            case local: return true;
            case "x" + 'y' + 2: return true;
        }
        return false;
    }

    public static void main(String[] args) {
        String[] inputs = {"Aa", "BB", "AaAa", "BBBB", "AaBB", "BBAa", "", "C#", "Bb", "polygenelubricants", "\0", "\0\0",
            "\u20ac\ud83d\ude00", "aa", "AA", new String("Aa"), "A" + "a".toString()};
        for (String s : inputs) System.out.print(collide(s) + " ");
        System.out.println(calls);
        System.out.println("Aa".hashCode() + " " + "BB".hashCode() + " " + "polygenelubricants".hashCode() + " " + "\0".hashCode());
        for (String s : new String[] {"one", "two", "three", "four", "five"}) System.out.print(fall(s) + " ");
        System.out.println();
        for (char c : new char[] {'a', 'b', 'z', '1', '9', '\n', '\uffff', '\u00e9', 'A', '{'}) System.out.print(chars(c) + " ");
        System.out.println();
        System.out.println(boxed('x') + boxed('y') + boxed((byte) 1) + boxed((byte) -1) + boxed((short) 1000) + boxed((byte) 9) + boxed(1));
        System.out.println(constants("constant") + " " + constants("lo1") + " " + constants("xy2") + " " + constants("no"));
        try {
            collide(null);
        } catch (NullPointerException e) {
            System.out.println("null " + calls);
        }
        Integer none = null;
        try {
            switch (none) {
                case 1: System.out.println("one");
            }
        } catch (NullPointerException e) {
            System.out.println("null integer");
        }
        int total = 0;
        for (String w : "the cat and the dog and the end".split(" ")) {
            switch (w) {
                case "the":
                    total += 1;
                    continue;
                case "and":
                    total += 10;
                    break;
                case "end":
                    total += 100;
            }
            total += 1000;
        }
        System.out.println(total);
    }
}
