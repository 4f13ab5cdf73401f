import java.util.List;
import java.util.function.Consumer;

/** Sections on arrays of all element types. */
final class ArraySections extends Sections {
  ArraySections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::oneDimension, this::twoDimensions, this::failures, this::objects, this::algorithms);
  }

  private void oneDimension(String name) {
    Kind kind = dice.of(Kind.PRIMITIVE);
    String zero = kind == Kind.BOOLEAN ? "false" : "(" + kind.type + ") 0";
    method(name, () -> {
      source.line(kind.type + "[] a = {" + literals(kind, dice.between(3, 7)) + "};");
      source.line(kind.type + "[] b = new " + kind.type + "[a.length + " + dice.between(0, 3) + "];");
      source.open("for (int i = 0; i < a.length; i++)");
      if (kind == Kind.BOOLEAN) source.text("b[i] = a[i] ^ i % 2 == 0;\na[i] |= b[i];\na[i] = !a[i];");
      else source.text("""
          b[i] = (#0) (a[i] * #1);
          a[i] += i * #1;
          b[i]--;
          mix(a[i]++ - b[i]);
          """, kind.type, number(-9, 9));
      source.close();
      context.scope.add(Variable.array(kind.type + "[]", "a", 3));
      for (int i = dice.between(1, 3); i > 0; i--) context.statements.assign();
      source.text("""
          System.arraycopy(a, #2, b, 1, a.length - #2);
          System.arraycopy(b, 0, b, 1, b.length - 1);
          show("a", Arrays.toString(a));
          show("b", Arrays.toString(b));
          #0[] c = a.clone();
          show("clone", Arrays.equals(a, c) && a != c);
          c[c.length - 1] = #1;
          show("hash", Arrays.hashCode(c));
          show("copy", Arrays.toString(Arrays.copyOf(b, b.length + 2)));
          show("range", Arrays.toString(Arrays.copyOfRange(b, 1, 3)));
          int seen = 0;
          for (#0 x : b) if (x == c[0]) seen++;
          show("seen", seen);
          """, kind.type, zero, dice.below(3));
      if (kind != Kind.BOOLEAN && dice.chance(60)) {
        source.text("""
            Arrays.sort(b);
            show("sorted", Arrays.toString(b));
            show("found", Arrays.binarySearch(b, b[1]) >= 0);
            """);
      }
      source.text("Arrays.fill(a, 1, 2, #0);\nshow(\"filled\", Arrays.toString(a));", zero);
    });
  }

  private void twoDimensions(String name) {
    Kind kind = dice.of(Kind.INT, Kind.LONG, Kind.BYTE, Kind.CHAR, Kind.DOUBLE, Kind.SHORT, Kind.FLOAT);
    method(name, () -> source.text("""
        #0[][] grid = new #0[#1][#2];
        for (int r = 0; r < grid.length; r++) {
          for (int c = 0; c < grid[r].length; c++) grid[r][c] = (#0) (r * #3 + c * #4);
        }
        grid[1][0] += 5;
        show("old", (int) grid[1][1]++);
        show("new", (int) (grid[1][1] *= 3));
        show("grid", Arrays.deepToString(grid));
        #0[][] jagged = new #0[#1][];
        for (int r = 0; r < jagged.length - 1; r++) {
          jagged[r] = new #0[r + 1];
          jagged[r][r] = grid[r % grid.length][r % #2];
        }
        #0[] row = grid[0];
        grid[0] = grid[1];
        grid[1] = row;
        row[0]--;
        show("swapped", Arrays.deepToString(grid));
        show("jagged", Arrays.deepToString(jagged));
        try {
          show("cell", (int) jagged[#5][#5]);
        } catch (NullPointerException | ArrayIndexOutOfBoundsException e) {
          report("cell", e);
        }
        int[][][] cube = new int[2][3][2];
        cube[1][2] = new int[] {#3, #4};
        cube[0][0][1] = cube[1][2][0]-- + cube.length;
        show("cube", Arrays.deepToString(cube));
        show("types", grid.getClass().getName() + cube.getClass().getSimpleName() + cube[0].getClass().getName());
        """, kind.type, dice.between(2, 4), dice.between(2, 4), number(-99, 99), number(-20, 20), dice.between(0, 4)));
  }

  private void failures(String name) {
    Kind kind = dice.of(Kind.ANY);
    String value = literal(kind);
    method(name, () -> {
      source.line(kind.type + "[] a = new " + kind.type + "[" + dice.between(0, 3) + "];");
      source.line(kind.type + "[] none = " + leaf(Kind.BOOLEAN) + " ? null : a;");
      source.line("Object[] objects = new " + dice.of("Integer", "String", "Number", "Comparable") + "[2];");
      source.line("int size = " + number(-5, 1) + ", at = " + number(-2, 4) + ";");
      source.open("for (int k = 0; k < 9; k++)");
      source.open("try");
      source.text("""
          switch (k) {
            case 0 -> a[at] = #1;
            case 1 -> show("read", a[at]);
            case 2 -> show("made", new #0[size].length);
            case 3 -> show("null", none.length);
            case 4 -> none[0] = #1;
            case 5 -> { objects[0] = 7; show("stored", String.valueOf(objects[0])); }
            case 6 -> { objects[1] = "text"; show("stored", String.valueOf(objects[1])); }
            case 7 -> System.arraycopy(a, at, a, 0, #2);
            default -> show("grid", new #0[2][size].length);
          }
          """, kind.type, value, dice.between(0, 3));
      source.next("catch (RuntimeException e)");
      source.line("report(\"k\" + k, e);");
      source.close();
      source.close();
    });
  }

  private void objects(String name) {
    String helper = source.fresh("count");
    source.text("""
        static String #0(Object... all) {
          if (all == null) return "no array";
          StringBuilder out = new StringBuilder();
          for (Object each : all) {
            if (each instanceof int[] ints) out.append("ints").append(ints.length);
            else if (each instanceof Object[] inner) out.append('[').append(#0(inner)).append(']');
            else if (each instanceof String s && s.length() > #1) out.append(s, 0, 1);
            else if (each instanceof Integer n) out.append(n + #1);
            else out.append(each == null ? "-" : each.getClass().getSimpleName());
            out.append(' ');
          }
          return out.toString();
        }
        """, helper, dice.between(0, 3));
    method(name, () -> source.text("""
        Object[] mixed = {1, "two", 3L, 'c', 4.5, null, new int[] {1, 2}, new String[] {"x", null}, #1};
        show("all", #0(mixed));
        show("none", #0());
        show("null", #0((Object[]) null));
        show("one", #0((Object) mixed));
        show("two", #0(#2, new int[#3]));
        Object o = new long[][] {{1}, {}};
        show("is", (o instanceof Object[]) + " " + (o instanceof long[][]) + " " + (o instanceof int[]));
        try {
          show("cast", ((String[]) mixed[#4]).length);
        } catch (ClassCastException | NullPointerException e) {
          report("cast", e);
        }
        Comparable<?>[] keys = new String[] {"b", "a"};
        show("class", keys.getClass().getName() + " " + mixed.getClass().getComponentType());
        Object[] copy = mixed.clone();
        copy[0] = "changed";
        show("kept", String.valueOf(mixed[0]));
        """, helper, of(Kind.INT), literal(Kind.STRING), dice.between(0, 5), dice.between(5, 8)));
  }

  private void algorithms(String name) {
    int size = dice.between(8, 24);
    method(name, () -> {
      source.text("""
          int[] data = new int[#0];
          int state = #1;
          for (int i = 0; i < data.length; i++) {
            state = state * 1103515245 + 12345;
            data[i] = (state >>> 16) % #2 - #3;
          }
          show("data", Arrays.toString(data));
          """, size, literal(Kind.INT), dice.between(10, 500), dice.between(0, 50));
      switch (dice.below(4)) {
        case 0 -> source.text("""
            boolean moved = true;
            for (int end = data.length - 1; moved && end > 0; end--) {
              moved = false;
              for (int i = 0; i < end; i++) {
                if (data[i] #0 data[i + 1]) {
                  int t = data[i];
                  data[i] = data[i + 1];
                  data[i + 1] = t;
                  moved = true;
                }
              }
            }
            show("bubbled", Arrays.toString(data));
            """, dice.of("<", ">"));
        case 1 -> source.text("""
            long[] prefix = new long[data.length + 1];
            for (int i = 0; i < data.length; i++) prefix[i + 1] = prefix[i] + (long) data[i] * data[i];
            long best = Long.MIN_VALUE;
            outer:
            for (int i = 0; i < data.length; i++) {
              for (int j = i + 1; j <= data.length; j++) {
                long part = prefix[j] - prefix[i];
                if (part > #0) continue outer;
                if (part > best) best = part;
              }
            }
            show("best", best);
            """, dice.between(1000, 100000));
        case 2 -> source.text("""
            boolean[] composite = new boolean[#0];
            int primes = 0;
            for (int i = 2; i < composite.length; i++) {
              if (composite[i]) continue;
              primes++;
              for (int j = i * i; j < composite.length; j += i) composite[j] = true;
            }
            show("primes", primes);
            """, dice.between(20, 150));
        default -> source.text("""
            double[][] m = new double[3][3];
            for (int i = 0; i < 9; i++) m[i / 3][i % 3] = data[i % data.length] / #0;
            double[][] p = new double[3][3];
            for (int i = 0; i < 3; i++)
              for (int j = 0; j < 3; j++)
                for (int k = 0; k < 3; k++) p[i][j] += m[i][k] * m[k][j];
            show("product", Arrays.deepToString(p));
            """, dice.of("3.0", "7", "0.5f", "1e3"));
      }
    });
  }
}
