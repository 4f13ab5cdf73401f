import glassbox.Declarative;
import glassbox.GlassBox;

// Small classes for `glassbox check`: one that holds, and one for every other answer.
class Counter {
    int n;

    void up() {
        GlassBox.assume(n < 100);
        n++;
    }

    void down() {
        n = n / 2;
    }

    @Declarative boolean repOk() { return n >= 0 && n <= 100; }
}

class BrokenCounter {
    int n;

    void up() { n++; }

    @Declarative boolean repOk() { return n >= 0 && n <= 100; }
}

class Divider {
    int n;

    void divide() { n = 100 / n; }

    @Declarative boolean repOk() { return true; }
}

class Impossible {
    int n;

    void touch() { n = 1; }

    @Declarative boolean repOk() { return n < 0 && n > 0; }
}

class Idle {
    int n;

    void never() { GlassBox.assume(n > 5); }

    @Declarative boolean repOk() { return n == 3; }
}

class Writer {
    int n;

    void touch() { n = 1; }

    @Declarative boolean repOk() {
        n = 3;
        return true;
    }
}

class Caller {
    int n;

    void touch() { n = 1; }

    @Declarative boolean repOk() { return helper(); }

    boolean helper() { return n > 0; }
}

// An exception that is made but not thrown is no failure: it must not make states invalid in silence.
class Maker {
    int n;

    void touch() { n = 1; }

    @Declarative boolean repOk() {
        Object made = new RuntimeException();
        return n >= 0 || made == null;
    }
}

class Thrower {
    int n;

    void up() {
        GlassBox.assume(n < 100);
        n++;
    }

    @Declarative boolean repOk() {
        if (n < 0) throw new IllegalStateException();
        return n <= 100;
    }
}
