import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Random expressions. The static type of an expression is exactly that of the kind asked for, and its text can stand
 * as an operand of any operator.
 */
final class Expressions {
  private static final int USUAL_DEPTH = 2;

  private final Context context;
  private final Dice dice;

  Expressions(Context context) {
    this.context = context;
    dice = context.dice;
  }

  String of(Kind kind) { return of(kind, USUAL_DEPTH); }

  String of(Kind kind, int depth) {
    if (depth <= 0 || dice.chance(12)) return leaf(kind);
    String special = special(kind, depth);
    return special != null ? special : fill(form(kind), depth);
  }

  /** A variable of the kind if there is one, or a literal. */
  String leaf(Kind kind) {
    if (dice.chance(70)) {
      Optional<Variable> variable = context.scope.pick(dice, v -> v.type().equals(kind.type));
      if (variable.isPresent()) return variable.get().name();
    }
    return Literals.of(kind, dice);
  }

  /** An expression of a kind that an assignment converts to the given one without a cast. */
  String assignableTo(Kind kind, int depth) {
    return switch (kind) {
      case INT -> of(dice.of(Kind.INT, Kind.INT, Kind.INT, Kind.SHORT, Kind.BYTE, Kind.CHAR), depth);
      case LONG -> of(dice.of(Kind.LONG, Kind.LONG, Kind.LONG, Kind.INT, Kind.CHAR), depth);
      case SHORT -> of(dice.of(Kind.SHORT, Kind.SHORT, Kind.BYTE), depth);
      case FLOAT -> of(dice.of(Kind.FLOAT, Kind.FLOAT, Kind.LONG, Kind.INT), depth);
      case DOUBLE -> of(dice.of(Kind.DOUBLE, Kind.DOUBLE, Kind.FLOAT, Kind.LONG, Kind.INT), depth);
      case STRING -> "clip(" + of(kind, depth) + ")";
      default -> of(kind, depth);
    };
  }

  String arguments(List<Kind> kinds, int depth) {
    List<String> texts = new ArrayList<>();
    for (Kind kind : kinds) texts.add(assignableTo(kind, depth));
    return String.join(", ", texts);
  }

  String newObject(ClassModel model, int depth) {
    return "new " + model.name + "(" + arguments(model.constructor, depth) + ")";
  }

  /** An index for the array: usually inside of its bounds. */
  String index(String array, int length, int depth) {
    if (context.risk()) return dice.chance(50) ? of(Kind.INT, 1) : dice.of(array + ".length", "(-1)");
    if (length > 0 && dice.chance(50)) return String.valueOf(dice.below(length));
    Kind kind = dice.of(Kind.INT, Kind.INT, Kind.BYTE, Kind.CHAR);
    return "Math.floorMod(" + of(kind, depth - 1) + ", " + array + ".length)";
  }

  /** Something that can be assigned: a variable, an array element or a field of an object; null if there is none. */
  String target(Kind kind, int depth) {
    if (dice.chance(30)) {
      String element = element(kind, depth);
      if (element != null) return element;
    }
    if (dice.chance(25)) {
      String field = member(kind, depth, true);
      if (field != null) return field;
    }
    Optional<Variable> variable = context.scope.pick(dice, v -> v.type().equals(kind.type) && v.assignable());
    return variable.map(Variable::name).orElse(null);
  }

  /** The operator and right-hand side of an assignment to a variable of the kind. */
  String assignment(Kind kind, int depth) {
    if (kind == Kind.STRING || dice.chance(35)) return " = " + assignableTo(kind, depth);
    if (kind == Kind.BOOLEAN) return dice.of(" &= ", " |= ", " ^= ") + of(kind, depth);
    if (kind.isIntegral() && dice.chance(45)) {
      return dice.of(" &= ", " |= ", " ^= ", " <<= ", " >>= ", " >>>= ") + of(dice.of(Kind.INTEGRAL), depth);
    }
    Kind operand = dice.of(Kind.NUMERIC);
    if (dice.chance(25)) return dice.of(" /= ", " %= ") + divisor(operand, depth);
    return dice.of(" += ", " -= ", " *= ") + of(operand, depth);
  }

  /** A switch expression of the kind. */
  String switchExpression(Kind kind, int depth) {
    StringBuilder text = new StringBuilder();
    text.append("switch (").append(of(Kind.INT, depth - 1)).append(" & 7) { ");
    int label = 0;
    for (int i = dice.between(1, 3); i > 0; i--) {
      text.append("case ").append(label++);
      if (dice.chance(30)) text.append(", ").append(label++);
      text.append(" -> ");
      if (dice.chance(30)) {
        // javac misreads some parenthesised expressions after yield, so a variable stands there.
        String result = context.source.fresh("y");
        text.append("{ mix(" + of(Kind.LONG, 1) + "); ");
        text.append(kind.type + " " + result + " = " + of(kind, depth - 1) + "; yield " + result + "; } ");
      } else if (context.risk()) {
        text.append("throw new Oops(").append(of(Kind.INT, 1)).append(", \"switched\"); ");
      } else {
        text.append(of(kind, depth - 1)).append("; ");
      }
    }
    text.append("default -> ").append(of(kind, depth - 1)).append("; }");
    return cast(kind, text.toString());
  }

  /** A lambda that takes the parameters and gives the kind; it mentions only what it may capture. */
  String lambda(Kind returns, int depth, Variable... parameters) {
    int mark = context.scope.mark();
    int barrier = context.scope.raiseBarrier();
    List<String> names = new ArrayList<>();
    for (Variable parameter : parameters) {
      context.scope.add(parameter);
      names.add(parameter.name());
    }
    String body = of(returns, depth);
    if (dice.chance(25)) body = "{ mix(" + of(Kind.INT, 1) + "); return " + body + "; }";
    context.scope.restoreBarrier(barrier);
    context.scope.release(mark);
    return "(" + String.join(", ", names) + ") -> " + body;
  }

  /** Forms that exist for every kind; null when the choice falls on none or the chosen one is not possible here. */
  private String special(Kind kind, int depth) {
    return switch (dice.below(22)) {
      case 0, 1 -> cast(kind, fill("($Z ? ", depth) + of(kind, depth - 1) + " : " + of(kind, depth - 1) + ")");
      case 2, 3 -> assigned(kind, depth);
      case 4, 5 -> element(kind, depth);
      case 6, 7 -> call(kind, depth);
      case 8, 9 -> member(kind, depth, false);
      case 10 -> unboxed(kind);
      case 11 -> dice.chance(40) ? switchExpression(kind, depth) : null;
      case 12 -> dice.chance(40) ? calledLambda(kind, depth) : null;
      case 13 -> cast(kind, fill("either($Z, ", depth) + of(kind, depth - 1) + ", " + of(kind, depth - 1) + ")");
      case 14, 15 -> kind == Kind.BOOLEAN ? referenceTest() : null;
      default -> null;
    };
  }

  /** A comparison or type test of an object, box or array in scope. */
  private String referenceTest() {
    Optional<Variable> object =
        context.scope.pick(dice, v -> v.type().endsWith("[]") || Character.isUpperCase(v.type().charAt(0)));
    if (object.isEmpty()) return null;
    String name = object.get().name();
    String type = object.get().type();
    Variable other = context.scope.pick(dice, v -> v.type().equals(type)).get();
    ClassModel model = context.concreteClasses().isEmpty() ? null : dice.of(context.concreteClasses());
    return switch (dice.below(4)) {
      case 0 -> "(" + name + " == " + other.name() + ")";
      case 1 -> "(" + name + " != " + other.name() + ")";
      case 2 -> "(" + name + dice.of(" == ", " != ") + "null)";
      default -> "((Object) " + name + " instanceof " + (model == null ? "Comparable" : model.name) + ")";
    };
  }

  private String assigned(Kind kind, int depth) {
    String target = target(kind, depth - 1);
    if (target == null) return null;
    if (kind.isNumeric() && dice.chance(40)) {
      String step = dice.of("++", "--");
      return dice.chance(50) ? "(" + step + target + ")" : "(" + target + step + ")";
    }
    return "(" + target + assignment(kind, depth - 1) + ")";
  }

  private String element(Kind kind, int depth) {
    Optional<Variable> array = context.scope.pick(
        dice, v -> v.type().equals(kind.type + "[]") || v.type().equals(kind.type + "[][]"));
    if (array.isEmpty()) return null;
    String name = array.get().name();
    if (!array.get().type().endsWith("[][]")) return name + "[" + index(name, array.get().length(), depth) + "]";
    // The row appears twice in what follows, so its index must not have side effects.
    String row = name + "[" + dice.below(array.get().length()) + "]";
    return row + "[" + index(row, 0, depth) + "]";
  }

  private String call(Kind kind, int depth) {
    List<Callable> fitting = context.methods.stream().filter(method -> method.returns() == kind).toList();
    if (fitting.isEmpty()) return null;
    Callable method = dice.of(fitting);
    return method.target() + "(" + arguments(method.parameters(), depth - 1) + ")";
  }

  /** A field of the kind, or a call of a method that returns it, of an object in scope. */
  private String member(Kind kind, int depth, boolean assignable) {
    Optional<Variable> object = context.scope.pick(dice, v -> context.classNamed(v.type()).isPresent());
    if (object.isEmpty()) return null;
    ClassModel model = context.classNamed(object.get().type()).get();
    List<String> members = new ArrayList<>();
    for (Variable field : model.fields) {
      if (field.type().equals(kind.type)) members.add(object.get().name() + "." + field.name());
    }
    for (Callable method : model.methods) {
      if (method.returns() == kind && !assignable) {
        String arguments = arguments(method.parameters(), depth - 1);
        members.add(object.get().name() + "." + method.target() + "(" + arguments + ")");
      }
    }
    return members.isEmpty() ? null : dice.of(members);
  }

  private String unboxed(Kind kind) {
    if (kind == Kind.STRING) return null;
    Optional<Variable> box = context.scope.pick(dice, v -> v.type().equals(kind.box));
    return box.map(variable -> cast(kind, variable.name())).orElse(null);
  }

  private String calledLambda(Kind kind, int depth) {
    Variable first = Variable.fixed("int", context.source.fresh("p"));
    Variable second = Variable.fixed("int", context.source.fresh("p"));
    String argument = of(Kind.INT, depth - 1);
    if (kind == Kind.INT && dice.chance(50)) {
      String body = lambda(kind, depth - 1, first, second);
      return "((IntBinaryOperator) " + body + ").applyAsInt(" + argument + ", " + leaf(Kind.INT) + ")";
    }
    if (kind == Kind.BOOLEAN && dice.chance(50)) {
      return "((IntPredicate) " + lambda(kind, depth - 1, first) + ").test(" + argument + ")";
    }
    if (dice.chance(50)) return cast(kind, "((Supplier<" + kind.box + ">) " + lambda(kind, depth - 1) + ").get()");
    String body = lambda(kind, depth - 1, first);
    return cast(kind, "((IntFunction<" + kind.box + ">) " + body + ").apply(" + argument + ")");
  }

  /**
   * Unboxes. It also gives conditionals, switches and generic calls a type of their own, without which javac would type
   * them again for every overload of the call around them, in time exponential in the nesting.
   */
  private static String cast(Kind kind, String expression) { return "((" + kind.type + ") " + expression + ")"; }

  private String divisor(Kind kind, int depth) {
    if (!kind.isIntegral() || context.risk()) return of(kind, depth);
    if (dice.chance(40)) {
      return "(" + dice.of(2, 3, 7, -1, -1, -5, 10, Integer.MAX_VALUE) + (kind == Kind.LONG ? "L)" : ")");
    }
    return "(" + of(kind, depth) + " | 1)";
  }

  private String form(Kind kind) {
    while (true) {
      String form = dice.of(Forms.of(kind));
      if (!form.startsWith("!")) return form;
      if (context.risk()) return form.substring(1);
    }
  }

  private String fill(String form, int depth) {
    StringBuilder text = new StringBuilder();
    String radix = String.valueOf(dice.of(2, 7, 8, 10, 16, 36));
    for (int i = 0; i < form.length(); i++) {
      char c = form.charAt(i);
      text.append(c == '$' ? operand(form.charAt(++i), depth - 1, radix) : String.valueOf(c));
    }
    return text.toString();
  }

  private String operand(char letter, int depth, String radix) {
    return switch (letter) {
      case 'I' -> of(Kind.INT, depth);
      case 'L' -> of(Kind.LONG, depth);
      case 'S' -> of(Kind.SHORT, depth);
      case 'B' -> of(Kind.BYTE, depth);
      case 'C' -> of(Kind.CHAR, depth);
      case 'Z' -> of(Kind.BOOLEAN, depth);
      case 'F' -> of(Kind.FLOAT, depth);
      case 'D' -> of(Kind.DOUBLE, depth);
      case 'T' -> of(Kind.STRING, depth);
      case 'P' -> of(dice.of(Kind.PROMOTED_TO_INT), depth);
      case 'G' -> of(dice.of(Kind.INTEGRAL), depth);
      case 'W' -> of(dice.of(Kind.BELOW_DOUBLE), depth);
      case 'N' -> of(dice.of(Kind.NUMERIC), depth);
      case 'X' -> of(dice.of(Kind.ANY), depth);
      case 'i' -> divisor(Kind.INT, depth);
      case 'l' -> divisor(Kind.LONG, depth);
      case 'k' -> String.valueOf(dice.below(8));
      case 'r' -> radix;
      default -> throw new IllegalArgumentException("no operand is called " + letter);
    };
  }
}
