import java.util.List;
import java.util.function.Consumer;

/** Sections on exceptions: finally, unwinding, resources, causes, assertions. */
final class ExceptionSections extends Sections {
  ExceptionSections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::finallyReturns, this::unwinding, this::resources, this::loopsWithFinally, this::standard,
        this::assertions);
  }

  /** Methods whose finally blocks compete with returns and exceptions. */
  private void finallyReturns(String name) {
    String helper = source.fresh("fin");
    Kind kind = dice.of(Kind.ANY);
    source.text("""
        static #1 #0(int a, int b) {
          #1 result = #2;
          try {
            if (a % 3 == 0) return result;
            mix(a / b);
            try {
              if (a % 5 == 1) throw new Oops(a, "inner");
              result = #3;
            } finally {
              mix(#4);
              if (b == #5) result = #6;
            }
            return result;
          } catch (ArithmeticException e) {
            report("caught", e);
            if (a > #5) throw new Worse(a, e.getMessage());
            return #7;
          } finally {
            result = #8;
            #9
          }
        }
        """, helper, kind.type, literal(kind), closed(kind, 2, "a", "b"), closed(Kind.INT, 2, "a", "b"), number(-2, 3),
        closed(kind, 2, "a", "b"), closed(kind, 2, "a", "b"), closed(kind, 2, "a", "b"),
        dice.of("mix(a);", "if (a == 4) return result;", "if (b == 2) throw new IllegalStateException(\"finally\");"));
    method(name, () -> source.text("""
        for (int a = -1; a < #1; a++) {
          for (int b = 0; b < 3; b++) {
            try {
              show("fin", #0(a, b));
            } catch (Worse e) {
              report("worse", e);
            } catch (Oops e) {
              report("oops", e);
              mix(e.code);
            } catch (IllegalStateException e) {
              report("state", e);
            }
          }
        }
        """, helper, dice.between(3, 7)));
  }

  private void unwinding(String name) {
    String chain = source.fresh("chain");
    boolean trace = dice.chance(25);
    source.text("""
        static int #0(int depth, int kind) throws Checked {
          try {
            if (depth > 0) return #0(depth - 1, kind) + 1;
            switch (kind) {
              case 0: throw new Checked("bottom", null);
              case 1: throw new Oops(depth, "unchecked");
              case 2: return 10 / depth;
              case 3: return ((String) (Object) kind).length();
              case 4: throw null;
              default: return kind;
            }
          } catch (ArithmeticException e) {
            if (depth == #1) return -100;
            throw e;
          } catch (Oops e) {
            if (depth == 2) throw new Checked("wrapped at " + depth, e);
            throw e;
          } finally {
            mix(depth * #2);
            #3
          }
        }
        """, chain, number(0, 3), number(2, 99), dice.of("", "show(\"left\", depth);", "if (kind == 6) kind++;"));
    method(name, () -> {
      source.open("for (int kind = 0; kind < 7; kind++)");
      source.open("try");
      source.line("show(\"result\", " + chain + "(" + dice.between(1, 5) + ", kind));");
      source.next("catch (Checked e)");
      source.line("report(\"checked\", e);");
      source.line("for (Throwable t = e.getCause(); t != null; t = t.getCause()) report(\"cause\", t);");
      if (trace) source.line("show(\"thrown in\", e.getStackTrace()[0].getMethodName());");
      source.next("catch (RuntimeException e)");
      source.line("report(\"unchecked\", e);");
      source.close();
      source.close();
    });
  }

  private void resources(String name) {
    String type = source.fresh("Res");
    source.text("""
        static class #0 implements AutoCloseable {
          final int id;
          #0(int id) {
            if (id == #1) throw new Oops(id, "cannot open");
            show("open", this.id = id);
          }
          @Override public void close() throws Checked {
            show("close", id);
            if (id == #2) throw new Checked("close " + id, null);
          }
        }
        """, type, number(0, 5), number(0, 5));
    method(name, () -> source.text("""
        for (int k = 0; k < 3; k++) {
          try (#0 a = new #0(k); #0 b = new #0(k + #1)) {
            show("use", a.id * 10 + b.id);
            if (k == #2) continue;
            if (k == #3) throw new Oops(k, "body");
            mix(#4 / (k - 1));
          } catch (Checked e) {
            report("checked", e);
          } catch (RuntimeException e) {
            report("unchecked", e);
            for (Throwable t : e.getSuppressed()) report("suppressed", t);
          } finally {
            show("done", k);
          }
        }
        """, type, dice.between(1, 3), number(0, 3), number(0, 2), of(Kind.INT)));
  }

  private void loopsWithFinally(String name) {
    method(name, () -> {
      source.line("int rounds = 0, odd = 0;");
      source.open("outer: for (int i = 0; i < " + dice.between(4, 8) + "; i++)");
      source.open("for (int j = 0; ; j++)");
      source.open("try");
      source.line("rounds++;");
      source.line("if (j == " + dice.between(1, 3) + ") continue outer;");
      source.line("if (i == " + dice.between(2, 6) + ") break outer;");
      source.line("if ((i + j) % 3 == 2) throw new Oops(i, \"sum\");");
      context.scope.add(Variable.counter("i"));
      context.scope.add(Variable.counter("j"));
      context.statements.assign();
      source.next("catch (Oops e)");
      source.line("odd += e.code;");
      source.line(dice.of("if (i == 1) break;", "mix(odd);", "if (odd > 5) continue;"));
      source.next("finally");
      source.line("rounds += 100;");
      source.line(dice.of("mix(rounds);", "if (rounds > 900) break;", "if (rounds % 7 == 0) continue outer;",
          "if (j > 4) break outer;"));
      source.close();
      source.line("if (j > 6) break;");
      source.close();
      source.close();
      source.line("show(\"rounds\", rounds);");
      source.line("show(\"odd\", odd);");
    });
  }

  /** Exceptions that the virtual machine and the library throw by themselves. */
  private void standard(String name) {
    List<String> acts = """
        show("x", zero / zero);
        show("x", 5L % zero);
        show("x", "abc".charAt(zero + 9));
        show("x", "abc".substring(2, 1));
        show("x", Integer.parseInt("12x"));
        show("x", (String) (Object) 5);
        show("x", nothing.length());
        show("x", new int[zero - 1].length);
        show("x", new ArrayList<Integer>().get(zero));
        show("x", List.of(1, 2).get(7));
        new ArrayDeque<String>().pop();
        new ArrayList<>(List.of(1)).iterator().remove();
        show("x", Mood.valueOf("ANGRY").name());
        Objects.requireNonNull(nothing, "needed");
        List.of(1).add(2);
        show("x", Optional.<String>empty().get());
        new StringBuilder("ab").setCharAt(5, 'x');
        throw new Worse(zero, nothing);
        show("x", Long.parseLong(""));
        show("x", "ab".repeat(zero - 2));
        show("x", Math.toIntExact(1L << 40));
        Objects.checkIndex(3, zero + 2);
        show("x", (new int[2][zero])[1][zero]);
        synchronized (nothing) { mix(1); }
        show("x", Byte.parseByte("200"));
        new PriorityQueue<Integer>().element();
        show("x", (int) new TreeMap<Integer, Integer>().get(zero));
        show("x", new TreeMap<String, Integer>().firstKey());
        """.lines().toList();
    method(name, () -> {
      source.line("int zero = " + dice.of("0", "gints.length - 6", "\"\".length()") + ";");
      source.line("String nothing = null;");
      for (int i = dice.between(3, 6); i > 0; i--) {
        source.open("try");
        source.line(dice.of(acts));
        source.next("catch (RuntimeException e)");
        source.line("report(\"x\", e);");
        if (dice.chance(30)) {
          source.line("boolean index = e instanceof IndexOutOfBoundsException;");
          source.line("show(\"kind\", index ? 1 : e instanceof IllegalArgumentException ? 2 : 3);");
        }
        source.close();
      }
    });
  }

  private void assertions(String name) {
    method(name, () -> source.text("""
        try {
          int before = #0;
          assert before == #0 : "same";
          assert #1 : #2;
          show("held", before);
        } catch (AssertionError e) {
          report("assert", e);
        }
        try {
          throw new Error("custom", new Oops(#0, "why"));
        } catch (Error e) {
          report("error", e);
          report("cause", e.getCause());
        }
        """, number(-50, 50), of(Kind.BOOLEAN), of(dice.of(Kind.ANY))));
  }
}
