import glassbox.*;

// What is no specification, though it looks like one; and what cannot be varied.
class StaticPost {
    int x;

    @Declarative boolean repOk() { return true; }

    void run() {}

    @Post("run") static boolean after(StaticPost prestate) { return false; }
}

class BoxedPostcondition {
    int x;

    @Declarative boolean repOk() { return true; }

    void run() {}

    @Declarative Boolean postcondition(BoxedPostcondition prestate) { return false; }
}

class PreconditionOfArguments {
    int x;

    @Declarative boolean repOk() { return true; }

    void run(int k) {}

    @Declarative boolean precondition(int k) { return false; }
}

enum Light {
    RED, GREEN;

    void run() {}

    @Declarative boolean repOk() { return true; }
}

class Dice {
    int x;

    @Declarative boolean repOk() { return x >= 0; }

    void roll() { x = new java.util.Random().nextInt(6) - 1; }

    void delay(long until) { if (System.nanoTime() > until) x = -1; }

    void seeded() { x = Math.abs(new java.util.Random(5).nextInt(6)); }
}

class Fills {
    int x;

    @Declarative boolean repOk() { return x >= 0; }

    void fill() {
        Object[] all = null;
        while (true) all = new Object[] { all, new long[1 << 20] };
    }

    void next() { x = -1; }
}

class Log {
    static final java.util.List<String> lines = new java.util.ArrayList<>();
    static final String NAME = "log";

    @Declarative boolean repOk() { return true; }

    void write() { lines.add("x"); }
}

class Sixteen {
    int[] cells = new int[16];
    @Range(min = 0, max = 16) int used;

    @Declarative boolean repOk() { return cells != null && cells.length == 16; }

    void push(int x) { if (used < 16) cells[used++] = x; }
}

class SixteenUnseen {
    int[] cells = new int[16];

    @Declarative boolean repOk() { return isLong(cells); }

    @Declarative static boolean isLong(int[] a) { return a != null && a.length == 16; }

    void nothing() {}
}

class Elements<T> {
    void add(T element) { take(element); }

    @Helper void take(T element) {}
}

class WrongElements extends Elements<Integer> {
    @Declarative boolean repOk() { return true; }

    @Pre("add") boolean isText(String element) { return element != null; }
}

class Sum extends Elements<Integer> {
    int sum;

    @Declarative boolean repOk() { return true; }

    @Override void take(Integer element) { sum += element; }

    @Pre("add") boolean isNumber(Integer element) { return element != null; }

    @Declarative boolean equalTo(Sum other) { return sum == other.sum; }
}

class Unranged {
    @Range(min = 0, max = 3) double height;

    @Declarative boolean repOk() { return true; }

    void run() {}
}

class UnrangedFlag {
    @Range(min = 0, max = 1) boolean up;

    @Declarative boolean repOk() { return true; }

    void run() {}
}

class UnrangedName {
    @Declarative boolean repOk() { return true; }

    void run() {}

    void call(@Range(min = 0, max = 1) String name) {}
}

class RangedArrays {
    int[] any;
    @Range(min = 1, max = 3) int[] digits;
    @Range(min = 0, max = 300) byte small;

    @Declarative boolean repOk() { return true; }

    void add(@Range(min = 7, max = 300) byte[] more) {}
}

class Extended extends java.util.ArrayList<Integer> {
    @Declarative boolean repOk() { return true; }

    void run() {}
}

class HasExtended {
    Extended list;

    @Declarative boolean repOk() { return true; }

    void forget() { list = null; }
}

class Weight extends Number {
    @Range(min = 0, max = 9) int grams;

    @Declarative boolean repOk() { return grams >= 0; }

    @Override public int intValue() { return grams; }

    @Override public long longValue() { return grams; }

    @Override public float floatValue() { return grams; }

    @Override public double doubleValue() { return grams; }
}

class Copied implements Cloneable {
    int x;

    @Declarative boolean repOk() { return true; }

    @Override public Copied clone() throws CloneNotSupportedException { return (Copied) super.clone(); }

    void f() {}
}

class Overloads {
    int n;

    @Declarative boolean repOk() { return true; }

    void add(int a) { n += a; }

    void add(int a, int b) { n += a + b; }

    void reset() { n = 0; }
}

class ManyLines {
    @Declarative boolean repOk() { return true; }

    void fail() { assert false : "one\ntwo\t\033"; }
}

class Unlikely {
    int n;
    String name;

    @Declarative boolean repOk() { return n == 10 && "c".equals(name); }

    void run() {}
}

class NeverValid {
    @Range(min = 0, max = 1) int n;

    @Declarative boolean repOk() { return n > 1; }

    void run(int k) {}
}

class Boxes {
    int n;

    @Declarative boolean repOk() { return Integer.valueOf(n).equals(n); }

    void run() {}
}
