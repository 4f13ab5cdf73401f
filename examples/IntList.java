import glassbox.Declarative;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Range;

/*
 * A list of ints in an array that grows: operations that do not commute.
 *
 * The invariant: there is an array, and size is between 0 and its length.
 *
 * The order of two adds is the order in the list, so only adds of equal values commute. What is behind the last element, and
 * how long the array is, does not matter to equalTo.
 *
 *     ./glassbox check -n 4 --ints 0..3 examples/IntList.java
 *     ./glassbox commute -n 4 --ints 0..3 examples/IntList.java add add
 */
class IntList {
    int[] elements = new int[4];
    @Range(min = 0, max = 1023) int size; // --ints narrows elements only

    /** Adds an element at the end. */
    void add(int element) {
        makeRoom();
        elements[size] = element;
        size++;
    }

    @Post("add")
    boolean isAdded(IntList prestate, int element) {
        return size == prestate.size + 1
                && elements[size - 1] == element
                && isAsBefore(prestate, 0, size - 1, 0);
    }

    /** Adds an element before the one at an index, or at the end. */
    void insert(@Range(min = 0, max = 1023) int index, int element) {
        makeRoom();
        for (int i = size; i > index; i--) elements[i] = elements[i - 1];
        elements[index] = element;
        size++;
    }

    @Pre("insert")
    boolean isIndexOrEnd(int index, int element) {
        return index >= 0 && index <= size;
    }

    @Post("insert")
    boolean isInserted(IntList prestate, int index, int element) {
        return size == prestate.size + 1
                && elements[index] == element
                && isAsBefore(prestate, 0, index, 0)
                && isAsBefore(prestate, index + 1, size, -1);
    }

    /** Removes the element at an index, and returns it. */
    int remove(@Range(min = 0, max = 1023) int index) {
        int removed = elements[index];
        size--;
        for (int i = index; i < size; i++) elements[i] = elements[i + 1];
        return removed;
    }

    @Pre("remove")
    boolean isIndex(int index) {
        return index >= 0 && index < size;
    }

    @Post("remove")
    boolean isRemoved(IntList prestate, int result, int index) {
        return result == prestate.elements[index]
                && size == prestate.size - 1
                && isAsBefore(prestate, 0, index, 0)
                && isAsBefore(prestate, index, size, 1);
    }

    /** The index of the first element that equals the given one, or -1. */
    int indexOf(int element) {
        for (int i = 0; i < size; i++) {
            if (elements[i] == element) return i;
        }
        return -1;
    }

    @Post("indexOf")
    boolean isFirstIndex(IntList prestate, int result, int element) {
        int end = result == -1 ? size : result;
        for (int i = 0; i < end; i++) {
            if (elements[i] == element) return false;
        }
        return (result == -1 || result < size && elements[result] == element) && equalTo(prestate);
    }

    /** Makes room for one more: the elements move to an array that is twice as long. */
    private void makeRoom() {
        if (size < elements.length) return;
        int[] longer = new int[2 * size + 1];
        for (int i = 0; i < size; i++) longer[i] = elements[i];
        elements = longer;
    }

    /** The same elements, in the same order. */
    @Declarative
    boolean equalTo(IntList other) {
        return size == other.size && isAsBefore(other, 0, size, 0);
    }

    @Declarative
    boolean repOk() {
        return elements != null && size >= 0 && size <= elements.length;
    }

    /** Are the elements from one index up to another those that were there, so many places further on? */
    @Declarative
    boolean isAsBefore(IntList prestate, int from, int to, int shift) {
        for (int i = from; i < to; i++) {
            if (elements[i] != prestate.elements[i + shift]) return false;
        }
        return true;
    }
}
