/**
 * Something that expressions can name: a local variable, parameter or field.
 *
 * @param assignable expressions may assign to it
 * @param capturable lambdas and local classes may mention it: a field, or a local that is never assigned again
 * @param length     of an array, 0 where it is not known
 */
record Variable(String type, String name, boolean assignable, boolean capturable, int length) {
  static Variable local(String type, String name) { return new Variable(type, name, true, false, 0); }

  static Variable fixed(String type, String name) { return new Variable(type, name, false, true, 0); }

  /** A loop counter: readable in the loop, but neither assigned nor captured there. */
  static Variable counter(String name) { return new Variable("int", name, false, false, 0); }

  static Variable array(String type, String name, int length) {
    return new Variable(type, name, false, true, length);
  }

  static Variable field(String type, String name) { return new Variable(type, name, true, true, 0); }

  boolean isLocal() { return !(assignable && capturable); }
}
