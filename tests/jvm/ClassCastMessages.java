// Pins down ClassCastException: when it is thrown, and its message for library classes,
// for generic heap pollution and for arrays.
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

public class ClassCastMessages {
    static class Animal { }
    static class Dog extends Animal { }
    interface Loud { }

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("fine");
        } catch (ClassCastException e) {
            String m = e.getMessage();
            System.out.println(m);
        }
    }

    @SuppressWarnings("unchecked")
    static <T> T sneak(Object o) {
        return (T) o;
    }

    public static void main(String[] args) {
        Object s = "text";
        Object i = 42;
        Object d = new Dog();
        Object ints = new int[] {1};
        Object strs = new String[] {"a"};
        attempt(() -> System.out.println((Integer) s));
        attempt(() -> System.out.println((String) i));
        attempt(() -> System.out.println((Double) i));
        attempt(() -> System.out.println((Number) i));
        attempt(() -> System.out.println((Comparable<?>) s));
        attempt(() -> System.out.println(((List<?>) s).size()));
        attempt(() -> System.out.println(((Runnable) i).hashCode()));
        attempt(() -> System.out.println(((int[]) s).length));
        attempt(() -> System.out.println(((Integer[]) strs).length));
        attempt(() -> System.out.println(((Object[]) strs).length));
        attempt(() -> System.out.println(((Object[]) ints).length));
        attempt(() -> System.out.println(((byte[]) ints).length));
        attempt(() -> System.out.println(((String[][]) strs).length));
        attempt(() -> System.out.println((String) (Object) null));
        attempt(() -> System.out.println(((Animal) d).getClass().getSimpleName()));
        attempt(() -> System.out.println((int) (Integer) i + (int) i));
        attempt(() -> System.out.println((long) (Long) i));
        attempt(() -> System.out.println((char) s));
        attempt(() -> {
            String x = sneak(5);
            System.out.println(x);
        });
        attempt(() -> {
            Object x = sneak(5);
            System.out.println("erased " + x);
        });
        attempt(() -> {
            List<String> list = new ArrayList<>();
            List<Integer> other = sneak(list);
            other.add(7);
            System.out.println("size " + list.size());
            Object o = list.get(0);
            System.out.println("as object " + o);
            String str = list.get(0);
            System.out.println("not here " + str);
        });
        attempt(() -> {
            List<Integer> list = sneak(new ArrayList<>(List.of("x")));
            int sum = 0;
            for (int v : list) sum += v;
            System.out.println(sum);
        });
        attempt(() -> {
            Supplier<Integer> sup = sneak((Supplier<String>) () -> "str");
            System.out.println("got it " + (sup.get() != null));
        });
        // user classes: only the start is fixed, the rest names the loader
        try {
            Object o = new Animal();
            Dog dog = (Dog) o;
            System.out.println(dog);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().startsWith("class ClassCastMessages$Animal cannot be cast to class ClassCastMessages$Dog"));
        }
        try {
            Loud l = (Loud) d;
            System.out.println(l);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage().startsWith("class ClassCastMessages$Dog cannot be cast to class ClassCastMessages$Loud"));
        }
        try {
            Integer.class.cast(s);
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
