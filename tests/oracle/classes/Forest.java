// -n 2 --array-length 2 --ints 0..0
import glassbox.Declarative;
import glassbox.Tree;

/** A table of nodes of two classes, one of which has an array of nodes. */
class Forest {
  interface Plant {}

  record Grass(int height) implements Plant {}

  static class Bush implements Plant {
    @Tree Plant[] twigs;
    @Tree Plant top;
  }

  @Tree Plant[] plants;

  void cut(int index) {
    if (plants == null || index >= plants.length) return;
    if (plants[index] instanceof Bush) plants[index] = ((Bush) plants[index]).top;
  }

  void graft() {
    if (plants != null && plants.length == 2 && plants[0] instanceof Bush) ((Bush) plants[0]).top = plants[1];
  }

  @Declarative boolean repOk() {
    if (plants == null) return true;
    for (Plant p : plants) {
      if (p instanceof Bush && ((Bush) p).twigs == null) return false;
    }
    return true;
  }
}
