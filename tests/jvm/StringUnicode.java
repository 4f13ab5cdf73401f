// Pins down strings outside Latin-1: surrogate pairs, code points, UTF-8 bytes both ways,
// compact and wide representation mixing, hash codes.
import java.nio.charset.StandardCharsets;

public class StringUnicode {
    static String esc(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c >= 32 && c < 127) b.append(c);
            else b.append("<").append(Integer.toHexString(c)).append(">");
        }
        return b.toString();
    }

    static String hex(byte[] b) {
        StringBuilder s = new StringBuilder();
        for (byte x : b) s.append(Character.forDigit(x >> 4 & 15, 16)).append(Character.forDigit(x & 15, 16));
        return s.toString();
    }

    public static void main(String[] args) {
        String[] all = {"", "plain", "caf\u00e9", "\u00ff\u0100", "\u20ac10", "\u4e2d\u6587", "a\ud83d\ude00b", "\ud83d", "\ude00\ud83d", "\0\u0001\u007f\u0080",
            "\u07ff\u0800\uffff", "\udbff\udfff", "e\u0301", "\u0130\u0131", "\u03c3\u03c2"};
        for (String s : all) {
            byte[] utf8 = s.getBytes(StandardCharsets.UTF_8);
            System.out.println(esc(s) + " len=" + s.length() + " cps=" + s.codePointCount(0, s.length()) + " hash=" + s.hashCode() + " utf8=" + hex(utf8)
                    + " latin1=" + hex(s.getBytes(StandardCharsets.ISO_8859_1)) + " ascii=" + hex(s.getBytes(StandardCharsets.US_ASCII))
                    + " utf16=" + hex(s.getBytes(StandardCharsets.UTF_16BE)) + " back=" + new String(utf8, StandardCharsets.UTF_8).equals(s)
                    + " up=" + esc(s.toUpperCase()) + " lo=" + esc(s.toLowerCase()) + " rev=" + esc(new StringBuilder(s).reverse().toString()));
        }
        String mix = "caf\u00e9" + '\u20ac' + "x" + "\ud83d\ude00" + 5;
        System.out.println(esc(mix) + " " + mix.indexOf('\u20ac') + " " + mix.indexOf(0x1F600) + " " + mix.indexOf("\ude00") + " " + mix.lastIndexOf("x")
                + " " + mix.codePointAt(6) + " " + mix.codePointAt(7) + " " + mix.codePointBefore(8) + " " + mix.offsetByCodePoints(0, 7));
        System.out.println(esc(mix.substring(0, 4)) + " " + mix.substring(0, 3).equals("caf") + " " + mix.substring(0, 4).hashCode() + " " + "caf\u00e9".hashCode()
                + " " + mix.substring(0, 4).equals("caf\u00e9") + " " + ("caf\u00e9".compareTo("caf\u20ac")) + " " + "\u20ac".compareTo("\u00e9"));
        System.out.println(esc(mix.replace('\u20ac', '$')) + " " + esc(mix.replace("caf\u00e9", "")) + " " + esc(mix.replace("\ud83d\ude00", "\u00e9\u4e2d")));
        for (int i = 0; i < mix.length(); ) {
            int cp = mix.codePointAt(i);
            System.out.print(Integer.toHexString(cp) + " ");
            i += Character.charCount(cp);
        }
        System.out.println();
        StringBuilder b = new StringBuilder("ascii");
        b.append('\u4e2d').appendCodePoint(0x1F680).insert(0, "\u00e9");
        System.out.println(esc(b.toString()) + " " + b.length() + " " + b.codePointCount(0, b.length()));
        b.setLength(3);
        b.append("z");
        System.out.println(esc(b.toString()) + " " + b.toString().equals("\u00e9asz"));
        b.setCharAt(1, '\u1234');
        b.deleteCharAt(1);
        System.out.println(esc(b.toString()) + " " + b.toString().equals("\u00e9sz") + " " + b.toString().hashCode() + " " + "\u00e9sz".hashCode());
        byte[][] malformed = {{(byte) 0xc3}, {(byte) 0xff, 65}, {(byte) 0xe2, (byte) 0x82}, {(byte) 0xed, (byte) 0xa0, (byte) 0x80}, {(byte) 0xc0, (byte) 0x80},
            {(byte) 0xf0, (byte) 0x9f, (byte) 0x98, (byte) 0x80}, {65, (byte) 0xc3, (byte) 0xa9, 66}};
        for (byte[] m : malformed) System.out.print(esc(new String(m, StandardCharsets.UTF_8)) + " ");
        System.out.println();
        System.out.println(esc(new String(new int[] {0x41, 0x1F600, 0x4e2d}, 0, 3)) + " " + esc(new String(new byte[] {65, (byte) 0xe9}, StandardCharsets.ISO_8859_1))
                + " " + esc(String.valueOf(Character.toChars(0x1F47D))));
        System.out.println("\u00e9".equalsIgnoreCase("\u00c9") + " " + "\u03c3".equalsIgnoreCase("\u03a3") + " " + "\u00e9".equals("e\u0301") + " " + "\ud83d\ude00".equals("\ud83d" + "\ude00"));
        switch (mix.charAt(4)) {
            case '\u20ac': System.out.println("euro"); break;
            default: System.out.println("no");
        }
        String \u0076ariable = "unicode identifier";
        System.out.println(variable);
    }
}
