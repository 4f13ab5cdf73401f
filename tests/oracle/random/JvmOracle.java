import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Range;
import glassbox.Tree;
import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What glassbox check decides, decided on a JVM by trying: makes every state within the bounds, runs every operation on each
 * that is valid, and looks at what becomes of it. It shares nothing with glassbox but the meaning of the bounds.
 */
final class JvmOracle {
  record Bounds(int nodes, int low, int high, int values, int arrayLength) {}

  /** What became of an operation, over all valid states and arguments. */
  static final class Result {
    int pairs; // states with arguments that no assumption ruled out
    int violations;
    int overflows; // of the violations, those of the stack: where glassbox may run into its own limit
    String example = "";

    String verdict() { return violations > 0 ? "violated" : pairs > 0 ? "holds" : "incomplete"; }
  }

  /** One way through a tree of choices: what was chosen so far is chosen again, then the first of each. */
  private static final class Choices {
    private final List<int[]> chosen = new ArrayList<>(); // pairs of a choice and the number of alternatives
    private int next;

    int below(int alternatives) {
      if (next == chosen.size()) chosen.add(new int[] {0, alternatives});
      return chosen.get(next++)[0];
    }

    void restart() { next = 0; }

    /** Goes on to the next way; false if there is none. */
    boolean advance() {
      next = 0;
      while (!chosen.isEmpty()) {
        int[] last = chosen.get(chosen.size() - 1);
        if (++last[0] < last[1]) return true;
        chosen.remove(chosen.size() - 1);
      }
      return false;
    }
  }

  private final Class<?> type;
  private final Bounds bounds;
  private final int limit;
  private final Object[] values;
  private Method repOk;
  private Method precondition; // or null
  private final List<Method> operations = new ArrayList<>();
  private final Map<Class<?>, List<Field>> fields = new IdentityHashMap<>();
  /** Every field and every parameter that is an array brings one along, of this type, for itself and those after it. */
  private final List<Class<?>> arrayTypes = new ArrayList<>();
  private final Map<Field, Object> statics = new HashMap<>(); // that are not final, with what they hold at the start
  private int runs;
  final Map<String, Result> results = new TreeMap<>(); // by the names of the operations
  int validStates;
  boolean overflows; // an invariant did not end

  /** @param limit the number of runs after which to give up */
  JvmOracle(Class<?> type, Bounds bounds, int limit) throws ReflectiveOperationException {
    this.type = type;
    this.bounds = bounds;
    this.limit = limit;
    values = new Object[bounds.values()];
    Arrays.setAll(values, i -> new Object());
    for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
      for (Field f : c.getDeclaredFields()) {
        boolean varies = Modifier.isStatic(f.getModifiers()) && !Modifier.isFinal(f.getModifiers());
        f.setAccessible(true);
        if (varies) statics.put(f, f.get(null));
      }
      for (Method m : c.getDeclaredMethods()) {
        m.setAccessible(true);
        if (m.getName().equals("repOk")) repOk = m;
        else if (m.getName().equals("precondition")) precondition = m;
        boolean excluded = Modifier.isPrivate(m.getModifiers()) || Modifier.isStatic(m.getModifiers()) || m.isSynthetic()
            || m.isAnnotationPresent(Declarative.class);
        if (!excluded) operations.add(m);
      }
    }
    operations.sort(Comparator.comparing(Method::getName));
    for (Field f : fields(type)) {
      if (f.getType().isArray() && !f.isAnnotationPresent(Tree.class)) arrayTypes.add(f.getType());
    }
    for (Method m : operations) {
      for (Class<?> c : m.getParameterTypes()) {
        if (c.isArray()) arrayTypes.add(c);
      }
    }
  }

  /** Tries everything; false if that is too much. */
  boolean run() throws ReflectiveOperationException {
    Choices choices = new Choices();
    do {
      if (++runs > limit) return false;
      Object main = new State(choices).main;
      if (!holds(repOk, main) || precondition != null && !holds(precondition, main)) continue;
      validStates++;
      for (Method m : operations) {
        if (!runAll(m, choices, results.computeIfAbsent(m.getName(), k -> new Result()))) return false;
      }
    } while (choices.advance());
    return true;
  }

  /** Runs an operation with all arguments on the state of the choices. */
  private boolean runAll(Method operation, Choices choices, Result result) throws ReflectiveOperationException {
    Choices ofArguments = new Choices();
    do {
      if (++runs > limit) return false;
      choices.restart();
      State state = new State(choices);
      Object[] arguments = state.arguments(operation, ofArguments);
      String before = result.violations == 0 ? state.toString() : "";
      String problem = outcome(operation, state.main, arguments);
      if (problem == null) continue;
      result.pairs++;
      if (problem.isEmpty()) continue;
      if (problem.equals("StackOverflowError")) result.overflows++;
      if (result.violations++ == 0) result.example = operation.getName() + state.describe(arguments) + ": " + problem + ": " + before;
    } while (ofArguments.advance());
    return true;
  }

  /** What is wrong after the operation; empty if nothing is, null if an assumption does not hold. */
  private String outcome(Method operation, Object main, Object[] arguments) throws ReflectiveOperationException {
    try {
      operation.invoke(main, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof GlassBox.AssumptionViolated) return null;
      return e.getCause().getClass().getSimpleName();
    }
    if (!isTree(main, new IdentityHashMap<>())) return "tree structure";
    return holds(repOk, main) ? "" : "repOk";
  }

  private boolean holds(Method condition, Object main) throws ReflectiveOperationException {
    try {
      return (boolean) condition.invoke(main);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof StackOverflowError) overflows = true;
      return false;
    }
  }

  private boolean isTree(Object object, Map<Object, Object> met) throws ReflectiveOperationException {
    if (met.put(object, object) != null) return false;
    for (Field f : fields(object.getClass())) {
      if (!f.isAnnotationPresent(Tree.class) || f.get(object) == null) continue;
      Object[] references = f.get(object) instanceof Object[] array ? array : new Object[] {f.get(object)};
      for (Object reference : references) {
        if (reference != null && !isTree(reference, met)) return false;
      }
    }
    return true;
  }

  private List<Field> fields(Class<?> c) {
    List<Field> known = fields.get(c);
    if (known != null) return known;
    List<Field> all = new ArrayList<>(c.getSuperclass() == null ? List.of() : fields(c.getSuperclass()));
    for (Field f : c.getDeclaredFields()) {
      if (Modifier.isStatic(f.getModifiers()) || f.isSynthetic()) continue;
      f.setAccessible(true);
      all.add(f);
    }
    fields.put(c, all);
    return all;
  }

  /** A state: the main object with all that is reachable from it, as the choices say. */
  private final class State {
    final Object main;
    private final List<Object> pool = new ArrayList<>();
    private final List<Object> reached = new ArrayList<>();
    private int filled; // of those reached, how many have their fields set
    private final Map<Object, Map<Field, Object>> layout = new IdentityHashMap<>(); // the child of a tree field
    private final Object[] arrays = new Object[arrayTypes.size()]; // null: not reached yet
    private int inChains; // nodes in the chains of a table

    State(Choices choices) throws ReflectiveOperationException {
      for (Map.Entry<Field, Object> f : statics.entrySet()) f.getKey().set(null, f.getValue());
      main = make(type);
      for (Field f : fields(type)) {
        if (f.isAnnotationPresent(Tree.class) && !f.getType().isArray()) layOut(f);
      }
      for (Field f : fields(type)) {
        if (!f.getType().getSimpleName().equals("Cell") || !pool.stream().noneMatch(f.getType()::isInstance)) continue;
        for (int i = 0; i < bounds.nodes(); i++) pool.add(make(f.getType()));
      }
      reached.add(main);
      fill(choices);
    }

    private Object make(Class<?> c) throws ReflectiveOperationException {
      var constructor = c.getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor.newInstance();
    }

    /** Positions in breadth-first order: a child slot holds the node of its own position, or null. */
    private void layOut(Field root) throws ReflectiveOperationException {
      List<Object> owners = new ArrayList<>(List.of(main));
      List<Field> slots = new ArrayList<>(List.of(root));
      for (int i = 0, made = 0; i < slots.size() && made < bounds.nodes(); i++, made++) {
        Object child = make(slots.get(i).getType());
        pool.add(child);
        layout.computeIfAbsent(owners.get(i), k -> new IdentityHashMap<>()).put(slots.get(i), child);
        for (Field f : fields(child.getClass())) {
          if (!f.isAnnotationPresent(Tree.class)) continue;
          owners.add(child);
          slots.add(f);
        }
      }
    }

    private void fill(Choices choices) throws ReflectiveOperationException {
      for (; filled < reached.size(); filled++) {
        Object object = reached.get(filled);
        int array = 0;
        for (Field f : fields(object.getClass())) {
          boolean isArray = f.getType().isArray() && !f.isAnnotationPresent(Tree.class);
          f.set(object, isArray ? array(f.getType(), array++, choices) : value(object, f, choices));
        }
      }
    }

    private Object value(Object owner, Field f, Choices choices) throws ReflectiveOperationException {
      if (!f.isAnnotationPresent(Tree.class)) return value(f.getType(), f.getAnnotations(), choices);
      if (f.getType().isArray()) return table(f.getType().getComponentType(), choices);
      if (layout.isEmpty()) return nodeOfChain(f.getType(), choices);
      Object child = layout.getOrDefault(owner, Map.of()).get(f);
      return child != null && choices.below(2) == 1 ? reach(child) : null;
    }

    private Object table(Class<?> element, Choices choices) throws ReflectiveOperationException {
      int length = choices.below(bounds.arrayLength() + 2) - 1;
      if (length < 0) return null;
      Object array = Array.newInstance(element, length);
      for (int i = 0; i < length; i++) Array.set(array, i, nodeOfChain(element, choices));
      return array;
    }

    /** All chains of a table together have as many nodes as the bound says. */
    private Object nodeOfChain(Class<?> c, Choices choices) throws ReflectiveOperationException {
      if (inChains == bounds.nodes() || choices.below(2) == 0) return null;
      inChains++;
      return reach(make(c));
    }

    private Object reach(Object object) {
      if (reached.stream().noneMatch(o -> o == object)) reached.add(object);
      return object;
    }

    private Object value(Class<?> c, Annotation[] annotations, Choices choices) {
      if (c == boolean.class) return choices.below(2) == 1;
      if (c == int.class) {
        int low = bounds.low();
        int high = bounds.high();
        for (Annotation a : annotations) {
          if (a instanceof Range range) {
            low = (int) range.min();
            high = (int) range.max();
          }
        }
        return low + choices.below(high - low + 1);
      }
      if (c == Object.class) return choice(Arrays.asList(values), choices);
      if (c.isArray()) return array(c, arrayTypes.size() - 1, choices);
      Object chosen = choice(pool.stream().filter(c::isInstance).toList(), choices);
      return chosen == null ? null : reach(chosen);
    }

    /** Null, or one of the arrays up to a certain one, whether or not something else refers to it as well. */
    private Object array(Class<?> c, int last, Choices choices) {
      List<Integer> fitting = new ArrayList<>();
      for (int i = 0; i <= last; i++) {
        if (arrayTypes.get(i) == c) fitting.add(i);
      }
      int chosen = choices.below(fitting.size() + 1);
      if (chosen == 0) return null;
      int index = fitting.get(chosen - 1);
      if (arrays[index] == null) {
        arrays[index] = Array.newInstance(c.getComponentType(), choices.below(bounds.arrayLength() + 1));
        for (int i = 0; i < Array.getLength(arrays[index]); i++) {
          Array.set(arrays[index], i, value(c.getComponentType(), new Annotation[0], choices));
        }
      }
      return arrays[index];
    }

    private static Object choice(List<Object> objects, Choices choices) {
      int chosen = choices.below(objects.size() + 1);
      return chosen == 0 ? null : objects.get(chosen - 1);
    }

    Object[] arguments(Method operation, Choices choices) throws ReflectiveOperationException {
      Object[] arguments = new Object[operation.getParameterCount()];
      for (int i = 0; i < arguments.length; i++) {
        arguments[i] = value(operation.getParameterTypes()[i], operation.getParameterAnnotations()[i], choices);
      }
      fill(choices);
      return arguments;
    }

    String describe(Object[] arguments) {
      List<String> texts = new ArrayList<>();
      for (Object a : arguments) texts.add(describe(a));
      return "(" + String.join(", ", texts) + ")";
    }

    private String describe(Object value) {
      if (value == null || value instanceof Integer || value instanceof Boolean) return String.valueOf(value);
      if (value == main) return "this";
      if (value instanceof int[] array) return Arrays.toString(array);
      if (value instanceof Object[] array) return Arrays.stream(array).map(this::describe).toList().toString();
      if (Arrays.asList(values).contains(value)) return "value" + Arrays.asList(values).indexOf(value);
      int index = reached.indexOf(value);
      return value.getClass().getSimpleName().toLowerCase() + (index < 0 ? "?" : index);
    }

    @Override
    public String toString() {
      StringBuilder text = new StringBuilder();
      try {
        for (Object o : reached) {
          text.append(describe(o)).append(" {");
          for (Field f : fields(o.getClass())) text.append(' ').append(f.getName()).append('=').append(describe(f.get(o)));
          text.append(" } ");
        }
      } catch (IllegalAccessException e) {
        throw new AssertionError(e);
      }
      return text.toString();
    }
  }
}
