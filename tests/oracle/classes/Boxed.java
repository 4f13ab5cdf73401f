// -n 1 --ints 0..1
import glassbox.Declarative;
import glassbox.Range;

/** Boxed values, compared with equals and unboxed; types of several of them. */
class Boxed {
  Integer count;
  Long total;
  @Range(min = 3, max = 5) Short level;
  Character letter;
  Boolean on;
  Comparable<Integer> bound;
  Number any;

  void add(Integer more) {
    if (more != null && count != null) count = count + more;
  }

  void meet(Integer other) {
    if (count != null && count.equals(other)) on = Boolean.TRUE;
  }

  void sum(long more) {
    if (total != null) total += more;
  }

  boolean below(Integer other) {
    return bound != null && other != null && bound.compareTo(other) > 0;
  }

  int whole() {
    return any == null ? 0 : any.intValue();
  }

  @Declarative boolean repOk() {
    return count != null && letter == null && total != null && any == null && level != null;
  }
}
