import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Helper;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Tree;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What a class and its superclasses say about it: its operations, and what must hold before and after them. */
final class Contract {
  /** What is wrong where a class demands more of those who call an operation than its superclass does. */
  static final String STRENGTHENED = "strengthened precondition";

  final List<Method> operations = new ArrayList<>();
  private final List<Clause> invariants = new ArrayList<>();
  private final List<Clause> preconditions = new ArrayList<>(); // of all operations
  private final List<Clause> postconditions = new ArrayList<>();
  private final List<Clause> ofOperations = new ArrayList<>(); // @Pre and @Post
  boolean overflows; // a condition did not end

  Contract(Class<?> type) throws ReflectiveOperationException {
    Set<String> overridden = new HashSet<>();
    for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
      for (Method m : c.getDeclaredMethods()) {
        m.setAccessible(true);
        if (m.isSynthetic()) continue;
        boolean isLast = overridden.add(m.getName() + Arrays.toString(m.getParameterTypes()));
        if (!enterClause(m) && isLast && isOperation(m)) operations.add(m);
      }
    }
    operations.sort(Comparator.comparing(Method::getName));
  }

  private boolean enterClause(Method m) throws ReflectiveOperationException {
    List<Clause> clauses = switch (m.getName()) {
      case "repOk" -> invariants;
      case "precondition" -> preconditions;
      case "postcondition" -> postconditions;
      default -> m.isAnnotationPresent(Pre.class) || m.isAnnotationPresent(Post.class) ? ofOperations : null;
    };
    if (clauses != null) clauses.add(new Clause(m));
    return clauses != null;
  }

  private static boolean isOperation(Method m) {
    return !Modifier.isPrivate(m.getModifiers()) && !Modifier.isStatic(m.getModifiers()) && !m.isAnnotationPresent(Declarative.class)
        && !m.isAnnotationPresent(Helper.class);
  }

  /** Whether operations start from this state. */
  boolean isValid(Object main) { return all(invariants, main) && all(preconditions, main); }

  /** What each class, those further down first, has to say about a call: whether all that it demands holds. */
  Map<Class<?>, Boolean> demands(Method operation, Object main, Object[] arguments) {
    Map<Class<?>, Boolean> held = new LinkedHashMap<>();
    for (Clause c : ofOperations) {
      if (c.isBefore(operation)) held.merge(c.by, holds(c, main, arguments), Boolean::logicalAnd);
    }
    if (held.isEmpty()) return held;
    // Classes above that say something, but nothing of when the operation may be called: always.
    for (Class<?> above = held.keySet().iterator().next(); above != null; above = above.getSuperclass()) {
      if (specifies(above) && declares(above, operation)) held.putIfAbsent(above, true);
    }
    return held;
  }

  private boolean specifies(Class<?> c) {
    return Stream.of(invariants, preconditions, postconditions, ofOperations).anyMatch(l -> l.stream().anyMatch(clause -> clause.by == c));
  }

  private static boolean declares(Class<?> c, Method operation) {
    return Arrays.stream(c.getDeclaredMethods()).anyMatch(m -> m.getName().equals(operation.getName())
        && Arrays.equals(m.getParameterTypes(), operation.getParameterTypes()) && !Modifier.isPrivate(m.getModifiers()));
  }

  /** What is wrong after the operation, where some demands held; empty if nothing is, null if an assumption does not hold. */
  String outcome(Method operation, Object main, Object[] arguments, Map<Class<?>, Boolean> held) throws ReflectiveOperationException {
    if (!held.isEmpty() && !held.values().iterator().next()) return STRENGTHENED;
    boolean looksBack = !postconditions.isEmpty() || ofOperations.stream().anyMatch(c -> c.isAfter(operation));
    Object prestate = looksBack ? Prestate.of(main) : null;
    Object result;
    try {
      result = operation.invoke(main, arguments);
    } catch (InvocationTargetException e) {
      if (GlassBox.run().assumedAway) return null;
      return allows(operation, e.getCause()) ? afterwards(main) : e.getCause().getClass().getSimpleName();
    }
    if (GlassBox.run().assumedAway) return null;
    String problem = afterwards(main);
    if (!problem.isEmpty()) return problem;
    List<Object> given = new ArrayList<>(Arrays.asList(prestate));
    if (operation.getReturnType() != void.class) given.add(result);
    given.addAll(Arrays.asList(arguments));
    for (Clause c : postconditions) {
      if (held.getOrDefault(c.by, true) && !holds(c, main, prestate)) return c.name;
    }
    for (Clause c : ofOperations) {
      if (c.isAfter(operation) && held.getOrDefault(c.by, true) && !holds(c, main, given.toArray())) return c.name;
    }
    return "";
  }

  /** An assertion that fails is never allowed. */
  private static boolean allows(Method operation, Throwable thrown) {
    if (thrown instanceof AssertionError) return false;
    return Arrays.stream(operation.getExceptionTypes()).anyMatch(c -> c.isInstance(thrown));
  }

  private String afterwards(Object main) throws ReflectiveOperationException {
    if (!isTree(main, new IdentityHashMap<>())) return "tree structure";
    return all(invariants, main) ? "" : "repOk";
  }

  private boolean all(List<Clause> clauses, Object main) {
    for (Clause c : clauses) {
      if (!holds(c, main)) return false;
    }
    return true;
  }

  /** A condition that throws does not hold. */
  private boolean holds(Clause condition, Object main, Object... arguments) {
    try {
      return condition.ask(main, arguments);
    } catch (StackOverflowError e) {
      overflows = true;
      return false;
    } catch (Throwable e) {
      return false;
    }
  }

  private static boolean isTree(Object object, Map<Object, Object> met) throws ReflectiveOperationException {
    if (met.put(object, object) != null) return false;
    for (Field f : States.fields(object.getClass())) {
      if (!f.isAnnotationPresent(Tree.class) || f.get(object) == null) continue;
      Object[] references = f.get(object) instanceof Object[] array ? array : new Object[] {f.get(object)};
      for (Object reference : references) {
        if (reference != null && !isTree(reference, met)) return false;
      }
    }
    return true;
  }
}
