import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The data of one generated class: its fields, the classes of its nodes, and bounds within which its states can be enumerated. */
final class Shape {
  /** How many states, times arguments of an operation, are worth enumerating. */
  private static final double ENOUGH = 60_000;

  /** @param range the values of an int that is annotated with them, or null */
  record Field(String type, String name, boolean tree, int[] range) {
    Field(String type, String name) { this(type, name, false, null); }

    static Field tree(String type, String name) { return new Field(type, name, true, null); }

    String declaration() {
      String annotations = tree ? "@Tree " : "";
      if (range != null) annotations += "@Range(min = " + range[0] + ", max = " + range[1] + ") ";
      return annotations + type + " " + name + ";";
    }
  }

  final List<Field> main = new ArrayList<>();
  /**
   * The fields of the other classes: Node, whose tree fields make it a list or a tree; Leaf, of which nodes have one each; Cell,
   * whose fields form no tree; Item, which refers to nothing; Figure, which has subclasses.
   */
  private final Map<String, List<Field>> classes = new LinkedHashMap<>();
  final List<String> links = new ArrayList<>();
  /** Nodes have a declarative method score(), and there is a subclass Special that overrides it. */
  boolean hasSpecialNodes = false;
  /** What Figure is: "interface", "abstract class" or "class". */
  private String figure = "class";
  /** There is a static int, which is the same in all states: what an operation writes to it does not last. */
  boolean hasShared = false;
  /** The field along which a declarative method steps() of nodes or cells recurses, or null. It may lead round in a ring. */
  String stepsOfNodes = null;
  String stepsOfCells = null;

  private final Dice dice;
  private final Set<Feature> features;
  private int nodes;
  private final int[] ints;
  private int values;
  private int arrayLength = 2;

  Shape(Dice dice, Set<Feature> features) {
    this.dice = dice;
    this.features = features;
    nodes = dice.between(2, 3);
    ints = dice.of(new int[] {0, 2}, new int[] {0, 1}, new int[] {-1, 1}, new int[] {0, 3});
    values = dice.between(1, 2);
    switch (dice.below(14)) {
      case 0, 1, 2 -> chain();
      case 3, 4, 5, 6 -> tree();
      case 7, 8 -> table();
      case 9 -> cells();
      case 10, 11 -> main.add(new Field("int[]", "numbers"));
      case 12 -> main.add(new Field("Object[]", "things"));
      default -> {}
    }
    if (main.isEmpty() || dice.chance(65)) main.add(new Field("int", "size", false, range()));
    if (dice.chance(25)) main.add(new Field("boolean", "on"));
    if (dice.chance(15)) main.add(new Field("Object", "favourite"));
    if (main.size() < 4 && !has("int[]") && dice.chance(12)) main.add(new Field("int[]", "numbers"));
    if (main.size() < 4 && !isClass("Cell") && dice.chance(6)) cells();
    if (has("int[]") && dice.chance(25)) main.add(new Field("int[]", "more"));
    hasShared = dice.chance(8);
    addFeatures();
  }

  private void addFeatures() {
    if (uses(Feature.NUMBERS)) {
      main.add(new Field(dice.of("long", "short", "byte", "char"), "amount"));
      if (isClass("Node") && dice.chance(30)) classes.get("Node").add(new Field(dice.of("long", "char"), "letter"));
    }
    if (uses(Feature.ITEMS)) {
      main.add(new Field("Item", "item"));
      List<Field> fields = new ArrayList<>(List.of(new Field("int", "price")));
      if (dice.chance(30)) fields.add(new Field("boolean", "sold"));
      classes.put("Item", fields);
    }
    if (uses(Feature.MIXED_TREES) && isClass("Node")) {
      if (dice.chance(60)) {
        classes.put("Leaf", List.of(new Field("int", "colour")));
        classes.get("Node").add(Field.tree("Leaf", "leaf"));
      }
      if (dice.chance(40) && !isClass("Cell") && !has("Node[]")) {
        cells();
        classes.get("Node").add(new Field("Cell", "cell"));
      }
      if (isClass("Item") && dice.chance(70)) classes.get("Node").add(new Field("Item", "own"));
    }
    if (uses(Feature.SUBCLASSES)) figures();
    if (uses(Feature.DEEP_ARRAYS)) {
      List<String> types = new ArrayList<>(List.of("int[][]"));
      if (isClass("Cell")) types.add("Cell[]");
      if (isClass("Item")) types.addAll(List.of("Item[]", "Item[]"));
      if (isClass("Figure")) types.addAll(List.of("Figure[]", "Figure[]"));
      if (isClass("Node") && !has("Node[]")) types.add("Node[]");
      String type = dice.of(types);
      main.add(new Field(type, "many"));
    }
  }

  boolean uses(Feature feature) { return features.contains(feature); }

  private int[] range() {
    if (dice.chance(40)) return null;
    if (dice.chance(8)) return new int[] {Integer.MAX_VALUE - 1, Integer.MAX_VALUE};
    return dice.chance(70) ? new int[] {0, dice.between(1, 3)} : new int[] {-1, 1};
  }

  private void chain() {
    main.add(Field.tree("Node", "first"));
    if (dice.chance(20)) main.add(Field.tree("Node", "second"));
    nodeFields("next");
    extraPointers("previous");
  }

  private void tree() {
    main.add(Field.tree("Node", "root"));
    nodeFields("left", "right");
    extraPointers("parent");
  }

  private void table() {
    main.add(Field.tree("Node[]", "table"));
    nodeFields("next");
  }

  private void nodeFields(String... treeFields) {
    List<Field> node = new ArrayList<>();
    if (dice.chance(75)) node.add(new Field("int", "key", false, dice.chance(25) ? range() : null));
    if (dice.chance(35)) node.add(new Field("boolean", "flag"));
    if (dice.chance(20)) node.add(new Field("Object", "value"));
    for (String name : treeFields) {
      node.add(Field.tree("Node", name));
      links.add(name);
    }
    classes.put("Node", node);
    hasSpecialNodes = dice.chance(25);
  }

  private void extraPointers(String back) {
    if (dice.chance(30)) {
      classes.get("Node").add(new Field("Node", back));
      if (dice.chance(40)) stepsOfNodes = back;
    }
    if (dice.chance(30)) main.add(new Field("Node", "last"));
  }

  private void cells() {
    List<Field> cell = new ArrayList<>();
    main.add(new Field("Cell", "start"));
    if (dice.chance(30)) main.add(new Field("Cell", "end"));
    if (dice.chance(70)) cell.add(new Field("int", "weight"));
    if (dice.chance(30)) cell.add(new Field("boolean", "marked"));
    cell.add(new Field("Cell", "following"));
    if (dice.chance(40)) stepsOfCells = "following";
    classes.put("Cell", cell);
  }

  private void figures() {
    figure = dice.of("interface", "abstract class", "abstract class", "class");
    main.add(new Field("Figure", "figure", dice.chance(25), null));
    if (dice.chance(30)) main.add(new Field("Figure", "other"));
    if (isClass("Node") && dice.chance(30)) classes.get("Node").add(new Field("Figure", "drawn"));
    classes.put("Figure", figure.equals("interface") ? List.of() : List.of(new Field("int", "area")));
    subclasses.put("Round", List.of(new Field("boolean", "full")));
    boolean isTree = main.stream().anyMatch(f -> f.name().equals("figure") && f.tree());
    subclasses.put("Square", List.of(new Field("Figure", "inner", isTree, null)));
  }

  /** Those of Figure, with their own fields. */
  final Map<String, List<Field>> subclasses = new LinkedHashMap<>();

  /** The classes of which there are objects where a reference is of this type. */
  List<String> instantiable(String type) {
    if (!type.equals("Figure")) return hasSpecialNodes && type.equals("Node") ? List.of("Node", "Special") : List.of(type);
    List<String> names = new ArrayList<>(subclasses.keySet());
    if (figure.equals("class")) names.add("Figure");
    return names;
  }

  /** Whether the main object has a field of the type. */
  boolean has(String type) { return main.stream().anyMatch(f -> f.type().equals(type)); }

  boolean hasTable() { return main.stream().anyMatch(f -> f.name().equals("table")); }

  boolean isClass(String name) { return classes.containsKey(name); }

  boolean hasNodeField(String name) { return fieldsOf("Node").stream().anyMatch(f -> f.name().equals(name)); }

  Set<String> classes() { return classes.keySet(); }

  List<Field> fieldsOf(String type) { return classes.getOrDefault(type, List.of()); }

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
    if (isClass("Figure")) count *= Math.pow(2.0 * (nodes * 2 + 1), nodes);
    if (hasSpecialNodes) count *= Math.pow(2, nodes);
    for (int i = 0; i < nodes; i++) {
      for (List<Field> fields : classes.values()) {
        for (Field f : fields) count *= alternatives(f);
      }
    }
    return count;
  }

  private double alternatives(List<String> parameters) {
    double count = 1;
    for (String type : parameters) count *= alternatives(new Field(type, ""));
    return count;
  }

  private double alternatives(Field field) {
    int[] range = field.range() != null ? field.range() : ints;
    double integers = range[1] - range[0] + 1.0;
    return switch (field.type()) {
      case "int", "long", "short", "byte", "char" -> integers;
      case "boolean" -> 2;
      case "Object" -> values + 1;
      case "int[]" -> 2 + Math.pow(integers, arrayLength);
      case "int[][]" -> 2 + Math.pow((arrayLength + 1) * (2 + Math.pow(integers, arrayLength)), arrayLength);
      case "Object[]" -> 2 + Math.pow(values + 1, arrayLength);
      case "Node[]", "Cell[]", "Item[]", "Figure[]" -> field.name().equals("table") ? 2 + arrayLength : 2 + Math.pow(nodes + 1, arrayLength);
      case "Figure" -> 2 * nodes + 1;
      default -> field.tree() ? 2 : nodes + 1;
    };
  }

  /** The options of glassbox check for the bounds. */
  String options() {
    return "-n " + nodes + " --ints " + ints[0] + ".." + ints[1] + " --values " + values + " --array-length " + arrayLength;
  }

  void declare(Source source) {
    String scored = hasSpecialNodes ? "@Declarative int score() { return " + score() + "; }" : null;
    for (String name : classes()) {
      String steps = steps(name.equals("Node") ? stepsOfNodes : name.equals("Cell") ? stepsOfCells : null);
      if (name.equals("Figure")) declareFigures(source);
      else declareClass(source, "static class " + name, fieldsOf(name), name.equals("Node") ? scored : null, steps);
    }
    if (hasSpecialNodes) {
      source.text("static class Special extends Node {\n  @Declarative @Override int score() { return #0; }\n}\n\n", score());
    }
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

  private void declareFigures(Source source) {
    if (figure.equals("interface")) {
      declareClass(source, "interface Figure", List.of(), "@Declarative int measure();", "void grow(int by);",
          dice.chance(50) ? "@Declarative default boolean isLarge() { return measure() > 1; }" : "@Declarative boolean isLarge();");
    } else {
      String measure = figure.equals("class") ? " { return " + dice.of("area", "1", "area + 1") + "; }" : ";";
      declareClass(source, "static " + figure + " Figure", fieldsOf("Figure"),
          "@Declarative " + (figure.equals("class") ? "" : "abstract ") + "int measure()" + measure,
          "@Declarative boolean isLarge() { return " + dice.of("measure() > 1", "area > 0", "measure() != 0") + "; }",
          "void grow(int by) { " + dice.of("area += by;", "area = by;", "if (by > 0) area++;") + " }");
    }
    boolean hasArea = !figure.equals("interface");
    String inherits = hasArea ? " extends Figure" : " implements Figure";
    String isLarge = source.toString().contains("boolean isLarge();") || dice.chance(30)
        ? "@Declarative public boolean isLarge() { return " + dice.of("true", "measure() < 2") + "; }" : null;
    declareClass(source, "static class Round" + inherits, subclasses.get("Round"),
        "@Declarative public int measure() { return " + dice.of("full ? 1 : 0", hasArea ? "full ? area : -area" : "full ? 2 : 1") + "; }",
        isLarge, hasArea && dice.chance(40) ? null : "public void grow(int by) { full = " + dice.of("by > 0", "!full", "true") + "; }");
    declareClass(source, "static class Square" + inherits, subclasses.get("Square"),
        "@Declarative public int measure() { return " + dice.of("inner == null ? 0 : 1", hasArea ? "area" : "2", "inner instanceof Round ? 1 : 2",
            "inner instanceof Round ? inner.measure() : 0") + "; }", isLarge,
        "public void grow(int by) { " + dice.of("inner = null;", "if (inner == null) inner = new Round();", hasArea ? "super.grow(by - 1);" : "",
            "if (inner instanceof Round) inner.grow(by);") + " }");
  }

  private static void declareClass(Source source, String head, List<Field> fields, String... methods) {
    source.open(head);
    for (Field f : fields) source.line(f.declaration());
    for (String method : methods) {
      if (method != null) source.line(method);
    }
    source.close();
    source.line("");
  }
}
