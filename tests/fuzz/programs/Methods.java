import java.util.ArrayList;
import java.util.List;

/** Random method bodies, and the static methods that the sections of a program call. */
final class Methods {
  private final Context context;
  private final Dice dice;
  private final Source source;

  Methods(Context context) {
    this.context = context;
    dice = context.dice;
    source = context.source;
  }

  List<Kind> parameters(int most) {
    List<Kind> kinds = new ArrayList<>();
    for (int i = dice.below(most + 1); i > 0; i--) kinds.add(dice.of(Kind.ANY));
    return kinds;
  }

  /** Writes a method whose head starts with the modifiers; calls can reach only what context.methods lists. */
  void write(String modifiers, Callable method, int statements) {
    int mark = context.scope.mark();
    Frame outer = context.frame;
    context.frame = new Frame(method.returns());
    source.open(head(modifiers, method, true));
    source.line("if (!burn()) return " + Literals.of(method.returns(), dice) + ";");
    context.statements.sequence(statements, 1);
    source.line("return " + context.expressions.assignableTo(method.returns(), 3) + ";");
    source.close();
    context.frame = outer;
    context.scope.release(mark);
  }

  /** The head of a method; its parameters come into scope if the body follows. */
  String head(String modifiers, Callable method, boolean declare) {
    String name = method.target();
    return modifiers + method.returns().type + " " + name + "(" + parameterList(method.parameters(), declare) + ")";
  }

  String parameterList(List<Kind> kinds, boolean declare) {
    List<String> texts = new ArrayList<>();
    for (Kind kind : kinds) {
      String name = source.fresh("q");
      texts.add(kind.type + " " + name);
      if (declare) context.scope.add(Variable.local(kind.type, name));
    }
    return String.join(", ", texts);
  }

  void writeStatic(int count) {
    for (int i = 0; i < count; i++) {
      Callable method = new Callable(source.fresh("m"), dice.of(Kind.ANY), parameters(4));
      write(dice.chance(15) ? "static synchronized " : "static ", method, dice.between(1, 4));
      context.methods.add(method);
      source.line("");
    }
  }
}
