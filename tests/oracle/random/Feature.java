import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a generated class may make use of, beyond what all of them do. */
enum Feature {
  /** Fields, parameters and locals that are long, short, byte or char. */
  NUMBERS,
  /** Arrays of arrays and of objects. */
  DEEP_ARRAYS,
  /** Trees of two classes, and nodes that refer to other objects. */
  MIXED_TREES,
  /** Objects of a class without references to itself. */
  ITEMS,
  /** Operations that call one another, recursive methods, loops within loops, labels. */
  LONG_OPERATIONS,
  /** Arrays of computed length, casts that may fail, exceptions of many kinds that are caught. */
  FAILURES,
  /** Operations that override and call those of the superclass. */
  OVERRIDING,
  /** Subclasses that say more, or less, than their superclass. */
  INHERITED_CONTRACTS,
  /** Asserts with messages, and GlassBox.check. */
  CHECKS,
  /** Operations that declare which exceptions they may throw. */
  THROWS,
  /** Methods that are marked as no operations. */
  HELPERS,
  /** Preconditions of one operation. */
  PRECONDITIONS,
  /** Postconditions, of one operation or of all. */
  POSTCONDITIONS,
  /** GlassBox.choose. */
  CHOICE,
  /** Fields of a type with subclasses. */
  SUBCLASSES;

  /** What glassbox check knows of, so that classes with it are compared. */
  private static final Set<Feature> KNOWN = EnumSet.allOf(Feature.class);

  /** The features of a list such as "choice,throws"; "known" and "all" stand for several. */
  static Set<Feature> parse(String names) {
    Set<Feature> features = EnumSet.noneOf(Feature.class);
    for (String name : names.split(",")) {
      switch (name) {
        case "known" -> features.addAll(KNOWN);
        case "all" -> features.addAll(EnumSet.allOf(Feature.class));
        case "none" -> {}
        default -> features.add(valueOf(name.toUpperCase(Locale.ROOT)));
      }
    }
    return features;
  }

  /** Some of these: a class that makes use of everything is too large to learn from. */
  static Set<Feature> draw(Set<Feature> features, Dice dice) {
    List<Feature> all = new ArrayList<>(features);
    Set<Feature> drawn = EnumSet.noneOf(Feature.class);
    for (int i = dice.between(0, 4); i > 0 && !all.isEmpty(); i--) drawn.add(all.remove(dice.below(all.size())));
    return drawn;
  }
}
