// Annotations of parameters, visible and not, and the names of parameters (-parameters).
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

abstract class Parameters {
  @interface Hidden {}

  @Retention(RetentionPolicy.RUNTIME)
  @interface Shown {
    Class<?>[] value() default {};
  }

  abstract void run(@Hidden int a, @Shown({int.class, String[].class}) @Hidden String b, long c);

  @Shown
  native <T extends Throwable> void fail(T t) throws T;
}
