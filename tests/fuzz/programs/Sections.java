import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * A family of sections. A section is a static method without parameters, with whatever nested types and helper methods
 * it needs; it exercises one feature in a random variation and prints what happens.
 */
abstract class Sections {
  final Context context;
  final Dice dice;
  final Source source;

  Sections(Context context) {
    this.context = context;
    dice = context.dice;
    source = context.source;
  }

  /** The writers of this family; each takes the name of the method to write. */
  abstract List<Consumer<String>> all();

  /** Writes the section method around a body. */
  void method(String name, Runnable body) {
    int mark = context.scope.mark();
    Frame outer = context.frame;
    context.frame = new Frame(null);
    source.open("static void " + name + "()");
    body.run();
    source.close();
    source.line("");
    context.frame = outer;
    context.scope.release(mark);
  }

  String of(Kind kind) { return context.expressions.of(kind, 2); }

  String leaf(Kind kind) { return context.expressions.leaf(kind); }

  String literal(Kind kind) { return Literals.of(kind, dice); }

  /** An int literal, in parentheses when negative. */
  String number(int low, int high) {
    int value = dice.between(low, high);
    return value < 0 ? "(" + value + ")" : String.valueOf(value);
  }

  /** Literals of the kind, separated by commas. */
  String literals(Kind kind, int count) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < count; i++) texts.add(literal(kind));
    return String.join(", ", texts);
  }

  /** An expression of the kind in which the given int parameters can appear, and no local variable. */
  String closed(Kind kind, int depth, String... parameters) {
    int mark = context.scope.mark();
    int barrier = context.scope.raiseBarrier();
    for (String parameter : parameters) context.scope.add(Variable.fixed("int", parameter));
    String text = context.expressions.of(kind, depth);
    context.scope.restoreBarrier(barrier);
    context.scope.release(mark);
    return text;
  }
}
