// -n 1 --ints 0..1
import glassbox.Declarative;
import glassbox.GlassBox;

/** Shapes behind an interface, an abstract class with a field, a record and an anonymous class. */
class Shapes {
  interface Sized {
    @Declarative int area();
  }

  static abstract class Shape implements Sized {
    Shape below;
    int weight;

    @Declarative boolean light() { return weight < 2; }
  }

  static class Square extends Shape {
    int side;

    @Declarative public int area() { return side * side; }
  }

  static class Disc extends Shape {
    int radius;

    @Declarative public int area() { return 3 * radius * radius; }

    @Declarative @Override boolean light() { return weight == 0; }
  }

  record Point(int at) implements Sized {
    @Declarative public int area() { return 0; }
  }

  Shape top;
  Sized mark;

  void push(Shape s) {
    GlassBox.assume(s != null && s.light() && s.below == null);
    s.below = top;
    top = s;
  }

  void pop() {
    if (top != null) top = top.below;
  }

  void grow() {
    if (top instanceof Square) ((Square) top).side++;
  }

  void use(Sized other) {
    if (mark != null && other != null && other.area() > mark.area()) mark = other;
  }

  void exchange() {
    if (mark instanceof Shape) {
      Shape s = (Shape) mark;
      top = s;
    }
  }

  @Declarative boolean repOk() {
    return (mark == null || mark.area() > 0) && (top == null || top.light() && top != top.below);
  }
}
