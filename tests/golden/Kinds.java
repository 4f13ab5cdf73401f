// options: -n 1 --strings ,a"b --doubles 0.25,NaN,1e-7 --ints 0..1
import glassbox.Declarative;
import glassbox.Tree;

/** Pools of values, and nodes of two classes: how bounds and states are written. */
class Kinds {
  enum Colour { RED, GREEN }

  interface Item {}

  record Label(String text) implements Item {}

  static class Box implements Item {
    @Tree Item inside;
    Integer size;
  }

  @Tree Item item;
  Colour colour;
  double weight;
  Character sign;

  void change() {
    if (colour == Colour.GREEN && weight == 1e-7 && sign != null && sign == 1 && item instanceof Label) {
      Label label = (Label) item;
      if ("a\"b".equals(label.text())) colour = null;
    }
  }

  @Declarative boolean repOk() {
    return colour != null;
  }
}
