import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Writes random declarative methods and a repOk that is made of them. */
final class Invariants {
  private final Dice dice;
  private final Shape shape;
  private final Terms terms;
  private final Source source;

  Invariants(Dice dice, Shape shape, Terms terms, Source source) {
    this.dice = dice;
    this.shape = shape;
    this.terms = terms;
    this.source = source;
  }

  void write() {
    List<Runnable> templates = new ArrayList<>(List.of(this::arithmetic, this::lookUp));
    if (shape.isClass("Node")) {
      templates.addAll(List.of(this::all, this::all, this::count, this::height, this::find, this::inside, this::end));
      if (shape.hasNodeField("key")) templates.addAll(List.of(this::ordered, this::ordered, this::sum));
      for (String back : List.of("parent", "previous")) {
        if (shape.hasNodeField(back)) templates.addAll(List.of(() -> linked(back), () -> linked(back)));
      }
      if (shape.links.size() == 1 && !shape.hasTable()) templates.addAll(List.of(this::walk, this::walk));
      if (shape.hasTable()) templates.addAll(List.of(this::chains, this::chains, this::chains));
    }
    if (shape.has("int[]")) templates.addAll(List.of(this::sorted, this::elements, this::elements, this::distinct));
    if (shape.has("Object[]")) templates.add(this::filled);
    if (shape.has("int[][]")) templates.addAll(List.of(this::grid, this::grid));
    if (shape.isClass("Item")) templates.add(this::about);
    if (shape.isClass("Figure")) templates.addAll(List.of(this::figures, this::figures));
    for (Shape.Field f : shape.main) {
      if (f.name().equals("many") && !f.type().equals("int[][]")) templates.addAll(List.of(() -> many(f.type()), () -> many(f.type())));
    }
    if (shape.isClass("Cell")) templates.addAll(List.of(this::reaches, this::length));
    for (int i = dice.between(2, 4); i > 0; i--) dice.of(templates).run();
    repOk();
    if (dice.chance(8)) {
      source.line("@Declarative boolean precondition() { return " + part() + "; }");
      source.line("");
    }
  }

  /** Opens a declarative method with these parameters, which are then all that is in scope besides the fields. */
  private void open(String returns, String name, boolean forOperations, String... parameters) {
    List<String> types = new ArrayList<>();
    terms.scope.clear();
    terms.facts.clear();
    boolean isStatic = forOperations && dice.chance(50);
    if (!isStatic) terms.enterFields();
    for (String p : parameters) {
      types.add(p.split(" ")[0]);
      terms.scope.add(new Terms.Name(p.split(" ")[0], p.split(" ")[1]));
    }
    source.open("@Declarative " + (isStatic ? "static " : "") + returns + " " + name + "(" + String.join(", ", parameters) + ")");
    pending = new Terms.Helper(returns, name, types, forOperations, false);
    start = source.toString().length();
    // A static method cannot call the others, which may be of the object.
    callable = isStatic ? new ArrayList<>(terms.helpers) : null;
    if (isStatic) terms.helpers.clear();
  }

  private Terms.Helper pending;
  private int start; // of its text
  private List<Terms.Helper> callable;

  private void close() {
    source.close();
    source.line("");
    if (callable != null) terms.helpers.addAll(callable);
    boolean endless = source.toString().substring(start).contains("steps()");
    terms.helpers.add(endless ? new Terms.Helper(pending.returns(), pending.name(), pending.parameters(), false, false) : pending);
  }

  /** The calls of a method on the children of node, joined by an operator. */
  private String below(String name, String operator, String arguments) {
    return shape.links.stream().map(l -> name + "(node." + l + arguments + ")").collect(Collectors.joining(operator));
  }

  /** A condition on a node that is not null. */
  private String aboutNode() {
    terms.facts.add("node != null");
    String about = terms.condition(2);
    for (int i = 0; i < 4 && !about.contains("node"); i++) about = terms.condition(2);
    return about;
  }

  private void all() {
    String name = source.fresh("all");
    open("boolean", name, true, "Node node");
    source.line("if (node == null) return true;");
    String about = aboutNode();
    if (dice.chance(50)) {
      source.line("return " + about + " && " + below(name, " && ", "") + ";");
    } else {
      source.line("if (" + about + ") return " + below(name, " && ", "") + ";");
      source.line("return " + terms.condition(1) + " && " + below(name, dice.of(" && ", " || "), "") + ";");
    }
    close();
  }

  private void count() {
    String name = source.fresh("count");
    open("int", name, true, "Node node");
    String one = dice.chance(60) ? "1" : "(" + aboutNode() + " ? 1 : 0)";
    source.line("return node == null ? 0 : " + one + " + " + below(name, " + ", "") + ";");
    close();
  }

  private void sum() {
    String name = source.fresh("sum");
    open("int", name, true, "Node node");
    source.line("if (node == null) return 0;");
    source.line("int total = node.key;");
    for (String link : shape.links) source.line("total " + dice.of("+=", "+=", "^=") + " " + name + "(node." + link + ");");
    source.line("return total;");
    close();
  }

  private void height() {
    String name = source.fresh("height");
    open("int", name, true, "Node node");
    source.line("if (node == null) return 0;");
    if (shape.links.size() == 1) {
      source.line("return 1 + " + below(name, "", "") + ";");
    } else {
      source.line("int left = " + name + "(node.left);");
      source.line("int right = " + name + "(node.right);");
      source.line(dice.of("return 1 + Math.max(left, right);", "return left > right ? left + 1 : right + 1;",
          "if (left < 0 || left != right) return -1;\nreturn left + 1;".replace("\n", " ")));
    }
    close();
  }

  private void find() {
    String name = source.fresh("find");
    open("Node", name, true, "Node node", "int wanted");
    source.line("if (node == null || " + aboutNode() + ") return node;");
    if (shape.links.size() == 1) {
      source.line("return " + name + "(node.next, wanted);");
    } else if (dice.chance(50)) {
      source.line("return " + name + "(" + terms.condition(1) + " ? node.left : node.right, wanted);");
    } else {
      source.line("Node found = " + name + "(node.left, wanted);");
      source.line("return found == null ? " + name + "(node.right, wanted) : found;");
    }
    close();
  }

  private void inside() {
    String name = source.fresh("inside");
    open("boolean", name, true, "Node node", "Node wanted");
    source.line("return node != null && (node == wanted || " + below(name, " || ", ", wanted") + ");");
    close();
  }

  private void end() {
    String name = source.fresh("end");
    String link = shape.links.get(shape.links.size() - 1);
    open("Node", name, true, "Node node");
    source.line("return node == null || node." + link + " == null ? node : " + name + "(node." + link + ");");
    close();
  }

  private void ordered() {
    String name = source.fresh("ordered");
    String less = dice.of(" < ", " <= ");
    if (shape.links.size() == 1) {
      open("boolean", name, true, "Node node");
      source.line("if (node == null) return true;");
      source.line("return (node.next == null || node.key" + less + "node.next.key) && " + name + "(node.next);");
    } else {
      open("boolean", name, true, "Node node", "Node low", "Node high");
      source.line("if (node == null) return true;");
      source.line("if (low != null && !(low.key" + less + "node.key)) return false;");
      source.line("if (high != null && !(node.key" + less + "high.key)) return false;");
      source.line("return " + name + "(node.left, low, node) && " + name + "(node.right, node, high);");
    }
    close();
  }

  private void linked(String back) {
    String name = source.fresh("linked");
    open("boolean", name, true, "Node node", "Node from");
    source.line("return node == null || node." + back + " == from && " + below(name, " && ", ", node") + ";");
    close();
  }

  /** A loop along a list that is no operation's to call: only lists of valid states end. */
  private void walk() {
    String name = source.fresh("walk");
    open("int", name, false);
    String counter = source.fresh("n");
    source.line("int " + counter + " = 0;");
    source.open("for (Node node = first; node != null; node = node.next)");
    terms.scope.add(new Terms.Name("Node", "node"));
    terms.scope.add(new Terms.Name("int", counter));
    source.line("if (" + aboutNode() + ") " + dice.of("continue;", "break;", "return " + terms.integer(1) + ";"));
    if (dice.chance(40)) source.line("if (node == " + terms.reference("Node", 1) + ") " + counter + " -= 1;");
    source.line(counter + dice.of("++;", "++;", " += " + terms.integer(1) + ";"));
    source.close();
    source.line("return " + counter + ";");
    close();
  }

  private void chains() {
    String name = source.fresh("chains");
    List<Terms.Helper> onNode = new ArrayList<>();
    for (Terms.Helper h : terms.helpers) {
      if (h.forOperations() && !h.parameters().isEmpty() && h.parameters().get(0).equals("Node")) onNode.add(h);
    }
    open("boolean", name, false);
    source.line("if (table == null" + dice.of("", " || table.length == 0", " || table.length != 2") + ") return " + dice.of("false", "true") + ";");
    source.line("int total = 0;");
    source.open("for (int i = 0; i < table.length; i++)");
    terms.scope.add(new Terms.Name("int", "i"));
    terms.facts.add("table != null");
    terms.facts.add("0 <= i && i < table.length");
    if (!onNode.isEmpty() && dice.chance(80)) {
      Terms.Helper h = dice.of(onNode);
      terms.scope.add(new Terms.Name("Node", "table[i]"));
      switch (h.returns()) {
        case "boolean" -> source.line("if (!" + terms.call(h, 1) + ") return false;");
        case "int" -> source.line("total += " + terms.call(h, 1) + ";");
        default -> source.line("if (" + terms.call(h, 1) + " != null) total++;");
      }
    }
    if (shape.hasNodeField("key") && dice.chance(60)) {
      source.line("for (Node node = table[i]; node != null; node = node.next) { if ((node.key & 1) != (i & 1)) return false; }");
    } else {
      source.line("if (table[i] != null) total++;");
    }
    source.close();
    source.line("return " + (shape.has("int") ? "total == size;" : "total < 3;"));
    close();
  }

  private void sorted() {
    String name = source.fresh("sorted");
    open("boolean", name, false);
    boolean checks = dice.chance(85);
    if (checks) source.line("if (numbers == null) return " + dice.of("false", "true") + ";");
    source.line("for (int i = " + dice.of("1; i < numbers.length", "0; i + 1 < numbers.length", "1; i <= numbers.length") + "; i++) {");
    source.line("  if (numbers[i] < numbers[" + dice.of("i - 1", "(i - 1) / 2", "0") + "]) return false;");
    source.line("}");
    source.line("return true;");
    close();
  }

  private void elements() {
    String name = source.fresh("elements");
    String returns = dice.of("int", "boolean");
    open(returns, name, false);
    source.line("if (numbers == null) return " + (returns.equals("int") ? "0" : dice.of("true", "false")) + ";");
    source.line("int total = 0;");
    source.line("int i = 0;");
    source.open("while (i < numbers.length)");
    terms.scope.add(new Terms.Name("int", "i"));
    terms.scope.add(new Terms.Name("int", "total"));
    terms.scope.add(new Terms.Name("int", "numbers[i]"));
    terms.facts.add("numbers != null");
    terms.facts.add("0 <= i && i < numbers.length");
    String step = returns.equals("int") ? "break;" : "return false;";
    source.line("if (" + terms.condition(2) + ") " + step);
    source.line("total " + dice.of("+= numbers[i];", "+= 1;", "= Math.max(total, numbers[i]);"));
    source.line("i++;");
    source.close();
    source.line("return " + (returns.equals("int") ? dice.of("total", "i") : "total " + dice.of("< 4", ">= 0", "== i")) + ";");
    close();
  }

  private void distinct() {
    String name = source.fresh("distinct");
    open("boolean", name, false);
    source.text("""
        if (numbers == null) return false;
        for (int i = 0; i < numbers.length; i++) {
          for (int k = 0; k < i; k++) {
            if (numbers[i] == numbers[k]) return false;
          }
        }
        return true;
        """);
    close();
  }

  private void filled() {
    String name = source.fresh("filled");
    open("int", name, false);
    source.text("""
        int filled = 0;
        for (int i = 0; things != null && i < things.length; i++) {
          if (things[i] == null) #0
          filled++;
        }
        return filled;
        """, dice.of("continue;", "break;", "return -1;"));
    close();
  }

  private void grid() {
    String name = source.fresh("grid");
    open("int", name, false);
    source.line("int total = 0;");
    source.open("for (int i = 0; many != null && i < many.length; i++)");
    source.line("if (many[i] == null) " + dice.of("continue;", "return -1;"));
    source.line("for (int k = 0; k < many[i].length; k++) total += " + dice.of("many[i][k]", "1", "many[i][k] * (k + 1)") + ";");
    if (dice.chance(30)) source.line("for (int k = 0; k < i; k++) { if (many[k] == many[i]) return -2; }");
    source.close();
    source.line("return total;");
    close();
  }

  private void many(String type) {
    String name = source.fresh("many");
    open("boolean", name, false);
    source.line("if (many == null) return " + dice.of("false", "true") + ";");
    source.open("for (int i = 0; i < many.length; i++)");
    terms.scope.add(new Terms.Name("int", "i"));
    terms.scope.add(new Terms.Name(Terms.elementOf(type), "many[i]"));
    terms.facts.add("many != null");
    terms.facts.add("0 <= i && i < many.length");
    source.line("if (" + terms.condition(3) + ") return false;");
    if (dice.chance(40)) source.line("for (int k = 0; k < i; k++) { if (many[i] == many[k] && many[i] != null) return false; }");
    source.close();
    source.line("return true;");
    close();
  }

  private void about() {
    String name = source.fresh("worth");
    open("int", name, true, "Item subject");
    source.line("return subject == null ? " + dice.of("0", "-1") + " : subject.price" + dice.of("", " + 1", " * 2") + ";");
    close();
  }

  private void figures() {
    String name = source.fresh("drawn");
    open("boolean", name, true, "Figure shown");
    source.line("if (shown == null) return " + dice.of("true", "false") + ";");
    terms.facts.add("shown != null");
    source.line("if (shown instanceof " + dice.of("Round", "Square") + ") return " + terms.condition(2) + ";");
    source.line("return shown.measure()" + dice.of(" >= 0", " < 2", " != 1") + ";");
    close();
  }

  private void reaches() {
    String name = source.fresh("reaches");
    open("boolean", name, true, "Cell cell", "int fuel");
    terms.facts.add("cell != null");
    source.line("if (cell == null || fuel <= 0) return false;");
    source.line("return " + terms.condition(2) + " || " + name + "(cell.following, Math.min(fuel, 4) - 1);");
    close();
  }

  private void length() {
    String name = source.fresh("length");
    open("int", name, true, "Cell cell", "int fuel");
    source.line("int length = 0;");
    source.line("fuel = Math.min(fuel, 4);");
    source.line("while (cell != null && length < fuel) {");
    source.line("  cell = cell.following;");
    source.line("  length++;");
    source.line("}");
    source.line("return cell == null ? length : -1;");
    close();
  }

  private void arithmetic() {
    String name = source.fresh("sum");
    open("int", name, true, "int a", "int b");
    switch (dice.below(3)) {
      case 0 -> source.line("return " + terms.integer(3) + ";");
      case 1 -> {
        source.open("switch (a)");
        source.line("case 0: return " + terms.integer(1) + ";");
        source.line("case 1: b += " + terms.integer(1) + ";");
        source.line("case 2: a = " + terms.integer(2) + "; break;");
        source.line("default: b = " + terms.integer(1) + ";");
        source.close();
        source.line("return a" + dice.of(" + ", " - ", " * ") + "b;");
      }
      default -> {
        source.line("int r = " + terms.integer(1) + ";");
        source.line("for (int i = 0; i < (a & 3); i++) r = " + dice.of("r * 2 + b;", "r - i;", "r ^ b;"));
        source.line("return r;");
      }
    }
    close();
  }

  private void lookUp() {
    String name = source.fresh("test");
    open("boolean", name, true, "int a", "boolean b");
    source.line("if (" + terms.condition(2) + ") return " + terms.condition(1) + ";");
    source.line("return " + terms.condition(2) + ";");
    close();
  }

  /** Writes a repOk that holds besides that of the superclass. */
  void override() {
    terms.inOperation = false;
    repOk();
  }

  private void repOk() {
    terms.scope.clear();
    terms.facts.clear();
    terms.enterFields();
    List<String> parts = new ArrayList<>();
    for (Shape.Field f : shape.main) {
      if (f.type().endsWith("[]") && dice.chance(60)) parts.add(f.name() + " != null");
    }
    for (int i = dice.between(1, 2); i > 0; i--) parts.add(part());
    source.open("@Declarative boolean repOk()");
    if (dice.chance(45)) source.line("if (" + empty() + ") return true;");
    if (dice.chance(50)) {
      for (String part : parts.subList(0, parts.size() - 1)) source.line("if (!(" + part + ")) return false;");
      source.line("return " + parts.get(parts.size() - 1) + ";");
    } else {
      source.line("return " + String.join(dice.chance(85) ? " && " : " || ", parts) + ";");
    }
    source.close();
    source.line("");
  }

  /** The state in which nothing refers to anything, so that some state is valid. */
  private String empty() {
    List<String> parts = new ArrayList<>();
    for (Shape.Field f : shape.main) {
      if (f.type().endsWith("[]")) parts.add(f.name() + " != null && " + f.name() + ".length == 0");
      else if (Terms.isReference(f.type())) parts.add(f.name() + " == null");
    }
    if (parts.isEmpty()) parts.add(terms.condition(1));
    return String.join(" && ", parts);
  }

  /** Something that an invariant might say: mostly calls of the methods above, on the fields. */
  private String part() {
    if (terms.helpers.isEmpty() || dice.chance(25)) return terms.condition(2);
    Terms.Helper h = dice.of(terms.helpers);
    String call = terms.call(h, 1);
    return switch (h.returns()) {
      case "boolean" -> call;
      case "int" -> shape.has("int") && dice.chance(60) ? call + " == size" : call + dice.of(" < 2", " >= 0", " != 1", " <= 2");
      default -> call + dice.of(" == ", " != ") + terms.reference(h.returns(), 1);
    };
  }
}
