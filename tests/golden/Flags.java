// options: -n 2 --values 0 --ints 3..3
// repOk collects what it finds in a variable; the state is an array.
import glassbox.*;

class Flags {
    int[] cells;

    void store(@Range(min = 9, max = 9) int value) {
        int last = cells.length - 1;
        cells[last] = value;
    }

    @Declarative boolean repOk() {
        if (cells == null || cells.length != 2) return false;
        boolean ok = true;
        for (int i = 0; i < cells.length; i++) ok &= isSmall(cells[i]);
        return ok;
    }

    @Declarative boolean isSmall(int value) {
        boolean small = value < 5;
        return small;
    }
}
