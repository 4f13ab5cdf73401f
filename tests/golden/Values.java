// options: -n 1 --values 1
// How values are written: strings, boxed values, enum constants, arrays, new objects. An exception with words of its own.
import glassbox.*;

class Values {
    enum Colour { RED, GREEN }

    static class Pair {
        Object first;
        Object second;

        Pair(Object first, Object second) {
            this.first = first;
            this.second = second;
        }
    }

    static class Full extends RuntimeException {
        @Override public String getMessage() {
            return "no room for " + 3;
        }
    }

    Object text, number, colour, pair, array;
    static int count;

    void fill() {
        text = "a \"word\"\n";
        number = 2.0;
        colour = Colour.GREEN;
        pair = new Pair(text, 'x');
        array = new long[] { 1, 0, -2 };
        Object[] mixed = { pair, null, true };
        array = mixed;
        ((Pair) pair).second = new int[0];
        count++;
        throw new Full();
    }

    @Declarative boolean repOk() {
        return text == null && number == null && colour == null && pair == null && array == null;
    }
}
