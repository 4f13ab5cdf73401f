import glassbox.Declarative;

/** A call that ends with an exception that it may throw has happened all the same. */
class Throws {
    int last;

    void reset() throws IllegalStateException {
        last = 0;
        throw new IllegalStateException("was " + last);
    }

    void mark() { last = 1; }

    void raise(int to) throws IllegalArgumentException {
        if (to <= last) throw new IllegalArgumentException("not above " + last);
        last = to;
    }

    void check() throws Throwable {
        assert last < 9;
        throw new Exception();
    }

    @Declarative boolean repOk() { return true; }

    @Declarative boolean equalTo(Throws other) { return last == other.last; }
}
