import java.util.ArrayList;
import java.util.List;

/** Writes random operations, and methods for them to call. Every one of them ends. */
final class Operations {
  /** @param exact what the operation does to a field, for a postcondition to say, or null */
  record Operation(String returns, String name, List<String> types, List<String> names, String exceptions, Exact exact) {
    /** The parameters, as they are declared. */
    List<String> parameters() {
      List<String> texts = new ArrayList<>();
      for (int i = 0; i < types.size(); i++) texts.add(types.get(i) + " " + names.get(i));
      return texts;
    }
  }

  /** The field gets a value that the state before had, where RECEIVER stands for that state. */
  record Exact(Shape.Field field, String value) {
    static final String RECEIVER = "@@";

    String in(String receiver) { return value.replace(RECEIVER, receiver); }
  }

  private final Dice dice;
  private final Shape shape;
  private final Terms terms;
  private final Source source;
  private final Statements statements;
  private final List<Operation> operations = new ArrayList<>();
  private List<String> types; // of the parameters of the method being written
  private List<String> names;

  Operations(Dice dice, Shape shape, Terms terms, Source source) {
    this.dice = dice;
    this.shape = shape;
    this.terms = terms;
    this.source = source;
    statements = new Statements(dice, shape, terms, source);
  }

  List<Operation> all() { return operations; }

  void write() {
    terms.inOperation = true;
    if (dice.chance(40)) action();
    if (dice.chance(40)) calculation();
    if (shape.uses(Feature.LONG_OPERATIONS) && dice.chance(60)) recursion();
    for (int i = dice.between(1, 3); i > 0; i--) operation();
  }

  /** Writes operations of a subclass that override some of these. */
  void override() {
    // An operation that calls another one might call itself.
    statements.actions.removeIf(a -> a.isPrivate() || operations.stream().anyMatch(o -> o.name().equals(a.name())));
    for (Operation o : operations) {
      if (!dice.chance(60)) continue;
      begin();
      for (int i = 0; i < o.types().size(); i++) terms.scope.add(new Terms.Name(o.types().get(i), o.names().get(i)));
      source.open("@Override " + o.returns() + " " + o.name() + "(" + String.join(", ", o.parameters()) + ")" + o.exceptions());
      statements.returns = o.returns();
      if (dice.chance(60)) statements.block(1, 1);
      String call = "super." + o.name() + "(" + String.join(", ", o.names()) + ")";
      if (o.returns().equals("void")) {
        if (dice.chance(85)) source.line(call + ";");
        statements.block(1, 1);
      } else {
        String result = source.fresh("v");
        source.line(o.returns() + " " + result + " = " + call + ";");
        terms.scope.add(new Terms.Name(o.returns(), result));
        statements.block(1, 1);
        source.line("return " + terms.of(o.returns(), 1) + ";");
      }
      end();
    }
  }

  private void begin() {
    terms.scope.clear();
    terms.facts.clear();
    terms.enterFields();
  }

  private void end() {
    statements.returns = "void";
    source.close();
    source.line("");
  }

  private void action() {
    String name = source.fresh("act");
    boolean isHelper = shape.uses(Feature.HELPERS);
    parameters();
    open((isHelper ? "@Helper void " : "private void ") + name, "");
    statements.block(dice.between(1, 3), 1);
    end();
    statements.actions.add(new Terms.Helper("void", name, types, true, !isHelper));
  }

  /** A method that only computes, for the operations. */
  private void calculation() {
    String name = source.fresh("calculate");
    String type = dice.of("int", "int", "boolean");
    parameters();
    boolean isStatic = dice.chance(20);
    List<Terms.Helper> others = new ArrayList<>(terms.helpers);
    if (isStatic) {
      terms.scope.removeIf(n -> shape.main.stream().anyMatch(f -> f.name().equals(n.text())));
      terms.helpers.clear();
    }
    open((isStatic ? "private static " : "private ") + type + " " + name, "");
    source.line("if (" + terms.condition(2) + ") return " + terms.of(type, 2) + ";");
    if (dice.chance(50)) source.line("if (" + terms.condition(1) + ") return " + terms.of(type, 1) + ";");
    source.line("return " + terms.of(type, 2) + ";");
    end();
    if (isStatic) terms.helpers.addAll(others);
    terms.helpers.add(new Terms.Helper(type, name, types, true, true));
  }

  /** A method that calls itself: along a link, or as often as it is told to. */
  private void recursion() {
    String name = source.fresh("descend");
    String type = shape.isClass("Node") ? "Node" : shape.isClass("Cell") ? "Cell" : "int";
    String link = type.equals("Node") ? dice.of(shape.links) : "following";
    begin();
    terms.scope.add(new Terms.Name("int", "fuel"));
    source.open("private int " + name + "(" + (type.equals("int") ? "int place" : type + " place") + ", int fuel)");
    terms.scope.add(new Terms.Name(type, "place"));
    if (!type.equals("int")) terms.facts.add("place != null");
    source.line("if (" + (type.equals("int") ? "place > 2" : "place == null") + " || fuel <= 0) return " + terms.integer(1) + ";");
    source.line("if (fuel > 3) fuel = 3;");
    statements.returns = "int";
    statements.block(1, 1);
    String next = type.equals("int") ? "place + 1" : "place." + link;
    String careful = type.equals("int") ? "" : "place == null ? 0 : ";
    source.line("return " + careful + name + "(" + next + ", fuel - 1)" + dice.of("", " + 1", " - fuel") + ";");
    end();
    statements.actions.add(new Terms.Helper("int", name, List.of(type, "int"), true, true));
  }

  private void operation() {
    String returns = dice.of("void", "void", "int", "boolean");
    String name = source.fresh("operation");
    parameters();
    shape.narrowFor(types);
    String exceptions = exceptions();
    open(returns + " " + name, exceptions);
    statements.returns = returns;
    Exact exact = null;
    boolean isLong = shape.uses(Feature.LONG_OPERATIONS) && dice.chance(50);
    switch (dice.below(12)) {
      case 0, 1 -> tentative(returns);
      case 2 -> {
        statements.block(dice.between(1, 3), 2);
        source.line("GlassBox.assume(repOk());");
      }
      case 3, 4 -> reading();
      case 5, 6, 7 -> sensible();
      case 8, 9 -> exact = exact();
      default -> statements.block(isLong ? dice.between(4, 8) : dice.between(2, 5), isLong ? 3 : 2);
    }
    if (!returns.equals("void")) source.line("return " + terms.of(returns, 2) + ";");
    end();
    operations.add(new Operation(returns, name, types, names, exceptions, exact));
    if (shape.uses(Feature.LONG_OPERATIONS)) statements.actions.add(new Terms.Helper(returns, name, types, true, false));
  }

  private String exceptions() {
    if (!shape.uses(Feature.THROWS) || dice.chance(20)) return "";
    return " throws " + dice.of("RuntimeException", "NullPointerException", "IllegalStateException, ArithmeticException",
        "IndexOutOfBoundsException, NullPointerException", "IllegalStateException", "ClassCastException, NegativeArraySizeException");
  }

  /** Draws the parameters of a method and enters them, with the fields. */
  private void parameters() {
    begin();
    types = new ArrayList<>();
    names = new ArrayList<>();
    for (int i = dice.below(3); i > 0; i--) {
      String type = dice.of("int", "int", "int", "boolean", "Object");
      if (shape.isClass("Node") && !shape.hasTable() && dice.chance(6)) type = "Node";
      if (shape.isClass("Cell") && dice.chance(10)) type = "Cell";
      if (shape.isClass("Item") && dice.chance(25)) type = "Item";
      if (shape.isClass("Figure") && dice.chance(20)) type = "Figure";
      if (shape.has("int[]") && dice.chance(6)) type = "int[]";
      if (shape.uses(Feature.NUMBERS) && dice.chance(20)) type = dice.of("long", "char", "short", "byte");
      types.add(type);
      names.add(source.fresh("p"));
      terms.scope.add(new Terms.Name(type, names.get(names.size() - 1)));
    }
  }

  private void open(String head, String tail) {
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) texts.add(types.get(i) + " " + names.get(i));
    source.open(head + "(" + String.join(", ", texts) + ")" + tail);
  }

  /** Changes one thing, and takes it back if that breaks the invariant. */
  private void tentative(String returns) {
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

  /** Gives a field a value that is written down, so that a postcondition can say which. */
  private Exact exact() {
    Shape.Field field = dice.of(shape.main);
    List<Terms.Name> given = new ArrayList<>(terms.scope);
    terms.scope.removeIf(n -> shape.main.stream().anyMatch(f -> f.name().equals(n.text())));
    terms.receiver = Exact.RECEIVER;
    terms.enterFields();
    List<Terms.Helper> all = new ArrayList<>(terms.helpers);
    terms.helpers.removeIf(Terms.Helper::isPrivate); // they need not be declarative
    Exact exact = new Exact(field, terms.of(field.type(), 2));
    terms.helpers.clear();
    terms.helpers.addAll(all);
    terms.receiver = "";
    terms.scope.clear();
    terms.scope.addAll(given);
    source.line(field.name() + " = " + exact.in("") + ";");
    return exact;
  }

  /** What such a structure is for. */
  private void sensible() {
    if (shape.has("Node") && !shape.links.isEmpty() && shape.main.get(0).type().equals("Node")) {
      String root = shape.main.get(0).name();
      switch (dice.below(3)) {
        case 0 -> {
          statements.addNode(root);
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
      statements.block(1, 1);
      source.line("GlassBox.assume(" + terms.condition(2) + ");");
    }
  }
}
