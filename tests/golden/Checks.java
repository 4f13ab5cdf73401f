// options: -n 1 --values 0
// GlassBox.check deep in a loop, with its message.
import glassbox.*;

class Checks {
    @Range(min = 3, max = 3) int n;

    void countDown() {
        while (n > 0) step();
    }

    private void step() {
        n--;
        GlassBox.check(n != 1, "never passes one");
    }

    @Declarative boolean repOk() {
        return n > 0;
    }
}
