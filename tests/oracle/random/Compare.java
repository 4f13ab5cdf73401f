import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Checks the classes of some seeds with glassbox and holds the verdicts against those of the JvmOracle; see compare. */
public final class Compare {
  private static final int MOST_RUNS = 2_000_000;
  private static final int SECONDS = 60;
  private final String glassbox;
  private final Path sources;
  private final Path classes;
  private final Path kept;
  /** Options that must not change a verdict: each class is checked without them, and with one of them, by turns. */
  private final List<String> variants;
  private final Map<String, Integer> summary = new TreeMap<>();

  private Compare(String glassbox, Path sources, Path classes, Path kept, List<String> variants) {
    this.glassbox = glassbox;
    this.sources = sources;
    this.classes = classes;
    this.kept = kept;
    this.variants = variants;
  }

  /** Arguments: GLASSBOX FIRST LAST, the directories of sources and classes, where to keep what differs, the variants. */
  public static void main(String[] args) throws Exception {
    Compare compare = new Compare(args[0], Path.of(args[3]), Path.of(args[4]), Path.of(args[5]), Files.readAllLines(Path.of(args[6])));
    ExecutorService workers = Executors.newFixedThreadPool(2);
    List<Future<List<String>>> results = new ArrayList<>();
    for (long seed = Long.parseLong(args[1]); seed <= Long.parseLong(args[2]); seed++) {
      long chosen = seed;
      results.add(workers.submit(() -> compare.check(chosen)));
    }
    int differences = 0;
    for (Future<List<String>> result : results) {
      if (!result.get().isEmpty()) differences++;
      result.get().forEach(System.out::println);
    }
    workers.shutdown();
    compare.summary.forEach((what, count) -> System.out.println(count + " " + what));
    System.out.println(results.size() + " classes, " + differences + " with differences");
    System.exit(differences == 0 ? 0 : 1);
  }

  private synchronized void count(String what) { summary.merge(what, 1, Integer::sum); }

  /** What differs for the class of a seed. */
  private List<String> check(long seed) throws Exception {
    String name = ClassGenerator.name(seed);
    List<String> bounds = List.of(Files.readAllLines(sources.resolve(name + ".java")).get(0).substring(3).split(" "));
    List<String> problems = new ArrayList<>();
    try (URLClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()})) {
      loader.setDefaultAssertionStatus(true);
      JvmOracle oracle = new JvmOracle(loader.loadClass(name), bounds(bounds), MOST_RUNS);
      if (!oracle.run()) {
        count("classes with too many states to try");
        return problems;
      }
      if (oracle.validStates == 0) count("classes without a valid state");
      for (JvmOracle.Result r : oracle.results.values()) count("operations: " + r.verdict());
      compare(name, bounds, List.of(), oracle, problems);
      compare(name, bounds, List.of(variants.get((int) (seed % variants.size())).split(" ")), oracle, problems);
    }
    if (!problems.isEmpty()) keep(name, problems);
    return problems;
  }

  private void keep(String name, List<String> problems) throws IOException {
    Path directory = Files.createDirectories(kept);
    Files.copy(sources.resolve(name + ".java"), directory.resolve(name + ".java"), StandardCopyOption.REPLACE_EXISTING);
    Files.write(directory.resolve(name + ".txt"), problems);
    problems.add(name + ": see " + directory.resolve(name + ".java"));
  }

  private void compare(String name, List<String> bounds, List<String> variant, JvmOracle oracle, List<String> problems)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(glassbox, "check"));
    command.addAll(bounds);
    command.addAll(variant);
    command.addAll(List.of("-cp", classes.toString(), name));
    String what = String.join(" ", command) + "\n  ";
    Path output = Files.createTempFile(classes, name, ".out");
    Process process = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile()).start();
    if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      problems.add(what + "does not end within " + SECONDS + " s");
      return;
    }
    String text = Files.readString(output);
    int code = process.exitValue();
    if (code != 0 && code != 1 && code != 3) {
      problems.add(what + "exit code " + code + ": " + text);
    } else if (oracle.validStates == 0) {
      boolean said = code == 3 && (text.contains("no valid state") || oracle.overflows);
      if (!said) problems.add(what + "there is no valid state, but exit code " + code + ": " + text);
    } else {
      verdicts(what, text, code, oracle, problems);
    }
  }

  private void verdicts(String what, String text, int code, JvmOracle oracle, List<String> problems) {
    Map<String, String> verdicts = new TreeMap<>();
    Matcher rows = Pattern.compile("^(\\w+) +(holds|violated|incomplete) +\\d", Pattern.MULTILINE).matcher(text);
    while (rows.find()) verdicts.put(rows.group(1), rows.group(2));
    oracle.results.forEach((operation, expected) -> {
      String actual = verdicts.getOrDefault(operation, "missing");
      if (actual.equals(expected.verdict())) return;
      if (actual.equals("incomplete") && (oracle.overflows || expected.overflows > 0)) {
        count("operations: incomplete, where recursion does not end");
      } else {
        problems.add(what + operation + " is " + actual + " instead of " + expected.verdict() + " " + expected.example + "\n" + text);
      }
    });
    int overall = verdicts.containsValue("violated") ? 1 : verdicts.containsValue("incomplete") ? 3 : 0;
    if (code != overall && !(code == 3 && oracle.overflows)) {
      problems.add(what + "exit code " + code + " instead of " + overall + ": " + text);
    }
  }

  private static JvmOracle.Bounds bounds(List<String> options) {
    String[] ints = options.get(3).split("\\.\\.");
    return new JvmOracle.Bounds(Integer.parseInt(options.get(1)), Integer.parseInt(ints[0]), Integer.parseInt(ints[1]),
        Integer.parseInt(options.get(5)), Integer.parseInt(options.get(7)));
  }
}
