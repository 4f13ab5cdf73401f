// Pins down failing static initialisers: ExceptionInInitializerError with the cause first,
// NoClassDefFoundError afterwards, Errors passed through unwrapped.
public class StaticInitFailure {
    static int attempts = 0;

    static class Broken {
        static int value = compute();
        static int late = 5;

        static int compute() {
            attempts++;
            throw new IllegalStateException("broken init");
        }

        static void hello() {
            System.out.println("unreachable");
        }
    }

    static class BrokenError {
        static {
            if (attempts >= 0) throw new UnsupportedOperationException();
        }
    }

    static class PassesError {
        static final Object O = make();

        static Object make() {
            throw new AssertionError("plain error");
        }
    }

    static class Parent {
        static {
            System.out.println("parent init");
            if (attempts > 0) throw new ArithmeticException("parent fails");
        }
    }

    static class Child extends Parent {
        static final String CONST = "constant";
        static {
            System.out.println("child init");
        }
        static void use() { }
    }

    static class DivZero {
        static int zero = 0;
        static int v = 1 / zero;
    }

    public static void main(String[] args) {
        try {
            System.out.println(Broken.value);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getMessage() + " / " + e.getCause() + " / " + e.getException().getMessage());
        }
        try {
            System.out.println(Broken.late);
        } catch (NoClassDefFoundError e) {
            System.out.println("again: " + e.getMessage());
        }
        try {
            Broken.hello();
        } catch (NoClassDefFoundError e) {
            System.out.println("call: " + e.getMessage());
        }
        try {
            new Broken();
        } catch (Throwable e) {
            System.out.println("new: " + e.getClass().getName());
        }
        System.out.println("attempts " + attempts);
        try {
            new BrokenError();
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause() + " " + e.getCause().getMessage());
        }
        try {
            System.out.println(PassesError.O);
        } catch (AssertionError e) {
            System.out.println("error itself: " + e.getMessage());
        }
        try {
            System.out.println(PassesError.O);
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
        System.out.println(Child.CONST);
        try {
            Child.use();
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause());
        }
        try {
            Child.use();
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
        try {
            new Parent();
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(DivZero.v);
        } catch (LinkageError e) {
            System.out.println(e.getClass().getSimpleName() + " " + e.getCause().getMessage());
        }
        // an array of a broken class is fine
        System.out.println(new Broken[2].length + " " + Broken.class.getSimpleName());
        Object o = "x";
        System.out.println(o instanceof Broken);
    }
}
