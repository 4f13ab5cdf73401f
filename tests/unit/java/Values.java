import glassbox.Declarative;
import java.util.Objects;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

// Declarative methods that work with strings, boxed numbers, enums, classes and lambdas, for comparing their translation with
// running them.
class Values {
    enum Colour { RED, GREEN, BLUE }

    interface Shape extends Comparable<Shape> {
        @Declarative int area();

        @Declarative default boolean larger(Shape other) {
            return area() > other.area();
        }

        @Override
        @Declarative default int compareTo(Shape other) {
            return Integer.compare(area(), other.area());
        }
    }

    static class Square implements Shape {
        int side;

        Square() {
        }

        Square(int side) {
            this.side = side;
        }

        @Override
        @Declarative public int area() {
            return side * side;
        }

        @Override
        @Declarative public boolean equals(Object other) {
            return other != null && getClass() == other.getClass() && ((Square) other).side == side;
        }

        @Override
        @Declarative public int hashCode() {
            return side;
        }
    }

    static final class Cube extends Square {
        Cube(int side) {
            super(side);
        }

        @Override
        @Declarative public int area() {
            return super.area() * 6;
        }

        @Override
        @Declarative public boolean larger(Shape other) {
            return !(other instanceof Cube cube && cube.side > side) && super.larger(other);
        }
    }

    record Pair<T extends Comparable<? super T>>(T first, T second) {
        @Declarative T least() {
            return first.compareTo(second) <= 0 ? first : second;
        }
    }

    Square square;
    int a;
    int b;
    boolean flag;

    void touch() {
        a++;
    }

    @Declarative
    boolean repOk() {
        return strings() && boxed() && enums() && shapes() && objects() && lambdas() && checked();
    }

    @Declarative
    static String name(int k) {
        switch (k) {
            case 0: return "zero";
            case 1: return "one";
            case 2: return "two";
            case 3: return "";
            default: return null;
        }
    }

    // Fails where a is negative or larger than 3.
    @Declarative
    boolean strings() {
        String name = name(a), other = name(b);
        if (name.isEmpty() != (a == 3) || name.equals(other) != (a == b)) return false;
        if (name.length() > 0 && name.charAt(name.length() - 1) == 'o' && flag) return a != 2 || name.startsWith("tw");
        if (other != null && name.compareTo(other) < 0 && name.hashCode() == other.hashCode()) return false;
        String text = "<" + name + ">";
        if (text.length() != name.length() + 2) return false;
        switch (name) {
            case "zero": return a == 0;
            case "one": case "two": return !flag || b != 0;
            default: return true;
        }
    }

    @Declarative
    boolean boxed() {
        Integer first = a, second = b;
        Boolean both = flag;
        Character letter = (char) ('a' + (a & 3));
        if (first.equals(second) != (a == b) || first.compareTo(second) != Integer.compare(a, b)) return false;
        if (both && letter == 'b' || Character.isDigit(letter)) return a == 1;
        Pair<Integer> pair = new Pair<>(first, second);
        Long wide = (long) a * b;
        return pair.least() == Math.min(a, b) && pair.equals(new Pair<>(a, b)) && wide.intValue() != 6;
    }

    @Declarative
    static Colour colour(int k) {
        return k == 0 ? Colour.RED : k == 1 ? Colour.GREEN : k == 2 ? Colour.BLUE : null;
    }

    @Declarative
    boolean enums() {
        Colour colour = colour(a), other = colour(b);
        if (colour == null) return true;
        if (colour.ordinal() != a || colour.name().length() < 3 || Colour.valueOf("RED").ordinal() != 0) return false;
        if (other != null && Integer.signum(colour.compareTo(other)) != Integer.signum(a - b)) return false;
        if (Colour.values()[a] != colour) return false;
        switch (colour) {
            case RED: return b != 4;
            case GREEN: return other != Colour.BLUE || flag;
            default: return colour.equals(Colour.BLUE);
        }
    }

    // Fails where there is no square.
    @Declarative
    boolean shapes() {
        Shape shape = flag ? new Cube(b) : new Square(b);
        if (shape.larger(square) && square.larger(shape)) return false;
        Object same = new Square(square.side);
        if (!square.equals(same) || same == square) return false;
        if (shape.equals(square) != (!flag && b == square.side)) return false;
        return shape.compareTo(square) >= 0 || square.side > 2 || shape.getClass() == Cube.class;
    }

    @Declarative
    boolean objects() {
        Object first = flag ? square : this, second = a > 1 ? this : square;
        if (Objects.equals(first, second) != (first == second)) return false;
        if (System.identityHashCode(first) != first.hashCode() && first == this) return false;
        if (first == second && first.hashCode() != second.hashCode()) return false;
        if (Math.max(a, b) < Math.abs(a) && Math.floorMod(a, 3) == 1) return false;
        return Objects.requireNonNull(first).getClass() == (flag ? Square.class : Values.class)
            && Values.class.isInstance(first) == !flag;
    }

    @Declarative
    boolean lambdas() {
        IntPredicate small = k -> k < b;
        IntPredicate even = Values::isEven;
        Supplier<Square> maker = flag ? () -> new Square(a) : Square::new;
        Square made = maker.get();
        return small.or(even).test(a) == (a < b || a % 2 == 0) && made != maker.get() && made.side == (flag ? a : 0);
    }

    @Declarative
    static boolean isEven(int k) {
        return k % 2 == 0;
    }

    // Fails where a is 2 and b is 3.
    @Declarative
    boolean checked() {
        assert a != 2 || b != 3 : "a is " + a;
        try {
            return a + b != 5;
        } finally {
            if (a > 100) throw new IllegalStateException();
        }
    }
}
