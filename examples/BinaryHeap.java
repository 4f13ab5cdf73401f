import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Range;

/*
 * A priority queue of ints as a binary tree in an array: the children of the element at i are at 2i + 1 and 2i + 2.
 *
 * The invariant:
 *   - there is an array, and size is between 0 and its length;
 *   - none of the first size elements is less than its parent. What is behind them does not matter.
 *
 *     ./glassbox check -n 7 --ints 0..6 examples/BinaryHeap.java
 */
class BinaryHeap {
    int[] heap = new int[7];
    @Range(min = 0, max = 1023) int size; // --ints narrows values only

    /** A full heap takes no more, so those states are not checked. */
    void add(int value) {
        GlassBox.assume(size < heap.length);
        // A hole comes in at the end and moves up until the value fits.
        int hole = size;
        size++;
        while (hole > 0) {
            int parent = (hole - 1) / 2;
            if (heap[parent] <= value) break;
            heap[hole] = heap[parent];
            hole = parent;
        }
        heap[hole] = value;
    }

    /** The least value. */
    int peek() {
        GlassBox.assume(size > 0);
        return heap[0];
    }

    /** Removes the least value and returns it. */
    int poll() {
        GlassBox.assume(size > 0);
        int least = heap[0];
        size--;
        // The last value needs a new place: the hole at the top moves down until it fits.
        int value = heap[size];
        int hole = 0;
        while (2 * hole + 1 < size) {
            int child = 2 * hole + 1;
            if (child + 1 < size && heap[child + 1] < heap[child]) child++;
            if (value <= heap[child]) break;
            heap[hole] = heap[child];
            hole = child;
        }
        heap[hole] = value;
        return least;
    }

    @Declarative
    boolean repOk() {
        if (heap == null || size < 0 || size > heap.length) return false;
        for (int i = 1; i < size; i++) {
            if (heap[i] < heap[(i - 1) / 2]) return false;
        }
        return true;
    }
}
