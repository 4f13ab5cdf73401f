import glassbox.Declarative;
import glassbox.Range;
import java.util.List;

// A pool of each kind.
class Pools {
    enum Mood { GOOD, BAD }

    String name;
    Integer number;
    Character letter;
    double size;
    Mood mood;
    @Range(min = 7, max = 8) Integer few;

    void forget() { name = null; }

    @Declarative boolean repOk() { return true; }
}

class Lists {
    List<String> list;

    void clear() { list = null; }

    @Declarative boolean repOk() { return true; }
}

class Wide {
    @Range(min = 0, max = 1000) Integer far;

    void clear() { far = null; }

    @Declarative boolean repOk() { return true; }
}

class Adder {
    int n;

    void add(List<String> list) { n++; }

    void reset() { n = 0; }

    @Declarative boolean repOk() { return true; }
}
