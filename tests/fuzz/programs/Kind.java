import java.util.List;

/** The kinds of values that generated expressions have: the primitive types and String. */
enum Kind {
  INT("int", "Integer"),
  LONG("long", "Long"),
  SHORT("short", "Short"),
  BYTE("byte", "Byte"),
  CHAR("char", "Character"),
  BOOLEAN("boolean", "Boolean"),
  FLOAT("float", "Float"),
  DOUBLE("double", "Double"),
  STRING("String", "String");

  /** Kinds that binary numeric promotion turns into int. */
  static final List<Kind> PROMOTED_TO_INT = List.of(INT, INT, INT, SHORT, BYTE, CHAR);
  static final List<Kind> INTEGRAL = List.of(INT, INT, LONG, LONG, SHORT, BYTE, CHAR);
  /** Numeric kinds whose combination with a float is a float. */
  static final List<Kind> BELOW_DOUBLE = List.of(FLOAT, FLOAT, INT, LONG, SHORT, BYTE, CHAR);
  static final List<Kind> NUMERIC = List.of(INT, INT, LONG, LONG, SHORT, BYTE, CHAR, FLOAT, DOUBLE);
  static final List<Kind> PRIMITIVE = List.of(INT, LONG, SHORT, BYTE, CHAR, BOOLEAN, FLOAT, DOUBLE);
  /** All kinds, with the frequency that declarations use. */
  static final List<Kind> ANY =
      List.of(INT, INT, INT, LONG, LONG, SHORT, BYTE, CHAR, BOOLEAN, FLOAT, DOUBLE, STRING);

  final String type;
  final String box;

  Kind(String type, String box) {
    this.type = type;
    this.box = box;
  }

  boolean isIntegral() { return INTEGRAL.contains(this); }

  boolean isNumeric() { return NUMERIC.contains(this); }
}
