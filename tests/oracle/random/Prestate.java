import glassbox.GlassBox;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.IdentityHashMap;
import java.util.Map;

/** A copy of a state, made before an operation for what its postconditions say about it. */
final class Prestate {
  private final Map<Object, Object> copies = new IdentityHashMap<>();

  /** The copy of an object with all that it reaches; the present run knows the originals from then on. */
  static Object of(Object main) throws ReflectiveOperationException {
    Prestate prestate = new Prestate();
    Object copy = prestate.copy(main);
    prestate.copies.forEach((original, c) -> GlassBox.run().originals.put(c, original));
    return copy;
  }

  private Object copy(Object object) throws ReflectiveOperationException {
    if (object == null || object instanceof Number || object instanceof Boolean || object instanceof Character
        || object instanceof String || object instanceof Enum) {
      return object;
    }
    Object known = copies.get(object);
    if (known != null) return known;
    if (!object.getClass().isArray()) return copyFields(object);
    int length = Array.getLength(object);
    Object copy = Array.newInstance(object.getClass().getComponentType(), length);
    copies.put(object, copy);
    for (int i = 0; i < length; i++) Array.set(copy, i, copy(Array.get(object, i)));
    return copy;
  }

  private Object copyFields(Object object) throws ReflectiveOperationException {
    Object copy = States.make(object.getClass());
    copies.put(object, copy);
    for (Field f : States.fields(object.getClass())) f.set(copy, copy(f.get(object)));
    return copy;
  }
}
