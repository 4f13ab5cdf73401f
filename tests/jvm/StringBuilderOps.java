// Pins down StringBuilder: append of every type, insert, delete, replace, reverse, setLength,
// searching, growth, comparison, and the index exceptions.
public class StringBuilderOps {
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

    static String esc(StringBuilder b) {
        return b.toString().replace('\0', '0');
    }

    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(true).append('c').append((byte) 1).append((short) 2).append(3).append(4L).append(5f).append(6.0).append("s").append((String) null)
                .append((Object) null).append(new char[] {'x', 'y'}).append("substring", 3, 6).append(new char[] {'a', 'b', 'c'}, 1, 2)
                .append(new StringBuilder("sb")).append((CharSequence) "cs").append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append(-0.0f);
        System.out.println(b + " " + b.length());
        System.out.println(b.charAt(0) + "" + b.charAt(b.length() - 1) + b.indexOf("s") + " " + b.indexOf("s", 30) + " " + b.lastIndexOf("s") + " " + b.indexOf("zz") + " "
                + b.lastIndexOf("c", 10) + " " + b.substring(10, 14) + b.substring(60) + b.subSequence(0, 4));
        StringBuilder i = new StringBuilder("base");
        i.insert(0, "<").insert(5, '>').insert(2, 42).insert(0, 1.5).insert(3, true).insert(i.length(), 9L).insert(1, (Object) null).insert(2, new char[] {'q'}).insert(0, 2.5f);
        System.out.println(i);
        i.delete(0, 5).deleteCharAt(0).deleteCharAt(i.length() - 1);
        System.out.println(i);
        i.delete(3, 1000);
        System.out.println(i);
        i.replace(0, 1, "replaced").replace(8, 99, "!").replace(0, 0, "#");
        System.out.println(i);
        i.setCharAt(0, '@');
        i.setLength(4);
        System.out.println(i + "|" + i.length());
        i.setLength(7);
        System.out.println(esc(i) + "|" + i.length());
        i.setLength(0);
        System.out.println("[" + i + "]" + i.isEmpty());
        System.out.println(new StringBuilder("abcdef").reverse() + " " + new StringBuilder("").reverse() + new StringBuilder("x").reverse() + new StringBuilder("racecar").reverse());
        StringBuilder p = new StringBuilder("a\ud83d\ude00b").reverse();
        System.out.println(p.length() + " " + (int) p.charAt(1) + " " + (int) p.charAt(2));

        System.out.println(new StringBuilder().capacity() + " " + new StringBuilder("12345").capacity() + " " + new StringBuilder(100).capacity());
        StringBuilder g = new StringBuilder();
        int last = g.capacity();
        StringBuilder caps = new StringBuilder();
        for (int k = 0; k < 500; k++) {
            g.append(k % 10);
            if (g.capacity() != last) {
                last = g.capacity();
                caps.append(last).append(' ');
            }
        }
        System.out.println(caps);
        g.setLength(3);
        g.trimToSize();
        System.out.println(g.capacity() + " " + g);
        g.ensureCapacity(50);
        System.out.println(g.capacity());
        t(() -> new StringBuilder("abc").charAt(3));
        t(() -> new StringBuilder("abc").charAt(-1));
        t(() -> new StringBuilder("abc").setCharAt(5, 'x'));
        t(() -> new StringBuilder("abc").deleteCharAt(3));
        t(() -> new StringBuilder("abc").delete(2, 1));
        t(() -> new StringBuilder("abc").delete(4, 5));
        t(() -> new StringBuilder("abc").insert(4, "x"));
        t(() -> new StringBuilder("abc").insert(-1, 'x'));
        t(() -> new StringBuilder("abc").replace(4, 5, "x"));
        t(() -> new StringBuilder("abc").substring(2, 1));
        t(() -> new StringBuilder("abc").substring(4));
        t(() -> new StringBuilder("abc").setLength(-1));
        t(() -> new StringBuilder(-1));
        t(() -> new StringBuilder((String) null));
        t(() -> new StringBuilder("abc").append("xyz", 2, 9));
        StringBuilder self = new StringBuilder("ab");
        self.append(self).append(self).insert(1, self.toString());
        System.out.println(self + " " + self.equals(new StringBuilder(self)) + " " + self.compareTo(new StringBuilder("ab")) + " " + self.toString().equals(new StringBuilder(self).toString()));
        StringBuilder ret = new StringBuilder("x");
        System.out.println(ret.append("y") == ret);
        String frozen = ret.toString();
        ret.append("z");
        System.out.println(frozen + " " + ret);
        StringBuilder big = new StringBuilder();
        for (int k = 0; k < 2000; k++) big.append(k).append(k % 2 == 0 ? "," : ";");
        System.out.println(big.length() + " " + big.toString().hashCode());
        for (int k = 0; k < 300; k++) big.deleteCharAt(k * 7).insert(k * 3, (char) ('a' + k % 26));
        System.out.println(big.toString().hashCode() + " " + big.chars().filter(Character::isLetter).count());
        char[] dst = new char[5];
        big.getChars(10, 15, dst, 0);
        System.out.println(String.valueOf(dst).length() + " " + new StringBuffer("buf").append(1).insert(0, 'x').reverse());
    }
}
