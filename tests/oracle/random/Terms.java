import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Random expressions without side effects, over the names in scope. What might fail (a null, an index) is tested first,
 * except where the class is careless.
 */
final class Terms {
  record Name(String type, String text) {}

  /** @param forOperations they may call it: on a ring it ends or, at worst and seldom, overflows the stack, which takes long */
  record Helper(String returns, String name, List<String> parameters, boolean forOperations, boolean isPrivate) {}

  /** An expression that may be evaluated where all its needs are met. */
  private record Place(String text, List<String> needs) {
    Place then(String suffix, String... more) {
      List<String> all = new ArrayList<>(needs);
      all.addAll(List.of(more));
      return new Place(text + suffix, all);
    }
  }

  final Shape shape;
  final List<Name> scope = new ArrayList<>();
  /** Conditions that are known to hold here, such as "node != null". */
  final Set<String> facts = new HashSet<>();
  final List<Helper> helpers = new ArrayList<>();
  /** What is written before the names of fields and helpers: empty, or the name of an object and a dot. */
  String receiver = "";
  /** Operations run on structures that need not be finite. */
  boolean inOperation = false;

  private final Dice dice;
  private final int careless;

  Terms(Dice dice, Shape shape) {
    this.dice = dice;
    this.shape = shape;
    careless = dice.of(0, 0, 0, 2, 10, 25);
  }

  String of(String type, int depth) {
    return switch (type) {
      case "int" -> integer(depth);
      case "boolean" -> condition(depth);
      case "long" -> dice.chance(30) ? "(" + integer(depth) + " * " + dice.of("3L", "65537L", "-1L") + ")" : integer(depth);
      case "short", "byte", "char" -> "(" + type + ") " + integer(depth);
      default -> reference(type, depth);
    };
  }

  String integer(int depth) {
    if (depth <= 0) return leaf("int");
    return switch (dice.below(14)) {
      case 0, 1, 2 -> "(" + integer(depth - 1) + dice.of(" + ", " + ", " - ", " - ", " * ") + integer(depth - 1) + ")";
      case 3 -> "(" + integer(depth - 1) + dice.of(" & ", " | ", " ^ ", " << ", " >> ", " >>> ") + integer(depth - 1) + ")";
      case 4 -> division(depth);
      case 5, 6, 7 -> member("int", depth);
      case 8 -> "(" + condition(depth - 1) + " ? " + integer(depth - 1) + " : " + integer(depth - 1) + ")";
      case 9 -> dice.chance(30) ? converted(depth) : dice.of("Math.max(", "Math.min(") + integer(depth - 1) + ", " + integer(depth - 1) + ")";
      case 10, 11 -> call("int", depth);
      default -> leaf("int");
    };
  }

  private String converted(int depth) {
    String argument = integer(depth - 1);
    return switch (dice.below(8)) {
      case 0 -> dice.of("-", "~") + "(" + argument + ")";
      case 1 -> dice.of("Math.abs(", "Integer.signum(", "Integer.bitCount(") + argument + ")";
      case 2 -> "(" + argument + dice.of(" * 46341", " + Integer.MAX_VALUE", " << 30", " >>> 28", " ^ Integer.MIN_VALUE") + ")";
      case 3 -> "(int) (" + argument + dice.of(" * 4294967297L >> 31", " - 5L >>> 60", " << 33L", " % 3L", " / -2L") + ")";
      default -> dice.of("(int) ", "(byte) ", "(char) ", "(short) ") + "(" + argument + dice.of(" * 100L", " + 65536L", " - 1L") + ")";
    };
  }

  String condition(int depth) {
    if (depth <= 0) return leaf("boolean");
    return switch (dice.below(14)) {
      case 0, 1, 2 -> comparison(depth);
      case 3 -> "!" + condition(depth - 1);
      case 4, 5 -> "(" + condition(depth - 1) + " && " + condition(depth - 1) + ")";
      case 6 -> "(" + condition(depth - 1) + " || " + condition(depth - 1) + ")";
      case 7 -> "(" + condition(depth - 1) + " ? " + condition(depth - 1) + " : " + condition(depth - 1) + ")";
      case 8, 9 -> sameReference(depth);
      case 10, 11 -> call("boolean", depth);
      case 12 -> member("boolean", depth);
      default -> leaf("boolean");
    };
  }

  String reference(String type, int depth) {
    if (depth <= 0 || type.endsWith("[]")) return leaf(type);
    return switch (dice.below(6)) {
      case 0, 1 -> member(type, depth);
      case 2 -> call(type, depth);
      case 3 -> "(" + condition(depth - 1) + " ? " + reference(type, depth - 1) + " : " + reference(type, depth - 1) + ")";
      default -> leaf(type);
    };
  }

  private String leaf(String type) {
    List<Name> fitting = new ArrayList<>(named(type));
    if (type.equals("int")) {
      for (Name n : scope) {
        if (List.of("short", "byte", "char").contains(n.type())) fitting.add(n);
        if (n.type().equals("long")) fitting.add(new Name("int", "(int) " + n.text()));
      }
    }
    if (!fitting.isEmpty() && dice.chance(80)) return dice.of(fitting).text();
    if (isReference(type) && !named(type + "[]").isEmpty()) return fallingBack(type, element(dice.of(named(type + "[]")), 1));
    return switch (type) {
      case "int" -> dice.of("0", "1", "2", "-1", "3", "0", "1");
      case "boolean" -> depthless();
      default -> "null";
    };
  }

  /** A condition without parts. */
  private String depthless() {
    List<Name> integers = named("int");
    if (integers.isEmpty()) return dice.of("true", "true", "false");
    return "(" + dice.of(integers).text() + dice.of(" > ", " >= ", " == ", " != ", " < ") + dice.of("0", "1", "2") + ")";
  }

  private String comparison(int depth) {
    return "(" + integer(depth - 1) + dice.of(" < ", " <= ", " == ", " == ", " != ", " > ", " >= ") + integer(depth - 1) + ")";
  }

  private String sameReference(int depth) {
    List<String> types = new ArrayList<>();
    for (Name n : scope) {
      if (isReference(n.type())) types.add(n.type());
    }
    if (types.isEmpty()) return comparison(depth);
    String type = dice.of(types);
    List<String> classes = shape.instantiable(type);
    if (classes.size() > 1 && dice.chance(30)) return "(" + leaf(type) + " instanceof " + dice.of(classes) + ")";
    String other = dice.chance(60) ? "null" : reference(type, depth - 1);
    return "(" + reference(type, depth - 1) + dice.of(" == ", " != ") + other + ")";
  }

  private String division(int depth) {
    String dividend = integer(depth - 1);
    if (dice.chance(75)) return "(" + dividend + dice.of(" / ", " % ") + dice.of("2", "3", "-1") + ")";
    String divisor = integer(depth - 1);
    return fallingBack("int", new Place("(" + dividend + dice.of(" / ", " % ") + divisor + ")", List.of(divisor + " != 0")));
  }

  /** A field of an object, or an element or the length of an array. */
  private String member(String type, int depth) {
    List<Place> places = new ArrayList<>();
    for (String owner : shape.classes()) {
      for (Shape.Field f : shape.fieldsOf(owner)) {
        if (!f.type().equals(type)) continue;
        Place object = object(owner);
        if (object != null) places.add(object.then("." + f.name()));
      }
    }
    if (type.equals("int")) {
      if (shape.hasSpecialNodes) addCall("Node", "score", places);
      if (shape.isClass("Figure")) addCall("Figure", "measure", places);
      if (shape.stepsOfNodes != null && !inOperation) addCall("Node", "steps", places);
      if (shape.stepsOfCells != null && !inOperation) addCall("Cell", "steps", places);
    }
    if (type.equals("boolean") && shape.isClass("Figure")) addCall("Figure", "isLarge", places);
    ofSubclass(type, places);
    for (Name array : named(type + "[]")) places.add(element(array, depth));
    if (type.equals("int")) {
      for (Name array : scope) {
        if (array.type().endsWith("[]")) places.add(new Place(array.text() + ".length", List.of(array.text() + " != null")));
      }
    }
    return places.isEmpty() ? leaf(type) : fallingBack(type, dice.of(places));
  }

  /** What only objects of a subclass have. */
  private void ofSubclass(String type, List<Place> places) {
    shape.subclasses.forEach((subclass, fields) -> {
      for (Shape.Field f : fields) {
        if (!f.type().equals(type) || named("Figure").isEmpty()) continue;
        String object = dice.of(named("Figure")).text();
        places.add(new Place("((" + subclass + ") " + object + ")." + f.name(), List.of(object + " instanceof " + subclass)));
      }
    });
  }

  private void addCall(String type, String method, List<Place> places) {
    Place object = object(type);
    if (object != null) places.add(object.then("." + method + "()"));
  }

  /** An object of the class that is not null where the needs of the place are met; or null if none can be named. */
  private Place object(String type) {
    List<Place> starts = new ArrayList<>();
    for (Name n : named(type)) starts.add(new Place(n.text(), List.of(n.text() + " != null")));
    for (Name array : named(type + "[]")) starts.add(notNull(element(array, 1)));
    for (String owner : shape.classes()) {
      for (Shape.Field f : shape.fieldsOf(owner)) {
        if (!f.type().equals(type) || owner.equals(type)) continue;
        for (Name n : named(owner)) starts.add(notNull(new Place(n.text(), List.of(n.text() + " != null")).then("." + f.name())));
      }
    }
    if (starts.isEmpty()) return null;
    Place place = dice.of(starts);
    List<String> next = shape.fieldsOf(type).stream().filter(f -> f.type().equals(type)).map(Shape.Field::name).toList();
    while (!next.isEmpty() && dice.chance(30)) place = notNull(place.then("." + dice.of(next)));
    return place;
  }

  private static Place notNull(Place place) { return place.then("", place.text() + " != null"); }

  private Place element(Name array, int depth) {
    String index = dice.chance(75) ? leaf("int") : integer(Math.min(depth - 1, 1));
    String within = index.matches("[0-9]") ? index + " < " : "0 <= " + index + " && " + index + " < ";
    return new Place(array.text() + "[" + index + "]",
        List.of(array.text() + " != null", within + array.text() + ".length"));
  }

  private String fallingBack(String type, Place place) {
    String needs = needs(place);
    if (needs.isEmpty()) return place.text();
    return switch (type) {
      case "int" -> "(" + needs + " ? " + place.text() + " : " + dice.of("0", "1", "-1") + ")";
      case "boolean" -> dice.chance(50) ? "(" + needs + " && " + place.text() + ")" : "(!(" + needs + ") || " + place.text() + ")";
      default -> "(" + needs + " ? " + place.text() + " : null)";
    };
  }

  private String needs(Place place) {
    List<String> unmet = new ArrayList<>();
    for (String need : place.needs()) {
      if (!facts.contains(need) && !unmet.contains(need) && !dice.chance(careless)) unmet.add(need);
    }
    return String.join(" && ", unmet);
  }

  private String call(String type, int depth) {
    List<Helper> fitting = helpers.stream().filter(h -> h.returns().equals(type) && (h.forOperations() || !inOperation)).toList();
    return fitting.isEmpty() ? leaf(type) : call(dice.of(fitting), depth - 1);
  }

  String call(Helper helper, int depth) {
    List<String> arguments = new ArrayList<>();
    for (String parameter : helper.parameters()) arguments.add(of(parameter, Math.min(depth, 1)));
    return receiver + helper.name() + "(" + String.join(", ", arguments) + ")";
  }

  /** @param condition what must hold before the assignment, or the empty string */
  record Target(String type, String text, String condition) {}

  /** Something in the heap that can be assigned to: a field of the main object, of a node, or an element. */
  Target target() {
    List<Target> targets = new ArrayList<>();
    for (Shape.Field f : shape.main) targets.add(new Target(f.type(), f.name(), ""));
    for (String owner : shape.classes()) {
      for (Shape.Field f : shape.fieldsOf(owner)) {
        Place object = object(owner);
        if (object != null) targets.add(new Target(f.type(), object.text() + "." + f.name(), needs(object)));
      }
    }
    for (Name array : scope) {
      if (!array.type().endsWith("[]")) continue;
      Place element = element(array, 1);
      targets.add(new Target(elementOf(array.type()), element.text(), needs(element)));
    }
    return dice.of(targets);
  }

  List<Name> named(String type) { return scope.stream().filter(n -> n.type().equals(type)).toList(); }

  static boolean isReference(String type) { return type.endsWith("]") || Character.isUpperCase(type.charAt(0)); }

  static String elementOf(String array) { return array.substring(0, array.length() - 2); }

  void enterFields() {
    for (Shape.Field f : shape.main) scope.add(new Name(f.type(), receiver + f.name()));
    if (shape.hasShared) scope.add(new Name("int", "shared"));
  }
}
