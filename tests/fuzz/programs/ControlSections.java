import java.util.List;
import java.util.function.Consumer;

/** Sections on control flow: switches over tables of values, recursion, labelled loops. */
final class ControlSections extends Sections {
  ControlSections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::switchTable, this::recursion, this::mutual, this::machine, this::labels);
  }

  /** A switch in its own method, called with every label, their neighbours and the extremes. */
  private void switchTable(String name) {
    String helper = source.fresh("sw");
    boolean dense = dice.chance(50);
    int count = dice.between(3, 8);
    int start = dice.between(-4, 4);
    boolean expression = dice.chance(40);
    source.open("static long " + helper + "(int n)");
    source.line("long r = n;");
    source.open(expression ? "r += switch (n)" : "switch (n)");
    int label = start;
    for (int i = 0; i < count; i++) {
      String value = closed(Kind.LONG, 2, "n");
      if (expression) source.line("case " + label + " -> " + value + ";");
      else source.line("case " + label + ": r += " + value + ";" + dice.of(" break;", " break;", "", " return r * 2;"));
      label += dense ? dice.between(1, 2) : dice.between(1, 500000000) % 100000 + 1;
    }
    if (dice.chance(50)) {
      source.line(expression ? "case Integer.MAX_VALUE, Integer.MIN_VALUE -> -5;"
          : "case Integer.MAX_VALUE: case Integer.MIN_VALUE: r = -5;");
    }
    source.line(expression ? "default -> { mix(n); yield " + dice.below(100) + "; }" : "default: r ^= "
        + closed(Kind.LONG, 1, "n") + ";");
    source.close(expression ? ";" : "");
    source.line("return r;");
    source.close();
    int end = label;
    method(name, () -> {
      String range = dense ? "int n = " + (start - 2) + "; n < " + (end + 2) + "; n++"
          : "int n : new int[] {" + start + ", 0, 1, " + (end - 1) + ", " + end + ", -7}";
      source.line("for (" + range + ") show(\"n\", " + helper + "(n));");
      source.line("show(\"max\", " + helper + "(Integer.MAX_VALUE) + " + helper + "(Integer.MIN_VALUE));");
    });
  }

  private void recursion(String name) {
    String helper = source.fresh("rec");
    int choice = dice.below(6);
    switch (choice) {
      case 0 -> source.text("""
          static long #0(int n, Map<Integer, Long> memo) {
            if (n < 2) return n + #1;
            Long known = memo.get(n);
            if (known != null) return known;
            long result = #0(n - 1, memo) * #2 + #0(n - 2, memo);
            memo.put(n, result);
            return result;
          }
          """, helper, number(-3, 3), number(-3, 3));
      case 1 -> source.text("""
          static int #0(int m, int n) {
            if (m == 0) return n + 1;
            return n == 0 ? #0(m - 1, 1) : #0(m - 1, #0(m, n - 1));
          }
          """, helper);
      case 2 -> source.text("""
          static int #0(int n, char from, char to, char spare) {
            if (n == 0) return 0;
            int moves = #0(n - 1, from, spare, to);
            mix(n * 100 + from * 3 + to);
            return moves + 1 + #0(n - 1, spare, to, from) * #1;
          }
          """, helper, number(1, 2));
      case 3 -> source.text("""
          static void #0(String done, String rest) {
            if (rest.isEmpty()) {
              show("p", done);
              return;
            }
            for (int i = 0; i < rest.length(); i++) {
              #0(done + rest.charAt(i), rest.substring(0, i) + rest.substring(i + 1));
            }
          }
          """, helper);
      case 4 -> source.text("""
          static int #0(int row, int columns, int left, int right, int size) {
            if (row == size) return 1;
            int found = 0;
            for (int free = ~(columns | left | right) & (1 << size) - 1; free != 0; free &= free - 1) {
              int bit = free & -free;
              found += #0(row + 1, columns | bit, (left | bit) << 1, (right | bit) >>> 1, size);
            }
            return found;
          }
          """, helper);
      default -> source.text("""
          static double #0(double x, int depth, long... rest) {
            if (depth <= 0 || Double.isNaN(x)) return x - rest.length;
            return #0(#1, depth - 1, depth, rest.length) + (depth % 2 == 0 ? x : -x) / depth;
          }
          """, helper, dice.of("x * 1.5", "x / 3", "Math.sqrt(x)", "x - depth", "(float) x"));
    }
    String call = switch (choice) {
      case 0 -> "show(\"rec\", " + helper + "(" + dice.between(10, 60) + ", new HashMap<>()));";
      case 1 -> "show(\"rec\", " + helper + "(2, " + dice.between(1, 6) + "));";
      case 2 -> "show(\"rec\", " + helper + "(" + dice.between(2, 6) + ", 'A', 'B', 'C'));";
      case 3 -> helper + "(\"\", \"" + dice.of("abc", "xy", "aab", "ab") + "\");";
      case 4 -> "show(\"rec\", " + helper + "(0, 0, 0, 0, " + dice.between(4, 6) + "));";
      default -> "show(\"rec\", " + helper + "(" + literal(Kind.DOUBLE) + ", " + dice.between(1, 12) + "));";
    };
    method(name, () -> source.line(call));
  }

  private void mutual(String name) {
    String one = source.fresh("even");
    String two = source.fresh("odd");
    Kind kind = dice.of(Kind.ANY);
    source.text("""
        static #2 #0(int depth, int x) {
          if (depth <= 0 || !burn()) return #3;
          #2 r = #1(depth - 1, #4);
          mix(r);
          return #5 ? r : #6;
        }
        static #2 #1(int depth, int x) {
          try {
            return depth % 2 == 0 ? #0(depth - 1, x) : #0(depth - 2, x + #7);
          } finally {
            mix(x);
          }
        }
        """, one, two, kind.type, literal(kind), closed(Kind.INT, 2, "x", "depth"), closed(Kind.BOOLEAN, 2, "x"),
        closed(kind, 1, "x", "depth"), number(-9, 9));
    String rounds = number(2, 9);
    method(name, () -> source.text("for (int i = 0; i < #0; i++) show(\"mutual\", #1(i * 3, i));", rounds, one));
  }

  private void machine(String name) {
    method(name, () -> {
      source.text("""
          String input = #0 + "a1b2" + #1;
          String state = "start";
          int i = 0, steps = 0;
          scan:
          while (i < input.length()) {
            char c = input.charAt(i);
            if (++steps > #2) break;
            switch (state) {
              case "start":
                if (Character.isDigit(c)) { state = "number"; continue scan; }
                state = c == ' ' ? "space" : "word";
              case "word":
                if (Character.isDigit(c)) { state = "number"; break; }
                i++;
                break;
              case "number":
                mix(c - '0');
                i += #3;
                if (c == '2') break scan;
                state = "start";
                break;
              default:
                i++;
                state = "start";
            }
            show(state, i);
          }
          show("steps", steps);
          """, literal(Kind.STRING), literal(Kind.STRING), dice.between(5, 40), dice.between(1, 2));
    });
  }

  private void labels(String name) {
    method(name, () -> source.text("""
        int hits = 0;
        long trail = 1;
        first:
        for (int i = 0; i < #0; i++) {
          int j = i;
          second:
          do {
            j++;
            if ((i ^ j) == #1) continue first;
            for (int k = j; ; k -= 2) {
              trail = trail * 31 + k;
              if (k < 0) break;
              if (k == #2) continue second;
              if (i * j + k == #3) break first;
              if (k % 5 == 4) break second;
            }
            hits++;
          } while (j < #0 + 3);
          block: {
            if (i % 3 == 1) break block;
            trail ^= i << j;
          }
          int n = i * 27 + 1;
          while (n != 1) {
            n = (n & 1) == 0 ? n / 2 : n * 3 + 1;
            if (n > #4) break;
            hits++;
          }
        }
        show("hits", hits);
        show("trail", trail);
        """, dice.between(3, 9), dice.between(1, 15), dice.between(0, 6), dice.between(0, 60), dice.between(50, 5000)));
  }
}
