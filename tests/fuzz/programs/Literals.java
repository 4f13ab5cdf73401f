/** Literals, with a liking for the values at which arithmetic changes its behaviour. */
final class Literals {
  private Literals() {}

  /** A literal whose type is exactly that of the kind. */
  static String of(Kind kind, Dice dice) {
    return switch (kind) {
      case INT -> ofInt(dice);
      case LONG -> ofLong(dice);
      case SHORT -> "((short) " + narrow(dice, 32767) + ")";
      case BYTE -> "((byte) " + narrow(dice, 127) + ")";
      case CHAR -> ofChar(dice);
      case BOOLEAN -> dice.of("true", "false");
      case FLOAT -> ofFloat(dice);
      case DOUBLE -> ofDouble(dice);
      case STRING -> ofString(dice);
    };
  }

  static String smallInt(Dice dice) { return number(dice.between(-15, 15)); }

  private static String number(long value) { return value < 0 ? "(" + value + ")" : String.valueOf(value); }

  private static String ofInt(Dice dice) {
    if (dice.chance(45)) return smallInt(dice);
    if (dice.chance(30)) return number(dice.between(-40000, 40000));
    if (dice.chance(30)) return dice.of("Integer.MAX_VALUE", "Integer.MIN_VALUE", "0x7fffffff", "0xffffffff");
    if (dice.chance(50)) {
      return number(dice.of(127, 128, -128, -129, 255, 256, 32767, 32768, -32768, -32769, 65535, 65536, 31, 32, 33));
    }
    return "0x" + Integer.toHexString(dice.anyInt());
  }

  private static String ofLong(Dice dice) {
    if (dice.chance(45)) {
      int value = dice.between(-15, 15);
      return value < 0 ? "(" + value + "L)" : value + "L";
    }
    if (dice.chance(35)) {
      return dice.of("Long.MAX_VALUE", "Long.MIN_VALUE", "0x7fffffffL", "0x80000000L", "0xffffffffL",
          "(-2147483649L)", "4294967296L", "9007199254740993L", "63L", "64L", "65L");
    }
    return "0x" + Long.toHexString(dice.anyLong()) + "L";
  }

  private static String narrow(Dice dice, int limit) {
    return number(dice.chance(20) ? dice.of(limit, -limit - 1, limit + 1) : dice.between(-limit / 4, limit / 2));
  }

  private static String ofChar(Dice dice) {
    if (dice.chance(10)) return dice.of("'\\n'", "'\\''", "'\\\\'", "'\"'", "Character.MAX_VALUE", "'\\0'");
    if (dice.chance(10)) return "((char) " + dice.below(65536) + ")";
    return "'" + dice.of('a', 'b', 'c', 'x', 'y', 'z', 'A', 'Z', '0', '7', '9', ' ', '-', '_', '%') + "'";
  }

  private static String ofFloat(Dice dice) {
    if (dice.chance(8)) return "Float.NaN";
    if (dice.chance(25)) {
      return dice.of("Float.POSITIVE_INFINITY", "Float.NEGATIVE_INFINITY", "Float.MIN_VALUE",
          "Float.MAX_VALUE", "Float.MIN_NORMAL", "(-0.0f)", "16777217f", "2147483648f", "1e-40f");
    }
    return dice.of("0.0f", "1.0f", "2.0f", "0.1f", "1.5f", "(-2.5f)", "3.25e5f", "1e10f", "(-7e-3f)", "123.456f",
        "0x1.8p3f", "0.33333334f", dice.below(10000) + ".25f");
  }

  private static String ofDouble(Dice dice) {
    if (dice.chance(8)) return "Double.NaN";
    if (dice.chance(25)) {
      return dice.of("Double.POSITIVE_INFINITY", "Double.NEGATIVE_INFINITY", "Double.MIN_VALUE",
          "Double.MAX_VALUE", "Double.MIN_NORMAL", "(-0.0)", "9007199254740993.0", "9.223372036854775807e18",
          "2147483647.5", "1e-310");
    }
    return dice.of("0.0", "1.0", "2.0", "0.1", "1.5", "(-2.5)", "3.25e50", "1e10", "(-7e-3)", "123.456",
        "0x1.8p3", "0.3333333333333333", "1e23", "2e-3", dice.below(100000) + ".125");
  }

  private static String ofString(Dice dice) {
    if (dice.chance(4)) return dice.of("\"\\u00e9\"", "\"\\u4e2d\\u6587\"", "\"\\ud83d\\ude00\"");
    return "\"" + dice.of("", "a", "b", "Aa", "BB", "glass", "box", "hello world", "42", "-17", "007", " pad ", "null",
        "x,y,z", "tab\\there", "\\\"q\\\"", "AaBB", "BBAa", "zebra", "3.5", "true", "aXbXc") + "\"";
  }
}
