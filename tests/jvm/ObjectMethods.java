// Pins down Object's methods: default equality, identity hash consistency, overriding equals,
// hashCode and toString, clone of user classes, getClass comparisons.
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;

public class ObjectMethods {
    static class Plain { }

    static class Point implements Cloneable {
        int x, y;
        int[] data = {1, 2};
        Point inner;
        Point(int x, int y) { this.x = x; this.y = y; }
        @Override public boolean equals(Object o) {
            if (this == o) return true;
            if (o == null || o.getClass() != getClass()) return false;
            Point p = (Point) o;
            return p.x == x && p.y == y;
        }
        @Override public int hashCode() { return 31 * x + y; }
        @Override public String toString() { return getClass().getSimpleName() + "(" + x + "," + y + ")"; }
        @Override public Point clone() {
            try {
                return (Point) super.clone();
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Point3 extends Point {
        int z;
        Point3(int x, int y, int z) { super(x, y); this.z = z; }
    }

    static class NoClone {
        Object tryClone() throws CloneNotSupportedException { return super.clone(); }
    }

    static class Overloaded {
        boolean equals(Overloaded o) { return true; }
    }

    static class Hashless {
        @Override public int hashCode() { return 0xCAFE; }
    }

    public static void main(String[] args) {
        Object a = new Object(), b = new Object();
        System.out.println(a.equals(a) + " " + a.equals(b) + " " + a.equals(null) + " " + (a.hashCode() == a.hashCode()) + " " + (a.hashCode() == System.identityHashCode(a)));
        System.out.println(System.identityHashCode(null) + " " + (System.identityHashCode("s") == System.identityHashCode("s")));
        System.out.println(new Hashless().toString() + " " + new Hashless().hashCode());
        Plain p = new Plain();
        System.out.println(p.toString().equals("ObjectMethods$Plain@" + Integer.toHexString(p.hashCode())) + " " + p.toString().startsWith("ObjectMethods$Plain@"));
        Point q = new Point(1, 2), r = new Point(1, 2), t = new Point3(1, 2, 3);
        System.out.println(q.equals(r) + " " + q.equals(t) + " " + t.equals(q) + " " + t.equals(new Point3(1, 2, 9)) + " " + q.hashCode() + " " + q + t);
        boolean stable = true;
        for (int i = 0; i < 200; i++) {
            Object o = new Plain();
            int h = o.hashCode();
            int[] garbage = new int[100];
            garbage[0] = h;
            stable &= o.hashCode() == h && System.identityHashCode(o) == h && h >= 0;
        }
        System.out.println(stable + " " + (System.identityHashCode(q) == System.identityHashCode(q)) + " " + (q.hashCode() == System.identityHashCode(q)));
        Point c = q.clone();
        c.x = 50;
        c.data[0] = 99;
        System.out.println(q + " " + c + " " + q.data[0] + " " + (c.data == q.data) + " " + (c.getClass() == q.getClass()));
        Point d = t.clone();
        System.out.println(d + " " + ((Point3) d).z + " " + (d != t) + d.equals(t));
        try {
            new NoClone().tryClone();
        } catch (CloneNotSupportedException e) {
            System.out.println(e);
        }
        Overloaded o1 = new Overloaded(), o2 = new Overloaded();
        System.out.println(o1.equals(o2) + " " + o1.equals((Object) o2) + " " + ((Object) o1).equals(o2));
        System.out.println((q.getClass() == Point.class) + " " + (t.getClass() == Point.class) + " " + (q.getClass() == r.getClass()) + " " + t.getClass().getName() + " " + new int[0].getClass().equals(int[].class));
        Map<Point, String> m = new HashMap<>();
        m.put(q, "first");
        m.put(r, "second");
        System.out.println(m.size() + m.get(new Point(1, 2)));
        q.x = 7;
        System.out.println(m.get(q) + " " + m.containsKey(new Point(1, 2)) + " " + m.containsValue("second"));
        Map<Object, Integer> id = new IdentityHashMap<>();
        id.put(new Point(1, 1), 1);
        id.put(new Point(1, 1), 2);
        String s1 = new String("k"), s2 = new String("k");
        id.put(s1, 3);
        id.put(s2, 4);
        id.put("k", 5);
        id.put("k", 6);
        System.out.println(id.size() + " " + id.get(s1) + id.get(s2) + id.get("k") + id.get(new String("k")));
        System.out.println("abc".hashCode() + " " + Boolean.hashCode(true) + " " + Double.valueOf(1.5).hashCode() + " " + Long.valueOf(-1).hashCode() + " " + Character.valueOf('x').hashCode() + " "
                + java.util.List.of(1, 2, 3).hashCode() + " " + java.util.Map.of("a", 1).hashCode() + " " + java.util.Arrays.asList(null, "x").hashCode() + " " + Map.entry("k", "v").hashCode());
        System.out.println(new Object() { @Override public String toString() { return "anon:" + super.equals(this); } });
    }
}
