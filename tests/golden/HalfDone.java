// options: -n 1 --values 0
// An exception that is allowed, but the invariant does not hold after it.
import glassbox.*;

class HalfDone {
    @Range(min = 2, max = 2) int size;
    @Range(min = 2, max = 2) int capacity;

    void add() throws IllegalStateException {
        size++;
        if (size > capacity) throw new IllegalStateException("full");
    }

    @Declarative boolean repOk() {
        return size <= capacity;
    }
}
