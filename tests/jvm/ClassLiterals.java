// Pins down Class objects: literals, getClass, names of every sort of class, identity, and the
// simple predicates (no reflection beyond that).
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public class ClassLiterals {
    class Inner { class Deep { } }
    static class Nested { }
    interface Face { }
    enum Kind { PLAIN, BODY { } }
    record Rec(int a) { }
    @interface Note { }

    static void show(Class<?> c) {
        System.out.println(c + " | " + c.getName() + " | " + c.getSimpleName() + " | " + c.getTypeName() + " | " + c.isArray() + c.isPrimitive() + c.isInterface() + c.isEnum() + c.isRecord()
                + " | " + (c.getSuperclass() == null ? "-" : c.getSuperclass().getSimpleName()) + " | " + (c.getComponentType() == null ? "-" : c.getComponentType().getName()));
    }

    static <T> String kind(T t) {
        return t.getClass().getSimpleName();
    }

    public static void main(String[] args) {
        show(int.class);
        show(void.class);
        show(boolean.class);
        show(double.class);
        show(Integer.class);
        show(Object.class);
        show(String.class);
        show(int[].class);
        show(long[][].class);
        show(String[].class);
        show(Object[][][].class);
        show(boolean[].class);
        show(ClassLiterals.class);
        show(Inner.class);
        show(Inner.Deep.class);
        show(Nested.class);
        show(Nested[].class);
        show(Face.class);
        show(Kind.class);
        show(Kind.BODY.getClass());
        show(Rec.class);
        show(Note.class);
        show(Runnable.class);
        show(Map.Entry.class);
        class Local { }
        show(Local.class);
        show(new Object() { }.getClass());
        show(new Face() { }.getClass());
        show(new ArrayList<Integer>() { }.getClass());
        System.out.println((int.class == Integer.TYPE) + " " + (int.class == (Object) Integer.class) + " " + (String.class == "x".getClass()) + " " + (void.class == Void.TYPE)
                + " " + (new int[0].getClass() == int[].class) + " " + (new int[0].getClass() == new int[5].getClass()) + " " + (new ArrayList<String>().getClass() == (Object) new ArrayList<Integer>().getClass()));
        Object[] things = {1, 2L, 3f, 4.0, 'c', true, "s", (byte) 1, (short) 2, new int[0], new StringBuilder(), new Nested(), Kind.PLAIN, Kind.BODY, new Rec(1), new Exception(), List.of().size()};
        StringBuilder s = new StringBuilder();
        for (Object o : things) s.append(kind(o)).append(' ');
        System.out.println(s);
        System.out.println(Number.class.isInstance(5) + " " + Number.class.isInstance("5") + " " + Object.class.isInstance(null) + " " + Number.class.isAssignableFrom(Integer.class) + " " + Integer.class.isAssignableFrom(Number.class)
                + " " + Object[].class.isInstance(new String[0]) + " " + int.class.isInstance(5) + " " + Face.class.isInstance(new Face() { }) + " " + Object.class.isAssignableFrom(int[].class) + " " + long.class.isAssignableFrom(int.class));
        System.out.println(Kind.BODY.getClass().getSuperclass() == Kind.class);
        System.out.println(Kind.BODY.getDeclaringClass() == Kind.class);
        Runnable r = () -> { };
        System.out.println(r.getClass().isInterface() + " " + (r.getClass() == r.getClass()));
        try {
            Number n = Number.class.cast("text");
            System.out.println(n);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Integer.class.cast(7) + " " + Face.class.hashCode() * 0 + " " + String.class.equals(String.class) + " " + Nested.class.toString());
    }
}
