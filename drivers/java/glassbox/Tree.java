package glassbox;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a field whose references form a tree together with those of all other {@code @Tree} fields, rooted at the object
 * under check: no object is reached through two of them. For a field of array type, the elements are the references. Being a
 * tree is part of the invariant: states that are not one are not considered, and an operation that makes one is reported.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Tree {
}
