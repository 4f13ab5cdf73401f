// options: -n 1 --values 0
// A class keeps its own invariant and breaks the one it inherits; another operation breaks the contract of an interface.
import glassbox.*;

class Inherited extends Even implements Clearable {
    void increment() {
        n++;
    }

    @Override public void clear() {
        n -= 2;
    }

    @Override @Declarative public boolean isClear() {
        return n == 0;
    }

    @Override @Declarative boolean repOk() {
        return n >= 0;
    }
}

class Even {
    @Range(min = 4, max = 4) int n;

    @Declarative boolean repOk() {
        return n % 2 == 0;
    }
}

interface Clearable {
    void clear();

    @Declarative boolean isClear();

    @Post("clear") default boolean isCleared(Clearable prestate) {
        return isClear();
    }
}
