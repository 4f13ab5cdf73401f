package glassbox;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a declarative boolean method that restricts the calls of one operation: it is checked only where all of its
 * preconditions hold. The method takes what the operation takes, in the same order.
 *
 * <pre>{@code
 * @Pre("insert") boolean hasRoom(int key) { return size < capacity; }
 * }</pre>
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Pre {
    /** The name of the operation. */
    String value();
}
