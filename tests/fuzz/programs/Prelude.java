import java.util.List;

/** The fixed part of every program: fuel, checksum, printing, exceptions, an enum and static state of all kinds. */
final class Prelude {
  private Prelude() {}

  static final List<String> MOODS = List.of("CALM", "GLAD", "SAD", "WILD");

  private static final String TEXT = """
      static final Object LOCK = new Object();
      static int fuel;
      static long sum = 1;
      static boolean burn() { return fuel-- > 0; }
      static void mix(long v) { sum = sum * 31 + v; }
      static void mix(double v) { mix(Double.doubleToLongBits(v)); }
      static void mix(boolean v) { mix(v ? 1L : 2L); }
      static void mix(String v) { mix(v == null ? 3L : v.hashCode()); }
      static void label(String label) { System.out.print(plain(label)); System.out.print('='); }
      static void show(String label, int v) { label(label); System.out.println(v); mix(v); }
      static void show(String label, char v) { label(label); System.out.println((int) v); mix(v); }
      static void show(String label, long v) { label(label); System.out.println(v); mix(v); }
      static void show(String label, float v) { label(label); System.out.println(v); mix(v); }
      static void show(String label, double v) { label(label); System.out.println(v); mix(v); }
      static void show(String label, boolean v) { label(label); System.out.println(v); mix(v); }
      static void show(String label, String v) { label(label); System.out.println(plain(v)); mix(v); }
      static void show(String label, Object v) { show(label, String.valueOf(v)); }
      static void report(String label, Throwable t) {
        boolean silent = t instanceof NullPointerException || t instanceof ClassCastException;
        show(label, t.getClass().getName().concat(silent ? "" : " ".concat(String.valueOf(t.getMessage()))));
      }
      /** The string with everything but printable ASCII escaped. */
      static String plain(String s) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; s != null && i < s.length(); i++) {
          char c = s.charAt(i);
          if (c >= ' ' && c <= '~') out.append(c);
          else out.append('<').append((int) c).append('>');
        }
        return s == null ? "null" : out.toString();
      }
      static String clip(String s) { return s == null || s.length() <= 48 ? s : s.substring(s.length() - 48); }
      static char at(String s, int i) { return s.isEmpty() ? '?' : s.charAt(Math.floorMod(i, s.length())); }
      static String part(String s, int a, int b) {
        int from = Math.floorMod(a, s.length() + 1);
        return s.substring(from, from + Math.floorMod(b, s.length() - from + 1));
      }
      static <T> T either(boolean c, T a, T b) { return c ? a : b; }
      static class Oops extends RuntimeException {
        final int code;
        Oops(int code, String message) { super(message); this.code = code; }
      }
      static class Worse extends Oops {
        Worse(int code, String message) { super(code + 1, "worse " + message); }
        @Override public String getMessage() { return super.getMessage() + "/" + code; }
      }
      static class Checked extends Exception {
        Checked(String message, Throwable cause) { super(message, cause); }
      }
      enum Mood { CALM, GLAD, SAD, WILD }
      """;

  /** The static variable of the kind that every program has. */
  static String stateName(Kind kind) { return "g" + kind.type.toLowerCase().substring(0, 2); }

  static void write(Context context) {
    context.source.text(TEXT);
    for (Kind kind : Kind.values()) {
      String name = stateName(kind);
      context.source.line("static " + kind.type + " " + name + " = " + Literals.of(kind, context.dice) + ";");
      context.scope.add(Variable.field(kind.type, name));
    }
    context.source.line("static final int[] gints = {3, -1, 4, 1 << 20, Integer.MIN_VALUE, 9};");
    context.scope.add(Variable.array("int[]", "gints", 6));
    context.source.line("");
  }
}
