// -n 2 --ints 0..1
import glassbox.Declarative;
import glassbox.GlassBox;

/** Enums: in a switch, with bodies, behind an interface together with a class, in arrays. */
class Colours {
  enum Colour { RED, GREEN, BLUE }

  interface Step {
    @Declarative int size();
  }

  enum Fixed implements Step {
    NONE {
      @Declarative public int size() {
        return 0;
      }
    },
    ONE {
      @Declarative public int size() {
        return 1;
      }
    }
  }

  static class Varied implements Step {
    boolean large;

    @Declarative public int size() {
      return large ? 2 : 1;
    }
  }

  Colour now;
  Colour[] seen;
  Step step;

  void next() {
    if (now == null) return;
    switch (now) {
      case RED: now = Colour.GREEN; break;
      case GREEN: now = Colour.BLUE; break;
      default: now = null;
    }
  }

  void see(Colour colour, int index) {
    GlassBox.assume(index >= 0 && index < seen.length);
    if (colour != Colour.BLUE) seen[index] = colour;
  }

  void take(Step other) {
    if (other != null && other.size() > 0) step = other;
  }

  void shrink() {
    if (step instanceof Varied) ((Varied) step).large = false;
    if (step == Fixed.ONE) step = Fixed.NONE;
  }

  @Declarative boolean repOk() {
    if (seen == null || step == null || step.size() == 0 || now == Colour.RED) return false;
    for (Colour c : seen) {
      if (c == Colour.BLUE) return false;
    }
    return true;
  }
}
