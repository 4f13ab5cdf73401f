// Pins down string concatenation: every type, null, chars against ints, evaluation order,
// long chains, constants folded at compile time, +=, and objects with toString side effects.
public class StringConcat {
    static int n = 0;

    static class Noisy {
        final String name;
        Noisy(String name) { this.name = name; }
        @Override public String toString() {
            n++;
            return name + n;
        }
    }

    static class NullString {
        @Override public String toString() { return null; }
    }

    static String tag(String s) {
        System.out.print("<" + s + ">");
        return s;
    }

    static int next() {
        return ++n;
    }

    public static void main(String[] args) {
        boolean z = true;
        byte b = -1;
        short s = -300;
        char c = 'c';
        int i = 42;
        long l = 1L << 40;
        float f = 1.1f;
        double d = 1e-5;
        String str = "str";
        Object o = new Noisy("o");
        String nul = null;
        Object nulo = null;
        char[] chars = {'x'};
        System.out.println("" + z + b + s + c + i + l + f + d + str + o + nul + nulo);
        System.out.println(z + "," + b + "," + s + "," + c + "," + i + "," + l + "," + f + "," + d + "," + str + "," + o + "," + nul);
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println('a' + 'b' + "c" + 'd' + 'e');
        System.out.println("" + ('a' + 'b') + (char) ('a' + 1));
        System.out.println(1 + 'a' + "x" + 1 + 'a');
        System.out.println(nul + nul);
        System.out.println(nul + "x" + null + 'c');
        System.out.println("min " + Integer.MIN_VALUE + Long.MIN_VALUE + Byte.MIN_VALUE + (int) Character.MAX_VALUE + Short.MIN_VALUE);
        System.out.println("f " + 0.0f + -0.0 + Float.NaN + Double.NEGATIVE_INFINITY + 1e10f + 1e21 + 100f);
        System.out.println(new NullString() + "|" + new NullString());
        n = 0;
        System.out.println(new Noisy("a") + " " + new Noisy("b") + " " + next() + " " + new Noisy("c"));
        String t = tag("1") + tag("2") + next() + tag("3");
        System.out.println(t);
        String acc = "";
        for (int k = 0; k < 20; k++) acc += k + (k % 3 == 0 ? ";" : ",");
        System.out.println(acc + acc.length());
        acc += 1;
        acc += 'c';
        acc += 2.5;
        acc += null;
        acc += true;
        acc += new char[] {'n', 'o'}.length;
        System.out.println(acc.substring(50));
        String[] arr = {"p", null};
        arr[0] += "q";
        arr[1] += "r";
        System.out.println(arr[0] + arr[1]);
        int idx = 0;
        arr[idx++] += idx;
        System.out.println(arr[0] + idx);
        Object obj = "o";
        obj += "bj" + 1;
        System.out.println(obj);
        String self = "s";
        self += self += self;
        System.out.println(self);
        final String folded = "a" + 1 + 'b' + 2L + 3.0f + 4.0 + true + (byte) 5 + (5 > 3 ? "y" : "n");
        System.out.println(folded + (folded == "a1b23.04.0true5y"));
        Integer boxed = 7;
        Character bc = 'q';
        System.out.println("boxed " + boxed + bc + (Double) 1.5 + (Long) null + (Boolean) false);
        System.out.println("a" + i + "b" + i + "c" + i + "d" + i + "e" + i + "f" + i + "g" + i + "h" + i + "i" + i + "j" + i + "k" + i + "l" + i + "m" + l + "n" + d
                + "o" + f + "p" + c + "q" + z + "r" + b + "s" + s + "t" + str + "u" + nul + "v" + i + "w" + i + "x" + i + "y" + i + "z" + i);
        System.out.println("\1" .length() + "\2x".length() + ("\1" + i + "\2" + i).length() + ("{}" + i).length());
        StringBuilder sb = new StringBuilder("sb");
        System.out.println("with " + sb + sb.append("!") + sb);
        System.out.println("array length " + chars.length + ' ' + String.valueOf(chars) + " expr " + (i > 40 ? "big" : 0) + (i & 7) + (i << 2) + -i + ~i + !z);
        System.out.println("" + i++ + i++ + --i + i + (i = 9) + i);
        long sum = 0;
        for (int k = 0; k < 500; k++) sum += ("k" + k + 'x' + k * 1.5).hashCode();
        System.out.println(sum);
    }
}
