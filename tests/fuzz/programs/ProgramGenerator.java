import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes random Java programs that print what they compute. Every program compiles, ends and behaves the same in every
 * run, so that two virtual machines can be compared by its output.
 *
 * <pre>java ProgramGenerator SEED COUNT OUTDIR</pre>
 *
 * Program number i of a seed does not depend on COUNT.
 */
public final class ProgramGenerator {
  private ProgramGenerator() {}

  public static void main(String[] args) throws IOException {
    if (args.length != 3) {
      System.err.println("usage: java ProgramGenerator SEED COUNT OUTDIR");
      System.exit(2);
    }
    long seed = Long.parseLong(args[0]);
    int count = Integer.parseInt(args[1]);
    Path directory = Files.createDirectories(Path.of(args[2]));
    for (int i = 0; i < count; i++) {
      String name = ("P" + seed + "_" + i).replace('-', 'm');
      Files.writeString(directory.resolve(name + ".java"), ProgramWriter.write(name, seed * 1_000_003L + i));
    }
  }
}
