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

/** Checks the classes of some seeds with glassbox and holds the verdicts against those of the JvmOracle; see compare. */
public final class Compare {
  private static final int MOST_RUNS = 2_000_000;
  private final String glassbox;
  private final Path sources;
  private final Path classes;
  private final Path kept;
  /** Options that must not change a verdict: each class is checked with one of them, by turns. */
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
      String variant = variants.get((int) (seed % variants.size()));
      for (String options : List.of("--all --count", "--brute-force", variant)) {
        List<String> words = new ArrayList<>(bounds);
        words.addAll(List.of(options.split(" ")));
        words.addAll(List.of("-cp", classes.toString(), name));
        compare(words, oracle, problems);
      }
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

  private void compare(List<String> words, JvmOracle oracle, List<String> problems) throws IOException, InterruptedException {
    Report report = new Report(glassbox, words, classes);
    List<String> found = new ArrayList<>();
    if (report.exitCode == -1 && oracle.results.values().stream().anyMatch(r -> r.overflows > 0)) {
      count("checks that take too long, where recursion does not end");
    } else if (!report.isVerdict()) {
      found.add("exit code " + report.exitCode);
    } else if (oracle.validStates == 0) {
      boolean said = report.exitCode == 3 && (report.text.contains("no valid state") || oracle.overflows());
      if (!said) found.add("there is no valid state");
    } else {
      compare(report, oracle, found);
    }
    if (!found.isEmpty()) problems.add(report.command + "\n  " + String.join("\n  ", found) + "\n" + report.text);
  }

  private void compare(Report report, JvmOracle oracle, List<String> problems) {
    String worst = "holds";
    for (Map.Entry<String, JvmOracle.Result> e : oracle.results.entrySet()) {
      String operation = e.getKey();
      JvmOracle.Result expected = e.getValue();
      Report.Operation actual = report.operations.getOrDefault(operation, new Report.Operation("missing", null));
      if (actual.verdict().equals("incomplete") && (oracle.overflows() || expected.overflows > 0)) {
        count("operations: incomplete, where recursion does not end");
      } else if (!actual.verdict().equals(expected.verdict())) {
        problems.add(operation + " is " + actual.verdict() + " instead of " + expected.verdict() + " " + expected.example);
      } else if (expected.strengthened == 0 && !actual.verdict().equals("incomplete") && actual.pairs() != null && actual.pairs() != expected.pairs) {
        problems.add(operation + ": " + actual.pairs() + " pairs instead of " + expected.pairs);
      }
      boolean worse = actual.verdict().equals("violated") || actual.verdict().equals("incomplete") && worst.equals("holds");
      if (worse) worst = actual.verdict();
    }
    if (!report.verdict.equals(worst) && !(report.verdict.equals("incomplete") && oracle.overflows())) {
      problems.add("the verdict is " + report.verdict + ", but the worst of an operation is " + worst);
    }
  }

  private static States.Bounds bounds(List<String> options) {
    String[] ints = options.get(3).split("\\.\\.");
    return new States.Bounds(Integer.parseInt(options.get(1)), Integer.parseInt(ints[0]), Integer.parseInt(ints[1]),
        Integer.parseInt(options.get(5)), Integer.parseInt(options.get(7)));
  }
}
