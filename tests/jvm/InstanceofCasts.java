// Pins down instanceof and checked casts over classes, interfaces, arrays and null, and
// pattern matching instanceof with its scoping rules.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;

public class InstanceofCasts {
    interface I { }
    interface J extends I { }
    interface K { }
    static class A implements I { int a = 1; }
    static class B extends A implements J { int b = 2; }
    static final class C extends B implements K { int c = 3; }
    static class D implements K { }

    static String probe(Object o) {
        StringBuilder s = new StringBuilder();
        s.append(o instanceof Object ? 'o' : '.').append(o instanceof I ? 'I' : '.').append(o instanceof J ? 'J' : '.');
        s.append(o instanceof K ? 'K' : '.').append(o instanceof A ? 'A' : '.').append(o instanceof B ? 'B' : '.');
        s.append(o instanceof C ? 'C' : '.').append(o instanceof D ? 'D' : '.').append(o instanceof A[] ? 'a' : '.');
        s.append(o instanceof I[] ? 'i' : '.').append(o instanceof Object[] ? 'O' : '.').append(o instanceof int[] ? '1' : '.');
        s.append(o instanceof Serializable ? 'S' : '.').append(o instanceof Comparable ? 'c' : '.').append(o instanceof Cloneable ? 'L' : '.');
        s.append(o instanceof Number ? 'N' : '.').append(o instanceof CharSequence ? 's' : '.').append(o instanceof Collection ? 'q' : '.');
        return s.toString();
    }

    static boolean castable(Object o, int kind) {
        try {
            Object r;
            switch (kind) {
                case 0: r = (A) o; break;
                case 1: r = (B) o; break;
                case 2: r = (C) o; break;
                case 3: r = (I) o; break;
                case 4: r = (J) o; break;
                case 5: r = (K) o; break;
                case 6: r = (A[]) o; break;
                case 7: r = (I[]) o; break;
                default: r = (int[]) o; break;
            }
            return r == o;
        } catch (ClassCastException e) {
            return false;
        }
    }

    static String describe(Object o) {
        if (o instanceof Integer i && i > 10) {
            return "big int " + (i + 1);
        } else if (o instanceof Integer i) {
            return "int " + (i - 1);
        } else if (o instanceof String s && !s.isEmpty()) {
            return "string " + s.charAt(0) + s.length();
        } else if (o instanceof int[] a && a.length > 0) {
            return "ints " + a[a.length - 1];
        } else if (o instanceof List<?> l) {
            return "list " + l.size() + (l instanceof RandomAccess ? " random" : "");
        } else if (!(o instanceof A x)) {
            return "other " + (o == null ? null : o.getClass().getName());
        } else {
            return "A" + x.a + (x instanceof B b ? b.b : "-") + (x instanceof C c ? c.c : "-");
        }
    }

    static int scope(Object o) {
        if (!(o instanceof Number n)) {
            return -1;
        }
        while (!(o instanceof Long l)) {
            o = n.longValue() * 2;
        }
        return n.intValue() * 1000 + l.intValue();
    }

    record Point(int x, int y) {
        @Override public boolean equals(Object o) {
            return o instanceof Point p && p.x == x && p.y == y;
        }
    }

    public static void main(String[] args) {
        Object[] all = {null, new Object(), new A(), new B(), new C(), new D(), new A[0], new B[0], new C[0][0], new I[0], new D[0],
            new int[0], new int[0][0], 1, 2.5, 'c', "s", new StringBuilder("x"), new ArrayList<>(), new Object[0]};
        for (Object o : all) {
            StringBuilder casts = new StringBuilder();
            for (int k = 0; k <= 8; k++) casts.append(castable(o, k) ? 1 : 0);
            System.out.println(probe(o) + " " + casts);
        }
        Object[] values = {5, 50, "", "hello", new int[0], new int[] {1, 9}, new ArrayList<>(List.of(1)), new java.util.LinkedList<>(), new A(), new B(), new C(), null, 1.5};
        for (Object v : values) System.out.println(describe(v));
        System.out.println(scope("x") + " " + scope(7) + " " + scope(8L) + " " + scope(2.9));
        System.out.println(new Point(1, 2).equals(new Point(1, 2)) + " " + new Point(1, 2).equals("p"));
        A up = new C();
        System.out.println(((C) up).c + ((B) up).b + up.a);
        int count = 0;
        for (int i = 0; i < 300; i++) {
            Object o = all[i % all.length];
            if (o instanceof A a && a.a == 1 || o instanceof K) count++;
        }
        System.out.println(count);
    }
}
