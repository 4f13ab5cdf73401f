import java.util.ArrayList;
import java.util.List;

/** The data of one generated class: its fields, the classes of its nodes, and bounds within which its states can be enumerated. */
final class Shape {
  /** How many states, times arguments of an operation, are worth enumerating. */
  private static final double ENOUGH = 30_000;

  /** @param range the values of an int that is annotated with them, or null */
  record Field(String type, String name, boolean tree, int[] range) {
    String declaration() {
      String annotations = tree ? "@Tree " : "";
      if (range != null) annotations += "@Range(min = " + range[0] + ", max = " + range[1] + ") ";
      return annotations + type + " " + name + ";";
    }
  }

  final List<Field> main = new ArrayList<>();
  /** Of class Node, whose tree fields make it a list or a tree. Empty if there are no such nodes. */
  final List<Field> node = new ArrayList<>();
  /** Of class Cell, whose fields form no tree. Empty if there are no such cells. */
  final List<Field> cell = new ArrayList<>();
  final List<String> links = new ArrayList<>();
  /** Nodes have a declarative method score(), and there is a subclass Special that overrides it. */
  boolean hasSpecialNodes = false;
  /** There is a static int, which is the same in all states: what an operation writes to it does not last. */
  boolean hasShared = false;
  /** The field along which a declarative method steps() of nodes or cells recurses, or null. It may lead round in a ring. */
  String stepsOfNodes = null;
  String stepsOfCells = null;

  private final Dice dice;
  private int nodes;
  private final int[] ints;
  private int values;
  private int arrayLength = 2;

  Shape(Dice dice) {
    this.dice = dice;
    nodes = dice.between(2, 3);
    ints = dice.of(new int[] {0, 2}, new int[] {0, 1}, new int[] {-1, 1}, new int[] {0, 3});
    values = dice.between(1, 2);
    switch (dice.below(14)) {
      case 0, 1, 2 -> chain();
      case 3, 4, 5, 6 -> tree();
      case 7, 8 -> table();
      case 9 -> cells();
      case 10, 11 -> main.add(new Field("int[]", "numbers", false, null));
      case 12 -> main.add(new Field("Object[]", "things", false, null));
      default -> {}
    }
    if (main.isEmpty() || dice.chance(65)) main.add(new Field("int", "size", false, range()));
    if (dice.chance(25)) main.add(new Field("boolean", "on", false, null));
    if (dice.chance(15)) main.add(new Field("Object", "favourite", false, null));
    if (main.size() < 4 && !has("int[]") && dice.chance(12)) main.add(new Field("int[]", "numbers", false, null));
    if (main.size() < 4 && cell.isEmpty() && dice.chance(6)) cells();
    if (has("int[]") && dice.chance(25)) main.add(new Field("int[]", "more", false, null));
    hasShared = dice.chance(8);
  }

  private int[] range() {
    if (dice.chance(40)) return null;
    if (dice.chance(8)) return new int[] {Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
    return dice.chance(70) ? new int[] {0, dice.between(1, 3)} : new int[] {-1, 1};
  }

  private void chain() {
    main.add(new Field("Node", "first", true, null));
    if (dice.chance(20)) main.add(new Field("Node", "second", true, null));
    nodeFields("next");
    extraPointers("previous");
  }

  private void tree() {
    main.add(new Field("Node", "root", true, null));
    nodeFields("left", "right");
    extraPointers("parent");
  }

  private void table() {
    main.add(new Field("Node[]", "table", true, null));
    nodeFields("next");
  }

  private void nodeFields(String... treeFields) {
    if (dice.chance(75)) node.add(new Field("int", "key", false, dice.chance(25) ? range() : null));
    if (dice.chance(35)) node.add(new Field("boolean", "flag", false, null));
    if (dice.chance(20)) node.add(new Field("Object", "value", false, null));
    for (String name : treeFields) {
      node.add(new Field("Node", name, true, null));
      links.add(name);
    }
    hasSpecialNodes = dice.chance(25);
  }

  private void extraPointers(String back) {
    if (dice.chance(30)) {
      node.add(new Field("Node", back, false, null));
      if (dice.chance(40)) stepsOfNodes = back;
    }
    if (dice.chance(30)) main.add(new Field("Node", "last", false, null));
  }

  private void cells() {
    main.add(new Field("Cell", "start", false, null));
    if (dice.chance(30)) main.add(new Field("Cell", "end", false, null));
    if (dice.chance(70)) cell.add(new Field("int", "weight", false, null));
    if (dice.chance(30)) cell.add(new Field("boolean", "marked", false, null));
    cell.add(new Field("Cell", "following", false, null));
    if (dice.chance(40)) stepsOfCells = "following";
  }

  boolean has(String type) { return main.stream().anyMatch(f -> f.type().equals(type)); }

  boolean hasNodeField(String name) { return node.stream().anyMatch(f -> f.name().equals(name)); }

  List<Field> fieldsOf(String type) {
    return switch (type) {
      case "Node" -> node;
      case "Cell" -> cell;
      default -> List.of();
    };
  }

  /** Narrows the bounds until there are few enough states for operations with these parameters. */
  void narrowFor(List<String> parameters) {
    while (states() * alternatives(parameters) > ENOUGH) {
      switch (dice.below(4)) {
        case 0 -> ints[1] = Math.max(ints[0] + 1, ints[1] - 1);
        case 1 -> values = 1;
        case 2 -> nodes = Math.max(1, nodes - 1);
        default -> arrayLength = Math.max(1, arrayLength - 1);
      }
      boolean least = ints[1] == ints[0] + 1 && values == 1 && nodes == 1 && arrayLength == 1;
      if (least) return;
    }
  }

  private double states() {
    double count = 1;
    for (Field f : main) count *= alternatives(f);
    for (int i = 0; i < nodes; i++) {
      for (Field f : node) count *= alternatives(f);
      for (Field f : cell) count *= alternatives(f);
    }
    return count;
  }

  private double alternatives(List<String> parameters) {
    double count = 1;
    for (String type : parameters) count *= alternatives(new Field(type, "", false, null));
    return count;
  }

  private double alternatives(Field field) {
    int[] range = field.range() != null ? field.range() : ints;
    double integers = range[1] - range[0] + 1.0;
    return switch (field.type()) {
      case "int" -> integers;
      case "boolean" -> 2;
      case "Object" -> values + 1;
      case "int[]" -> 2 + Math.pow(integers, arrayLength);
      case "Object[]" -> 2 + Math.pow(values + 1, arrayLength);
      case "Node[]" -> 2 + arrayLength;
      default -> field.tree() ? 2 : nodes + 1;
    };
  }

  /** The options of glassbox check for the bounds. */
  String options() {
    return "-n " + nodes + " --ints " + ints[0] + ".." + ints[1] + " --values " + values + " --array-length " + arrayLength;
  }

  void declare(Source source) {
    String scored = hasSpecialNodes ? "@Declarative int score() { return " + score() + "; }" : null;
    declareClass(source, "Node", node, scored, steps(stepsOfNodes));
    if (hasSpecialNodes) {
      source.text("static class Special extends Node {\n  @Declarative @Override int score() { return #0; }\n}\n\n", score());
    }
    declareClass(source, "Cell", cell, steps(stepsOfCells));
    for (Field f : main) source.line(f.declaration());
    if (hasShared) source.line("static int shared = " + dice.below(3) + ";");
    source.line("");
  }

  private String score() {
    String base = hasNodeField("key") ? dice.of("key", "key + 1", "-key", "1") : dice.of("0", "1", "2");
    return dice.chance(40) ? links.get(0) + " == null ? " + base + " : " + links.get(0) + ".score()" : base;
  }

  private static String steps(String along) {
    if (along == null) return null;
    return "@Declarative int steps() { return #0 == null ? 0 : 1 + #0.steps(); }".replace("#0", along);
  }

  private static void declareClass(Source source, String name, List<Field> fields, String... methods) {
    if (fields.isEmpty()) return;
    source.open("static class " + name);
    for (Field f : fields) source.line(f.declaration());
    for (String method : methods) {
      if (method != null) source.line(method);
    }
    source.close();
    source.line("");
  }
}
