import java.util.List;
import java.util.function.Consumer;

/** Rarer sections that run more of the standard library: big numbers, bit sets, streams, formatting. */
final class LibrarySections extends Sections {
  LibrarySections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::bigNumbers, this::bits, this::streams, this::random, this::printing);
  }

  private void bigNumbers(String name) {
    method(name, () -> source.text("""
        java.math.BigInteger a = java.math.BigInteger.valueOf(#0), b = new java.math.BigInteger("#1");
        show("sum", a.add(b).multiply(a).toString());
        show("power", b.pow(#2).mod(java.math.BigInteger.valueOf(1000007)).intValue());
        show("gcd", a.gcd(b).bitLength() + a.compareTo(b));
        try {
          show("divide", b.divide(a).toString(#3));
          show("exact", b.intValueExact());
        } catch (ArithmeticException e) {
          report("big", e);
        }
        """, literal(Kind.LONG), dice.between(1, 99999) + "" + dice.between(1, 999999999), dice.between(1, 9),
            dice.of(2, 10, 16, 36)));
  }

  private void bits(String name) {
    method(name, () -> source.text("""
        BitSet bits = new BitSet();
        for (int i = 0; i < 200; i += #0) bits.flip(i * #1 % 150);
        show("bits", bits.cardinality() + "," + bits.length() + "," + bits.nextClearBit(#2));
        BitSet other = new BitSet();
        other.set(#2, #2 + 40);
        bits.and(other);
        show("and", bits.toString());
        StringJoiner joiner = new StringJoiner("|", "<", ">");
        for (int i = bits.nextSetBit(0); i >= 0; i = bits.nextSetBit(i + 1)) joiner.add("" + i);
        show("joined", joiner.toString());
        Optional<String> first = Optional.of(joiner.toString()).filter(s -> s.length() > #0).map(s -> s + "!");
        show("optional", first.orElse("none") + first.isPresent());
        show("objects", Objects.hash(#1, "x", null) + Objects.toString(null, "d") + Objects.equals(#0, #1));
        """, dice.between(1, 9), dice.between(1, 20), dice.between(0, 60)));
  }

  private void streams(String name) {
    method(name, () -> source.text("""
        java.util.stream.IntStream numbers = java.util.stream.IntStream.rangeClosed(#0, #1);
        show("sum", numbers.filter(n -> n % #2 != 0).map(n -> n * n - #3).sum());
        List<String> words = java.util.stream.Stream.of(#4)
            .filter(s -> !s.isEmpty()).map(s -> s + s.length()).sorted().collect(java.util.stream.Collectors.toList());
        show("words", words.toString());
        show("reduced", words.stream().mapToInt(String::length).reduce(#3, (a, b) -> a * 3 + b));
        show("any", words.stream().anyMatch(s -> s.contains("a")));
        """, number(-9, 0), number(5, 30), dice.between(2, 4), number(-5, 5),
            literals(Kind.STRING, dice.between(2, 6))));
  }

  private void random(String name) {
    method(name, () -> source.text("""
        Random random = new Random(#0);
        long total = 0;
        for (int i = 0; i < #1; i++) total = total * 31 + random.nextInt(#2) + random.nextInt();
        show("total", total);
        show("long", random.nextLong());
        show("double", random.nextDouble());
        show("float", random.nextFloat());
        show("boolean", random.nextBoolean());
        List<Integer> deck = new ArrayList<>();
        for (int i = 0; i < 8; i++) deck.add(i);
        Collections.shuffle(deck, random);
        show("deck", deck.toString());
        """, literal(Kind.LONG), dice.between(1, 20), dice.between(1, 1000)));
  }

  /** The printing methods of System.out themselves. */
  private void printing(String name) {
    method(name, () -> source.text("""
        System.out.print(#0);
        System.out.print(' ');
        System.out.print(#1);
        System.out.println();
        System.out.println(#2);
        System.out.println('c');
        System.out.println(new char[] {'o', 'k'});
        System.out.println(#3);
        System.out.println((Object) null);
        System.out.println(new StringBuilder("built"));
        System.out.print((String) null);
        System.out.print(true);
        System.out.println(List.of(1, 2));
        System.out.append("app").append('\\n');
        System.out.printf("%d %5s %x %.3f %c %b %08d%n", #0, "ab", #0 & 0xffff, #4, 'z', false, Math.abs(#0 % 1000));
        System.out.println(String.format("%-6s|%+d|%,d|%e", "left", #1, #1, #4));
        System.out.flush();
        """, literal(Kind.INT), literal(Kind.LONG), literal(Kind.DOUBLE), literal(Kind.FLOAT),
            dice.of("1.5", "123.4567", "-0.001", "1e6")));
  }
}
