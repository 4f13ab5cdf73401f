import java.util.LinkedHashSet;
import java.util.Set;

/** Random switch statements over ints, chars, strings and enums, with and without fall-through. */
final class Switches {
  private final Context context;
  private final Dice dice;
  private final Source source;
  private final Statements statements;

  Switches(Context context, Statements statements) {
    this.context = context;
    this.statements = statements;
    dice = context.dice;
    source = context.source;
  }

  void any(int depth) {
    Set<String> labels = new LinkedHashSet<>();
    int count = dice.between(2, 5);
    String selector;
    switch (dice.below(6)) {
      case 0 -> {
        selector = context.expressions.of(Kind.INT) + " & 7";
        while (labels.size() < count) labels.add(String.valueOf(dice.below(8)));
      }
      case 1 -> {
        selector = context.expressions.of(Kind.INT) + " % 1000 * 100";
        while (labels.size() < count) labels.add(String.valueOf(100 * dice.between(-20, 20)));
      }
      case 2 -> {
        selector = context.expressions.of(Kind.STRING);
        while (labels.size() < count) labels.add(Literals.of(Kind.STRING, dice));
      }
      case 3 -> {
        selector = context.expressions.of(Kind.CHAR);
        while (labels.size() < count) labels.add("'" + (char) dice.between('a', 'z') + "'");
      }
      case 4 -> {
        selector = "Mood.values()[" + context.expressions.of(Kind.INT) + " & 3]";
        while (labels.size() < Math.min(count, 4)) labels.add(dice.of(Prelude.MOODS));
      }
      default -> {
        selector = "(byte) " + context.expressions.of(Kind.INT);
        while (labels.size() < count) labels.add(String.valueOf(dice.of(0, 1, -1, 2, 3, 7, 127, -128, 10, 20, -9)));
      }
    }
    if (dice.chance(40)) arrows(selector, labels, depth);
    else groups(selector, labels, depth);
  }

  private void arrows(String selector, Set<String> labels, int depth) {
    source.open("switch (" + selector + ")");
    for (String label : labels) {
      source.open("case " + label + " ->");
      statements.block(dice.between(1, 2), depth);
      source.close();
    }
    source.line("default -> mix(" + context.expressions.of(Kind.INT) + ");");
    source.close();
  }

  private void groups(String selector, Set<String> labels, int depth) {
    source.open("switch (" + selector + ")");
    int position = 0;
    int defaultPosition = dice.below(labels.size() + 2);
    for (String label : labels) {
      if (position++ == defaultPosition) group("default:", depth);
      group("case " + label + ":", depth);
    }
    if (defaultPosition == labels.size()) group("default:", depth);
    source.close();
  }

  private void group(String head, int depth) {
    if (dice.chance(15)) {
      source.line(head);
      return;
    }
    source.open(head);
    statements.block(dice.between(1, 2), depth);
    source.close();
    if (dice.chance(65)) source.line("break;");
  }
}
