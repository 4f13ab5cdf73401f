// options: -n 1 --values 0
// A recursion that does not end: both the stack and the trace are shown in part. An exception that is caught
// on the way is part of the trace.
import glassbox.*;

class Deep {
    @Range(min = 3, max = 3) int n;

    void dive() {
        try {
            n = 1 / (n - 3);
        } catch (ArithmeticException e) {
            n = 4;
        }
        down(n);
    }

    private int down(int level) {
        return down(level + 1) + 1;
    }

    @Declarative boolean repOk() {
        return n >= 0;
    }
}
