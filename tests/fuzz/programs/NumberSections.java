import java.util.List;
import java.util.function.Consumer;

/** Sections on arithmetic: conversions, operator tables, compound assignment, comparisons. */
final class NumberSections extends Sections {
  NumberSections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::conversions, this::operatorTable, this::compound, this::comparisons, this::evaluationOrder);
  }

  private void conversions(String name) {
    Kind from = dice.of(Kind.DOUBLE, Kind.FLOAT, Kind.LONG, Kind.INT, Kind.CHAR, Kind.SHORT, Kind.BYTE);
    method(name, () -> {
      source.open("for (" + from.type + " x : new " + from.type + "[] {" + literals(from, dice.between(3, 7)) + "})");
      for (Kind to : Kind.PRIMITIVE) {
        if (to == Kind.BOOLEAN) continue;
        source.line("show(\"" + to.type + "\", (" + to.type + ") " + dice.of("x", "x", "(x * 3)", "-x") + ");");
      }
      source.line("show(\"twice\", (" + dice.of("byte", "char", "short") + ") (" + dice.of("long", "int", "float")
          + ") x);");
      source.line("show(\"text\", \"\" + " + (from == Kind.CHAR ? "(x + 0)" : "x") + ");");
      source.close();
    });
  }

  /** One more element for a table: the value of the kind that comparisons and division treat in their own way. */
  private static String extreme(Kind kind) {
    return switch (kind) {
      case FLOAT, DOUBLE -> ", " + kind.box + ".NaN";
      case CHAR -> ", Character.MAX_VALUE";
      default -> ", " + kind.box + ".MIN_VALUE";
    };
  }

  private void operatorTable(String name) {
    Kind left = dice.of(Kind.NUMERIC);
    Kind right = dice.of(Kind.NUMERIC);
    boolean integral = left.isIntegral() && right.isIntegral();
    method(name, () -> {
      source.line(left.type + "[] xs = {" + literals(left, dice.between(3, 5)) + extreme(left) + "};");
      source.line(right.type + "[] ys = {" + literals(right, dice.between(3, 5)) + extreme(right) + ", (" + right.type
          + ") 0};");
      source.open("for (" + left.type + " x : xs)");
      source.open("for (" + right.type + " y : ys)");
      for (String operator : List.of("+", "-", "*")) source.line("show(\"" + operator + "\", x " + operator + " y);");
      if (integral) {
        String operator = dice.of("&", "|", "^", "<<", ">>", ">>>");
        source.line("show(\"" + operator + "\", x " + operator + " y);");
        source.line("mix((x << y) ^ (x >> y) + (x >>> y));");
      }
      source.open("try");
      source.line("show(\"/\", x / y);");
      source.line("show(\"%\", x % y);");
      source.next("catch (ArithmeticException e)");
      source.line("report(\"by \" + " + (right == Kind.CHAR ? "(int) " : "") + "y, e);");
      source.close();
      source.line("show(\"order\", (x < y ? 1 : 0) + (x <= y ? 2 : 0) + (x > y ? 4 : 0) + (x >= y ? 8 : 0)"
          + " + (x == y ? 16 : 0) + (x != y ? 32 : 0));");
      source.close();
      source.close();
    });
  }

  private void compound(String name) {
    method(name, () -> {
      for (int i = dice.between(2, 4); i > 0; i--) {
        Kind kind = dice.of(Kind.NUMERIC);
        String variable = source.fresh("c");
        source.line(kind.type + " " + variable + " = " + literal(kind) + ";");
        context.scope.add(Variable.local(kind.type, variable));
        for (int step = dice.between(3, 5); step > 0; step--) {
          source.line(variable + context.expressions.assignment(kind, 1) + ";");
          source.line("show(\"" + variable + "\", " + variable + ");");
        }
        source.line("show(\"" + variable + "\", " + dice.of(variable + "++ + " + variable, "--" + variable + " * "
            + variable + "--") + ");");
      }
    });
  }

  private void comparisons(String name) {
    Kind kind = dice.of(Kind.DOUBLE, Kind.FLOAT, Kind.LONG, Kind.INT);
    method(name, () -> {
      source.line(kind.type + "[] xs = {" + literals(kind, 4) + extreme(kind) + "};");
      source.text("""
          int less = 0, same = 0, chains = 0;
          for (int i = 0; i < xs.length; i++) {
            for (int j = 0; j < xs.length; j++) {
              #0 a = xs[i], b = xs[j], c = xs[(i + j) % xs.length];
              if (a < b) less++;
              if (a == b) same++; else if (!(a > b)) chains += 100;
              boolean ordered = a <= b && b <= c || a >= b && !(b < c);
              chains += ordered ? 1 : 0;
              if (!(a < b) & !(a >= b)) chains += 1000;
              while (a > b) { chains += 7; break; }
              mix(#1.compare(a, b) * 3 + (a != c ? 1 : 0));
            }
          }
          show("less", less);
          show("same", same);
          show("chains", chains);
          """, kind.type, kind.box);
    });
  }

  /** Operands with side effects on the variables that their neighbours read. */
  private void evaluationOrder(String name) {
    method(name, () -> {
      source.line("int i = " + number(0, 3) + ", j = " + number(-5, 5) + ";");
      source.line("int[] a = {" + literals(Kind.INT, 5) + "};");
      source.line("long[] b = {" + literals(Kind.LONG, 5) + "};");
      context.scope.add(Variable.local("int", "j"));
      List<String> forms = """
          a[i] = i = (j & 3);
          a[i++ % 5] += i * j++;
          j = j++ + ++j;
          i = (i + (i = 2)) % 5;
          j += j-- - --j;
          b[i % 5] <<= a[i = (i + 1) % 5]--;
          j = a[(i = 1)] + (i += 2) + a[i];
          show("l", b[i % 5]++ + --b[i % 5]);
          a[(j & 1)] = a[(j & 1) + 1]++ - j;
          j = -j-- - -j;
          show("m", (b[0] += j) + (b[0] -= i));
          i = (j > i ? i++ : ++i) & 3;
          gin = gin++ * 2 + gin;
          show("o", (gin = 5) + gin++ * (gin -= 2));
          glo += (glo = 3) + glo;
          a[1] = a[2] = a[3] += j;
          """.lines().toList();
      for (int k = dice.between(4, 8); k > 0; k--) source.line(dice.of(forms));
      source.line("j ^= " + of(Kind.INT) + ";");
      source.text("""
          show("i", i);
          show("j", j);
          show("a", Arrays.toString(a));
          show("b", Arrays.toString(b));
          """);
    });
  }
}
