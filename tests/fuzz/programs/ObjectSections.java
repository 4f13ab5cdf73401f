import java.util.List;
import java.util.function.Consumer;

/** Sections on classes: virtual calls, inner classes, initialisation, generics. */
final class ObjectSections extends Sections {
  ObjectSections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::virtualCalls, this::innerClasses, this::initialisation, this::generics, this::linked);
  }

  void virtualCalls(String name) {
    if (context.concreteClasses().isEmpty()) {
      generics(name);
      return;
    }
    ClassModel base = context.classes.get(0);
    List<ClassModel> concrete = context.concreteClasses();
    ClassModel last = dice.of(concrete);
    method(name, () -> {
      StringBuilder made = new StringBuilder();
      for (int i = dice.between(2, 4); i > 0; i--) {
        made.append(context.expressions.newObject(dice.of(concrete), 1)).append(", ");
      }
      source.line(base.name + "[] all = {" + made + context.expressions.newObject(last, 0) + "};");
      source.open("for (" + base.name + " each : all)");
      context.scope.add(Variable.fixed(base.name, "each"));
      source.line("show(\"each\", each.toString());");
      for (Callable method : base.methods) {
        if (dice.chance(70)) {
          source.line("show(\"" + method.target() + "\", each." + method.target() + "("
              + context.expressions.arguments(method.parameters(), 1) + "));");
        }
      }
      context.statements.sequence(dice.between(1, 3), 1);
      source.line("if (each instanceof " + last.name + " that) show(\"is\", that.toString());");
      source.open("try");
      source.line(last.name + " down = (" + last.name + ") each;");
      context.scope.add(Variable.fixed(last.name, "down"));
      context.statements.observe();
      source.next("catch (ClassCastException e)");
      source.line("report(\"down\", e);");
      source.close();
      source.close();
      source.line("Set<" + base.name + "> set = new HashSet<>(Arrays.asList(all));");
      source.line("show(\"distinct\", set.size());");
      source.line("show(\"equal\", all[0].equals(all[all.length - 1]) || all[0].equals(null));");
      for (ClassModel model : context.classes) source.text("show(\"made\", #0.made#0);", model.name);
    });
  }

  private void innerClasses(String name) {
    String outer = source.fresh("Outer");
    String unique = source.fresh("u");
    source.text("""
        static class #0 {
          private int count = #1;
          private final String tag;
          #0(String tag) { this.tag = tag; }
          class Inner {
            int count = #0.this.count++;
            class Core {
              long total() { return count * 1000L + #0.this.count + tag.length() + bonus(count); }
            }
            private int own() { return count += #2; }
          }
          private int bonus(int by) { return by * #3; }
          Runnable counter(int step) {
            int[] calls = {0};
            return new Runnable() {
              int mine = step;
              @Override public void run() {
                count += mine++;
                calls[0]++;
                show(tag, count * 10 + calls[0]);
              }
            };
          }
        }
        """, outer, number(-5, 50), number(1, 9), number(-3, 9));
    method(name, () -> {
      Variable captured = context.statements.declare(Kind.INT);
      String fixed = source.fresh("k");
      source.line("final int " + fixed + " = " + captured.name() + ";");
      source.text("""
          #0 #1 = new #0(#2);
          #0.Inner inner = #1.new Inner();
          #0.Inner.Core core = inner.new Core();
          show("total", core.total());
          show("own", inner.own() + #1.count);
          show("total", core.total());
          Runnable r = #1.counter(#3);
          for (int i = 0; i < #4; i++) r.run();
          class Local {
            final int base;
            Local(int base) { this.base = base; }
            int add(int x) { return base + #5 + x + inner.count; }
            Local next() { return new Local(add(#3)); }
          }
          show("local", new Local(#3).next().next().add(#4));
          """, outer, unique, literal(Kind.STRING), number(1, 20), dice.between(1, 4), fixed);
    });
  }

  /** Static initialisers: when they run, in which order, and what happens when they fail. */
  private void initialisation(String name) {
    String first = source.fresh("Init");
    String second = source.fresh("Init");
    String failing = source.fresh("Init");
    String face = source.fresh("Face");
    source.text("""
        interface #3 {
          int LOUD = told("#3", #4);
          default int loud() { return LOUD; }
        }
        static int told(String what, int value) {
          show("init " + what, value);
          return value;
        }
        static class #0 {
          static final int CONSTANT = #4;
          static int before = told("#0.before", #1.peek());
          static int after = told("#0.after", CONSTANT * 2);
          static { told("#0.block", before + after); }
          int instance = told("#0.instance", after++);
          { told("#0.init", instance); }
          #0() { told("#0.new", instance * before); }
        }
        static class #1 extends #0 implements #3 {
          static int value = told("#1.value", CONSTANT + 1);
          static int peek() { return value; }
        }
        static class #2 {
          static int broken = #5 / (gints.length - 6);
          static int get() { return broken; }
        }
        """.replace("told", source.fresh("told")),
        first, second, failing, face, number(-9, 99), number(-9, 9));
    method(name, () -> {
      source.line("show(\"constant\", " + first + ".CONSTANT);");
      source.line(second + "[] none = new " + second + "[2];");
      source.line(dice.of("show(\"peek\", " + second + ".peek());", "show(\"new\", new " + second + "().instance);",
          "show(\"before\", " + second + ".before);", "mix(" + first + ".after);", "show(\"loud\", new " + second
              + "().loud());"));
      source.line("show(\"loud\", new " + second + "().loud() + none.length);");
      source.text("""
          for (int i = 0; i < 2; i++) {
            try {
              show("broken", #0.get());
            } catch (ExceptionInInitializerError e) {
              report("failed", e.getCause());
            } catch (NoClassDefFoundError e) {
              show("failed again", e.getClass().getName());
            }
          }
          """, failing);
    });
  }

  private void generics(String name) {
    String pair = source.fresh("Pair");
    String ranked = source.fresh("Ranked");
    String max = source.fresh("max");
    source.text("""
        static class #0<A extends Comparable<A>, B> implements Comparable<#0<A, B>> {
          A key;
          B value;
          #0(A key, B value) { this.key = key; this.value = value; }
          @Override public int compareTo(#0<A, B> other) { return #3key.compareTo(other.key); }
          <C> #0<A, C> with(C replaced) { return new #0<>(key, replaced); }
          @Override public String toString() { return key + "->" + value; }
        }
        static abstract class #1<T> {
          abstract T rank(T x);
          T twice(T x) { return rank(rank(x)); }
        }
        static <T extends Comparable<? super T>> T #2(List<? extends T> all) {
          T best = null;
          for (T each : all) if (best == null || each.compareTo(best) > 0) best = each;
          return best;
        }
        """, pair, ranked, max, dice.of("", "-"));
    method(name, () -> source.text("""
        List<#0<String, Integer>> pairs = new ArrayList<>();
        for (String s : new String[] {#3}) pairs.add(new #0<>(s, s.length() * #4));
        show("max", #2(pairs).toString());
        Collections.sort(pairs);
        show("sorted", pairs.toString());
        show("with", pairs.get(0).with('c').with(#5).toString());
        #1<Integer> add = new #1<>() {
          @Override Integer rank(Integer x) { return x * #4 + 1; }
        };
        show("rank", add.twice(#6));
        show("ints", #2(Arrays.asList(#7)));
        List raw = pairs;
        raw.add(new #0<Integer, Integer>(#4, 2));
        try {
          for (#0<String, Integer> each : pairs) mix(each.key.length());
          show("raw", #2(pairs).toString());
        } catch (ClassCastException e) {
          report("raw", e);
        }
        """, pair, ranked, max, literals(Kind.STRING, dice.between(2, 5)), number(-9, 9), of(Kind.INT),
            number(-100, 100),
        literals(Kind.INT, 4)));
  }

  /** A hand-made generic collection with an iterator. */
  private void linked(String name) {
    String chain = source.fresh("Chain");
    source.text("""
        static class #0<T> implements Iterable<T> {
          private static final class Node<T> {
            final T item;
            Node<T> next;
            Node(T item, Node<T> next) { this.item = item; this.next = next; }
          }
          private Node<T> head;
          private int size;
          void push(T item) { head = new Node<>(item, head); size++; }
          T pop() {
            if (head == null) throw new NoSuchElementException("empty " + size);
            T item = head.item;
            head = head.next;
            size--;
            return item;
          }
          void reverse() {
            Node<T> done = null;
            while (head != null) {
              Node<T> next = head.next;
              head.next = done;
              done = head;
              head = next;
            }
            head = done;
          }
          @Override public Iterator<T> iterator() {
            return new Iterator<T>() {
              Node<T> at = head;
              @Override public boolean hasNext() { return at != null; }
              @Override public T next() {
                T item = at.item;
                at = at.next;
                return item;
              }
            };
          }
        }
        """, chain);
    Kind kind = dice.of(Kind.ANY);
    method(name, () -> source.text("""
        #0<#1> all = new #0<>();
        for (#2 x : new #2[] {#3}) all.push(x);
        #4
        StringBuilder out = new StringBuilder();
        for (#1 x : all) out.append(x).append(' ');
        show("chain", out.toString());
        try {
          for (int i = 0; i < #5; i++) show("pop", all.pop());
          all.iterator().next();
        } catch (NoSuchElementException | NullPointerException e) {
          report("pop", e);
        }
        show("size", all.size);
        """, chain, kind.box, kind.type, literals(kind, dice.between(2, 6)), dice.of("", "all.reverse();"),
            dice.between(1, 7)));
  }
}
