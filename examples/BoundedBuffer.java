import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Post;
import glassbox.Range;

/*
 * A queue of at most so many values, in an array that is used round and round: operations that throw.
 *
 * The invariant:
 *   - there is an array, and it has room for one value at least;
 *   - first is an index, and size is between 0 and the length of the array;
 *   - elements that are not in use are null, so that nothing is kept from the garbage collector.
 *
 * An exception that leaves an operation is reported, unless the operation says that it may throw it: put and take have
 * `throws IllegalStateException`. Then the invariant must hold all the same. A postcondition is about calls that return: it
 * says that put does not return if the buffer is full. That a put that throws changes nothing is what offer, which catches the
 * exception, says about put.
 *
 * Values of the state before are not == to current ones, as objects of that state are not: GlassBox.isSameObject tells.
 *
 *     ./glassbox check -n 4 --values 3 examples/BoundedBuffer.java
 */
class BoundedBuffer {
    Object[] values = new Object[4];
    @Range(min = 0, max = 1023) int first;
    @Range(min = 0, max = 1023) int size;

    /** Adds a value at the end. A buffer that is full takes no more. */
    void put(Object value) throws IllegalStateException {
        if (size == values.length) throw new IllegalStateException("full");
        values[index(size)] = value;
        size++;
    }

    @Post("put")
    boolean isAtTheEnd(BoundedBuffer prestate, Object value) {
        return size == prestate.size + 1
                && GlassBox.isSameObject(get(size - 1), value)
                && isAsBefore(prestate, 0, prestate.size);
    }

    /** Adds a value at the end if there is room. Returns whether there was. */
    boolean offer(Object value) {
        try {
            put(value);
            return true;
        } catch (IllegalStateException full) {
            return false;
        }
    }

    @Post("offer")
    boolean isAtTheEndIfThereIsRoom(BoundedBuffer prestate, boolean result, Object value) {
        if (result != prestate.size < prestate.values.length) return false;
        return result ? isAtTheEnd(prestate, value) : isAsBefore(prestate);
    }

    /** Removes the value that was added first, and returns it. There must be one. */
    Object take() throws IllegalStateException {
        if (size == 0) throw new IllegalStateException("empty");
        Object taken = values[first];
        values[first] = null;
        first = index(1);
        size--;
        return taken;
    }

    @Post("take")
    boolean hasGivenTheFirst(BoundedBuffer prestate, Object result) {
        return size == prestate.size - 1
                && GlassBox.isSameObject(result, prestate.get(0))
                && isAsBefore(prestate, 1, size);
    }

    /** The value that was added first. There must be one. */
    Object peek() throws IllegalStateException {
        if (size == 0) throw new IllegalStateException("empty");
        return values[first];
    }

    @Post("peek")
    boolean showsTheFirst(BoundedBuffer prestate, Object result) {
        return prestate.size > 0 && GlassBox.isSameObject(result, prestate.get(0)) && isAsBefore(prestate);
    }

    void clear() {
        for (int i = 0; i < size; i++) values[index(i)] = null;
        size = 0;
    }

    @Post("clear")
    boolean isEmptied(BoundedBuffer prestate) {
        return size == 0;
    }

    /** How much room there is never changes. */
    @Declarative
    boolean postcondition(BoundedBuffer prestate) {
        return values.length == prestate.values.length;
    }

    @Declarative
    boolean repOk() {
        if (values == null || values.length == 0) return false;
        if (first < 0 || first >= values.length || size < 0 || size > values.length) return false;
        for (int i = size; i < values.length; i++) {
            if (get(i) != null) return false;
        }
        return true;
    }

    /** Where the value at a position is, counted from the first. */
    @Declarative
    private int index(int position) {
        int index = first + position;
        return index < values.length ? index : index - values.length;
    }

    @Declarative
    private Object get(int position) {
        return values[index(position)];
    }

    @Declarative
    private boolean isAsBefore(BoundedBuffer prestate) {
        return size == prestate.size && isAsBefore(prestate, 0, size);
    }

    /** Are the first count values those that were there from a position on? */
    @Declarative
    private boolean isAsBefore(BoundedBuffer prestate, int from, int count) {
        for (int i = 0; i < count; i++) {
            if (!GlassBox.isSameObject(get(i), prestate.get(from + i))) return false;
        }
        return true;
    }
}
