// options: -n 1 --values 0
// A postcondition of one operation does not hold: its name, the line that decided, and the result.
import glassbox.*;

class Posts {
    @Range(min = 3, max = 3) int n;

    int take(@Range(min = 2, max = 2) int amount) {
        n -= amount;
        return n;
    }

    @Post("take") boolean isLess(Posts prestate, int result, int amount) {
        return n < prestate.n;
    }

    @Post("take") boolean givesWhatWasTaken(Posts prestate, int result, int amount) {
        if (n + amount != prestate.n) return false;
        return result == amount;
    }

    @Declarative boolean repOk() {
        return n >= 0;
    }
}
