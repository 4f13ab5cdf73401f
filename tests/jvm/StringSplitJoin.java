// Pins down split with limits and empty parts, join, StringJoiner, and hand-made tokenising.
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;
import java.util.StringTokenizer;

public class StringSplitJoin {
    static void show(String[] parts) {
        System.out.println(parts.length + " " + Arrays.toString(parts));
    }

    static String csv(String line) {
        StringBuilder out = new StringBuilder();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < line.length(); i++) {
            char c = line.charAt(i);
            if (c == '"') {
                if (quoted && i + 1 < line.length() && line.charAt(i + 1) == '"') {
                    cell.append('"');
                    i++;
                } else {
                    quoted = !quoted;
                }
            } else if (c == ',' && !quoted) {
                out.append('<').append(cell).append('>');
                cell.setLength(0);
            } else {
                cell.append(c);
            }
        }
        return out.append('<').append(cell).append('>').toString();
    }

    public static void main(String[] args) {
        show("a,b,c".split(","));
        show("a,,b,,".split(","));
        show(",a,b".split(","));
        show("a,,b,,".split(",", -1));
        show("a,b,c,d".split(",", 2));
        show("a,b,c,d".split(",", 4));
        show("a,b".split(",", 10));
        show("".split(","));
        show(",".split(","));
        show(",,".split(",", -1));
        show("abc".split(""));
        show("none".split(";"));
        show("a b  c".split(" "));
        show("a.b.c".split("\\."));
        show("a|b".split("\\|"));
        show("one  two\tthree".split("\\s+"));
        show(" lead".split(" "));
        show("x1y22z333".split("[0-9]+"));
        show("key=value=more".split("=", 2));
        show("2024-01-02T03:04".split("[-T:]"));
        show("a::b::c".split("::"));

        System.out.println(String.join("-", "a", "b", "c") + String.join(", ") + String.join("+", List.of("x")) + String.join("/", Arrays.asList("p", null, "q")));
        StringJoiner j = new StringJoiner(", ", "{", "}");
        j.setEmptyValue("EMPTY");
        System.out.println(j + " " + j.length());
        j.add("one").add("two").add("");
        System.out.println(j + " " + j.length());
        StringJoiner k = new StringJoiner("/");
        System.out.println("[" + k + "]");
        k.add("x").merge(j).add("y");
        System.out.println(k);
        StringTokenizer st = new StringTokenizer("  the quick,brown  fox ", " ,");
        System.out.print(st.countTokens());
        while (st.hasMoreTokens()) System.out.print(" <" + st.nextToken() + ">");
        System.out.println();
        System.out.println(csv("a,\"b,c\",\"say \"\"hi\"\"\",,end"));
        String text = "it was the best of times it was the worst of times";
        String longest = "";
        int letters = 0;
        for (String w : text.split(" ")) {
            letters += w.length();
            if (w.length() > longest.length()) longest = w;
        }
        System.out.println(longest + " " + letters);
        StringBuilder title = new StringBuilder();
        for (String w : text.split(" ")) title.append(Character.toUpperCase(w.charAt(0))).append(w, 1, w.length()).append(' ');
        System.out.println(title.toString().trim());
        String[] lines = "l1\nl2\n\nl4".split("\n");
        for (int i = lines.length - 1; i >= 0; i--) System.out.print("[" + lines[i] + "]");
        System.out.println(System.lineSeparator().length());
    }
}
