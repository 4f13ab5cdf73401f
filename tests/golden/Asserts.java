// options: -n 1 --values 0
// A failed assert, with its message.
import glassbox.*;

class Asserts {
    @Range(min = 4, max = 4) int n;

    void half() {
        n /= 2;
        assert n % 2 == 1 : "n is " + n;
    }

    @Declarative boolean repOk() {
        return n > 0;
    }
}
