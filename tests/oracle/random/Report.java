import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What one run of glassbox check says: its exit code and, from its JSON report, what became of each operation. */
final class Report {
  /** @param pairs of a valid state and arguments that were covered, or null if they were not counted */
  record Operation(String verdict, Long pairs) {}

  private static final int SECONDS = 60;
  private static final Pattern OPERATION = Pattern.compile("\"name\": \"(\\w+)\",\\s*\"verdict\": \"(\\w+)\",\\s*"
      + "\"transitions\": \\d+,\\s*\"seconds\": [^,\\s]+(?:,\\s*\"pairs\": \"(\\d+)\")?");

  final String command;
  int exitCode = -1; // it did not end
  String text = "does not end within " + SECONDS + " s";
  String verdict = "";
  final Map<String, Operation> operations = new TreeMap<>();

  /** Runs glassbox check with these options, bounds and class among them; files may be written to the directory. */
  Report(String glassbox, List<String> options, Path directory) throws IOException, InterruptedException {
    Path json = Files.createTempFile(directory, "report", ".json");
    Path output = Files.createTempFile(directory, "report", ".out");
    List<String> words = new ArrayList<>(List.of(glassbox, "check", "--json", json.toString()));
    words.addAll(options);
    command = String.join(" ", words);
    Process process = new ProcessBuilder(words).redirectErrorStream(true).redirectOutput(output.toFile()).start();
    if (process.waitFor(SECONDS, TimeUnit.SECONDS)) {
      exitCode = process.exitValue();
      text = Files.readString(output);
      read(Files.readString(json));
    } else {
      process.destroyForcibly();
    }
    Files.delete(json);
    Files.delete(output);
  }

  private void read(String json) {
    Matcher overall = Pattern.compile("^  \"verdict\": \"(\\w+)\"", Pattern.MULTILINE).matcher(json);
    if (overall.find()) verdict = overall.group(1);
    Matcher each = OPERATION.matcher(json);
    while (each.find()) {
      Long pairs = each.group(3) == null ? null : Long.valueOf(each.group(3));
      operations.put(each.group(1), new Operation(each.group(2), pairs));
    }
  }

  /** Holds, violated or incomplete, and the exit code says the same. */
  boolean isVerdict() {
    return switch (exitCode) {
      case 0 -> verdict.equals("holds");
      case 1 -> verdict.equals("violated");
      case 3 -> verdict.equals("incomplete");
      default -> false;
    };
  }
}
