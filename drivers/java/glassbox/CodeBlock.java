package glassbox;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a method, private or static ones too, that is checked as a piece of code of its own: {@code glassbox check} takes it for
 * an operation, whose inputs are its parameters.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface CodeBlock {
}
