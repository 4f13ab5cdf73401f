package glassbox;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a declarative boolean method that must hold whenever one operation has returned. It takes the state before the
 * operation, then the result unless the operation is {@code void}, then what the operation takes.
 *
 * <pre>{@code
 * @Post("insert") boolean inserted(SortedList prestate, boolean result, int key) {
 *     return contains(key) && result == !prestate.contains(key);
 * }
 * }</pre>
 *
 * {@code ==} between an object of the state before and a current one is false; {@link GlassBox#isSameObject} compares identity.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Post {
    /** The name of the operation. */
    String value();
}
