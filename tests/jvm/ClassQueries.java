// Asking a Class what it is, which needs no reflection: kinds, names, homes; the hidden classes of lambdas.
import java.util.Arrays;
import java.util.Map;

public class ClassQueries {
    interface Shape {}
    enum Level { LOW { @Override int weight() { return 1; } }, HIGH; int weight() { return 2; } }
    static class Outer { class Inner { class Deepest {} } }
    sealed interface Sealed permits Only {}
    record Only(int a) implements Sealed {}

    static void describe(Class<?> c) {
        System.out.println(c.getName() + " simple " + c.getSimpleName() + " canonical " + c.getCanonicalName() + " package '"
            + c.getPackageName() + "' " + (c.isAnonymousClass() ? "anonymous " : "") + (c.isLocalClass() ? "local " : "")
            + (c.isMemberClass() ? "member " : "") + (c.isHidden() ? "hidden " : "") + (c.isEnum() ? "enum " : "")
            + (c.isRecord() ? "record " : "") + (c.isInterface() ? "interface " : "") + (c.isArray() ? "array " : "")
            + (c.isPrimitive() ? "primitive " : "") + (c.isAnnotation() ? "annotation " : "") + "declared in "
            + c.getDeclaringClass() + " enclosed in " + c.getEnclosingClass() + " nest " + c.getNestHost().getName() + " super "
            + c.getSuperclass() + " interfaces " + Arrays.toString(c.getInterfaces()));
    }

    public static void main(String[] args) {
        class Local {}
        Object anonymous = new Shape() {};
        Runnable lambda = () -> {};
        describe(ClassQueries.class);
        describe(Local.class);
        describe(anonymous.getClass());
        describe(Outer.Inner.Deepest.class);
        describe(Level.class);
        describe(Level.LOW.getClass());
        describe(Level.HIGH.getClass());
        describe(Only.class);
        describe(Sealed.class);
        describe(Map.Entry.class);
        describe(int.class);
        describe(int[][].class);
        describe(Outer[].class);
        describe(Override.class);
        Class<?> hidden = lambda.getClass();
        System.out.println(hidden.isHidden() + " " + hidden.isSynthetic() + " " + hidden.isAnonymousClass() + " "
            + hidden.getName().startsWith("ClassQueries$$Lambda$") + " " + Arrays.toString(hidden.getInterfaces()));
        System.out.println(String.class.getClassLoader() + " " + Integer.class.cast(5) + " " + Number.class.isInstance(3));
        try {
            Integer.class.cast("x");
        } catch (ClassCastException e) {
            System.out.println(e.getMessage());
        }
    }
}
