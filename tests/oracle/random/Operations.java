import java.util.ArrayList;
import java.util.List;

/** Writes random operations. Every one of them ends: loops have a counter or run over an array. */
final class Operations {
  private final Dice dice;
  private final Shape shape;
  private final Terms terms;
  private final Source source;
  /** Private methods without a result, with the types of their parameters. */
  private final List<Terms.Helper> actions = new ArrayList<>();
  private String returns = "void";

  Operations(Dice dice, Shape shape, Terms terms, Source source) {
    this.dice = dice;
    this.shape = shape;
    this.terms = terms;
    this.source = source;
  }

  void write() {
    terms.inOperation = true;
    if (dice.chance(40)) action();
    if (dice.chance(40)) calculation();
    for (int i = dice.between(1, 3); i > 0; i--) operation();
  }

  private void action() {
    String name = source.fresh("act");
    List<String> types = parameters("private void " + name);
    block(dice.between(1, 3), 1);
    source.close();
    source.line("");
    actions.add(new Terms.Helper("void", name, types, true));
  }

  /** A method that only computes, for the operations. */
  private void calculation() {
    String name = source.fresh("calculate");
    String type = dice.of("int", "int", "boolean");
    List<String> types = parameters("private " + type + " " + name);
    source.line("if (" + terms.condition(2) + ") return " + terms.of(type, 2) + ";");
    if (dice.chance(50)) source.line("if (" + terms.condition(1) + ") return " + terms.of(type, 1) + ";");
    source.line("return " + terms.of(type, 2) + ";");
    source.close();
    source.line("");
    terms.helpers.add(new Terms.Helper(type, name, types, true));
  }

  private void operation() {
    returns = dice.of("void", "void", "int", "boolean");
    shape.narrowFor(parameters(returns + " " + source.fresh("operation")));
    switch (dice.below(12)) {
      case 0, 1 -> tentative();
      case 2 -> {
        block(dice.between(1, 3), 2);
        source.line("GlassBox.assume(repOk());");
      }
      case 3, 4 -> reading();
      case 5, 6, 7 -> sensible();
      default -> block(dice.between(2, 5), 2);
    }
    if (!returns.equals("void")) source.line("return " + terms.of(returns, 2) + ";");
    returns = "void";
    source.close();
    source.line("");
  }

  /** Opens a method with random parameters and returns their types. */
  private List<String> parameters(String head) {
    terms.scope.clear();
    terms.facts.clear();
    terms.enterFields();
    List<String> types = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    for (int i = dice.below(3); i > 0; i--) {
      String type = dice.of("int", "int", "int", "boolean", "Object");
      if (!shape.node.isEmpty() && !shape.has("Node[]") && dice.chance(6)) type = "Node";
      if (!shape.cell.isEmpty() && dice.chance(10)) type = "Cell";
      if (shape.has("int[]") && dice.chance(6)) type = "int[]";
      String name = source.fresh("p");
      types.add(type);
      texts.add(type + " " + name);
      terms.scope.add(new Terms.Name(type, name));
    }
    source.open(head + "(" + String.join(", ", texts) + ")");
    return types;
  }

  /** Changes one thing, and takes it back if that breaks the invariant. */
  private void tentative() {
    Terms.Target target = terms.target();
    if (!target.condition().isEmpty()) {
      String leave = returns.equals("void") ? "return;" : "return " + terms.of(returns, 1) + ";";
      source.line("if (!(" + target.condition() + ")) " + leave);
    }
    String old = source.fresh("old");
    source.line(target.type() + " " + old + " = " + target.text() + ";");
    source.line(target.text() + " = " + terms.of(target.type(), 2) + ";");
    source.line("if (!repOk()) " + target.text() + " = " + old + ";");
  }

  private void reading() {
    String result = source.fresh("r");
    source.line("int " + result + " = " + terms.integer(2) + ";");
    terms.scope.add(new Terms.Name("int", result));
    for (int i = dice.between(1, 2); i > 0; i--) {
      source.line("if (" + terms.condition(2) + ") " + result + dice.of(" += ", " = ", " -= ") + terms.integer(2) + ";");
    }
    if (dice.chance(30)) source.line("assert " + result + dice.of(" < 100", " != 77", " >= -5") + " || " + terms.condition(2) + ";");
  }

  /** What such a structure is for. */
  private void sensible() {
    if (shape.has("Node") && !shape.links.isEmpty()) {
      String root = shape.main.get(0).name();
      switch (dice.below(3)) {
        case 0 -> {
          addNode(root);
          if (shape.has("int") && dice.chance(80)) source.line("size++;");
        }
        case 1 -> {
          source.open("if (" + root + " != null)");
          source.line(root + " = " + root + "." + dice.of(shape.links) + ";");
          if (shape.has("int") && dice.chance(80)) source.line("size--;");
          source.close();
        }
        default -> {
          source.line(root + " = null;");
          if (shape.has("int") && dice.chance(80)) source.line("size = 0;");
        }
      }
    } else {
      block(1, 1);
      source.line("GlassBox.assume(" + terms.condition(2) + ");");
    }
  }

  private void addNode(String place) {
    String added = source.fresh("added");
    source.line("Node " + added + " = new " + (shape.hasSpecialNodes && dice.chance(50) ? "Special" : "Node") + "();");
    for (Shape.Field f : shape.node) {
      if (f.tree()) continue;
      if (dice.chance(70)) source.line(added + "." + f.name() + " = " + terms.of(f.type(), 1) + ";");
    }
    if (dice.chance(80)) source.line(added + "." + dice.of(shape.links) + " = " + place + ";");
    source.line(place + " = " + added + ";");
    terms.scope.add(new Terms.Name("Node", added));
    terms.facts.add(added + " != null");
  }

  private void block(int statements, int depth) {
    int mark = terms.scope.size();
    for (int i = 0; i < statements; i++) statement(depth);
    terms.scope.subList(mark, terms.scope.size()).clear();
  }

  private void statement(int depth) {
    int choice = depth <= 0 ? dice.below(12) : dice.below(26);
    switch (choice) {
      case 0, 1, 2, 3, 4 -> assign();
      case 5, 6, 7 -> local();
      case 8 -> reassign();
      case 9 -> source.line(dice.chance(40) ? "assert " + terms.condition(2) + ";" : "GlassBox.assume(" + terms.condition(2) + ");");
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

  private void assign() {
    Terms.Target target = terms.target();
    String condition = target.condition().isEmpty() ? "" : "if (" + target.condition() + ") ";
    source.line(condition + target.text() + " = " + terms.of(target.type(), 2) + ";");
  }

  private void increment() {
    List<Terms.Name> integers = terms.named("int");
    if (integers.isEmpty()) assign();
    else source.line(dice.of(integers).text() + dice.of("++;", "--;", " += " + terms.integer(1) + ";"));
  }

  private void local() {
    List<String> types = new ArrayList<>(List.of("int", "boolean"));
    if (!shape.node.isEmpty()) types.addAll(List.of("Node", "Node", "Node"));
    if (!shape.cell.isEmpty()) types.addAll(List.of("Cell", "Cell"));
    String type = dice.of(types);
    String name = source.fresh("v");
    source.line(type + " " + name + " = " + terms.of(type, 2) + ";");
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
    if (actions.isEmpty()) assign();
    else source.line(terms.call(dice.of(actions), 1) + ";");
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

  private void alongLinks(int depth) {
    String type = !shape.cell.isEmpty() && (shape.node.isEmpty() || dice.chance(50)) ? "Cell" : "Node";
    if (shape.fieldsOf(type).isEmpty()) {
      branch(depth);
      return;
    }
    String node = source.fresh("n");
    String fuel = source.fresh("fuel");
    String link = type.equals("Cell") ? "following" : dice.of(shape.links);
    source.line("int " + fuel + " = " + dice.between(2, 3) + ";");
    source.open("for (" + type + " " + node + " = " + terms.reference(type, 1) + "; " + node + " != null && " + fuel + " > 0; "
        + node + " = " + node + "." + link + ")");
    source.line(fuel + "--;");
    int mark = terms.scope.size();
    terms.scope.add(new Terms.Name(type, node));
    terms.facts.add(node + " != null");
    if (dice.chance(40)) source.line("if (" + terms.condition(2) + ") " + dice.of("break;", "continue;"));
    block(1, depth - 1);
    terms.scope.subList(mark, terms.scope.size()).clear();
    source.close();
  }

  private void overArray(int depth) {
    List<Terms.Name> arrays = terms.scope.stream().filter(n -> n.type().endsWith("[]")).toList();
    if (arrays.isEmpty()) {
      branch(depth);
      return;
    }
    Terms.Name array = dice.of(arrays);
    String i = source.fresh("i");
    source.open("for (int " + i + " = 0; " + array.text() + " != null && " + i + " < " + array.text() + ".length && " + i + " < 3; " + i + "++)");
    int mark = terms.scope.size();
    terms.scope.add(new Terms.Name(array.type().replace("[]", ""), array.text() + "[" + i + "]"));
    terms.facts.add("0 <= " + i + " && " + i + " < " + array.text() + ".length");
    block(1, depth - 1);
    terms.scope.subList(mark, terms.scope.size()).clear();
    source.close();
  }

  private void counted(int depth) {
    String i = source.fresh("i");
    source.open("for (int " + i + " = 0; " + i + " < " + dice.of("2", "(" + terms.integer(1) + " & 1)") + "; " + i + "++)");
    block(1, depth - 1);
    source.close();
  }

  private void tryCatch(int depth) {
    source.open("try");
    block(dice.between(1, 2), depth - 1);
    source.line("if (" + terms.condition(1) + ") throw new IllegalStateException();");
    source.next("catch (" + dice.of("IllegalStateException", "IllegalStateException | NullPointerException",
        "IllegalStateException | ArithmeticException | IndexOutOfBoundsException") + " " + source.fresh("e") + ")");
    block(1, depth - 1);
    if (dice.chance(30)) {
      source.next("finally");
      block(1, 0);
    }
    source.close();
  }

  private void switchOver(int depth) {
    source.open("switch (" + terms.integer(1) + ")");
    source.open("case 0:");
    block(1, depth - 1);
    source.close();
    source.open("case 1:");
    block(1, depth - 1);
    source.line("break;");
    source.close();
    source.open("default:");
    block(1, depth - 1);
    source.close();
    source.close();
  }

  private void newNode() {
    List<Terms.Name> places = terms.named("Node");
    if (places.isEmpty() || shape.links.isEmpty()) assign();
    else addNode(dice.of(places).text());
  }

  private void newArray() {
    for (Shape.Field f : shape.main) {
      if (!f.type().endsWith("[]") || !dice.chance(70)) continue;
      source.line(f.name() + " = new " + f.type().replace("[]", "[" + dice.below(4) + "]") + ";");
      return;
    }
    assign();
  }

  /** A return under a condition. */
  private void leave() {
    source.line("if (" + terms.condition(2) + ") return" + (returns.equals("void") ? "" : " " + terms.of(returns, 1)) + ";");
  }
}
