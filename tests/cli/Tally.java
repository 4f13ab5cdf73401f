import glassbox.*;

// An interface with a contract, one class that keeps it, and one that does not.
interface Tally {
    @Declarative boolean repOk();

    @Declarative int count();

    void count(int by);

    @Pre("count") default boolean isForward(int by) { return 0 < by && by < 10; }

    @Post("count") default boolean hasCounted(Tally prestate, int by) { return count() > prestate.count(); }
}

class Exact implements Tally {
    @Range(min = 0, max = 100) int n;

    @Declarative public boolean repOk() { return n >= 0; }

    @Declarative public int count() { return n; }

    public void count(int by) { n += by; }

    @Declarative public boolean equalTo(Exact other) { return n == other.n; }

    void reset() { n = 0; }
}

class Lazy implements Tally {
    @Range(min = 0, max = 100) int n;

    @Declarative public boolean repOk() { return n >= 0; }

    @Declarative public int count() { return n; }

    public void count(int by) { if (by != 3) n++; }
}
