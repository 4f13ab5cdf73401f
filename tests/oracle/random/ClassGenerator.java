import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/**
 * Writes random small classes to check: data, a declarative invariant, contracts, and operations that may or may not keep to
 * them. Every class compiles, and its operations end. The first line of a class names bounds within which its states can be
 * enumerated.
 *
 * <pre>java ClassGenerator FIRST LAST OUTDIR FEATURES</pre>
 *
 * writes the classes of the seeds from FIRST to LAST.
 */
public final class ClassGenerator {
  private ClassGenerator() {}

  public static void main(String[] args) throws IOException {
    if (args.length != 4) {
      System.err.println("usage: java ClassGenerator FIRST LAST OUTDIR FEATURES");
      System.exit(2);
    }
    Path directory = Files.createDirectories(Path.of(args[2]));
    Set<Feature> features = Feature.parse(args[3]);
    for (long seed = Long.parseLong(args[0]); seed <= Long.parseLong(args[1]); seed++) {
      Files.writeString(directory.resolve(name(seed) + ".java"), write(seed, features));
    }
  }

  static String name(long seed) { return "R" + seed; }

  /** The source of the class of a seed; the same seed and features give the same text. */
  private static String write(long seed, Set<Feature> features) {
    Dice dice = new Dice(seed * 1_000_003L + 17);
    Source source = new Source();
    Shape shape = new Shape(dice, Feature.draw(features, dice));
    Terms terms = new Terms(dice, shape);
    boolean addsContracts = shape.uses(Feature.INHERITED_CONTRACTS);
    boolean inherits = addsContracts || shape.uses(Feature.OVERRIDING) || dice.chance(8);
    String main = name(seed) + (inherits ? "Base" : "");
    source.text("import glassbox.*;\n\n");
    source.open("class " + main);
    shape.declare(source);
    new Invariants(dice, shape, terms, source).write();
    Operations operations = new Operations(dice, shape, terms, source);
    operations.write();
    new Contracts(dice, shape, terms, source, main).write(operations.all());
    source.close();
    if (inherits) {
      terms.helpers.removeIf(Terms.Helper::isPrivate);
      source.open("class " + name(seed) + " extends " + main);
      if (addsContracts && dice.chance(50)) new Invariants(dice, shape, terms, source).override();
      if (shape.uses(Feature.OVERRIDING)) operations.override();
      new Operations(dice, shape, terms, source).write();
      if (addsContracts) new Contracts(dice, shape, terms, source, dice.of(main, name(seed))).write(operations.all());
      source.close();
    }
    return "// " + shape.options() + "\n" + source;
  }
}
