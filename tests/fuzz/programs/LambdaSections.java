import java.util.List;
import java.util.function.Consumer;

/** Sections on lambdas and method references. */
final class LambdaSections extends Sections {
  LambdaSections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::functions, this::references, this::closures, this::ownInterface, this::comparators);
  }

  private void functions(String name) {
    method(name, () -> {
      context.statements.declare(Kind.INT);
      String fixed = source.fresh("k");
      source.line("final int " + fixed + " = " + of(Kind.INT) + ";");
      context.scope.add(Variable.fixed("int", fixed));
      Variable x = Variable.fixed("int", source.fresh("p"));
      Variable y = Variable.fixed("int", source.fresh("p"));
      Variable s = Variable.fixed("String", source.fresh("p"));
      Variable d = Variable.fixed("double", source.fresh("p"));
      Variable l = Variable.fixed("long", source.fresh("p"));
      Expressions expressions = context.expressions;
      source.line("IntUnaryOperator f = " + expressions.lambda(Kind.INT, 2, x) + ";");
      source.line("IntBinaryOperator g = " + expressions.lambda(Kind.INT, 3, x, y) + ";");
      source.line("Function<String, Integer> length = " + expressions.lambda(Kind.INT, 2, s) + ";");
      source.line("BiFunction<Integer, String, String> join = (a, b) -> clip(b + a * " + fixed + ");");
      source.line("LongFunction<Character> letter = " + expressions.lambda(Kind.CHAR, 2, l) + ";");
      source.line("DoubleUnaryOperator h = " + expressions.lambda(Kind.DOUBLE, 2, d) + ";");
      source.line("Predicate<String> test = " + expressions.lambda(Kind.BOOLEAN, 2, s) + ";");
      source.text("""
          for (int i = -2; i < #0 && burn(); i++) {
            show("f", f.applyAsInt(i));
            show("g", g.applyAsInt(i, i * i));
            show("fg", f.andThen(z -> z * 2).compose(z -> z + 1).applyAsInt(i));
            show("length", length.andThen(z -> z + 0.5).apply("s" + i));
            show("join", join.andThen(String::length).apply(i, #1));
            show("letter", letter.apply(i));
            show("h", h.applyAsDouble(i / 2.0));
            show("test", test.negate().or(z -> z.isEmpty()).test(#1));
          }
          """, dice.between(0, 3), literal(Kind.STRING));
    });
  }

  private void references(String name) {
    String type = source.fresh("Ref");
    source.text("""
        static class #0 {
          int value;
          #0(int value) { this.value = value; }
          int plus(int x) { return value += x; }
          static long square(int x) { return (long) x * x; }
          #0 merge(#0 other) { return new #0(value * #1 + other.value); }
        }
        """, type, number(-9, 9));
    method(name, () -> source.text("""
        IntFunction<#0> make = #0::new;
        #0 one = make.apply(#1);
        IntUnaryOperator bound = one::plus;
        ToIntBiFunction<#0, Integer> unbound = #0::plus;
        IntToLongFunction square = #0::square;
        BinaryOperator<#0> merge = #0::merge;
        Supplier<List<Integer>> list = ArrayList::new;
        IntFunction<int[][]> grid = int[][]::new;
        Function<Object, String> text = Object::toString;
        UnaryOperator<String> upper = String::trim;
        one = merge.apply(one, make.apply(#2));
        show("bound", bound.applyAsInt(#3) + bound.applyAsInt(1));
        show("unbound", unbound.applyAsInt(one, #2));
        show("square", square.applyAsLong(#1));
        List<Integer> made = list.get();
        made.add(one.value);
        show("made", made.toString() + list.get().size() + grid.apply(3).length);
        show("text", text.apply(#4) + upper.apply(#5));
        Runnable none = null;
        try {
          #0 gone = #6 ? null : one;
          IntUnaryOperator late = gone::plus;
          show("late", late.applyAsInt(1));
          none.run();
        } catch (NullPointerException e) {
          report("late", e);
        }
        """, type, number(-9, 99), number(-9, 99), number(-9, 9), of(Kind.INT), literal(Kind.STRING),
            of(Kind.BOOLEAN)));
  }

  private void closures(String name) {
    method(name, () -> {
      source.text("""
          List<IntSupplier> all = new ArrayList<>();
          int[] shared = {#0};
          for (int i = 0; i < #1; i++) {
            int mine = i * #2;
            all.add(() -> shared[0] += mine);
            if (i % 2 == 0) all.add(() -> mine ^ shared[0]--);
          }
          long total = 0;
          for (IntSupplier each : all) total = total * 7 + each.getAsInt();
          show("total", total);
          show("shared", shared[0]);
          Function<Integer, Function<Integer, Integer>> curried = a -> b -> a * #2 + b - shared[0];
          show("curried", curried.apply(#3).apply(#0));
          IntUnaryOperator[] self = new IntUnaryOperator[1];
          self[0] = n -> n <= 1 ? 1 : #4;
          show("self", self[0].applyAsInt(#5));
          Runnable nested = () -> {
            Runnable inner = () -> { shared[0] *= 3; glo++; };
            inner.run();
            inner.run();
          };
          nested.run();
          show("nested", shared[0] + glo);
          """, number(-20, 20), dice.between(2, 5), number(-9, 9), number(-9, 9),
          dice.of("n * self[0].applyAsInt(n - 1)", "self[0].applyAsInt(n - 1) + self[0].applyAsInt(n - 2)",
              "n ^ self[0].applyAsInt(n / 2)"),
          dice.between(3, 9));
    });
  }

  private void ownInterface(String name) {
    String type = source.fresh("Act");
    source.text("""
        @FunctionalInterface
        interface #0<T, E extends Exception> {
          T act(T x, int times) throws E;
          default #0<T, E> then(#0<T, E> next) { return (x, times) -> next.act(act(x, times), times + #1); }
          static <T, E extends Exception> T guard(#0<T, E> what, T x, T otherwise) {
            try {
              return what.act(x, 3);
            } catch (Exception e) {
              report("guard", e);
              return otherwise;
            } finally {
              mix(#2);
            }
          }
        }
        """, type, number(-1, 3), number(0, 99));
    method(name, () -> source.text("""
        #0<String, RuntimeException> repeat = (x, times) -> clip(x.repeat(times));
        #0<String, Checked> fail = (x, times) -> {
          if (x.length() > #1) throw new Checked("long " + times, null);
          return x + times;
        };
        #0<Integer, ArithmeticException> divide = (x, times) -> x / (times - #2);
        show("repeat", #0.guard(repeat.then(repeat), #3, "none"));
        show("fail", #0.guard(fail.then(fail).then(fail), #3, "none"));
        show("divide", #0.guard(divide.then((x, times) -> x * times), #4, -1));
        Object o = (Runnable & java.io.Serializable) () -> mix(7);
        show("both", o instanceof java.io.Serializable);
        ((Runnable) o).run();
        """, type, number(0, 9), dice.between(2, 5), literal(Kind.STRING), literal(Kind.INT)));
  }

  private void comparators(String name) {
    method(name, () -> source.text("""
        List<String> words = new ArrayList<>(List.of(#0));
        words.sort(#1);
        show("words", words.toString());
        Collections.sort(words, (a, b) -> #2);
        show("words", words.toString());
        Integer[] numbers = {#3};
        Arrays.sort(numbers, #4);
        show("numbers", Arrays.toString(numbers));
        words.removeIf(w -> w.length() < #5);
        words.replaceAll(w -> w + w.length());
        words.forEach(w -> show("w", w));
        show("max", Collections.max(Arrays.asList(numbers), Comparator.comparing(n -> n % 7)));
        """, literals(Kind.STRING, dice.between(3, 7)),
        dice.of("Comparator.comparing(String::length)", "Comparator.reverseOrder()", "null",
            "Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder())",
                "String.CASE_INSENSITIVE_ORDER"),
        dice.of("a.length() - b.length()", "b.compareTo(a)", "Integer.compare(b.hashCode(), a.hashCode())"),
        literals(Kind.INT, dice.between(3, 9)),
        dice.of("Collections.reverseOrder()", "(a, b) -> Integer.compare(a & 7, b & 7)",
            "Comparator.comparingInt(n -> -n)",
            "Comparator.<Integer>naturalOrder().reversed()"),
        dice.between(0, 3)));
  }
}
