import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Writes one whole program: prelude, classes, methods, sections, and a main method that runs the sections. */
final class ProgramWriter {
  private final Context context;
  private final Dice dice;
  private final Source source;

  private ProgramWriter(String className, long seed) {
    context = new Context(className, seed);
    dice = context.dice;
    source = context.source;
  }

  /** The source of a program; the same name and seed give the same text. */
  static String write(String className, long seed) {
    ProgramWriter writer = new ProgramWriter(className, seed);
    writer.program();
    return writer.source.toString();
  }

  private void program() {
    source.text("import java.util.*;\nimport java.util.function.*;\n\n");
    source.open("public class " + context.className);
    Prelude.write(context);
    Methods methods = new Methods(context);
    if (dice.chance(40)) new Hierarchy(context, methods).write();
    methods.writeStatic(dice.between(1, 2));
    List<String> sections = new ArrayList<>();
    section(sections, new GeneralSections(context)::calls);
    if (!context.classes.isEmpty()) section(sections, new ObjectSections(context)::virtualCalls);
    int enough = dice.between(100, 180);
    while (sections.size() < 3 || source.lines() < enough) section(sections, anySection());
    main(sections);
    source.close();
  }

  private void section(List<String> sections, Consumer<String> writer) {
    String name = source.fresh("section");
    writer.accept(name);
    sections.add(name);
  }

  private Consumer<String> anySection() {
    int choice = dice.below(100);
    Sections family;
    if (choice < 28) family = new GeneralSections(context);
    else if (choice < 37) family = new NumberSections(context);
    else if (choice < 45) family = new ArraySections(context);
    else if (choice < 54) family = new ExceptionSections(context);
    else if (choice < 63) family = new ObjectSections(context);
    else if (choice < 68) family = new DataSections(context);
    else if (choice < 74) family = new LambdaSections(context);
    else if (choice < 81) family = new StringSections(context);
    else if (choice < 86) family = new BoxSections(context);
    else if (choice < 93) family = new CollectionSections(context);
    else if (choice < 98) family = new ControlSections(context);
    else family = new LibrarySections(context);
    return dice.of(family.all());
  }

  private void main(List<String> sections) {
    source.open("public static void main(String[] args) throws Exception");
    for (String section : sections) {
      source.line("fuel = 300;");
      source.line("try { " + section + "(); } catch (RuntimeException e) { report(\"" + section + "\", e); }");
      source.line("show(\"sum\", sum);");
    }
    for (Kind kind : Kind.values()) {
      source.line("show(\"" + Prelude.stateName(kind) + "\", " + Prelude.stateName(kind) + ");");
    }
    ending();
    source.close();
  }

  /** Most programs return from main; some end with an uncaught exception or an exit code. */
  private void ending() {
    int choice = dice.below(100);
    if (choice < 70) return;
    String code = dice.of("0", "1", "3", "42", "255", "-1", "256", "(int) (sum & 127)");
    String thrown = dice.of("new Oops(1, \"end\")", "new Checked(\"end\", new Worse(2, \"cause\"))",
        "new Error(\"end\")",
        "new IllegalStateException()");
    String act = choice < 85 ? "System.exit(" + code + ");" : "if (fuel != Integer.MIN_VALUE) throw " + thrown + ";";
    switch (dice.below(4)) {
      case 0 -> source.text("""
          try {
            show("leaving", 1);
            #0
          } finally {
            show("finally", 2);
          }
          show("never", 3);
          """, act);
      case 1 -> source.text("""
          java.util.concurrent.Callable<Integer> last = () -> {
            #0
            return 1;
          };
          show("never", last.call());
          """, act);
      case 2 -> source.text("""
          int[] none = {};
          if (none.length > 0) return;
          #0
          show("never", none[0]);
          """, choice < 85 ? act : dice.of("mix(none[1]);", "mix(1 / none.length);", act));
      default -> source.text("#0\nshow(\"never\", 1);", act);
    }
  }
}
