// options: -n 1 --values 0
// Of all choices, two in a row, one leads astray.
import glassbox.*;

class Chosen {
    @Range(min = 0, max = 0) int n;

    void roll() {
        int first = GlassBox.choose(6) + 1;
        int second = GlassBox.choose(new int[] { 1, 2, 4 });
        n = first + second;
    }

    @Declarative boolean repOk() {
        return n < 10;
    }
}
