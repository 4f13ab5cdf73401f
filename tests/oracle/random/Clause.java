import glassbox.Post;
import glassbox.Pre;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/** A condition that a class states: a method of just this class, even if a subclass overrides it. */
final class Clause {
  final Class<?> by;
  final String name;
  private final MethodHandle handle;
  private final int parameters;
  private final Pre pre;
  private final Post post;

  Clause(Method method) throws ReflectiveOperationException {
    by = method.getDeclaringClass();
    name = method.getName();
    parameters = method.getParameterCount();
    pre = method.getAnnotation(Pre.class);
    post = method.getAnnotation(Post.class);
    handle = MethodHandles.privateLookupIn(by, MethodHandles.lookup()).unreflectSpecial(method, by)
        .asSpreader(Object[].class, parameters).asType(MethodType.methodType(boolean.class, Object.class, Object[].class));
  }

  boolean isBefore(Method operation) { return pre != null && pre.value().equals(operation.getName()); }

  boolean isAfter(Method operation) { return post != null && post.value().equals(operation.getName()); }

  /** Whether it says true; throws what it throws. */
  boolean ask(Object main, Object... arguments) throws Throwable { return (boolean) handle.invokeExact(main, arguments); }
}
