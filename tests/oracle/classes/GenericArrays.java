// -n 2 --ints 0..1 --values 2
import glassbox.*;

// An array of T is an Object[] to the JVM, but holds what T stands for.
class GenericArrays extends Many<Integer> {
    @Declarative boolean repOk() { return all == null || all.length == 2; }

    void raise() {
        if (all != null && all[0] != null) set(0, first() + 1);
    }

    int first() { return all == null || all[0] == null ? 0 : (Integer) ((Object[]) all)[0]; }
}

class Many<T> {
    T[] all;

    void set(int index, T value) {
        if (all != null && index >= 0) all[index] = value;
    }
}
