// -n 2 --strings ,x,xy --ints 0..1
import glassbox.Declarative;
import glassbox.GlassBox;

/** Strings and sequences of characters in fields, arrays and arguments. */
class Words {
  String first;
  String[] others;
  CharSequence text;

  void put(String word, int index) {
    GlassBox.assume(index >= 0 && index < others.length);
    if (word != null && !word.equals(first)) others[index] = word;
  }

  void rename(String word) {
    first = word;
  }

  boolean isLonger(String word) {
    return word != null && first != null && word.length() > first.length();
  }

  void join() {
    if (first != null && others.length > 0 && others[0] != null) first = first + others[0];
  }

  void empty() {
    if ("".equals(first)) first = null;
  }

  @Declarative boolean repOk() {
    if (others == null || others.length > 1 || text == null) return false;
    return others.length == 0 || first == null || others[0] != first;
  }
}
