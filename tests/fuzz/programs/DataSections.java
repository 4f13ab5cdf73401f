import java.util.List;
import java.util.function.Consumer;

/** Sections on enums, records and sealed types. */
final class DataSections extends Sections {
  DataSections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::enums, this::records, this::trees);
  }

  private void enums(String name) {
    String type = source.fresh("Unit");
    source.text("""
        enum #0 {
          METRE("m", #1),
          INCH("in", #2) {
            @Override double convert(double x) { return super.convert(x) + ordinal(); }
          },
          STONE("st", #3),
          GRAM("g", #4) {
            @Override boolean heavy() { return factor > 10; }
          };
          private static final Map<String, #0> BY_SIGN = new HashMap<>();
          static {
            for (#0 each : values()) BY_SIGN.put(each.sign, each);
          }
          final String sign;
          final int factor;
          #0(String sign, int factor) { this.sign = sign; this.factor = factor; }
          double convert(double x) { return x * factor; }
          boolean heavy() { return this == STONE; }
          static #0 of(String sign) { return BY_SIGN.get(sign); }
        }
        """, type, number(-9, 99), number(-9, 99), number(-9, 99), number(-9, 99));
    method(name, () -> {
      source.text("""
          EnumMap<#0, Integer> counts = new EnumMap<>(#0.class);
          for (#0 u : #0.values()) {
            show(u.name(), u.convert(#1) + u.ordinal());
            counts.merge(u.heavy() ? #0.STONE : u, #2, Integer::sum);
            switch (u) {
              case METRE: mix(1);
              case GRAM: mix(2); break;
              default: mix(u.factor);
            }
            int rank = switch (u) { case METRE, INCH -> #2; case STONE -> #3; case GRAM -> { mix(4); yield 4; } };
            show("rank", rank);
            show("order", u.compareTo(#0.INCH));
          }
          show("counts", counts.toString());
          show("class", #0.INCH.getClass().getName() + " " + #0.INCH.getDeclaringClass().getName());
          show("of", String.valueOf(#0.of(#4)));
          """, type, leaf(Kind.DOUBLE), number(-9, 9), number(-9, 9), dice.of("\"m\"", "\"in\"", "\"kg\""));
      source.text("""
          try {
            show("valueOf", #0.valueOf(#1).sign);
          } catch (IllegalArgumentException e) {
            show("valueOf", e.getClass().getName());
          }
          Set<#0> set = EnumSet.of(#0.GRAM, #0.METRE);
          show("set", set.contains(#0.valueOf("STONE")) + set.toString());
          """, type, dice.of("\"METRE\"", "\"METER\"", "\"GRAM\""));
    });
  }

  private void records(String name) {
    String type = source.fresh("Rec");
    Kind first = dice.of(Kind.ANY);
    Kind second = dice.of(Kind.ANY);
    source.text("""
        record #0(int id, #1 first, #2 second, String... tags) implements Comparable<#0> {
          static int checks = 0;
          #0 {
            checks++;
            if (id < #3) throw new IllegalArgumentException("id " + id);
            if (tags == null) tags = new String[] {"none"};
          }
          #0(int id) { this(id, #4, #5, "short", "form"); }
          @Override public int compareTo(#0 other) { return Integer.compare(other.id, id); }
          int weight() { return id * 10 + tags.length; }
        }
        record #0Plain(#1 a, #2 b, long c) {
          #0Plain swapped(long by) { return new #0Plain(a, b, c ^ by); }
        }
        """, type, first.type, second.type, number(-2, 3), literal(first), literal(second));
    method(name, () -> source.text("""
        List<#0> all = new ArrayList<>();
        for (int id = -1; id < 5; id++) {
          try {
            all.add(id % 2 == 0 ? new #0(id) : new #0(id, #1, #2, (String[]) null));
          } catch (IllegalArgumentException e) {
            report("record", e);
          }
        }
        Collections.sort(all);
        for (#0 each : all) show("weight", each.weight() + "," + each.first() + ":" + each.second() + each.tags()[0]);
        show("checks", #0.checks);
        #0Plain p = new #0Plain(#1, #2, #3), q = new #0Plain(p.a(), p.b(), p.c());
        show("p", p.toString());
        show("equal", p.equals(q) + " " + p.equals(p.swapped(#4)) + " " + p.equals(null));
        show("hash", p.hashCode() == q.hashCode());
        show("value", p.swapped(1).hashCode());
        """, type, literal(first), literal(second), of(Kind.LONG), literal(Kind.LONG)));
  }

  /** Expression trees of records under a sealed interface, evaluated by pattern matching and by virtual calls. */
  private void trees(String name) {
    String node = source.fresh("Tree");
    String draw = source.fresh("draw");
    source.text("""
        sealed interface #0 permits #0Num, #0Bin, #0Neg {
          int eval();
          default int size() { return 1; }
        }
        record #0Num(int value) implements #0 {
          public int eval() { return value; }
        }
        record #0Neg(#0 of) implements #0 {
          public int eval() { return #1of.eval(); }
          public int size() { return 1 + of.size(); }
        }
        record #0Bin(char op, #0 left, #0 right) implements #0 {
          public int eval() {
            int l = left.eval(), r = right.eval();
            return switch (op) {
              case '+' -> l + r;
              case '*' -> l * r;
              case '/' -> l / r;
              case '>' -> l > r ? #2 : r;
              default -> throw new IllegalStateException("op " + op);
            };
          }
          public int size() { return 1 + left.size() + right.size(); }
        }
        static String #3(#0 t) {
          if (t instanceof #0Num n) return n.value() < 0 ? "(" + n.value() + ")" : "" + n.value();
          if (t instanceof #0Neg n && n.of() instanceof #0Neg inner) return "--" + #3(inner.of());
          if (t instanceof #0Neg n) return "-" + #3(n.of());
          #0Bin b = (#0Bin) t;
          return "(" + #3(b.left()) + b.op() + #3(b.right()) + ")";
        }
        """, node, dice.of("-", "~", "1 - "), closed(Kind.INT, 1, "l", "r"), draw);
    method(name, () -> {
      for (int i = dice.between(1, 3); i > 0; i--) {
        source.text("""
            try {
              #0 t = #1;
              show("tree", #2(t));
              show("size", t.size());
              show("eval", t.eval());
              show("text", t.equals(t) ? t.toString() : "?");
            } catch (ArithmeticException | IllegalStateException e) {
              report("tree", e);
            }
            """, node, tree(node, 3), draw);
      }
    });
  }

  private String tree(String node, int depth) {
    if (depth == 0 || dice.chance(15)) return "new " + node + "Num(" + literal(Kind.INT) + ")";
    if (dice.chance(25)) return "new " + node + "Neg(" + tree(node, depth - 1) + ")";
    String op = dice.of("'+'", "'*'", "'/'", "'>'", "'+'", "'*'", "'?'");
    return "new " + node + "Bin(" + op + ", " + tree(node, depth - 1) + ", " + tree(node, depth - 1) + ")";
  }
}
