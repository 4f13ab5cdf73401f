import java.util.List;

/** Random try statements; their bodies are keen on operations that throw. */
final class Tries {
  /** No class comes after a superclass of it, so any selection in this order is a legal list of catch clauses. */
  private static final List<String> CATCHES = List.of("ArithmeticException", "ArrayIndexOutOfBoundsException",
      "StringIndexOutOfBoundsException", "IndexOutOfBoundsException", "NullPointerException", "NumberFormatException",
      "IllegalArgumentException", "ClassCastException", "IllegalStateException", "Worse", "Oops");
  private static final List<String> UNRELATED = List.of("ArithmeticException | IndexOutOfBoundsException",
      "NullPointerException | Oops | IllegalArgumentException", "Oops | NumberFormatException | ArithmeticException");

  private final Context context;
  private final Dice dice;
  private final Source source;
  private final Statements statements;

  Tries(Context context, Statements statements) {
    this.context = context;
    this.statements = statements;
    dice = context.dice;
    source = context.source;
  }

  String newException() {
    String code = context.expressions.of(Kind.INT, 1);
    String message = context.expressions.assignableTo(Kind.STRING, 1);
    return switch (dice.below(6)) {
      case 0 -> "new Worse(" + code + ", " + message + ")";
      case 1 -> "new IllegalStateException(" + message + ")";
      case 2 -> "new IllegalArgumentException(" + message + ", new Oops(" + code + ", \"cause\"))";
      default -> "new Oops(" + code + ", " + message + ")";
    };
  }

  void any(int depth) {
    int riskBefore = context.frame.risk;
    context.frame.risk = Frame.RISKY;
    source.open("try");
    statements.block(dice.between(1, 4), depth);
    if (dice.chance(30)) throwIf(newException());
    context.frame.risk = riskBefore;
    boolean caught = catches(depth);
    if (dice.chance(caught ? 35 : 100)) {
      source.next("finally");
      statements.block(dice.between(1, 2), depth);
    }
    source.close();
  }

  private boolean catches(int depth) {
    boolean any = false;
    if (dice.chance(15)) {
      clause(dice.of(UNRELATED), depth);
      clause("RuntimeException", depth);
      return true;
    }
    for (String type : CATCHES) {
      if (!dice.chance(22)) continue;
      clause(type, depth);
      any = true;
    }
    // Mostly everything is caught in the end: a section that is left early shows nothing more.
    if (dice.chance(75)) {
      clause(dice.of("RuntimeException", "RuntimeException", "Exception"), depth);
      any = true;
    }
    return any;
  }

  private void clause(String type, int depth) {
    String name = source.fresh("ex");
    source.next("catch (" + type + " " + name + ")");
    source.line("report(\"" + name + "\", " + name + ");");
    statements.block(dice.below(3), depth);
    if (context.risk()) throwIf(type.equals("Exception") ? newException() : name);
  }

  private void throwIf(String exception) {
    source.line("if (" + context.expressions.of(Kind.BOOLEAN, 2) + ") throw " + exception + ";");
  }
}
