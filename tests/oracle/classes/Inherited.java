// -n 2 --ints 0..3
import glassbox.*;

// What superclass and interfaces say binds the class, and so does what it says itself.
class Inherited extends Counter implements Bounded {
    @Declarative boolean repOk() { return count != 1; }  // as well as those it inherits

    // Weaker than what Bounded asks for.
    @Pre("step") boolean canStep(int by) { return by <= 2; }

    public void step(int by) {
        if (by > 1) return;  // where Bounded's precondition does not hold, its postcondition need not
        count = count == 0 ? 2 : count == 2 ? 3 : 0;
    }

    // Stronger than what Counter asks for.
    @Pre("reset") boolean canReset(int to) { return to > 2; }

    @Override void reset(int to) { count = to; }

    // Keeps its own invariant and not the inherited one.
    void spoil() { count = 4; }

    @Helper void leaveBroken() { count = 1; }

    // A helper in between.
    void restore() {
        leaveBroken();
        count = 3;
    }

    void allowed(int by) throws IllegalStateException {
        if (by == 2) throw new IllegalStateException("by " + by);
        if (by == 3) {
            count = 1;
            throw new IllegalStateException();
        }
    }
}

class Counter {
    @Range(min = 0, max = 4) int count;

    @Declarative boolean repOk() { return count < 4; }

    @Pre("reset") boolean mayReset(int to) { return to > 1; }

    void reset(int to) { }

    void tick() { count = (count + 1) % 4; }
}

interface Bounded {
    @Pre("step") default boolean mayStep(int by) { return by == 1; }

    @Post("step") default boolean stepped(Bounded prestate, int by) { return count() != prestate.count(); }

    @Declarative default int count() { return ((Counter) this).count; }

    void step(int by);
}
