// incomplete: -n 1
import glassbox.Declarative;

/** No state has an array of a subclass in the field, to which not everything can be written. */
class LeavesSubarray {
  static class Shape {}

  static class Circle extends Shape {}

  Shape[] shapes;

  void onlyCircles() {
    shapes = new Circle[1];
  }

  void put() {
    if (shapes != null && shapes.length > 0) shapes[0] = new Shape();
  }

  @Declarative boolean repOk() {
    return true;
  }
}
