import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes random small classes to check: data, a declarative invariant and operations that may or may not preserve it. Every
 * class compiles, and its operations end. The first line of a class names bounds within which its states can be enumerated.
 *
 * <pre>java ClassGenerator FIRST LAST OUTDIR</pre>
 *
 * writes the classes of the seeds from FIRST to LAST.
 */
public final class ClassGenerator {
  private ClassGenerator() {}

  public static void main(String[] args) throws IOException {
    if (args.length != 3) {
      System.err.println("usage: java ClassGenerator FIRST LAST OUTDIR");
      System.exit(2);
    }
    Path directory = Files.createDirectories(Path.of(args[2]));
    for (long seed = Long.parseLong(args[0]); seed <= Long.parseLong(args[1]); seed++) {
      Files.writeString(directory.resolve(name(seed) + ".java"), write(seed));
    }
  }

  static String name(long seed) { return "R" + seed; }

  /** The source of the class of a seed; the same seed gives the same text. */
  static String write(long seed) {
    Dice dice = new Dice(seed * 1_000_003L + 17);
    Source source = new Source();
    Shape shape = new Shape(dice);
    Terms terms = new Terms(dice, shape);
    source.text("import glassbox.*;\n\n");
    boolean inherits = dice.chance(8);
    source.open("class " + name(seed) + (inherits ? "Base" : ""));
    shape.declare(source);
    new Invariants(dice, shape, terms, source).write();
    new Operations(dice, shape, terms, source).write();
    source.close();
    if (inherits) {
      source.open("class " + name(seed) + " extends " + name(seed) + "Base");
      new Operations(dice, shape, terms.without("calculate"), source).write();
      source.close();
    }
    return "// " + shape.options() + "\n" + source;
  }
}
