package glassbox;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method or constructor as declarative: it has no visible side effects, so glassbox translates it to a formula for
 * all states at once instead of running it. It may assign local variables, loop, recurse and call declarative methods; it
 * may not write fields (a constructor may write its own) or call other methods. {@code repOk} must be declarative.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
public @interface Declarative {
}
