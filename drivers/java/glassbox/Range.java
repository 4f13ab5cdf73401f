package glassbox;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Bounds the values that a field or parameter of an integral type takes in the states and calls that are checked. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.FIELD, ElementType.PARAMETER})
public @interface Range {
    /** The least value, inclusive. */
    long min();

    /** The greatest value, inclusive. */
    long max();
}
