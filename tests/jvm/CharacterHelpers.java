// Pins down Character's classification and conversion methods, for Latin-1, other scripts,
// surrogates and code points given as ints.
public class CharacterHelpers {
    public static void main(String[] args) {
        char[] cs = {'a', 'Z', '5', '_', '$', ' ', '\t', '\n', '\u00a0', '\u00e9', '\u00df', '\u0130', '\u0391', '\u03c9', '\u0416',
            '\u0660', '\u4e2d', '\u20ac', '\u2028', '\u2160', '\ud800', '\udc00', '\uffff', '\0', '\u007f', '\u00aa', '\u0345'};
        for (char c : cs) {
            StringBuilder s = new StringBuilder();
            s.append(Character.isDigit(c) ? 'd' : '.').append(Character.isLetter(c) ? 'l' : '.').append(Character.isLetterOrDigit(c) ? 'x' : '.');
            s.append(Character.isUpperCase(c) ? 'U' : '.').append(Character.isLowerCase(c) ? 'L' : '.').append(Character.isWhitespace(c) ? 'w' : '.');
            s.append(Character.isSpaceChar(c) ? 's' : '.').append(Character.isJavaIdentifierStart(c) ? 'J' : '.').append(Character.isJavaIdentifierPart(c) ? 'j' : '.');
            s.append(Character.isISOControl(c) ? 'c' : '.').append(Character.isSurrogate(c) ? 'S' : '.').append(Character.isAlphabetic(c) ? 'A' : '.');
            s.append(Character.isTitleCase(c) ? 't' : '.').append(Character.isDefined(c) ? 'D' : '.');
            System.out.println((int) c + " " + s + " up=" + (int) Character.toUpperCase(c) + " lo=" + (int) Character.toLowerCase(c)
                    + " num=" + Character.getNumericValue(c) + " dig=" + Character.digit(c, 16) + " type=" + Character.getType(c));
        }
        System.out.println(Character.digit('z', 36) + " " + Character.digit('z', 35) + " " + Character.digit('9', 8) + " " + Character.digit('1', 99)
                + " " + Character.forDigit(11, 16) + Character.forDigit(35, 36) + (int) Character.forDigit(16, 16) + " " + Character.getNumericValue('q'));
        int[] cps = {0x41, 0x1F600, 0x10400, 0x10428, 0x2F800, 0x10FFFF, 0x1D7CE};
        for (int cp : cps) {
            System.out.println(cp + " " + Character.isLetter(cp) + " " + Character.isDigit(cp) + " " + Character.charCount(cp) + " "
                    + Character.toUpperCase(cp) + " " + Character.toLowerCase(cp) + " " + Character.isSupplementaryCodePoint(cp) + " "
                    + Character.toChars(cp).length + " " + (int) Character.highSurrogate(cp) + " " + (int) Character.lowSurrogate(cp)
                    + " " + Character.isValidCodePoint(cp) + " " + Character.getNumericValue(cp));
        }
        System.out.println(Character.toCodePoint('\ud83d', '\ude00') + " " + Character.isSurrogatePair('\ud83d', '\ude00') + " "
                + Character.isHighSurrogate('\ud83d') + Character.isLowSurrogate('\ud83d') + " " + Character.isBmpCodePoint(0xffff));
        try {
            Character.toChars(0x110000);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Character.compare('a', 'c') + " " + Character.valueOf('x').compareTo('y') + " " + Character.hashCode('A') + " "
                + Character.toString('k') + Character.toString(65) + " " + Character.valueOf('q').equals('q') + " " + (int) Character.reverseBytes('\u1234'));
        int letters = 0, digits = 0, upper = 0, spaces = 0;
        for (int c = 0; c < 0x600; c++) {
            if (Character.isLetter(c)) letters++;
            if (Character.isDigit((char) c)) digits++;
            if (Character.isUpperCase(c)) upper++;
            if (Character.isWhitespace((char) c)) spaces++;
        }
        System.out.println(letters + " " + digits + " " + upper + " " + spaces);
        int h = 0;
        for (int c = 0; c < 0x500; c++) h = h * 31 + Character.toUpperCase(c) * 7 + Character.toLowerCase(c) + Character.getType(c);
        System.out.println(h);
        System.out.println(Character.MIN_RADIX + " " + Character.MAX_RADIX + " " + Character.SIZE + " " + Character.BYTES + " " + Character.MAX_CODE_POINT);
    }
}
