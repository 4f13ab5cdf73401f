// options: -n 2 --values 0
// An operation that makes a tree field lead back to the object under check.
import glassbox.*;

class Ring {
    @Tree Ring next;

    void close() {
        next.next = this;
    }

    @Declarative boolean repOk() {
        return next != null && next.next == null;
    }
}
