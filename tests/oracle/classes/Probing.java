// -n 2 --ints -1..2 --array-length 2
import glassbox.*;

// A table with open addressing. That the search for a slot ends, at least one being free, only the caller knows.
class Probing {
    int[] keys;
    boolean[] used;

    @Declarative boolean repOk() {
        if (keys == null || used == null || keys.length != 2 || used.length != 2) return false;
        if (used[0] && used[1]) return false;
        for (int i = 0; i < 2; i++) {
            if (used[i] && slotOf(keys[i]) != i) return false;
        }
        return true;
    }

    @Declarative int slotOf(int key) {
        int i = key & 1;
        while (used[i] && keys[i] != key) i = (i + 1) & 1;
        return i;
    }

    boolean contains(int key) { return used[slotOf(key)]; }

    void add(int key) {
        int i = slotOf(key);
        if (used[0] || used[1]) return;
        used[i] = true;
        keys[i] = key;
    }

    void addToFull(int key) {
        int i = slotOf(key);
        used[i] = true;
        keys[i] = key;
    }

    void remove(int key) {
        int i = slotOf(key);
        if (used[i]) used[i] = false;
    }
}
