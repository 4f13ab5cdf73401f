// Pins down array covariance, ArrayStoreException and ClassCastException messages for array
// types, and instanceof between array types.
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;

public class ArraysStoreCheck {
    interface Shape { }
    static class Round implements Shape { }
    static class Circle extends Round { }
    static class Box implements Shape, Comparable<Box> {
        public int compareTo(Box o) { return 0; }
    }

    static void store(Object[] array, Object value) {
        try {
            array[0] = value;
            System.out.println("stored " + (value == null ? "null" : value.getClass().getName()) + " in " + array.getClass().getName());
        } catch (ArrayStoreException e) {
            System.out.println("refused " + e.getMessage() + " in " + array.getClass().getName());
        }
    }

    static String cast(Object o) {
        StringBuilder s = new StringBuilder();
        s.append(o instanceof Object[] ? 1 : 0);
        s.append(o instanceof Shape[] ? 1 : 0);
        s.append(o instanceof Round[] ? 1 : 0);
        s.append(o instanceof Circle[] ? 1 : 0);
        s.append(o instanceof Comparable[] ? 1 : 0);
        s.append(o instanceof Object[][] ? 1 : 0);
        s.append(o instanceof int[] ? 1 : 0);
        s.append(o instanceof int[][] ? 1 : 0);
        s.append(o instanceof byte[] ? 1 : 0);
        s.append(o instanceof Cloneable[] ? 1 : 0);
        s.append(o instanceof Serializable[] ? 1 : 0);
        s.append(o instanceof Cloneable ? 1 : 0);
        s.append(o instanceof Number[] ? 1 : 0);
        return s.toString();
    }

    public static void main(String[] args) {
        Object[][] arrays = {
            new Object[1], new Shape[1], new Round[1], new Circle[1], new Box[1], new Integer[1], new Number[1],
            new Comparable[1], new Serializable[1], new Cloneable[1], new int[1][], new Object[1][], new String[1][], new List[1]
        };
        Object[] values = {
            null, new Circle(), new Round(), new Box(), 1, 1.5, "text", new int[0], new long[0], new Object[0],
            new String[0], new int[0][0], new ArrayList<String>(), 'c'
        };
        for (Object[] a : arrays) {
            for (Object v : values) {
                store(a.clone(), v);
            }
        }
        for (Object[] a : arrays) {
            System.out.println(a.getClass().getSimpleName() + " " + cast(a));
        }
        System.out.println(cast(new int[0]) + " " + cast(new int[0][0]) + " " + cast(new byte[0]) + " " + cast(new int[0][0][0])
                + " " + cast("no array") + " " + cast(null));
        Object o = new Circle[2];
        try {
            Box[] b = (Box[]) o;
            System.out.println(b.length);
        } catch (ClassCastException e) {
            System.out.println("class cast");
        }
        try {
            Object x = new int[1];
            long[] l = (long[]) x;
            System.out.println(l.length);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object x = new int[1];
            Object[] l = (Object[]) x;
            System.out.println(l.length);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object x = "s";
            char[] l = (char[]) x;
            System.out.println(l.length);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        try {
            Object[] x = new Object[] {"a"};
            String[] l = (String[]) x;
            System.out.println(l.length);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        Round[] up = (Circle[]) o;
        System.out.println(up.length + " " + ((Shape[]) up).length);
        Object[] self = new Object[1];
        self[0] = self;
        System.out.println(((Object[]) ((Object[]) self[0])[0])[0] == self);
    }
}
