import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Expression forms by the kind of their result. In a form, a letter after a dollar stands for a subexpression:
 * I int, L long, S short, B byte, C char, Z boolean, F float, D double, T String, P anything promoted to int,
 * G any integral kind, W any numeric kind but double, N any numeric kind, X any kind, i and l an int or long other
 * than zero, k an int literal from 0 to 7, r a radix. A form that starts with an exclamation mark may throw.
 */
final class Forms {
  private Forms() {}

  private static final List<String> INT = forms("""
      3  ($P + $P)  ($P - $P)  ($P * $P)
      2  ($P & $P)  ($P | $P)  ($P ^ $P)  ($P / $i)  ($P % $i)  ($P << $G)  ($P >> $G)  ($P >>> $G)  (-$P)
      2  (~$P)  ((int) $N)  $T.length()  !($P / $P)  !($P % $P)
      1  (+$P)  ((int) (byte) $N)  ((int) (char) $N)  ((int) (short) $N)  Math.abs($I)  Math.min($P, $P)
      1  Math.max($P, $P)  Math.floorMod($I, $i)  Math.floorDiv($I, $i)  Math.round($F)  Math.getExponent($D)
      1  Math.floorMod($L, $i)  Integer.bitCount($I)  Integer.reverse($I)  Integer.highestOneBit($I)
      1  Integer.lowestOneBit($I)  Integer.numberOfLeadingZeros($I)  Integer.numberOfTrailingZeros($I)
      1  Integer.rotateLeft($I, $I)  Integer.rotateRight($I, $I)  Integer.signum($I)  Integer.reverseBytes($I)
      1  Integer.compare($I, $I)  Integer.divideUnsigned($I, $i)  Integer.remainderUnsigned($I, $i)
      1  Integer.compareUnsigned($I, $I)  Integer.parseInt(Integer.toString($I, $r), $r)  Long.bitCount($L)
      1  Long.hashCode($L)  Long.numberOfLeadingZeros($L)  Long.compare($L, $L)  Long.signum($L)
      1  Short.compare($S, $S)  Byte.toUnsignedInt($B)  Short.toUnsignedInt($S)  Boolean.hashCode($Z)
      1  Boolean.compare($Z, $Z)  Double.hashCode($D)  Double.compare($D, $D)  Float.compare($F, $F)
      1  Float.floatToIntBits($F)  Character.getNumericValue($C)  Character.digit($C, $r)
      1  Character.compare($C, $C)  $T.hashCode()  $T.indexOf($C)  $T.indexOf($T)  $T.lastIndexOf($C)
      1  $T.compareTo($T)  $T.compareToIgnoreCase($T)  $T.indexOf($T, $I)  $T.codePointCount(0, 0)
      1  Integer.valueOf($I).hashCode()  !Math.addExact($I, $I)  !Math.subtractExact($I, $I)
      1  !Math.multiplyExact($I, $I)  !Math.negateExact($I)  !Math.toIntExact($L)  !Integer.parseInt($T)
      1  !$T.codePointAt($I)  !Integer.parseInt($T, $r)
      """);

  private static final List<String> LONG = forms("""
      3  ($L + $G)  ($G - $L)  ($L * $G)
      2  ($G & $L)  ($L | $G)  ($L ^ $G)  ($L / $l)  ($L % $l)  ($L << $G)  ($L >> $G)  ($L >>> $G)  (-$L)
      2  (~$L)  ((long) $N)  !($L / $G)  !($G % $L)
      1  Math.abs($L)  Math.min($L, $G)  Math.max($G, $L)  Math.floorMod($L, $l)  Math.floorDiv($L, $l)
      1  Math.round($D)  Math.multiplyHigh($L, $L)  Math.multiplyFull($I, $I)  Integer.toUnsignedLong($I)
      1  Long.reverse($L)  Long.highestOneBit($L)  Long.lowestOneBit($L)  Long.rotateLeft($L, $I)
      1  Long.rotateRight($L, $I)  Long.reverseBytes($L)  Long.divideUnsigned($L, $l)
      1  Long.remainderUnsigned($L, $l)  Double.doubleToLongBits($D)
      1  Long.parseLong(Long.toString($L, $r), $r)  Long.valueOf($L).longValue()  !Math.addExact($L, $L)
      1  !Math.multiplyExact($L, $L)  !Long.parseLong($T)
      """);

  private static final List<String> SHORT = forms("""
      3  ((short) ($P + $P))  ((short) ($P * $P))  ((short) $N)
      1  ((short) ($P >>> $G))  ((short) (-$P))  Short.reverseBytes($S)  Integer.valueOf($I).shortValue()
      1  !Short.parseShort($T)
      """);

  private static final List<String> BYTE = forms("""
      3  ((byte) ($P + $P))  ((byte) ($P ^ $P))  ((byte) $N)
      1  ((byte) ($P >> $G))  ((byte) (~$P))  Long.valueOf($L).byteValue()  !Byte.parseByte($T)
      """);

  private static final List<String> CHAR = forms("""
      3  ((char) ($P + $P))  ((char) $N)  at($T, $I)  ((char) ('a' + $k))
      1  Character.toUpperCase($C)  Character.toLowerCase($C)  Character.forDigit($k, 10)
      1  Character.reverseBytes($C)  !$T.charAt($I)
      """);

  private static final List<String> BOOLEAN = forms("""
      3  ($P < $P)  ($P >= $P)  ($G == $G)  ($G != $G)  ($Z && $Z)  ($Z || $Z)  (!$Z)
      2  ($L < $G)  ($G >= $L)  ($L == $L)  ($L > $L)  ($N <= $N)  ($N > $N)  ($F < $W)  ($F > $W)  ($D <= $N)
      2  ($D >= $N)  ($F == $F)  ($D != $D)  ($F >= $W)  ($D > $D)  ($F <= $F)  ($D < $D)  ($Z & $Z)
      2  ($Z | $Z)  ($Z ^ $Z)  ($Z == $Z)  ($Z != $Z)  $T.equals($T)  $T.isEmpty()  $T.startsWith($T)
      1  $T.endsWith($T)  $T.contains($T)  ($T == null)  $T.equalsIgnoreCase($T)  $T.isBlank()
      1  ($T.intern() == $T.intern())  ($I == 0)  ($I < 0)  ($I != 0)  ($I >= 0)  ($I > 0)  ($I <= 0)  Double.isNaN($D)
      1  Float.isInfinite($F)  Double.isFinite($D)  Character.isDigit($C)  Character.isLetter($C)
      1  Character.isUpperCase($C)  Character.isWhitespace($C)  Integer.valueOf($I).equals($I)
      1  Long.valueOf($L).equals($L)  Double.valueOf($D).equals($D)  Boolean.parseBoolean($T)
      1  Boolean.logicalXor($Z, $Z)  ((Object) $T instanceof String)  ((Object) $I instanceof Number)
      1  ((Object) $L instanceof Integer)  Float.valueOf($F).equals($F)
      """);

  private static final List<String> FLOAT = forms("""
      3  ($F + $W)  ($W - $F)  ($F * $W)  ($F / $W)
      2  ($F % $W)  (-$F)  ((float) $N)
      1  Math.abs($F)  Math.min($F, $W)  Math.max($W, $F)  Math.signum($F)  Math.ulp($F)  Math.nextUp($F)
      1  Float.intBitsToFloat($I & 0x7f7fffff)  Math.copySign($F, $F)  Math.scalb($F, $k)  Float.sum($F, $F)
      1  Float.parseFloat(Float.toString($F))  !Float.parseFloat($T)
      """);

  private static final List<String> DOUBLE = forms("""
      3  ($D + $N)  ($N - $D)  ($D * $N)  ($N / $D)
      2  ($D % $N)  (-$D)  ((double) $N)  Math.sqrt($D)
      1  Math.abs($D)  Math.min($D, $N)  Math.max($N, $D)  Math.floor($D)  Math.ceil($D)  Math.rint($D)
      1  Math.signum($D)  Math.ulp($D)  Math.nextDown($D)  Math.copySign($D, $D)  Math.IEEEremainder($D, $D)
      1  Double.longBitsToDouble($L & 0x7fefffffffffffffL)  StrictMath.cbrt($D)  StrictMath.hypot($D, $D)
      1  Double.parseDouble(Double.toString($D))  Double.sum($D, $D)  !Double.parseDouble($T)
      """);

  private static final List<String> STRING = forms("""
      3  ($T + $X)
      2  ($X + $T)  ("" + $X + $X)  ($T + $X + ':' + $X)  String.valueOf($I)  String.valueOf($C)
      2  part($T, $I, $I)  $T.concat($T)  String.valueOf($D)
      1  Integer.toString($I, $r)  Integer.toHexString($I)  Long.toBinaryString($L & 0xfffffL)
      1  Long.toString($L)  Double.toString($D)  Float.toString($F)  Boolean.toString($Z)
      1  Character.toString($C)  String.valueOf($Z)  String.valueOf((Object) null)
      1  Integer.toUnsignedString($I)  Long.toHexString($L)  Long.toUnsignedString($L)
      1  Integer.toOctalString($I)  $T.trim()  $T.strip()  $T.toUpperCase()  $T.toLowerCase()
      1  $T.replace($C, $C)  $T.replace("a", $T)  $T.repeat($k & 3)  $T.toString()
      1  new StringBuilder($T).reverse().toString()  new StringBuilder().append($X).append($X).toString()
      1  new StringBuilder($T).insert(0, $X).toString()  String.join("-", $T, $T)
      1  String.valueOf($T.toCharArray())  new String(new char[] {$C, $C})  !$T.substring($I)
      1  !$T.substring($I, $I)  !new StringBuilder($T).deleteCharAt($I).toString()
      1  !new StringBuilder($T).insert($I, $X).toString()
      """);

  static List<String> of(Kind kind) {
    return switch (kind) {
      case INT -> INT;
      case LONG -> LONG;
      case SHORT -> SHORT;
      case BYTE -> BYTE;
      case CHAR -> CHAR;
      case BOOLEAN -> BOOLEAN;
      case FLOAT -> FLOAT;
      case DOUBLE -> DOUBLE;
      case STRING -> STRING;
    };
  }

  /** Reads a table: a line is a weight and forms of that weight, apart by two spaces. */
  private static List<String> forms(String table) {
    List<String> all = new ArrayList<>();
    for (String line : table.lines().toList()) {
      List<String> entries = List.of(line.split("  "));
      int weight = Integer.parseInt(entries.get(0));
      for (String form : entries.subList(1, entries.size())) all.addAll(Collections.nCopies(weight, form));
    }
    return List.copyOf(all);
  }
}
