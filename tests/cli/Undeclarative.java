import glassbox.Declarative;
import java.util.function.IntPredicate;

// Classes whose invariants do what a declarative method may not; the line at fault names the class.
class OtherObject {
    static class Box {
        int n;

        Box(Box other) {
            n = 1;
            other.n = 2; // OtherObject
        }
    }

    Box box;

    void touch() { }

    @Declarative boolean repOk() { return new Box(box).n == 1; }
}

class Counting {
    static class Box {
        static int made;

        Box() {
            made++; // Counting
        }
    }

    int n;

    void touch() { n = 1; }

    @Declarative boolean repOk() { return new Box() != null; }
}

class Catching {
    int n;

    void touch() { n = 1; }

    @Declarative boolean repOk() {
        try {
            return 10 / n > 0;
        } catch (ArithmeticException e) { // Catching
            return true;
        }
    }
}

class GivenArray {
    int[] elements;

    void touch() { }

    @Declarative boolean repOk() { return elements == null || fill(elements) > 0; }

    @Declarative int fill(int[] array) {
        array[0] = 1; // GivenArray
        return array.length;
    }
}

class Overriding {
    static class Shape {
        @Declarative int area() { return 1; }
    }

    static class Wide extends Shape {
        int area() { return 2; } // Overriding
    }

    Shape shape;
    Wide wide;

    void touch() { shape = new Wide(); }

    @Declarative boolean repOk() { return wide == null || wide instanceof Shape && shape.area() > 0; }
}

class Registering {
    static class Box {
        int n;

        Box() {
            register(); // Registering
        }

        void register() { n = 1; }
    }

    int n;

    void touch() { n = 1; }

    @Declarative boolean repOk() { return new Box().n == 1; }
}

class Lambda {
    int n;

    void touch() { n = 1; }

    @Declarative boolean repOk() {
        IntPredicate even = k -> {
            n = k; // Lambda
            return k % 2 == 0;
        };
        return even.test(n);
    }
}
