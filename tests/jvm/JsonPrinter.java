// Pins down a JSON-like reader and printer over maps, lists and scalars: escapes, nesting,
// pretty printing, errors with positions.
import java.util.*;

public class JsonPrinter {
    static String compact(Object o) {
        StringBuilder s = new StringBuilder();
        write(o, s, -1, 0);
        return s.toString();
    }

    static String pretty(Object o) {
        StringBuilder s = new StringBuilder();
        write(o, s, 2, 0);
        return s.toString();
    }

    static void newline(StringBuilder s, int indent, int depth) {
        if (indent >= 0) s.append('\n').append(" ".repeat(indent * depth));
    }

    static void write(Object o, StringBuilder s, int indent, int depth) {
        if (o == null || o instanceof Boolean) {
            s.append(o);
        } else if (o instanceof Number n) {
            double d = n.doubleValue();
            if (d == Math.rint(d) && Math.abs(d) < 1e15) s.append(n.longValue());
            else s.append(d);
        } else if (o instanceof CharSequence c) {
            s.append('"');
            for (int i = 0; i < c.length(); i++) {
                char ch = c.charAt(i);
                switch (ch) {
                    case '"' -> s.append("\\\"");
                    case '\\' -> s.append("\\\\");
                    case '\n' -> s.append("\\n");
                    case '\t' -> s.append("\\t");
                    default -> {
                        if (ch < ' ' || ch > '~') s.append(String.format("\\u%04x", (int) ch));
                        else s.append(ch);
                    }
                }
            }
            s.append('"');
        } else if (o instanceof Map<?, ?> m) {
            s.append('{');
            String sep = "";
            for (Map.Entry<?, ?> e : m.entrySet()) {
                s.append(sep);
                newline(s, indent, depth + 1);
                write(String.valueOf(e.getKey()), s, indent, depth + 1);
                s.append(indent >= 0 ? ": " : ":");
                write(e.getValue(), s, indent, depth + 1);
                sep = ",";
            }
            if (!m.isEmpty()) newline(s, indent, depth);
            s.append('}');
        } else if (o instanceof Iterable<?> it) {
            s.append('[');
            boolean first = true;
            for (Object x : it) {
                if (!first) s.append(',');
                newline(s, indent, depth + 1);
                write(x, s, indent, depth + 1);
                first = false;
            }
            if (!first) newline(s, indent, depth);
            s.append(']');
        } else if (o instanceof int[] a) {
            write(Arrays.stream(a).boxed().toList(), s, indent, depth);
        } else {
            throw new IllegalArgumentException("cannot write " + o.getClass().getSimpleName());
        }
    }

    static class Reader {
        final String s;
        int p = 0;
        Reader(String s) { this.s = s; }

        RuntimeException error(String m) { return new IllegalArgumentException(m + " at " + p); }

        char peek() {
            while (p < s.length() && s.charAt(p) <= ' ') p++;
            return p < s.length() ? s.charAt(p) : '\0';
        }

        void expect(char c) {
            if (peek() != c) throw error("expected " + c);
            p++;
        }

        Object top() {
            Object v = value();
            if (peek() != '\0') throw error("trailing text");
            return v;
        }

        Object value() {
            char c = peek();
            if (c == '{') {
                Map<String, Object> m = new LinkedHashMap<>();
                p++;
                if (peek() == '}') { p++; return m; }
                do {
                    peek();
                    String k = string();
                    expect(':');
                    m.put(k, value());
                } while (more('}'));
                return m;
            }
            if (c == '[') {
                List<Object> l = new ArrayList<>();
                p++;
                if (peek() == ']') { p++; return l; }
                do l.add(value()); while (more(']'));
                return l;
            }
            if (c == '"') return string();
            for (String w : new String[] {"true", "false", "null"}) {
                if (s.startsWith(w, p)) {
                    p += w.length();
                    return w.equals("null") ? null : (Object) w.equals("true");
                }
            }
            int start = p;
            while (p < s.length() && "+-.eE0123456789".indexOf(s.charAt(p)) >= 0) p++;
            if (start == p) throw error("unexpected " + (c == '\0' ? "end" : c));
            String num = s.substring(start, p);
            try {
                return num.matches("-?[0-9]+") ? (Object) Long.parseLong(num) : (Object) Double.parseDouble(num);
            } catch (NumberFormatException e) {
                throw error("bad number " + num);
            }
        }

        boolean more(char end) {
            char c = peek();
            p++;
            if (c == ',') return true;
            if (c == end) return false;
            p--;
            throw error("expected , or " + end);
        }

        String string() {
            expect('"');
            StringBuilder b = new StringBuilder();
            while (true) {
                if (p >= s.length()) throw error("unterminated");
                char c = s.charAt(p++);
                if (c == '"') return b.toString();
                if (c != '\\') { b.append(c); continue; }
                char e = s.charAt(p++);
                b.append(switch (e) {
                    case 'n' -> '\n';
                    case 't' -> '\t';
                    case 'u' -> { p += 4; yield (char) Integer.parseInt(s.substring(p - 4, p), 16); }
                    case '"', '\\', '/' -> e;
                    default -> throw error("bad escape " + e);
                });
            }
        }
    }

    public static void main(String[] args) {
        Map<String, Object> m = new LinkedHashMap<>();
        m.put("name", "glass \"box\"\n");
        m.put("n", 42);
        m.put("pi", 3.25);
        m.put("neg", -7L);
        m.put("ok", true);
        m.put("none", null);
        m.put("list", Arrays.asList(1, "two", List.of(), Map.of(), new int[] {3, 4}));
        m.put("uni", "\u00e9\u20ac\ud83d\ude00\0");
        System.out.println(compact(m));
        System.out.println(pretty(m));
        Object back = new Reader(pretty(m)).top();
        System.out.println(compact(back).equals(compact(m)) + " " + ((Map<?, ?>) back).get("uni").equals(m.get("uni")));
        for (String t : new String[] {"1", " [1, 2 , [3]] ", "{}", "\"\\u0041\\/\"", "-1.5e3", "[true,false,null]", "{\"a\":{\"b\":[{}]}}", "9223372036854775807"}) System.out.print(compact(new Reader(t).top()) + " ");
        System.out.println();
        for (String t : new String[] {"", "[1,", "[1 2]", "{\"a\"}", "{a:1}", "\"abc", "tru", "1 2", "[1]]", "\"\\x\"", "99999999999999999999", "1.2.3", "-"}) {
            try {
                System.out.println(compact(new Reader(t).top()));
            } catch (IllegalArgumentException e) {
                System.out.println(t + " -> " + e.getMessage());
            }
        }
        try {
            compact(List.of(new Object()));
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Object deep = 0;
        for (int i = 0; i < 50; i++) deep = List.of(deep, i);
        System.out.println(compact(deep).length() + " " + compact(new Reader(compact(deep)).top()).equals(compact(deep)));
    }
}
