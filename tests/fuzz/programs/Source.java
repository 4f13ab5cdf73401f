/** The text of one program, written line by line with indentation, and its supply of unused names. */
final class Source {
  private final StringBuilder text = new StringBuilder();
  private int depth = 0;
  private int names = 0;
  private int lines = 0;

  /** A name that no other declaration of the program has. */
  String fresh(String prefix) { return prefix + names++; }

  int lines() { return lines; }

  void line(String line) {
    lines++;
    if (!line.isEmpty()) text.append("  ".repeat(depth)).append(line);
    text.append('\n');
  }

  void open(String head) {
    line(head + " {");
    depth++;
  }

  /** Closes a block and opens the next one of the same statement: "} else {". */
  void next(String head) {
    depth--;
    line("} " + head + " {");
    depth++;
  }

  void close() { close(""); }

  void close(String tail) {
    depth--;
    line("}" + tail);
  }

  /** Several lines at the present indentation; #0 to #9 stand for the arguments. */
  void text(String template, Object... arguments) {
    StringBuilder filled = new StringBuilder();
    for (int i = 0; i < template.length(); i++) {
      char c = template.charAt(i);
      if (c == '#' && i + 1 < template.length() && Character.isDigit(template.charAt(i + 1))) {
        filled.append(arguments[template.charAt(++i) - '0']);
      } else {
        filled.append(c);
      }
    }
    filled.toString().lines().forEach(this::line);
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
