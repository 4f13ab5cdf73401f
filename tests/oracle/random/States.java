import glassbox.Range;
import glassbox.Tree;
import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.Set;

/** The states of a class within some bounds. They are what glassbox means by the bounds, worked out anew. */
final class States {
  record Bounds(int nodes, int low, int high, int values, int arrayLength) {}

  /** An object that a state may have. Those in fixed positions, of trees, are reached in one way only. */
  private static final class Planned {
    final List<Class<?>> classes; // it is of one of them
    final boolean fixed;
    final boolean inTable; // and made when it is reached
    final Map<Field, Integer> children = new HashMap<>(); // tree fields: the object of the position, if there is one
    final Map<Field, Integer> arrays = new HashMap<>(); // the array that a field brought along

    Planned(List<Class<?>> classes, boolean fixed, boolean inTable) {
      this.classes = classes;
      this.fixed = fixed;
      this.inTable = inTable;
    }

    boolean canBe(Class<?> type) { return classes.stream().anyMatch(type::isAssignableFrom); }
  }

  /** An array that a state may have, of every length. */
  private record PlannedArray(Class<?> type, Annotation[] annotations, Method operation, List<Integer> ofElements) {}

  private static final Map<Class<?>, List<Field>> FIELDS = new IdentityHashMap<>();
  private final Class<?> type;
  private final Bounds bounds;
  private final Object[] values;
  private final List<Planned> objects = new ArrayList<>(); // the main object first
  private final List<PlannedArray> arrays = new ArrayList<>();
  private final Map<String, Integer> arraysOfParameters = new HashMap<>(); // by operation and number
  private final Set<Integer> fixedArrays = new HashSet<>(); // whose elements are in fixed places, as those of fixed objects are
  private Method operation; // whose arrays are planned or arguments made: they are for its calls only
  private final Map<Field, Object> statics = new HashMap<>(); // that are not final, with what they hold at the start

  States(Class<?> type, Bounds bounds, Collection<Method> operations) throws ReflectiveOperationException {
    this.type = type;
    this.bounds = bounds;
    values = new Object[bounds.values()];
    Arrays.setAll(values, i -> new Object());
    noteStatics();
    objects.add(new Planned(List.of(type), true, false));
    for (Field f : fields(type)) {
      if (f.isAnnotationPresent(Tree.class) && !f.getType().isArray()) layOut(f);
    }
    int provided = provideForObjects(0);
    for (Method m : operations) {
      operation = m;
      for (int k = 0; k < m.getParameterCount(); k++) {
        int before = arrays.size();
        provide(m.getParameterTypes()[k], new Annotation[0]);
        if (arrays.size() > before) arraysOfParameters.put(m.toString() + k, before);
        if (arrays.size() > before) fixedArrays.add(before);
      }
    }
    operation = null;
    provideForObjects(provided);
    for (int i = 0; i < arrays.size(); i++) {
      if (fixedArrays.contains(i)) fixedArrays.addAll(arrays.get(i).ofElements());
    }
  }

  static Object make(Class<?> c) throws ReflectiveOperationException {
    var constructor = c.getDeclaredConstructor();
    constructor.setAccessible(true);
    return constructor.newInstance();
  }

  /** The fields of objects of a class, inherited ones included. */
  static synchronized List<Field> fields(Class<?> c) {
    List<Field> known = FIELDS.get(c);
    if (known != null) return known;
    List<Field> all = new ArrayList<>(c.getSuperclass() == null ? List.of() : fields(c.getSuperclass()));
    for (Field f : c.getDeclaredFields()) {
      if (Modifier.isStatic(f.getModifiers()) || f.isSynthetic()) continue;
      f.setAccessible(true);
      all.add(f);
    }
    FIELDS.put(c, all);
    return all;
  }

  /** The classes of the program of which an object may be where a reference is of this type. */
  private List<Class<?>> below(Class<?> declared) {
    List<Class<?>> classes = new ArrayList<>();
    for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
      for (Class<?> nested : c.getDeclaredClasses()) {
        if (declared.isAssignableFrom(nested) && !Modifier.isAbstract(nested.getModifiers())) classes.add(nested);
      }
    }
    return classes;
  }

  private void noteStatics() throws ReflectiveOperationException {
    for (Class<?> c = type; c != Object.class; c = c.getSuperclass()) {
      for (Field f : c.getDeclaredFields()) {
        f.setAccessible(true);
        boolean varies = Modifier.isStatic(f.getModifiers()) && !Modifier.isFinal(f.getModifiers());
        if (varies) statics.put(f, f.get(null));
      }
    }
  }

  /**
   * Positions in breadth-first order, as many as the bound says of each type: a slot holds the object of its own position, or
   * null. Objects of several classes that may be in one position share the slots below it.
   */
  private void layOut(Field root) {
    record Slot(Planned owner, List<Field> fields) {}
    Deque<Slot> slots = new ArrayDeque<>(List.of(new Slot(objects.get(0), List.of(root))));
    Map<Class<?>, Integer> made = new HashMap<>(); // by the type of what leads there
    while (!slots.isEmpty()) {
      Slot slot = slots.remove();
      Class<?> declared = slot.fields().get(0).getType();
      if (made.merge(declared, 1, Integer::sum) > bounds.nodes()) continue;
      for (Field f : slot.fields()) slot.owner().children.put(f, objects.size());
      Planned child = new Planned(below(declared), true, false);
      objects.add(child);
      List<Set<Field>> below = new ArrayList<>();
      for (Class<?> c : child.classes) {
        List<Field> trees = fields(c).stream().filter(f -> f.isAnnotationPresent(Tree.class)).toList();
        for (int k = 0; k < trees.size(); k++) {
          if (k == below.size()) below.add(new LinkedHashSet<>());
          below.get(k).add(trees.get(k));
        }
      }
      for (Set<Field> fields : below) slots.add(new Slot(child, List.copyOf(fields)));
    }
  }

  private int provideForObjects(int from) {
    int i = from;
    for (; i < objects.size(); i++) {
      Planned object = objects.get(i);
      for (Class<?> c : object.classes) provideForFields(object, c);
    }
    return i;
  }

  private void provideForFields(Planned object, Class<?> c) {
    for (Field f : fields(c)) {
      if (!f.isAnnotationPresent(Tree.class)) {
        int before = arrays.size();
        provide(f.getType(), f.getAnnotations());
        if (arrays.size() > before) object.arrays.put(f, before);
        if (arrays.size() > before && object.fixed) fixedArrays.add(before);
      } else if (f.getType().isArray()) {
        for (int k = 0; k < bounds.arrayLength() * bounds.nodes(); k++) provideForTable(f.getType().getComponentType());
      }
    }
  }

  private void provideForTable(Class<?> node) {
    for (Class<?> c : below(node)) {
      for (Field f : fields(c)) {
        if (!f.isAnnotationPresent(Tree.class)) provide(f.getType(), f.getAnnotations());
      }
    }
  }

  /**
   * Whatever refers to a type brings one object more of each class below it, up to the bound; what refers to an array, an
   * array. Trees bring their own.
   */
  private void provide(Class<?> c, Annotation[] annotations) {
    if (c.isPrimitive() || c == Object.class) return;
    if (c.isArray()) {
      PlannedArray planned = new PlannedArray(c, annotations, operation, new ArrayList<>());
      arrays.add(planned);
      for (int i = 0; i < bounds.arrayLength(); i++) {
        int before = arrays.size();
        provide(c.getComponentType(), annotations);
        if (arrays.size() > before) planned.ofElements().add(before);
      }
      return;
    }
    for (Class<?> made : below(c)) {
      List<Planned> there = objects.stream().filter(o -> o.classes.contains(made)).toList();
      if (there.stream().noneMatch(o -> o.fixed) && there.size() < bounds.nodes()) {
        objects.add(new Planned(List.of(made), false, false));
      }
    }
  }

  State state(Choices choices) throws ReflectiveOperationException { return new State(choices); }

  /** A state: the main object with all that is reachable from it, as the choices say. */
  final class State {
    final Object main;
    private final Object[] made = new Object[objects.size()];
    private final Object[] madeArrays = new Object[arrays.size()]; // null: not reached yet
    private final List<Object> reached = new ArrayList<>();
    private final List<Planned> plans = new ArrayList<>(); // of those reached
    private int filled; // of those reached, how many have their fields set
    private final Map<Class<?>, Integer> inTable = new HashMap<>();

    private State(Choices choices) throws ReflectiveOperationException {
      for (Map.Entry<Field, Object> f : statics.entrySet()) f.getKey().set(null, f.getValue());
      main = reach(0, Object.class, choices);
      fill(choices);
    }

    /** Whether a reference of this type may lead to an object, which may have been made already. */
    private boolean fits(int object, Class<?> declared) {
      return made[object] == null ? objects.get(object).canBe(declared) : declared.isInstance(made[object]);
    }

    private Object reach(int object, Class<?> declared, Choices choices) throws ReflectiveOperationException {
      if (made[object] == null) made[object] = reach(objects.get(object), declared, choices);
      return made[object];
    }

    private Object reach(Planned plan, Class<?> declared, Choices choices) throws ReflectiveOperationException {
      List<Class<?>> fitting = plan.classes.stream().filter(declared::isAssignableFrom).toList();
      reached.add(make(fitting.get(choices.below(fitting.size()))));
      plans.add(plan);
      return reached.get(reached.size() - 1);
    }

    private void fill(Choices choices) throws ReflectiveOperationException {
      for (; filled < reached.size(); filled++) {
        Object object = reached.get(filled);
        Planned plan = plans.get(filled);
        for (Field f : fields(object.getClass())) f.set(object, value(plan, f, choices));
      }
    }

    private Object value(Planned owner, Field f, Choices choices) throws ReflectiveOperationException {
      if (!f.isAnnotationPresent(Tree.class)) {
        Integer own = owner.fixed ? owner.arrays.get(f) : null;
        return value(f.getType(), f.getAnnotations(), own == null ? arrays.size() - 1 : own, choices);
      }
      if (f.getType().isArray()) return table(f.getType().getComponentType(), choices);
      if (owner.inTable) return nodeOfTable(f.getType(), choices);
      Integer child = owner.children.get(f);
      return child != null && fits(child, f.getType()) && choices.below(2) == 1 ? reach(child, f.getType(), choices) : null;
    }

    private Object table(Class<?> element, Choices choices) throws ReflectiveOperationException {
      int length = choices.below(bounds.arrayLength() + 2) - 1;
      if (length < 0) return null;
      Object array = Array.newInstance(element, length);
      for (int i = 0; i < length; i++) Array.set(array, i, nodeOfTable(element, choices));
      return array;
    }

    /** All chains of a table together have as many nodes of a class as the bound says. */
    private Object nodeOfTable(Class<?> c, Choices choices) throws ReflectiveOperationException {
      if (inTable.getOrDefault(c, 0) == bounds.nodes() || choices.below(2) == 0) return null;
      inTable.merge(c, 1, Integer::sum);
      return reach(new Planned(below(c), true, true), c, choices);
    }

    /** @param lastArray arrays of just this type are chosen up to this one: in fixed places they are numbered */
    private Object value(Class<?> c, Annotation[] annotations, int lastArray, Choices choices) throws ReflectiveOperationException {
      if (c == boolean.class) return choices.below(2) == 1;
      if (c.isPrimitive()) return integer(c, annotations, choices);
      if (c == Object.class) {
        int chosen = choices.below(values.length + 1);
        return chosen == 0 ? null : values[chosen - 1];
      }
      List<Integer> fitting = new ArrayList<>();
      for (int i = 0; i < objects.size(); i++) {
        if (fits(i, c)) fitting.add(i);
      }
      int fittingObjects = fitting.size();
      for (int i = 0; i < arrays.size(); i++) {
        boolean later = arrays.get(i).type() == c && i > lastArray;
        Method by = arrays.get(i).operation();
        if (operation != null && by != null && !by.equals(operation)) continue;
        if (!later && c.isAssignableFrom(arrays.get(i).type())) fitting.add(i);
      }
      int chosen = choices.below(fitting.size() + 1) - 1;
      if (chosen < 0) return null;
      return chosen < fittingObjects ? reach(fitting.get(chosen), c, choices) : array(fitting.get(chosen), choices);
    }

    private Object integer(Class<?> c, Annotation[] annotations, Choices choices) {
      long low = bounds.low();
      long high = bounds.high();
      for (Annotation a : annotations) {
        if (a instanceof Range range) {
          low = range.min();
          high = range.max();
        }
      }
      if (c == char.class) low = Math.max(low, 0);
      long value = low + choices.below((int) (high - low + 1));
      if (c == int.class) return (int) value;
      if (c == long.class) return value;
      if (c == short.class) return (short) value;
      if (c == byte.class) return (byte) value;
      return (char) value;
    }

    private Object array(int index, Choices choices) throws ReflectiveOperationException {
      if (madeArrays[index] != null) return madeArrays[index];
      PlannedArray plan = arrays.get(index);
      Class<?> element = plan.type().getComponentType();
      Object array = Array.newInstance(element, choices.below(bounds.arrayLength() + 1));
      madeArrays[index] = array;
      Method before = operation;
      operation = plan.operation();
      for (int i = 0; i < Array.getLength(array); i++) {
        boolean numbered = fixedArrays.contains(index) && !plan.ofElements().isEmpty();
        int last = numbered ? plan.ofElements().get(i) : arrays.size() - 1;
        Array.set(array, i, value(element, plan.annotations(), last, choices));
      }
      operation = before;
      return array;
    }

    Object[] arguments(Method operation, Choices choices) throws ReflectiveOperationException {
      Object[] arguments = new Object[operation.getParameterCount()];
      for (int i = 0; i < arguments.length; i++) {
        Class<?> c = operation.getParameterTypes()[i];
        int own = arraysOfParameters.getOrDefault(operation.toString() + i, arrays.size() - 1);
        States.this.operation = operation;
        arguments[i] = value(c, operation.getParameterAnnotations()[i], own, choices);
        States.this.operation = null;
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
      if (value == null || value instanceof Number || value instanceof Boolean) return String.valueOf(value);
      if (value instanceof Character c) return "'\\" + (int) c + "'";
      if (value == main) return "this";
      if (value.getClass().isArray()) {
        List<String> elements = new ArrayList<>();
        for (int i = 0; i < Array.getLength(value); i++) elements.add(describe(Array.get(value, i)));
        return elements.toString();
      }
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
