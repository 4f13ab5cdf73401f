import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Random statements. Each completes normally as far as the compiler can tell, so any other may follow it. */
final class Statements {
  private final Context context;
  private final Dice dice;
  private final Source source;
  private final Expressions expressions;
  private final Loops loops;
  private final Switches switches;
  private final Tries tries;

  Statements(Context context) {
    this.context = context;
    dice = context.dice;
    source = context.source;
    expressions = context.expressions;
    loops = new Loops(context, this);
    switches = new Switches(context, this);
    tries = new Tries(context, this);
  }

  /** The statements of a block whose braces the caller writes. */
  void block(int count, int depth) {
    int mark = context.scope.mark();
    for (int i = 0; i < count; i++) statement(depth);
    context.scope.release(mark);
  }

  /** As block, but its variables stay in scope. */
  void sequence(int count, int depth) {
    for (int i = 0; i < count; i++) statement(depth);
  }

  void statement(int depth) {
    boolean deep = depth > 0;
    int choice = dice.below(deep ? 100 : 62);
    if (choice < 12) declare(dice.of(Kind.ANY));
    else if (choice < 34) assign();
    else if (choice < 44) observe();
    else if (choice < 46) declareArray(dice.of(Kind.ANY));
    else if (choice < 48) declareBox(dice.of(Kind.PRIMITIVE));
    else if (choice < 50) declareObject();
    else if (choice < 53) callAndDrop();
    else if (choice < 57) jump();
    else if (choice < 59) moveElements();
    else if (choice < 60) declareLater(dice.of(Kind.ANY));
    else if (choice < 62) countUp();
    else if (choice < 74) branch(depth - 1);
    else if (choice < 84) loops.any(depth - 1);
    else if (choice < 90) switches.any(depth - 1);
    else if (choice < 97) tries.any(depth - 1);
    else if (choice < 98) synchronizedBlock(depth - 1);
    else throwSomething();
  }

  void loop(int depth) { loops.any(depth - 1); }

  /** Declares a variable of the kind with a value; some are never assigned again, so that lambdas can capture them. */
  Variable declare(Kind kind) {
    String name = source.fresh("v");
    String value = expressions.assignableTo(kind, 2);
    boolean fixed = dice.chance(30);
    source.line((fixed && dice.chance(50) ? "final " : "") + kind.type + " " + name + " = " + value + ";");
    Variable variable = fixed ? Variable.fixed(kind.type, name) : Variable.local(kind.type, name);
    context.scope.add(variable);
    return variable;
  }

  Variable declareArray(Kind kind) {
    String name = source.fresh("a");
    int length = dice.between(1, 6);
    String type = kind.type + "[]";
    if (dice.chance(60)) {
      List<String> values = new ArrayList<>();
      for (int i = 0; i < length; i++) values.add(expressions.assignableTo(kind, 1));
      source.line(type + " " + name + " = {" + String.join(", ", values) + "};");
    } else if (kind == Kind.STRING) {
      source.line(type + " " + name + " = new String[" + length + "];");
      source.line("Arrays.fill(" + name + ", " + expressions.assignableTo(kind, 1) + ");");
    } else if (dice.chance(50)) {
      source.line(type + " " + name + " = new " + kind.type + "[" + length + "];");
    } else {
      type += "[]";
      source.line(type + " " + name + " = new " + kind.type + "[" + length + "][" + dice.between(1, 3) + "];");
    }
    Variable array = Variable.array(type, name, length);
    context.scope.add(array);
    return array;
  }

  void declareBox(Kind kind) {
    String name = source.fresh("w");
    String value = expressions.of(kind, 1);
    if (context.risk()) value = dice.of("null", "(" + expressions.of(Kind.BOOLEAN, 1) + " ? null : " + value + ")");
    source.line(kind.box + " " + name + " = " + value + ";");
    context.scope.add(Variable.fixed(kind.box, name));
  }

  void declareObject() {
    if (context.concreteClasses().isEmpty()) {
      observe();
      return;
    }
    ClassModel made = dice.of(context.concreteClasses());
    String type = dice.chance(50) ? context.classes.get(0).name : made.name;
    String name = source.fresh("o");
    boolean none = context.risk() && dice.chance(20);
    source.line(type + " " + name + " = " + (none ? "null" : expressions.newObject(made, 1)) + ";");
    context.scope.add(Variable.fixed(type, name));
  }

  /** Prints an expression, or adds it to the checksum. */
  void observe() {
    Kind kind = dice.of(Kind.ANY);
    String value = expressions.of(kind, 3);
    boolean print = context.frame.loops.isEmpty() && dice.chance(60);
    source.line(print ? "show(\"" + source.fresh("e") + "\", " + value + ");" : "mix(" + value + ");");
  }

  /** Prints the variables declared since the mark. */
  void showSince(int mark) {
    for (Variable variable : context.scope.since(mark)) {
      if (!variable.isLocal()) continue;
      String name = variable.name();
      if (variable.type().endsWith("[][]")) source.line("show(\"" + name + "\", Arrays.deepToString(" + name + "));");
      else if (variable.type().endsWith("[]")) source.line("show(\"" + name + "\", Arrays.toString(" + name + "));");
      else source.line("show(\"" + name + "\", " + name + ");");
    }
  }

  void assign() {
    Kind kind = dice.of(Kind.ANY);
    String target = expressions.target(kind, 2);
    if (target == null) observe();
    else if (kind.isNumeric() && dice.chance(15)) source.line(dice.chance(50) ? target + "++;" : "--" + target + ";");
    else source.line(target + expressions.assignment(kind, 3) + ";");
  }

  private void countUp() {
    Optional<Variable> counter =
        context.scope.pick(dice, v -> v.type().equals("int") && v.assignable() && !v.capturable());
    if (counter.isEmpty()) observe();
    else source.line(counter.get().name() + dice.of(" += 5;", " += 1000;", " -= 30000;", "++;", "--;", " += -128;"));
  }

  private void callAndDrop() {
    if (context.methods.isEmpty()) {
      observe();
      return;
    }
    Callable method = dice.of(context.methods);
    source.line(method.target() + "(" + expressions.arguments(method.parameters(), 1) + ");");
  }

  private void moveElements() {
    Optional<Variable> array = context.scope.pick(dice, v -> v.type().endsWith("[]") && !v.type().endsWith("[][]"));
    if (array.isEmpty()) {
      assign();
      return;
    }
    String name = array.get().name();
    if (context.risk()) {
      source.text("System.arraycopy(#0, #1, #0, 0, #2);", name, expressions.of(Kind.INT, 1), dice.between(-1, 3));
    } else {
      source.text("System.arraycopy(#0, 0, #0, #0.length / 2, #0.length - #0.length / 2);", name);
    }
  }

  private void declareLater(Kind kind) {
    String name = source.fresh("v");
    source.line(kind.type + " " + name + ";");
    source.open("if (" + expressions.of(Kind.BOOLEAN) + ")");
    source.line(name + " = " + expressions.assignableTo(kind, 2) + ";");
    source.next("else");
    source.line(name + " = " + expressions.assignableTo(kind, 2) + ";");
    source.close();
    context.scope.add(new Variable(kind.type, name, false, true, 0));
  }

  private void branch(int depth) {
    source.open("if (" + expressions.of(Kind.BOOLEAN, 3) + ")");
    block(dice.between(1, 3), depth);
    while (dice.chance(20)) {
      source.next("else if (" + expressions.of(Kind.BOOLEAN, 2) + ")");
      block(dice.between(1, 2), depth);
    }
    if (dice.chance(50)) {
      source.next("else");
      block(dice.between(1, 2), depth);
    }
    source.close();
  }

  private void synchronizedBlock(int depth) {
    source.open("synchronized (" + dice.of("LOCK", context.className + ".class") + ")");
    block(dice.between(1, 2), depth);
    source.close();
  }

  /** A break, continue or return that only happens under a condition. */
  private void jump() {
    Frame frame = context.frame;
    String condition = "if (" + expressions.of(Kind.BOOLEAN, 2) + ") ";
    if (!frame.loops.isEmpty() && dice.chance(85)) {
      source.line(condition + dice.of("break ", "continue ") + dice.of(frame.loops) + ";");
    } else if (frame.returns != null) {
      source.line(condition + "return " + expressions.assignableTo(frame.returns, 2) + ";");
    } else if (frame.risk > Frame.CALM && dice.chance(20)) {
      source.line(condition + "return;");
    } else {
      assign();
    }
  }

  private void throwSomething() {
    if (!context.risk()) {
      observe();
      return;
    }
    source.line("if (" + expressions.of(Kind.BOOLEAN, 2) + ") throw " + tries.newException() + ";");
  }
}
