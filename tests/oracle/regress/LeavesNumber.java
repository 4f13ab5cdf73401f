// incomplete: -n 2 --ints 0..1
import glassbox.Declarative;

/** A field of type Object ranges over opaque objects: deep in a new array, one is a number. */
class LeavesNumber {
  static class Cell {
    Object[] content;
  }

  Cell cell;

  void put(int number) {
    Cell made = new Cell();
    Object content = null;
    if (number == 1) content = number;
    made.content = new Object[] {null, content};
    cell = made;
  }

  void use() {
    assert cell == null || cell.content == null || cell.content.length < 2 || !(cell.content[1] instanceof Integer);
  }

  @Declarative boolean repOk() {
    return true;
  }
}
