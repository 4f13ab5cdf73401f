// Pins down String: equality, intern, hashCode, charAt, substring, searching, comparing,
// replacing, trimming, and the exceptions with their messages.
public class StringBasics {
    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (NullPointerException e) {
            System.out.println("null refused");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    static final String CONST = "hel" + "lo";
    static String dynamic = "hel";

    public static void main(String[] args) {
        String s = "hello";
        System.out.println((s == "hello") + " " + (s == CONST) + " " + (s == dynamic + "lo") + " " + (s == (dynamic + "lo").intern())
                + " " + (s == new String("hello")) + " " + s.equals(new String("hello")) + " " + ("" == "".intern()) + " " + s.equals(null) + s.equals('h'));
        System.out.println(s.hashCode() + " " + "".hashCode() + " " + "a".hashCode() + " " + "The quick brown fox jumps".hashCode() + " " + "\uffff\uffff\uffff".hashCode());
        System.out.println(s.length() + " " + s.charAt(0) + s.charAt(4) + " " + s.isEmpty() + "".isEmpty() + " ".isBlank() + " \t\n".isBlank() + "a".isBlank());
        System.out.println(s.substring(2) + "|" + s.substring(1, 3) + "|" + s.substring(5) + "|" + s.substring(2, 2) + "|" + (s.substring(0) == s) + "|" + s.subSequence(1, 4));
        t(() -> s.charAt(5));
        t(() -> s.charAt(-1));
        t(() -> s.substring(6));
        t(() -> s.substring(-1));
        t(() -> s.substring(3, 2));
        t(() -> s.substring(2, 9));
        t(() -> "".charAt(0));
        t(() -> s.repeat(-1));
        t(() -> s.codePointAt(9));
        t(() -> s.concat(null));
        String m = "mississippi";
        System.out.println(m.indexOf('s') + " " + m.indexOf('s', 4) + " " + m.indexOf("ss") + " " + m.indexOf("ss", 3) + " " + m.indexOf("") + " " + m.indexOf("", 99)
                + " " + m.indexOf('z') + " " + m.indexOf("issip") + " " + m.indexOf('m', -5) + " " + m.indexOf("i", 11));
        System.out.println(m.lastIndexOf('s') + " " + m.lastIndexOf('s', 4) + " " + m.lastIndexOf("ss") + " " + m.lastIndexOf("issi", 3) + " " + m.lastIndexOf("") + " "
                + m.lastIndexOf('i', 99) + " " + m.lastIndexOf("zz") + " " + m.lastIndexOf('m', -1));
        System.out.println(m.contains("sip") + " " + m.contains("") + " " + m.startsWith("miss") + " " + m.startsWith("iss", 1) + " " + m.startsWith("x") + " " + m.endsWith("ppi")
                + " " + m.endsWith("") + " " + m.startsWith("i", -1) + " " + m.startsWith("", 11) + " " + m.regionMatches(1, "XISSX", 1, 3) + m.regionMatches(true, 1, "XISSX", 1, 3));
        System.out.println(m.replace('s', 'z') + " " + m.replace("ss", "S") + " " + m.replace("", "-") + " " + m.replace("i", "") + " " + (m.replace('q', 'r') == m) + " " + "aaa".replace("aa", "b"));
        System.out.println("[" + "  a b \t\n".trim() + "][" + "  x ".strip() + "][" + "  x ".stripLeading() + "][" + "  x ".stripTrailing() + "][" + "\u2003x\u2003".trim().length()
                + "\u2003x\u2003".strip().length() + "][" + "\0x\0".trim() + "][" + " ".trim() + "]");
        System.out.println("a".compareTo("b") + " " + "b".compareTo("a") + " " + "abc".compareTo("ab") + " " + "".compareTo("xyz") + " " + "Z".compareTo("a") + " "
                + "same".compareTo("same") + " " + "\uffff".compareTo("a") + " " + "Apple".compareToIgnoreCase("aPPLF") + " " + "HeLLo".equalsIgnoreCase("hEllO"));
        System.out.println("MiXeD 123 \u00c9".toLowerCase().hashCode() + " " + "MiXeD 123 \u00e9\u00df".toUpperCase().hashCode() + " " + "abc".toUpperCase() + "ABC".toLowerCase()
                + ("abc".toLowerCase() == "abc") + "stra\u00dfe".toUpperCase().length());
        System.out.println("ab".repeat(3) + "x".repeat(0) + "-".repeat(10) + " " + "x".concat("y").concat("") + " " + "a,b".concat(",c"));
        char[] cs = s.toCharArray();
        cs[0] = 'j';
        System.out.println(new String(cs) + s + String.valueOf(cs, 1, 3) + new String(cs, 2, 2) + String.copyValueOf(cs) + new String());
        t(() -> new String(cs, 3, 9));
        System.out.println(String.valueOf(1) + String.valueOf('c') + String.valueOf(true) + String.valueOf(1.5f) + String.valueOf(2.5) + String.valueOf(3L) + String.valueOf((Object) null));
        t(() -> String.valueOf((char[]) null));
        System.out.println("a-b".matches("[a-z]-b") + " " + "x1y22z".replaceAll("[0-9]+", "#") + " " + "x1y22z".replaceFirst("[0-9]", "<$0>") + " " + "ab".chars().sum());
        int vowels = 0;
        for (int i = 0; i < m.length(); i++) if ("aeiou".indexOf(m.charAt(i)) >= 0) vowels++;
        System.out.println(vowels + " " + m.chars().filter(c -> c == 's').count() + " " + m.codePoints().max().getAsInt());
        System.out.println("one\ntwo\r\nthree\r".lines().count() + " " + "a\tb".contains("\t") + " " + "%d%%".formatted(5) + " " + "  in\n dent".indent(2).length() + "\\t".translateEscapes().length());
        char[] dst = {'.', '.', '.', '.', '.', '.'};
        s.getChars(1, 4, dst, 2);
        System.out.println(new String(dst) + " " + "abc".contentEquals(new StringBuilder("abc")) + " " + String.CASE_INSENSITIVE_ORDER.compare("A", "b"));
        System.out.println(s.toString() == s);
        System.out.println("stripped".intern() == "strip" + "ped");
    }
}
