// options: -n 1 --values 0
// A trace that is too long to be shown, with a line that is too long itself.
import glassbox.*;

class Loop {
    @Range(min = 0, max = 0) int n;

    void count() {
        for (int i = 0; i < 100; i++) {
            n = i;
        }
        for (int k = 0; k < 10; k++) n = k;
    }

    @Declarative boolean repOk() {
        return n == 0;
    }
}
