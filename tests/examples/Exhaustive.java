import glassbox.GlassBox;
import glassbox.Tree;
import java.io.File;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/*
 * What glassbox does, done one by one on a JVM: makes every state of an example that its operations lead to, within small
 * bounds, and runs every operation of other versions of the class, usually with a seeded bug, on each of them. Prints the
 * smallest state on which something goes wrong: an exception, a structure that is no tree, repOk that does not hold.
 *
 *     java -cp <glassbox and this> Exhaustive TreeMap <classes of the example> <classes of another version>...
 */
class Exhaustive {
    static final Object[] VALUES = {new Object(), new Object()};

    final int nodes;
    final int keys;
    final List<Object> values = new ArrayList<>();
    final Class<?> type;
    final Map<String, Integer> states = new LinkedHashMap<>(); // encoded, with their sizes

    Exhaustive(String name, String directory) throws Exception {
        nodes = name.equals("BinaryHeap") ? 6 : name.equals("UnionFind") ? 5 : 7;
        keys = name.equals("BinaryHeap") ? 3 : 7;
        values.add(VALUES[0]);
        if (name.equals("DoublyLinkedList")) values.addAll(Arrays.asList(VALUES[1], null)); // it compares values
        type = load(name, directory);
    }

    static Class<?> load(String name, String directory) throws Exception {
        return new URLClassLoader(new URL[] {new File(directory + "/").toURI().toURL()}).loadClass(name);
    }

    public static void main(String[] args) throws Exception {
        var run = new Exhaustive(args[0], args[1]);
        run.makeStates();
        for (int i = 2; i < args.length; i++) {
            String directory = args[i];
            var result = new CompletableFuture<String>();
            var thread = new Thread(() -> {
                try {
                    result.complete(run.check(load(args[0], directory)));
                } catch (Throwable problem) {
                    result.completeExceptionally(problem);
                }
            });
            thread.setDaemon(true);
            thread.start();
            System.out.println(directory + " " + result.completeOnTimeout("does not end", 30, TimeUnit.SECONDS).get());
        }
    }

    /** The states from which all others are reached. */
    List<Object> initialStates() throws Exception {
        var initial = new ArrayList<Object>();
        switch (type.getName()) {
            case "UnionFind" -> {
                for (int length = 1; length <= nodes; length++) {
                    var constructor = type.getDeclaredConstructor(int.class);
                    constructor.setAccessible(true);
                    initial.add(constructor.newInstance(length));
                }
            }
            case "BinaryHeap" -> {
                for (int length = 0; length <= nodes; length++) initial.add(with(make(type), "heap", new int[length]));
            }
            case "LruCache" -> {
                for (int capacity = 1; capacity <= 4; capacity++) initial.add(with(make(type), "capacity", capacity));
            }
            default -> initial.add(make(type));
        }
        return initial;
    }

    static Object make(Class<?> c) throws Exception {
        var constructor = c.getDeclaredConstructor();
        constructor.setAccessible(true);
        return constructor.newInstance();
    }

    static Object with(Object object, String field, Object value) throws Exception {
        Field f = object.getClass().getDeclaredField(field);
        f.setAccessible(true);
        f.set(object, value);
        return object;
    }

    void makeStates() throws Exception {
        var open = new ArrayList<String>();
        for (Object state : initialStates()) add(state, open);
        while (!open.isEmpty()) {
            String state = open.remove(open.size() - 1);
            for (Method operation : operations(type)) {
                for (Object[] arguments : arguments(operation)) {
                    Object object = decode(state, type);
                    try {
                        operation.invoke(object, arguments);
                    } catch (InvocationTargetException e) {
                        continue; // an assumption; all else is found later
                    }
                    add(object, open);
                }
            }
        }
    }

    void add(Object object, List<String> open) throws Exception {
        String code = encode(object);
        if (code.length() - code.replace(";", "").length() > nodes + 2) return; // one for the object, one for its array
        if (states.putIfAbsent(code, size(object)) == null) open.add(code);
    }

    String check(Class<?> other) throws Exception {
        var bySize = new ArrayList<>(states.keySet());
        bySize.removeIf(state -> states.get(state) > nodes);
        bySize.sort(Comparator.comparing(states::get));
        Method repOk = other.getDeclaredMethod("repOk");
        repOk.setAccessible(true);
        for (String state : bySize) {
            if (!(boolean) repOk.invoke(decode(state, other))) continue; // the two versions disagree about what is valid
            for (Method operation : operations(other)) {
                for (Object[] arguments : arguments(operation)) {
                    Object object = decode(state, other);
                    String problem = null;
                    try {
                        operation.invoke(object, arguments);
                        if (!isTree(object, new IdentityHashMap<>())) problem = "is no tree";
                        else if (!(boolean) repOk.invoke(object)) problem = "repOk is false";
                    } catch (InvocationTargetException e) {
                        if (e.getCause() instanceof GlassBox.AssumptionViolated) continue;
                        problem = e.getCause().getClass().getSimpleName();
                    }
                    if (problem != null) {
                        String call = operation.getName() + describe(arguments);
                        return states.get(state) + ": " + call + ": " + problem + ": " + state;
                    }
                }
            }
        }
        return bySize.size() + " states, nothing goes wrong";
    }

    static List<Method> operations(Class<?> c) {
        var operations = new ArrayList<Method>();
        for (Method m : c.getDeclaredMethods()) {
            boolean excluded = Modifier.isPrivate(m.getModifiers()) || Modifier.isStatic(m.getModifiers())
                    || m.isAnnotationPresent(glassbox.Declarative.class) || m.isSynthetic();
            m.setAccessible(true);
            if (!excluded) operations.add(m);
        }
        operations.sort(Comparator.comparing(Method::getName));
        return operations;
    }

    List<Object[]> arguments(Method operation) {
        List<Object[]> all = new ArrayList<>();
        all.add(new Object[operation.getParameterCount()]);
        for (int i = 0; i < operation.getParameterCount(); i++) {
            var longer = new ArrayList<Object[]>();
            for (Object[] a : all) {
                if (operation.getParameterTypes()[i] == int.class) {
                    for (int key = 0; key < keys; key++) longer.add(with(a, i, key));
                } else {
                    for (Object value : values) longer.add(with(a, i, value));
                }
            }
            all = longer;
        }
        return all;
    }

    static Object[] with(Object[] arguments, int i, Object argument) {
        Object[] copy = arguments.clone();
        copy[i] = argument;
        return copy;
    }

    static String describe(Object[] arguments) {
        var text = new StringBuilder("(");
        for (Object a : arguments) text.append(text.length() > 1 ? ", " : "").append(a instanceof Integer ? a : "value");
        return text.append(")").toString();
    }

    /** The least n for which the state is within the bound -n: a tree counts with the position of its last node. */
    static int size(Object main) throws Exception {
        int size = 0;
        for (Field field : fields(main.getClass())) {
            Object value = field.get(main);
            if (value instanceof int[] array) size = Math.max(size, array.length);
            if (!field.isAnnotationPresent(Tree.class)) continue;
            if (value instanceof Object[] table) {
                int count = 0;
                for (Object chain : table) count += chain == null ? 0 : extent(chain);
                size = Math.max(size, count);
            } else if (value != null) {
                size = Math.max(size, extent(value));
            }
        }
        return size;
    }

    static int extent(Object root) throws Exception {
        var positions = new ArrayList<Object>(List.of(root));
        int last = 0;
        for (int i = 0; i < positions.size() && i < 300; i++) {
            Object node = positions.get(i);
            if (node != NONE) last = i + 1;
            for (Field f : fields(root.getClass())) {
                if (!f.isAnnotationPresent(Tree.class)) continue;
                Object child = node == NONE ? null : f.get(node);
                if (child != null || positions.size() < 300) positions.add(child == null ? NONE : child);
            }
        }
        return last;
    }

    static final Object NONE = new Object();

    static boolean isTree(Object object, Map<Object, Object> seen) throws Exception {
        if (seen.put(object, object) != null) return false;
        for (Field f : fields(object.getClass())) {
            if (!f.isAnnotationPresent(Tree.class)) continue;
            Object value = f.get(object);
            if (value instanceof Object[] array) {
                for (Object element : array) {
                    if (element != null && !isTree(element, seen)) return false;
                }
            } else if (value != null && !isTree(value, seen)) {
                return false;
            }
        }
        return true;
    }

    static final Map<Class<?>, List<Field>> FIELDS = new ConcurrentHashMap<>();

    static List<Field> fields(Class<?> c) {
        return FIELDS.computeIfAbsent(c, k -> {
            var fields = new ArrayList<Field>();
            for (Field f : k.getDeclaredFields()) {
                f.setAccessible(true);
                if (!Modifier.isStatic(f.getModifiers())) fields.add(f);
            }
            return fields;
        });
    }

    /** Objects in the order in which they are met, each as its class and what its fields hold. Equal codes, equal states. */
    static String encode(Object main) throws Exception {
        var numbers = new IdentityHashMap<Object, Integer>();
        var objects = new ArrayList<Object>();
        var code = new StringBuilder();
        numbers.put(main, 0);
        objects.add(main);
        for (int i = 0; i < objects.size(); i++) {
            Object object = objects.get(i);
            if (object.getClass().isArray()) {
                code.append(object instanceof int[] ? "int[" : "Node[");
                for (int k = 0; k < Array.getLength(object); k++) {
                    code.append(cell(Array.get(object, k), numbers, objects)).append(' ');
                }
                code.append("];");
            } else {
                code.append(object.getClass().getName()).append(' ');
                for (Field f : fields(object.getClass())) {
                    code.append(f.getName()).append('=').append(cell(f.get(object), numbers, objects)).append(' ');
                }
                code.append(';');
            }
        }
        return code.toString();
    }

    static String cell(Object value, Map<Object, Integer> numbers, List<Object> objects) {
        if (value == null) return "null";
        if (value instanceof Integer || value instanceof Boolean) return value.toString();
        for (int i = 0; i < VALUES.length; i++) {
            if (value == VALUES[i]) return "value" + i;
        }
        Integer number = numbers.get(value);
        if (number == null) {
            number = objects.size();
            numbers.put(value, number);
            objects.add(value);
        }
        return "#" + number;
    }

    static Object decode(String code, Class<?> main) throws Exception {
        String[] parts = code.split(";");
        var objects = new ArrayList<Object>();
        for (String part : parts) {
            int cells = part.length() - part.replace(" ", "").length();
            if (part.startsWith("int[")) {
                objects.add(new int[cells]);
            } else if (part.startsWith("Node[")) {
                objects.add(Array.newInstance(main.getClassLoader().loadClass(main.getName() + "$Node"), cells));
            } else {
                objects.add(blank(main.getClassLoader().loadClass(part.substring(0, part.indexOf(' ')))));
            }
        }
        for (int i = 0; i < parts.length; i++) {
            Object object = objects.get(i);
            if (object.getClass().isArray()) {
                String inside = parts[i].substring(parts[i].indexOf('[') + 1, parts[i].length() - 1);
                int k = 0;
                for (String cell : inside.split(" ")) {
                    if (!cell.isEmpty()) Array.set(object, k++, parse(cell, objects));
                }
            } else {
                for (String assignment : parts[i].substring(parts[i].indexOf(' ') + 1).split(" ")) {
                    String[] sides = assignment.split("=");
                    with(object, sides[0], parse(sides[1], objects));
                }
            }
        }
        return objects.get(0);
    }

    static Object parse(String cell, List<Object> objects) {
        if (cell.equals("null")) return null;
        if (cell.equals("true") || cell.equals("false")) return Boolean.valueOf(cell);
        if (cell.startsWith("value")) return VALUES[Integer.parseInt(cell.substring(5))];
        if (cell.startsWith("#")) return objects.get(Integer.parseInt(cell.substring(1)));
        return Integer.valueOf(cell);
    }

    /** An object of the class, by whatever constructor it has. */
    static Object blank(Class<?> c) throws Exception {
        var constructor = c.getDeclaredConstructors()[0];
        constructor.setAccessible(true);
        var arguments = new Object[constructor.getParameterCount()];
        for (int i = 0; i < arguments.length; i++) arguments[i] = constructor.getParameterTypes()[i] == int.class ? 0 : null;
        return constructor.newInstance(arguments);
    }
}
