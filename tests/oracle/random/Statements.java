import java.util.ArrayList;
import java.util.List;

/** Writes random statements of one method. Loops end: they have a counter or run over an array. */
final class Statements {
  private static final List<String> EXCEPTIONS = List.of("NullPointerException", "ArithmeticException", "IndexOutOfBoundsException",
      "ClassCastException", "NegativeArraySizeException", "IllegalStateException", "ArrayStoreException", "RuntimeException");

  private final Dice dice;
  private final Shape shape;
  private final Terms terms;
  private final Source source;
  /** What the method returns. */
  String returns = "void";
  /** Methods to call for what they do. */
  final List<Terms.Helper> actions = new ArrayList<>();
  private final List<String> labels = new ArrayList<>(); // of the loops around

  Statements(Dice dice, Shape shape, Terms terms, Source source) {
    this.dice = dice;
    this.shape = shape;
    this.terms = terms;
    this.source = source;
  }

  void block(int statements, int depth) {
    int mark = terms.scope.size();
    for (int i = 0; i < statements; i++) statement(depth);
    terms.scope.subList(mark, terms.scope.size()).clear();
  }

  private void statement(int depth) {
    if (shape.uses(Feature.FAILURES) && dice.chance(20)) {
      failure();
      return;
    }
    if (shape.uses(Feature.CHOICE) && dice.chance(15)) {
      choose();
      return;
    }
    if (shape.isClass("Figure") && dice.chance(15)) {
      grow();
      return;
    }
    int choice = depth <= 0 ? dice.below(12) : dice.below(26);
    switch (choice) {
      case 0, 1, 2, 3, 4 -> assign();
      case 5, 6, 7 -> local();
      case 8 -> reassign();
      case 9 -> source.line(dice.chance(40) ? assertion() : "GlassBox.assume(" + terms.condition(2) + ");");
      case 10 -> callAction();
      case 11 -> increment();
      case 12, 13, 14, 15, 16 -> branch(depth);
      case 17, 18 -> alongLinks(depth);
      case 19 -> overArray(depth);
      case 20 -> tryCatch(depth);
      case 21 -> switchOver(depth);
      case 22 -> newNode();
      case 23 -> newArray();
      case 24 -> counted(depth);
      default -> leave();
    }
  }

  private String assertion() {
    String condition = terms.condition(2);
    if (!shape.uses(Feature.CHECKS)) return "assert " + condition + ";";
    return switch (dice.below(4)) {
      case 0 -> "assert " + condition + ";";
      case 1 -> "assert " + condition + " : " + terms.integer(1) + ";";
      case 2 -> "assert " + condition + " : \"an assertion\";";
      default -> "GlassBox.check(" + condition + ", \"a check\");";
    };
  }

  private void assign() {
    Terms.Target target = terms.target();
    String condition = target.condition().isEmpty() ? "" : "if (" + target.condition() + ") ";
    source.line(condition + target.text() + " = " + terms.of(target.type(), 2) + ";");
  }

  private void increment() {
    List<Terms.Name> numbers = terms.scope.stream().filter(n -> !Terms.isReference(n.type()) && !n.type().equals("boolean")).toList();
    if (numbers.isEmpty()) assign();
    else source.line(dice.of(numbers).text() + dice.of("++;", "--;", " += " + terms.integer(1) + ";"));
  }

  private void local() {
    List<String> types = new ArrayList<>(List.of("int", "boolean"));
    if (shape.isClass("Node")) types.addAll(List.of("Node", "Node", "Node"));
    if (shape.isClass("Cell")) types.addAll(List.of("Cell", "Cell"));
    if (shape.isClass("Item")) types.addAll(List.of("Item", "Item"));
    if (shape.isClass("Figure")) types.addAll(List.of("Figure", "Figure"));
    if (shape.uses(Feature.NUMBERS)) types.addAll(List.of("long", "byte", "char"));
    declare(dice.of(types), 2);
  }

  private void declare(String type, int depth) {
    String name = source.fresh("v");
    source.line(type + " " + name + " = " + terms.of(type, depth) + ";");
    terms.scope.add(new Terms.Name(type, name));
  }

  private void reassign() {
    List<Terms.Name> locals = terms.scope.stream().filter(n -> n.text().matches("[vp][0-9]+")).toList();
    if (locals.isEmpty()) {
      assign();
      return;
    }
    Terms.Name local = dice.of(locals);
    source.line(local.text() + " = " + terms.of(local.type(), 2) + ";");
    terms.facts.remove(local.text() + " != null");
  }

  private void callAction() {
    if (actions.isEmpty()) {
      assign();
      return;
    }
    Terms.Helper action = dice.of(actions);
    String call = terms.call(action, 1);
    if (action.returns().equals("void") || dice.chance(30)) {
      source.line(call + ";");
    } else {
      String name = source.fresh("v");
      source.line(action.returns() + " " + name + " = " + call + ";");
      terms.scope.add(new Terms.Name(action.returns(), name));
    }
  }

  private void choose() {
    switch (dice.below(5)) {
      case 0, 1 -> chosen("int", "GlassBox.choose(" + dice.of("2", "3", "2", terms.integer(1) + " & 3") + ")");
      case 2 -> chosen("int", "GlassBox.choose(new int[] {" + terms.integer(1) + ", " + terms.integer(1) + "})");
      case 3 -> chosen("boolean", "GlassBox.choose(new boolean[] {" + terms.condition(1) + ", " + terms.condition(1) + "})");
      default -> {
        List<String> types = terms.scope.stream().map(Terms.Name::type).filter(Terms::isReference).filter(t -> !t.endsWith("]")).toList();
        if (types.isEmpty()) {
          chosen("boolean", "GlassBox.choose(2) == 1");
        } else {
          String type = dice.of(types);
          chosen(type, "GlassBox.<" + type + ">choose(" + terms.reference(type, 1) + ", " + terms.reference(type, 1) + ")");
        }
      }
    }
  }

  private void chosen(String type, String choice) {
    String name = source.fresh("v");
    source.line(type + " " + name + " = " + choice + ";");
    terms.scope.add(new Terms.Name(type, name));
  }

  /** Calls a method that subclasses override. */
  private void grow() {
    Terms.Name figure = dice.of(terms.named("Figure"));
    String careful = dice.chance(80) ? "if (" + figure.text() + " != null) " : "";
    source.line(careful + figure.text() + ".grow(" + terms.integer(1) + ");");
  }

  /** What may throw an exception of the JVM's own, or does so itself. */
  private void failure() {
    String name = source.fresh("v");
    switch (dice.below(6)) {
      case 0 -> source.line("int[] " + name + " = new int[" + length() + "];");
      case 1 -> source.line("if (" + terms.condition(2) + ") throw new " + dice.of(EXCEPTIONS) + "(" + dice.of("", "\"thrown\"") + ");");
      case 2 -> source.line("int " + name + " = " + terms.integer(1) + dice.of(" / ", " % ") + "(" + terms.integer(1) + ");");
      case 3 -> cast(name);
      case 4 -> {
        List<Terms.Name> arrays = terms.scope.stream().filter(n -> n.type().endsWith("[]")).toList();
        if (arrays.isEmpty()) {
          assign();
        } else {
          Terms.Name array = dice.of(arrays);
          source.line(array.text() + "[" + terms.integer(2) + "] = " + terms.of(Terms.elementOf(array.type()), 1) + ";");
        }
      }
      default -> store(name);
    }
  }

  /** Of an array: a small number, which may be negative. */
  private String length() { return "(" + terms.integer(2) + ") % 5"; }

  private void cast(String name) {
    List<String> types = new ArrayList<>(shape.classes());
    if (types.isEmpty()) {
      assign();
      return;
    }
    String type = dice.of(types);
    String other = dice.of(types);
    String general = source.fresh("o");
    source.line("Object " + general + " = " + terms.condition(2) + " ? (Object) " + parenthesised(terms.reference(type, 1)) + " : "
        + parenthesised(dice.chance(50) ? terms.reference(other, 1) : terms.reference("Object", 1)) + ";");
    String wanted = dice.of(shape.instantiable(type));
    source.line(type + " " + name + " = (" + wanted + ") " + general + ";");
    terms.scope.add(new Terms.Name(type, name));
  }

  private static String parenthesised(String text) { return "(" + text + ")"; }

  /** An array of objects, taken for one of something more general. */
  private void store(String name) {
    List<Terms.Name> arrays =
        terms.scope.stream().filter(n -> n.type().endsWith("[]") && Terms.isReference(Terms.elementOf(n.type()))).toList();
    if (arrays.isEmpty()) {
      assign();
      return;
    }
    Terms.Name array = dice.of(arrays);
    source.line("Object[] " + name + " = " + array.text() + ";");
    String value = dice.of("null", terms.reference("Object", 1), terms.reference(Terms.elementOf(array.type()), 1));
    source.line("if (" + name + " != null && " + name + ".length > 0) " + name + "[0] = " + value + ";");
  }

  private void branch(int depth) {
    List<Terms.Name> objects = terms.scope.stream().filter(n -> Terms.isReference(n.type())).toList();
    boolean tests = !objects.isEmpty() && dice.chance(50);
    String condition = tests ? dice.of(objects).text() + " != null" : terms.condition(2);
    boolean known = !tests || !terms.facts.add(condition);
    source.open("if (" + condition + ")");
    block(dice.between(1, 2), depth - 1);
    if (!known) terms.facts.remove(condition);
    if (dice.chance(40)) {
      source.next("else");
      block(1, depth - 1);
    }
    source.close();
  }

  /** Opens a loop, which has a label if it is one among several. */
  private void openLoop(String head) {
    String label = "";
    if (shape.uses(Feature.LONG_OPERATIONS) && dice.chance(50)) label = source.fresh("loop");
    source.open((label.isEmpty() ? "" : label + ": ") + head);
    labels.add(label);
  }

  private void closeLoop() {
    labels.remove(labels.size() - 1);
    source.close();
  }

  /** Leaves a loop around, or begins its next round. */
  private String jump() {
    String label = dice.of(labels);
    return dice.of("break", "continue") + (label.isEmpty() ? "" : " " + label) + ";";
  }

  private void alongLinks(int depth) {
    String type = shape.isClass("Cell") && (!shape.isClass("Node") || dice.chance(50)) ? "Cell" : "Node";
    if (!shape.isClass(type)) {
      branch(depth);
      return;
    }
    String node = source.fresh("n");
    String fuel = source.fresh("fuel");
    String link = type.equals("Cell") ? "following" : dice.of(shape.links);
    source.line("int " + fuel + " = " + dice.between(2, 3) + ";");
    openLoop("for (" + type + " " + node + " = " + terms.reference(type, 1) + "; " + node + " != null && " + fuel + "-- > 0; "
        + node + " = " + node + "." + link + ")");
    int mark = terms.scope.size();
    terms.scope.add(new Terms.Name(type, node));
    terms.facts.add(node + " != null");
    if (dice.chance(40)) source.line("if (" + terms.condition(2) + ") " + jump());
    block(1, depth - 1);
    terms.scope.subList(mark, terms.scope.size()).clear();
    closeLoop();
  }

  private void overArray(int depth) {
    List<Terms.Name> arrays = terms.scope.stream().filter(n -> n.type().endsWith("[]")).toList();
    if (arrays.isEmpty()) {
      branch(depth);
      return;
    }
    Terms.Name array = dice.of(arrays);
    String i = source.fresh("i");
    openLoop("for (int " + i + " = 0; " + array.text() + " != null && " + i + " < " + array.text() + ".length && " + i + " < 3; " + i + "++)");
    int mark = terms.scope.size();
    terms.scope.add(new Terms.Name(Terms.elementOf(array.type()), array.text() + "[" + i + "]"));
    terms.facts.add("0 <= " + i + " && " + i + " < " + array.text() + ".length");
    block(1, depth - 1);
    terms.scope.subList(mark, terms.scope.size()).clear();
    closeLoop();
  }

  private void counted(int depth) {
    String i = source.fresh("i");
    String most = dice.of("2", "(" + terms.integer(1) + " & 1)");
    if (dice.chance(70)) {
      openLoop("for (int " + i + " = 0; " + i + " < " + most + "; " + i + "++)");
    } else {
      source.line("int " + i + " = 0;");
      openLoop("while (" + i + "++ < " + most + ")");
    }
    block(1, depth - 1);
    if (shape.uses(Feature.LONG_OPERATIONS)) source.line("if (" + terms.condition(1) + ") " + jump());
    closeLoop();
  }

  private void tryCatch(int depth) {
    source.open("try");
    block(dice.between(1, 2), depth - 1);
    source.line("if (" + terms.condition(1) + ") throw new IllegalStateException();");
    String caught = dice.of("IllegalStateException", "IllegalStateException | NullPointerException",
        "IllegalStateException | ArithmeticException | IndexOutOfBoundsException");
    if (shape.uses(Feature.FAILURES) && dice.chance(60)) caught = dice.of(EXCEPTIONS);
    String exception = source.fresh("e");
    source.next("catch (" + caught + " " + exception + ")");
    block(1, depth - 1);
    if (shape.uses(Feature.FAILURES) && dice.chance(15)) source.line("if (" + terms.condition(1) + ") throw " + exception + ";");
    if (dice.chance(30)) {
      source.next("finally");
      block(1, 0);
    }
    source.close();
  }

  private void switchOver(int depth) {
    source.open("switch ((int) (" + terms.integer(1) + "))");
    source.open("case 0:");
    block(1, depth - 1);
    source.close();
    source.open("case 1:");
    block(1, depth - 1);
    source.line("break;");
    source.close();
    if (dice.chance(30)) source.line("case -1: case 7: " + dice.of("break;", "return" + result() + ";"));
    source.open("default:");
    block(1, depth - 1);
    source.close();
    source.close();
  }

  private String result() { return returns.equals("void") ? "" : " " + terms.of(returns, 1); }

  /** Puts a new node in a place, and what was there below it. */
  void addNode(String place) {
    String added = source.fresh("added");
    source.line("Node " + added + " = new " + dice.of(shape.instantiable("Node")) + "();");
    for (Shape.Field f : shape.fieldsOf("Node")) {
      if (f.tree() && f.type().equals("Node")) continue;
      if (dice.chance(70)) source.line(added + "." + f.name() + " = " + terms.of(f.type(), 1) + ";");
    }
    if (dice.chance(80)) source.line(added + "." + dice.of(shape.links) + " = " + place + ";");
    source.line(place + " = " + added + ";");
    terms.scope.add(new Terms.Name("Node", added));
    terms.facts.add(added + " != null");
  }

  private void newNode() {
    List<Terms.Name> places = terms.named("Node");
    List<String> others = shape.classes().stream().filter(c -> !c.equals("Node")).toList();
    if (!others.isEmpty() && dice.chance(50)) {
      String type = dice.of(others);
      String name = source.fresh("v");
      source.line(type + " " + name + " = new " + dice.of(shape.instantiable(type)) + "();");
      terms.scope.add(new Terms.Name(type, name));
    } else if (places.isEmpty() || shape.links.isEmpty()) {
      assign();
    } else {
      addNode(dice.of(places).text());
    }
  }

  private void newArray() {
    for (Shape.Field f : shape.main) {
      if (!f.type().endsWith("[]") || !dice.chance(70)) continue;
      String element = f.type().substring(0, f.type().indexOf('['));
      String rest = f.type().substring(f.type().indexOf('[') + 2);
      String length = shape.uses(Feature.FAILURES) ? length() : String.valueOf(dice.below(4));
      source.line(f.name() + " = new " + element + "[" + length + "]" + rest.replace("[]", dice.of("[]", "[1]")) + ";");
      return;
    }
    assign();
  }

  /** A return under a condition. */
  private void leave() {
    if (!labels.isEmpty() && dice.chance(40)) source.line("if (" + terms.condition(2) + ") " + jump());
    else source.line("if (" + terms.condition(2) + ") return" + result() + ";");
  }
}
