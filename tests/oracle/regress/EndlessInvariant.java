// holds: -n 2
import glassbox.*;

/* Where repOk recurses for ever a state is not valid, so nothing that an operation does there is a violation. */
class EndlessInvariant {
  static class Cell {
    Cell following;
  }

  Cell start;

  @Declarative static int length(Cell cell) { return cell == null ? 0 : 1 + length(cell.following); }

  @Declarative boolean repOk() { return length(start) != 1; }

  void operation() { GlassBox.assume(repOk()); }
}
