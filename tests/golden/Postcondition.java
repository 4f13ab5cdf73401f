// options: -n 1 --values 0
// The postcondition of all operations does not hold, two calls down.
import glassbox.*;

class Postcondition {
    @Range(min = 3, max = 3) int n;

    void increase() {
        n++;
    }

    void reset() {
        n = 0;
    }

    @Declarative boolean postcondition(Postcondition prestate) {
        return !isBelow(prestate);
    }

    @Declarative boolean isBelow(Postcondition other) {
        return n < other.n;
    }

    @Declarative boolean repOk() {
        return n >= 0;
    }
}
