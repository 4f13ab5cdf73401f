// Pins down boxing: the caches of Integer, Long, Short, Byte, Character and Boolean, identity
// against equality, boxed arithmetic and increments, unboxing null.
import java.util.ArrayList;
import java.util.List;

public class BoxingCaches {
    static Integer field = 5;
    Long inst = 7L;

    static boolean sameInt(int v) {
        Integer a = v;
        Integer b = v;
        return a == b;
    }

    static boolean sameLong(long v) {
        Long a = v;
        Long b = v;
        return a == b;
    }

    static boolean sameShort(short v) {
        Short a = v;
        Short b = v;
        return a == b;
    }

    static boolean sameChar(char v) {
        Character a = v;
        Character b = v;
        return a == b;
    }

    static boolean sameByte(byte v) {
        Byte a = v;
        Byte b = v;
        return a == b;
    }

    static String npe(Runnable r) {
        try {
            r.run();
            return "none";
        } catch (NullPointerException e) {
            return "npe";
        }
    }

    static Integer nothing() {
        return null;
    }

    @SuppressWarnings("removal")
    public static void main(String[] args) {
        for (int v : new int[] {-129, -128, -1, 0, 127, 128, 1000}) {
            System.out.print(v + ":" + sameInt(v) + "/" + sameLong(v) + "/" + sameShort((short) v) + "/" + sameByte((byte) v)
                    + "/" + sameChar((char) v) + " ");
        }
        System.out.println();
        Integer a = 1000, b = 1000;
        System.out.println((a == b) + " " + a.equals(b) + " " + (a <= b && a >= b) + " " + (a == 1000) + " " + (a == 1000.0) + " " + a.compareTo(b));
        System.out.println(new Integer(5) == new Integer(5));
        System.out.println(new Integer(5) == Integer.valueOf(5));
        System.out.println(Boolean.valueOf(true) == Boolean.TRUE);
        System.out.println(Integer.valueOf("127") == Integer.valueOf(127));
        Long l = 5L;
        System.out.println(l.equals(5) + " " + l.equals(5L) + " " + (l == 5) + " " + l.hashCode() + " " + Long.valueOf(1L << 33).hashCode());
        Object o = 'a';
        System.out.println(o.equals('a') + " " + o.equals(97) + " " + o.hashCode());
        System.out.println(((Object) 1).equals(1L) + " " + ((Object) 1.0).equals(1.0f) + " " + Integer.valueOf(1).equals((short) 1));

        Integer c = 127;
        Integer d = c;
        c++;
        System.out.println(c + " " + d + " " + (c == d));
        c += 1;
        c = c * 2 - d / 3;
        System.out.println(c);
        System.out.println(c++ + ++c);
        Character ch = 'x';
        ch++;
        System.out.println(ch);
        Byte by = 127;
        by++;
        System.out.println(by);
        Short sh = 10;
        sh--;
        Double dd = 1.5;
        dd *= 2;
        Float ff = 0.5f;
        ff++;
        Boolean bo = true;
        bo &= false;
        System.out.println(sh + " " + dd + " " + ff + " " + bo + " " + !bo);
        field++;
        field += field++;
        System.out.println(field);
        BoxingCaches bc = new BoxingCaches();
        bc.inst++;
        bc.inst <<= 2;
        System.out.println(bc.inst);
        Integer[] arr = {1, 2, null};
        arr[0]++;
        arr[1] += arr[0]--;
        System.out.println(arr[0] + " " + arr[1] + " " + arr[2]);
        Integer none = null;
        System.out.println(npe(() -> { int x = none; }) + npe(() -> { long x = none + 1L; }) + npe(() -> arr[2]++)
                + npe(() -> System.out.println(none == 5)) + npe(() -> { if (none > 1) arr[0] = 0; }) + npe(() -> { Object x = none; })
                + npe(() -> { int x = nothing(); }) + npe(() -> { boolean x = none == null; }) + npe(() -> { double x = true ? none : 0.0; }));
        System.out.println((Object) (true ? 1 : 2.5) + " " + (Object) (true ? (Object) 1 : 2.5) + " " + (true ? Integer.valueOf(1) : (Character) 'a'));
        List<Integer> list = new ArrayList<>(List.of(10, 20, 30, 1));
        list.remove(1);
        list.remove((Integer) 1);
        list.remove(Integer.valueOf(999));
        System.out.println(list);
        long sum = 0;
        for (Integer v : list) sum += v;
        Long boxedSum = sum;
        System.out.println(boxedSum + " " + boxedSum.intValue() + " " + boxedSum.doubleValue());
        Integer big = Integer.MAX_VALUE;
        big++;
        System.out.println(big);
        Integer t = 0;
        for (Integer i = 0; i < 300; i++) t += i;
        System.out.println(t);
        Number n = 3.99;
        System.out.println(n.intValue() + " " + n.longValue() + " " + n.floatValue() + " " + n.byteValue() + " " + ((Number) 300).byteValue());
    }
}
