import java.util.List;

/** Methods for golden tests of the printer. */
class Printed {
  Printed next;
  int key;
  static long count;

  int find(int wanted) {
    Printed node = this;
    while (node != null) {
      if (node.key == wanted) return node.key;
      node = node.next;
    }
    return -1;
  }

  static double constants(float x, boolean loud) {
    count += 5000000000L;
    String text = loud ? "say \"hé\\\n\0\ud83d\ude00" : null;
    return x * 1.5f + 1.0 + text.length();
  }

  static String choose(int day) {
    switch (day) {
      case 1:
      case 2:
      case 3:
      case 7:
        return "early";
      case 5:
      case 6:
        return "late";
      default:
        return "never";
    }
  }

  static Object arrays(List<String> list) {
    int[][] table = new int[2][3];
    String[] row = new String[4];
    table[1][0] = list.size();
    row[table[0][1]] = (String) list.get(0);
    return row instanceof Object ? row : String.class;
  }

  static int handled(String text) {
    try {
      return Integer.parseInt(text);
    } catch (NumberFormatException e) {
      throw new IllegalStateException("bad", e);
    } finally {
      count = 0;
    }
  }

  Runnable lambda(int times) {
    synchronized (this) {
      return () -> System.out.println(times);
    }
  }
}
