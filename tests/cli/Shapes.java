import glassbox.Declarative;

// A hierarchy; more of it is compiled elsewhere.
class Shapes {
    Shape first;
    Shape second;

    void swap() {
        Shape old = first;
        first = second;
        second = old;
    }

    @Declarative boolean repOk() { return first == null || first != second; }
}

abstract class Shape {
    int size;
}

class Circle extends Shape {}

abstract class Polygon extends Shape {}

class Square extends Polygon {}

class Lonely {
    interface Unknown {}

    Unknown unknown;

    void forget() { unknown = null; }

    @Declarative boolean repOk() { return true; }
}
