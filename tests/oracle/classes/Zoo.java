// -n 2 --bound Cat=1 --bound Herd=1 --ints 0..1
import glassbox.Declarative;
import glassbox.GlassBox;

/** A sealed interface with a record, classes of classes and inner objects; arrays of them; subclasses with other cells. */
class Zoo {
  sealed interface Animal permits Dog, Cat, Herd {
    @Declarative default boolean isLoud() {
      return false;
    }
  }

  static non-sealed class Dog implements Animal {
    boolean awake;

    @Declarative public boolean isLoud() {
      return awake;
    }
  }

  static class Puppy extends Dog {
    int age;

    @Declarative @Override public boolean isLoud() {
      return super.isLoud() && age > 0;
    }
  }

  record Cat(Dog enemy, boolean asleep) implements Animal {}

  final class Herd implements Animal {
    int size;

    @Declarative public boolean isLoud() {
      return size > 0 && guest == null;
    }
  }

  Animal[] cages;
  Animal guest;

  void welcome(Animal animal, int cage) {
    GlassBox.assume(cage >= 0 && cage < cages.length);
    if (animal instanceof Cat cat && cat.enemy() != null && !cat.asleep()) return;
    cages[cage] = animal;
  }

  void wake(int cage) {
    GlassBox.assume(cage >= 0 && cage < cages.length);
    if (cages[cage] instanceof Dog) ((Dog) cages[cage]).awake = true;
  }

  boolean compare(Dog other) {
    return guest != null && other != null && guest.isLoud() == other.isLoud();
  }

  void grow() {
    if (guest instanceof Puppy puppy) {
      puppy.age++;
    } else if (guest instanceof Herd herd) {
      herd.size++;
    }
  }

  @Declarative boolean repOk() {
    if (cages == null || cages.length != 1) return false;
    for (Animal a : cages) {
      if (a != null && (a.isLoud() || a instanceof Cat && ((Cat) a).enemy != null)) return false;
    }
    return true;
  }
}
