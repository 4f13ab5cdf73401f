// options: -n 1 --values 0
// A loop that comes back to where it was.
import glassbox.*;

class Endless {
    @Range(min = 5, max = 5) int n;

    void half() {
        while (n != 1) {
            n = n > 2 ? n - 2 : n + 2;
        }
        while (n == 1) {
            n = -n;
            n = -n;
        }
    }

    @Declarative boolean repOk() {
        return n > 0;
    }
}
