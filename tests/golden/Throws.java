// options: -n 1 --values 0
// An operation throws what it does not allow, though it allows another exception.
import glassbox.*;

class Throws {
    @Range(min = 0, max = 0) int n;

    void open() throws IllegalArgumentException {
        if (n == 0) throw new IllegalStateException("nothing to open");
    }

    @Declarative boolean repOk() {
        return n >= 0;
    }
}
