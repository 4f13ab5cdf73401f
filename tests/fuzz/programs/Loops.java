/** Random loops of all kinds. Every one burns fuel with each round, so that every program ends. */
final class Loops {
  private final Context context;
  private final Dice dice;
  private final Source source;
  private final Statements statements;

  Loops(Context context, Statements statements) {
    this.context = context;
    this.statements = statements;
    dice = context.dice;
    source = context.source;
  }

  void any(int depth) {
    String label = source.fresh("loop");
    int mark = context.scope.mark();
    switch (dice.below(6)) {
      case 0, 1 -> counting(label, depth);
      case 2 -> whileLoop(label, depth);
      case 3 -> doLoop(label, depth);
      case 4 -> forEach(label, depth);
      default -> endless(label, depth);
    }
    context.scope.release(mark);
  }

  private void counting(String label, int depth) {
    String counter = source.fresh("i");
    String end = source.fresh("end");
    String head = switch (dice.below(5)) {
      case 0 -> "for (int # = " + dice.between(3, 12) + "; # > 0 && burn(); #--)";
      case 1 -> "for (int # = 0, " + end + " = " + dice.between(2, 9) + "; # <= " + end + " && burn(); # += "
          + dice.between(1, 3) + ")";
      case 2 -> "for (int # = 1; # < " + dice.between(20, 999) + " && burn(); # *= 2)";
      case 3 -> "for (int # = " + dice.between(-4, 0) + "; # != " + dice.between(1, 6) + " && burn(); #++)";
      default -> "for (int # = 0; # < " + dice.between(2, 10) + " && burn(); #++)";
    };
    source.open(label + ": " + head.replace("#", counter));
    context.scope.add(Variable.counter(counter));
    body(label, depth);
    source.close();
  }

  private void whileLoop(String label, int depth) {
    String counter = source.fresh("n");
    source.line("int " + counter + " = " + dice.between(2, 8) + ";");
    source.open(label + ": while (" + counter + "-- > 0 && burn() && " + context.expressions.of(Kind.BOOLEAN, 1) + ")");
    context.scope.add(Variable.counter(counter));
    body(label, depth);
    source.close();
  }

  private void doLoop(String label, int depth) {
    String counter = source.fresh("n");
    source.line("int " + counter + " = 0;");
    source.open(label + ": do");
    int mark = context.scope.mark();
    context.scope.add(Variable.counter(counter));
    body(label, depth);
    context.scope.release(mark);
    source.close(" while (++" + counter + " < " + dice.between(2, 7) + " && burn());");
  }

  private void forEach(String label, int depth) {
    Kind kind = dice.of(Kind.ANY);
    StringBuilder values = new StringBuilder(context.expressions.of(kind, 1));
    for (int i = dice.below(4); i > 0; i--) values.append(", ").append(context.expressions.of(kind, 1));
    String name = source.fresh("x");
    boolean list = dice.chance(40);
    String all = list ? "List.<" + kind.box + ">of(" + values + ")" : "new " + kind.type + "[] {" + values + "}";
    source.open(label + ": for (" + dice.of("final " + kind.type, kind.type, "var") + " " + name + " : " + all + ")");
    // With var over a list the type of the variable is the box.
    context.scope.add(Variable.fixed(kind.type, name + "v"));
    source.line("final " + kind.type + " " + name + "v = " + name + ";");
    source.line("if (!burn()) break;");
    body(label, depth);
    source.close();
  }

  private void endless(String label, int depth) {
    source.open(label + ": " + dice.of("for (;;)", "while (true)"));
    source.line("if (!burn() || " + context.expressions.of(Kind.BOOLEAN, 2) + ") break;");
    body(label, depth);
    source.close();
  }

  private void body(String label, int depth) {
    context.frame.loops.add(label);
    statements.block(dice.between(1, 4), depth);
    context.frame.loops.remove(label);
  }
}
