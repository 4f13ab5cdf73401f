import java.util.List;
import java.util.function.Consumer;

/** Sections on boxing and unboxing. */
final class BoxSections extends Sections {
  BoxSections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::arithmetic, this::identity, this::nulls, this::numbers);
  }

  private void arithmetic(String name) {
    Kind kind = dice.of(Kind.INT, Kind.LONG, Kind.DOUBLE, Kind.FLOAT);
    method(name, () -> source.text("""
        #0 w = #1;
        #0 before = w;
        w++;
        show("w", w);
        w += #2;
        show("w", w);
        show("post", w-- - before);
        #0[] boxes = {#1, w, null};
        boxes[0]++;
        boxes[1] *= 2;
        show("boxes", Arrays.toString(boxes));
        try {
          boxes[2] -= 1;
        } catch (NullPointerException e) {
          report("null box", e);
        }
        List<#0> list = new ArrayList<>(Arrays.asList(boxes));
        list.set(0, list.get(1) + list.get(0));
        show("list", list.toString());
        #3 total = 0;
        for (#0 each : list) if (each != null) total += each;
        show("total", total);
        show("ternary", "" + (#4 ? w : #5));
        Character c = 'x';
        c++;
        Boolean flag = !#4;
        flag ^= c > 'w';
        Byte small = (byte) (#6);
        small++;
        show("others", c + "," + flag + "," + small + "," + (char) (c + 1));
        """, kind.box, literal(kind), literal(kind), kind.type, of(Kind.BOOLEAN), dice.of("1", "2.5", "'c'", "3L"),
            of(Kind.INT)));
  }

  private void identity(String name) {
    int value = dice.of(0, 1, 127, -128, 100, 128, -129, 1000, dice.between(-300, 300));
    method(name, () -> source.text("""
        Integer a = #0, b = #0, c = Integer.valueOf("#4");
        Long l = #1L, m = #1L;
        Object o = a;
        show("same", (a == b) + "," + (a == c) + "," + (l == m) + "," + a.equals(b));
        show("mixed", l.equals(#1) + "," + l.equals(#1L) + "," + (l == #1) + "," + (l.intValue() == a));
        show("order", (a <= b && a >= b) + "," + a.compareTo(c) + "," + (o.equals(b)));
        Character x = (char) #2, y = (char) #2;
        Short s = (short) #2, t = (short) #2;
        show("small", (x == y) + "," + (s == t) + "," + s.equals(t) + "," + (Boolean.TRUE == (Boolean) true));
        show("hash", a.hashCode() + l.hashCode() + x.hashCode() + Double.valueOf(#3).hashCode());
        Set<Object> set = new HashSet<>(List.of(#0, #1L, #2.0));
        show("set", set.contains(#0) + "," + set.contains((long) #0) + "," + set.contains(#2));
        """, "(" + value + ")", Math.abs(value), dice.of(5, 127, 128, 200), literal(Kind.DOUBLE), value));
  }

  private void nulls(String name) {
    Kind kind = dice.of(Kind.PRIMITIVE);
    List<String> acts = """
        #1 x = w; show("x", x);
        show("eq", w == #2);
        show("either", #3 ? w : #2);
        show("map", (#1) map.get("absent"));
        show("call", w.hashCode());
        show("text", "" + w);
        show("null", w == null);
        #1[] a = {#2, w}; show("a", a.length);
        show("same", (Object) w == map.get("no"));
        """.lines().toList();
    method(name, () -> {
      source.text("""
          #0 w = #3 ? null : (#0) #2;
          Map<String, #0> map = new HashMap<>();
          map.put("present", #2);
          """, kind.box, kind.type, literal(kind), of(Kind.BOOLEAN));
      for (int i = dice.between(2, 5); i > 0; i--) {
        source.open("try");
        source.text(dice.of(acts), kind.box, kind.type, literal(kind), of(Kind.BOOLEAN));
        source.next("catch (NullPointerException e)");
        source.line("report(\"null\", e);");
        source.close();
      }
    });
  }

  private void numbers(String name) {
    method(name, () -> source.text("""
        Object[] all = {#0, #1, #2, #3, #4, #5, #6, #7};
        double total = 0;
        for (Object o : all) {
          if (o instanceof Number n) {
            total += n.intValue() + n.byteValue();
            show(o.getClass().getSimpleName(), n.longValue() + "," + n.floatValue() + "," + n.shortValue());
          } else if (o instanceof Character c) {
            total += c;
          } else if (o instanceof Boolean b && b) {
            total++;
          }
          if (o instanceof Comparable<?>) mix(o.hashCode());
          try {
            Integer i = (Integer) o;
            show("int", i + 1);
          } catch (ClassCastException e) {
            mix(17);
          }
        }
        show("total", total);
        """, literal(Kind.INT), literal(Kind.LONG), literal(Kind.SHORT), literal(Kind.BYTE), literal(Kind.CHAR),
            literal(Kind.BOOLEAN),
        literal(Kind.FLOAT), literal(Kind.DOUBLE)));
  }
}
