import java.util.List;
import java.util.function.Consumer;

/** Sections of random statements over variables of all kinds. */
final class GeneralSections extends Sections {
  GeneralSections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::statements, this::statements, this::statements, this::manyLocals);
  }

  /** Calls every static method, so that none is dead code. */
  void calls(String name) {
    method(name, () -> {
      source.open("for (int round = 0; round < " + dice.between(2, 3) + "; round++)");
      context.scope.add(Variable.counter("round"));
      for (Callable method : context.methods) {
        String arguments = context.expressions.arguments(method.parameters(), 1);
        source.line("show(\"" + method.target() + "\", " + method.target() + "(" + arguments + "));");
      }
      source.close();
    });
  }

  private void statements(String name) {
    method(name, () -> {
      int mark = context.scope.mark();
      for (int i = dice.between(3, 6); i > 0; i--) context.statements.declare(dice.of(Kind.ANY));
      for (int i = dice.below(3); i > 0; i--) context.statements.declareArray(dice.of(Kind.ANY));
      if (dice.chance(50)) context.statements.declareObject();
      if (dice.chance(40)) context.statements.declareBox(dice.of(Kind.PRIMITIVE));
      context.statements.sequence(dice.between(1, 3), 2);
      if (dice.chance(70)) context.statements.loop(2);
      context.statements.sequence(dice.between(1, 3), 2);
      context.statements.showSince(mark);
    });
  }

  /** More locals than one byte can number, so that instructions need their wide form. */
  private void manyLocals(String name) {
    if (!dice.chance(25)) {
      statements(name);
      return;
    }
    method(name, () -> {
      StringBuilder line = new StringBuilder("long z0 = " + literal(Kind.LONG));
      for (int i = 1; i < 128; i++) line.append(", z" + i + " = z" + (i - 1) + dice.of(" + ", " ^ ", " - ") + i);
      source.line(line + ";");
      int mark = context.scope.mark();
      context.scope.add(Variable.local("long", "z7"));
      for (Kind kind : Kind.values()) context.statements.declare(kind);
      context.statements.declareArray(Kind.INT);
      source.line("for (int far = 0; far < 5 && burn(); far++) { z127 += far; far += 200; far -= 200; }");
      context.statements.sequence(dice.between(1, 3), 2);
      if (dice.chance(70)) context.statements.loop(2);
      context.statements.sequence(dice.between(1, 3), 2);
      source.line("show(\"z127\", z127);");
      context.statements.showSince(mark);
    });
  }
}
