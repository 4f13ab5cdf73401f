// -n 2 --ints 0..2
import glassbox.*;

// Clauses of inherited operations may speak of what the type variables of the superclass stand for. `same` breaks its own.
class GenericClauses extends Pairwise<Integer> {
    @Range(min = 0, max = 2) int greatest;

    @Declarative boolean repOk() { return greatest >= 0; }

    @Override void put(Integer number) { greatest = Math.max(greatest, number); }

    @Pre("put") boolean isThere(Integer number) { return number != null; }

    @Pre("putBoth") boolean areThere(Integer first, Integer second) { return first != null && second != null; }

    @Post("putBoth") boolean isGreatest(GenericClauses prestate, Integer first, Integer second) {
        return greatest >= first && greatest >= second && greatest >= prestate.greatest;
    }

    @Post("same") boolean isSame(GenericClauses prestate, boolean result, Integer first, Integer second) {
        return first == null || second == null || result == (first < second);
    }
}

abstract class Pairwise<T> {
    abstract void put(T element);

    void putBoth(T first, T second) {
        put(first);
        put(second);
    }

    boolean same(T first, T second) { return first == second; }
}
