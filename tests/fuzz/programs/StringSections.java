import java.util.List;
import java.util.function.Consumer;

/** Sections on strings and string builders. */
final class StringSections extends Sections {
  StringSections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::builder, this::searching, this::concatenation, this::characters, this::identity);
  }

  private void builder(String name) {
    List<String> acts = """
        sb.append($X);
        sb.insert($N, $X);
        sb.deleteCharAt($N);
        sb.delete($N, $M);
        sb.setCharAt($N, 'q');
        sb.reverse();
        sb.replace($N, $M, $T);
        sb.setLength($N);
        show("at", sb.charAt($N));
        show("sub", sb.substring($N));
        sb.append($T, 0, $N);
        show("find", sb.indexOf($T));
        sb.append(new char[] {'x', 'y'}, $N, 1);
        sb.appendCodePoint($N + 90);
        show("compare", sb.compareTo(new StringBuilder($T)));
        sb.append(sb);
        sb.insert(0, $N);
        sb.append((String) null);
        """.lines().toList();
    method(name, () -> {
      source.line("StringBuilder sb = new StringBuilder(" + dice.of("", "" + dice.between(0, 9), literal(Kind.STRING))
          + ");");
      for (int i = dice.between(5, 10); i > 0; i--) {
        String act = dice.of(acts).replace("$N", number(dice.chance(15) ? -1 : 0, 5)).replace("$M", number(0, 9))
            .replace("$X", of(dice.of(Kind.ANY))).replace("$T", literal(Kind.STRING));
        source.open("try");
        source.line(act);
        source.next("catch (IndexOutOfBoundsException | NegativeArraySizeException e)");
        source.line("report(\"sb\", e);");
        source.close();
        source.line("show(\"sb\", sb.length() > 99 ? sb.substring(0, 50) : sb.toString());");
      }
    });
  }

  private void searching(String name) {
    method(name, () -> {
      source.line("String s = " + literal(Kind.STRING) + " + " + of(Kind.STRING) + ", t = " + literal(Kind.STRING)
          + ";");
      context.scope.add(Variable.fixed("String", "s"));
      context.scope.add(Variable.fixed("String", "t"));
      source.text("""
          show("s", s);
          show("index", s.indexOf(t) * 100 + s.lastIndexOf(t) * 10 + s.indexOf('a', #0));
          show("match", s.startsWith(t) + "," + s.endsWith(t) + "," + s.contains(t));
          show("region", s.regionMatches(#0, t, 0, 1));
          show("replace", s.replace(t, "<>") + s.replace('a', 'A'));
          show("split", Arrays.toString(s.split(#1)));
          show("compare", s.compareTo(t) + t.compareToIgnoreCase(s));
          show("case", s.toUpperCase().equals(s) + s.toLowerCase());
          show("join", String.join("/", s, t, #2));
          show("hash", s.hashCode() ^ t.hashCode());
          switch (t) {
            case "Aa", "BB" -> show("same hash", t);
            case "" -> show("empty", s);
            case "42" -> show("number", Integer.parseInt(t) + 1);
            default -> show("other", t.length());
          }
          """, number(0, 4), dice.of("\",\"", "\"a\"", "\"X\"", "\" \""), literal(Kind.STRING));
      source.open("try");
      source.line("show(\"cut\", s.substring(" + number(-1, 3) + ", " + number(0, 6) + "));");
      source.line("show(\"char\", s.charAt(" + number(0, 9) + "));");
      source.line("show(\"parsed\", " + dice.of("Integer.parseInt(t)", "Long.parseLong(t, 16)", "Double.parseDouble(t)",
          "Integer.decode(t)", "Boolean.parseBoolean(t)", "Short.parseShort(t)") + ");");
      source.next("catch (IndexOutOfBoundsException | NumberFormatException e)");
      source.line("report(\"cut\", e);");
      source.close();
      context.statements.observe();
    });
  }

  private void concatenation(String name) {
    method(name, () -> {
      source.line("Object o = " + dice.of("null", "5", "\"text\"", "'c'", "2.5f", "List.of(1, 2)") + ";");
      source.line("String s = null;");
      for (int i = dice.between(2, 4); i > 0; i--) {
        StringBuilder parts = new StringBuilder(literal(Kind.STRING));
        for (int j = dice.between(2, 6); j > 0; j--) {
          parts.append(" + ").append(dice.chance(15) ? dice.of("o", "s", "null") : of(dice.of(Kind.ANY)));
        }
        source.line("show(\"c\", " + parts + ");");
      }
      source.line("s += " + literal(dice.of(Kind.ANY)) + ";");
      source.line("for (char c = 'a'; c < 'a' + " + dice.between(1, 6) + "; c++) s += c + 1 + \"\" + c;");
      source.line("s += o;");
      source.line("show(\"s\", s);");
      source.line("char[] cs = {" + literals(Kind.CHAR, 3) + "};");
      source.line("show(\"cs\", String.valueOf(cs) + cs.length + new String(cs, 1, 2));");
    });
  }

  private void characters(String name) {
    method(name, () -> source.text("""
        String s = #0 + #1;
        int[] counts = new int[128];
        int letters = 0, digits = 0;
        for (char c : s.toCharArray()) {
          if (Character.isLetter(c)) letters++;
          else if (Character.isDigit(c)) digits += c - '0';
          if (c < counts.length) counts[c]++;
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < counts.length; i++) {
          if (counts[i] > 0) out.append((char) i).append(counts[i]);
        }
        show("counts", out.toString());
        show("letters", letters * 100 + digits);
        boolean palindrome = true;
        for (int i = 0, j = s.length() - 1; i < j; i++, j--) palindrome &= s.charAt(i) == s.charAt(j);
        show("palindrome", palindrome);
        char[] rotated = s.toCharArray();
        for (int i = 0; i < rotated.length; i++) {
          char c = rotated[i];
          if (c >= 'a' && c <= 'z') rotated[i] = (char) ((c - 'a' + #2) % 26 + 'a');
          else rotated[i] += #3;
        }
        show("rotated", new String(rotated));
        long hash = #4;
        for (int i = 0; i < s.length(); i++) hash = (hash ^ s.charAt(i)) * 1099511628211L;
        show("hash", hash);
        """, literal(Kind.STRING), of(Kind.STRING), dice.between(0, 40), number(-3, 3), literal(Kind.LONG)));
  }

  private void identity(String name) {
    method(name, () -> source.text("""
        String a = "glass" + "box", b = "glass", c = b + "box";
        final String d = "glass";
        show("same", (a == "glassbox") + "," + (a == c) + "," + (a == c.intern()) + "," + (a == d + "box"));
        show("equal", a.equals(c) + "," + a.equals(null) + "," + "GLASSBOX".equalsIgnoreCase(a));
        String s = #0, t = new String(s);
        show("new", (s == t) + "," + s.equals(t) + "," + (s == t.intern()) + "," + (s.hashCode() == t.hashCode()));
        show("self", (s.substring(0) == s) + "," + (s.concat("") == s) + "," + (s.toString() == s));
        show("bytes", s.chars().sum() + s.codePointCount(0, s.length()));
        CharSequence cs = #1 ? s : new StringBuilder(s);
        show("sequence", cs.length() + cs.subSequence(0, cs.length() / 2).toString() + s.contentEquals(cs));
        """, literal(Kind.STRING), of(Kind.BOOLEAN)));
  }
}
