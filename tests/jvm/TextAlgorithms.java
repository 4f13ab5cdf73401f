// Pins down text processing: KMP search, run lengths, anagrams, Huffman codes, LZ compression,
// word wrap, Vigenere, edit of character arrays, palindromes.
import java.util.*;

public class TextAlgorithms {
    static List<Integer> kmp(String text, String pat) {
        int[] fail = new int[pat.length()];
        for (int i = 1, k = 0; i < pat.length(); i++) {
            while (k > 0 && pat.charAt(i) != pat.charAt(k)) k = fail[k - 1];
            if (pat.charAt(i) == pat.charAt(k)) k++;
            fail[i] = k;
        }
        List<Integer> out = new ArrayList<>();
        for (int i = 0, k = 0; i < text.length(); i++) {
            while (k > 0 && text.charAt(i) != pat.charAt(k)) k = fail[k - 1];
            if (text.charAt(i) == pat.charAt(k)) k++;
            if (k == pat.length()) {
                out.add(i - k + 1);
                k = fail[k - 1];
            }
        }
        return out;
    }

    static String rle(String s) {
        StringBuilder b = new StringBuilder();
        for (int i = 0, j; i < s.length(); i = j) {
            for (j = i; j < s.length() && s.charAt(j) == s.charAt(i); j++) ;
            if (j - i > 1) b.append(j - i);
            b.append(s.charAt(i));
        }
        return b.toString();
    }

    static String unrle(String s) {
        StringBuilder b = new StringBuilder();
        int n = 0;
        for (char c : s.toCharArray()) {
            if (Character.isDigit(c)) n = n * 10 + c - '0';
            else {
                b.append(String.valueOf(c).repeat(n == 0 ? 1 : n));
                n = 0;
            }
        }
        return b.toString();
    }

    static abstract class Tree implements Comparable<Tree> {
        final int weight, order;
        static int made;
        Tree(int weight) { this.weight = weight; order = made++; }
        @Override public int compareTo(Tree o) { return weight != o.weight ? Integer.compare(weight, o.weight) : Integer.compare(order, o.order); }
        abstract void codes(String prefix, Map<Character, String> out);
    }

    static class Leaf extends Tree {
        final char c;
        Leaf(char c, int w) { super(w); this.c = c; }
        @Override void codes(String p, Map<Character, String> out) { out.put(c, p.isEmpty() ? "0" : p); }
    }

    static class Fork extends Tree {
        final Tree l, r;
        Fork(Tree l, Tree r) { super(l.weight + r.weight); this.l = l; this.r = r; }
        @Override void codes(String p, Map<Character, String> out) { l.codes(p + '0', out); r.codes(p + '1', out); }
    }

    static Map<Character, String> huffman(String s) {
        Tree.made = 0;
        Map<Character, Integer> freq = new TreeMap<>();
        for (char c : s.toCharArray()) freq.merge(c, 1, Integer::sum);
        PriorityQueue<Tree> q = new PriorityQueue<>();
        freq.forEach((c, n) -> q.add(new Leaf(c, n)));
        while (q.size() > 1) q.add(new Fork(q.poll(), q.poll()));
        Map<Character, String> out = new TreeMap<>();
        q.poll().codes("", out);
        return out;
    }

    static List<Integer> lzw(String s) {
        Map<String, Integer> dict = new HashMap<>();
        for (char c = 0; c < 128; c++) dict.put("" + c, (int) c);
        List<Integer> out = new ArrayList<>();
        String w = "";
        for (char c : s.toCharArray()) {
            if (dict.containsKey(w + c)) w += c;
            else {
                out.add(dict.get(w));
                dict.put(w + c, dict.size());
                w = "" + c;
            }
        }
        if (!w.isEmpty()) out.add(dict.get(w));
        return out;
    }

    static String unlzw(List<Integer> codes) {
        List<String> dict = new ArrayList<>();
        for (char c = 0; c < 128; c++) dict.add("" + c);
        String w = dict.get(codes.get(0));
        StringBuilder out = new StringBuilder(w);
        for (int k : codes.subList(1, codes.size())) {
            String e = k < dict.size() ? dict.get(k) : w + w.charAt(0);
            out.append(e);
            dict.add(w + e.charAt(0));
            w = e;
        }
        return out.toString();
    }

    static String wrap(String s, int width) {
        StringBuilder out = new StringBuilder();
        int col = 0;
        for (String w : s.split(" ")) {
            if (col > 0 && col + 1 + w.length() > width) {
                out.append('\n');
                col = 0;
            } else if (col > 0) {
                out.append(' ');
                col++;
            }
            out.append(w);
            col += w.length();
        }
        return out.toString();
    }

    static String vigenere(String s, String key, int sign) {
        char[] cs = s.toCharArray();
        for (int i = 0, k = 0; i < cs.length; i++) {
            if (!Character.isLetter(cs[i])) continue;
            char base = Character.isUpperCase(cs[i]) ? 'A' : 'a';
            cs[i] = (char) (base + Math.floorMod(cs[i] - base + sign * (key.charAt(k++ % key.length()) - 'a'), 26));
        }
        return String.valueOf(cs);
    }

    public static void main(String[] args) {
        System.out.println(kmp("abababcababab", "abab") + " " + kmp("aaaaa", "aa") + " " + kmp("abc", "d") + " " + kmp("abcabcabd", "abcabd"));
        String runs = "aaabccddddddddddddxyzzz";
        System.out.println(rle(runs) + " " + unrle(rle(runs)).equals(runs) + " " + rle(""));
        Map<String, List<String>> groups = new TreeMap<>();
        for (String w : "listen silent enlist google elgoog tea eat ate cat".split(" ")) {
            char[] c = w.toCharArray();
            Arrays.sort(c);
            groups.computeIfAbsent(new String(c), k -> new ArrayList<>()).add(w);
        }
        System.out.println(groups.values());
        String text = "this is an example of a huffman tree";
        Map<Character, String> codes = huffman(text);
        StringBuilder bits = new StringBuilder();
        for (char c : text.toCharArray()) bits.append(codes.get(c));
        System.out.println(codes + " " + bits.length() + " " + huffman("aaaa"));
        Map<String, Character> rev = new HashMap<>();
        codes.forEach((c, b) -> rev.put(b, c));
        StringBuilder decoded = new StringBuilder();
        for (int i = 0, j = 1; j <= bits.length(); j++) {
            Character c = rev.get(bits.substring(i, j));
            if (c != null) {
                decoded.append(c.charValue());
                i = j;
            }
        }
        System.out.println(decoded.toString().equals(text));
        List<Integer> z = lzw("TOBEORNOTTOBEORTOBEORNOT");
        System.out.println(z + " " + unlzw(z) + " " + unlzw(lzw("aaaaaaaaaa")));
        System.out.println(wrap("the quick brown fox jumps over the lazy dog and runs far away", 16));
        String enc = vigenere("Attack at Dawn!", "lemon", 1);
        System.out.println(enc + " " + vigenere(enc, "lemon", -1));
        String p = "A man, a plan, a canal: Panama";
        StringBuilder letters = new StringBuilder();
        for (char c : p.toCharArray()) if (Character.isLetterOrDigit(c)) letters.append(Character.toLowerCase(c));
        System.out.println(letters.toString().contentEquals(new StringBuilder(letters).reverse()));
        StringBuilder rev2 = new StringBuilder();
        for (String w : "one two three".split(" ")) rev2.insert(0, w + " ");
        System.out.println(rev2.toString().trim());
        Map<Integer, Integer> lengths = new TreeMap<>(Comparator.reverseOrder());
        for (String w : text.split(" ")) lengths.merge(w.length(), 1, Integer::sum);
        System.out.println(lengths);
        String[] rows = {"id|name|qty", "1|bolt|200", "22|washer|5"};
        int[] w = new int[3];
        for (String r : rows) for (int i = 0; i < 3; i++) w[i] = Math.max(w[i], r.split("\\|")[i].length());
        for (String r : rows) {
            StringBuilder line = new StringBuilder("|");
            String[] cells = r.split("\\|");
            for (int i = 0; i < 3; i++) line.append(' ').append(cells[i]).append(" ".repeat(w[i] - cells[i].length())).append(" |");
            System.out.println(line);
        }
    }
}
