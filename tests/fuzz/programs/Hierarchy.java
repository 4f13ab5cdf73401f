import java.util.ArrayList;
import java.util.List;

/**
 * An interface, an abstract class that implements it and a few subclasses. All have the methods v0 (abstract in the
 * base class), v1 (concrete there) and v2 (a default method of the interface). A method calls only ones of a lower
 * number and its own super version, so that calls end.
 */
final class Hierarchy {
  private final Context context;
  private final Dice dice;
  private final Source source;
  private final Methods methods;
  private final List<Callable> virtual = new ArrayList<>();
  /** Classes with an implementation of v0, their own or an inherited one. */
  private final List<String> concreteV0 = new ArrayList<>();
  private String interfaceName;

  Hierarchy(Context context, Methods methods) {
    this.context = context;
    this.methods = methods;
    dice = context.dice;
    source = context.source;
  }

  void write() {
    for (int i = 0; i < 3; i++) virtual.add(new Callable("v" + i, dice.of(Kind.ANY), methods.parameters(2)));
    writeInterface();
    ClassModel base = writeClass(null);
    ClassModel parent = base;
    for (int i = dice.between(1, 3); i > 0; i--) {
      ClassModel made = writeClass(dice.chance(60) ? parent : base);
      if (!made.isAbstract) parent = made;
    }
  }

  private void writeInterface() {
    interfaceName = source.fresh("Able");
    source.open("interface " + interfaceName);
    source.line("int SCALE = " + dice.between(2, 99) + ";");
    source.line(methods.head("", virtual.get(0), false) + ";");
    withMethods(List.of(virtual.get(0)), () -> methods.write("default ", virtual.get(2), 1));
    source.line("static int twice(int x) { return helped(x) * 2; }");
    source.line("private static int helped(int x) { return x + SCALE; }");
    source.close();
    source.line("");
  }

  /** Writes the base class, or a subclass of the parent. */
  private ClassModel writeClass(ClassModel parent) {
    boolean isBase = parent == null;
    ClassModel model = new ClassModel(source.fresh(isBase ? "Base" : "Sub"), isBase);
    int mark = context.scope.mark();
    Frame outer = context.frame;
    context.frame = new Frame(null);
    source.open("static " + (isBase ? "abstract " : "") + "class " + model.name
        + (isBase ? " implements " + interfaceName : " extends " + parent.name));
    List<Variable> own = fields(model, parent);
    constructor(model, parent);
    overrides(model, parent);
    source.line("@Override public String toString() { return \"" + model.name + "[\"" + texts(own)
        + (isBase ? "" : " + super.toString()") + " + \"]\"; }");
    if (isBase) identity(model);
    source.close();
    source.line("");
    context.frame = outer;
    context.scope.release(mark);
    model.methods.addAll(virtual);
    context.classes.add(model);
    return model;
  }

  /** Writes the fields and an initialiser; returns the fields that the class declares itself. */
  private List<Variable> fields(ClassModel model, ClassModel parent) {
    source.line("static int made" + model.name + ";");
    for (int i = dice.between(1, parent == null ? 5 : 3); i > 0; i--) {
      Kind kind = dice.of(Kind.ANY);
      boolean hides = parent != null && !parent.fields.isEmpty() && dice.chance(15);
      String name = hides ? dice.of(parent.fields).name() : source.fresh("f");
      if (model.fields.stream().anyMatch(field -> field.name().equals(name))) continue;
      String value = dice.chance(40) || kind == Kind.STRING ? " = " + Literals.of(kind, dice) : "";
      source.line(dice.of("", "protected ", "volatile ", "public ") + kind.type + " " + name + value + ";");
      model.fields.add(Variable.field(kind.type, name));
    }
    List<Variable> own = List.copyOf(model.fields);
    if (parent != null) {
      for (Variable inherited : parent.fields) {
        boolean hidden = own.stream().anyMatch(field -> field.name().equals(inherited.name()));
        if (!hidden) model.fields.add(inherited);
      }
    }
    model.fields.forEach(context.scope::add);
    if (dice.chance(40)) {
      source.open("");
      source.line("mix(" + dice.between(1, 99) + ");");
      context.statements.assign();
      source.close();
    }
    return own;
  }

  private void constructor(ClassModel model, ClassModel parent) {
    model.constructor.addAll(methods.parameters(3));
    int mark = context.scope.mark();
    // What is passed to super() or this() must not mention the object, so only literals are.
    List<String> forParent = new ArrayList<>();
    if (parent != null) for (Kind kind : parent.constructor) forParent.add(Literals.of(kind, dice));
    source.open(model.name + "(" + methods.parameterList(model.constructor, true) + ")");
    if (parent != null) source.line("super(" + String.join(", ", forParent) + ");");
    source.line("made" + model.name + "++;");
    context.statements.block(dice.between(1, 2), 1);
    // A call that subclasses override, before their fields have values.
    if (dice.chance(60)) source.line("mix(v1(" + literals(virtual.get(1).parameters()) + "));");
    source.close();
    context.scope.release(mark);
    if (!model.constructor.isEmpty() && dice.chance(30)) {
      source.line(model.name + "() { this(" + literals(model.constructor) + "); mix(-1); }");
    }
  }

  private void overrides(ClassModel model, ClassModel parent) {
    for (int i = 0; i < virtual.size(); i++) {
      boolean mustHave = parent == null ? i == 1 : i == 0 && !hasV0(parent);
      boolean mayHave = parent != null || i == 2;
      if (!mustHave && !(mayHave && dice.chance(55))) continue;
      Callable method = virtual.get(i);
      List<Callable> callable = new ArrayList<>(virtual.subList(0, i));
      if (parent != null && (i > 0 || hasV0(parent))) {
        callable.add(new Callable("super." + method.target(), method.returns(), method.parameters()));
      } else if (parent == null && i == 2) {
        callable.add(new Callable(interfaceName + ".super.v2", method.returns(), method.parameters()));
      }
      String modifiers = (mustHave && i == 1 ? "" : "@Override ") + "public ";
      withMethods(callable, () -> methods.write(modifiers, method, dice.below(3)));
      if (i == 0) concreteV0.add(model.name);
    }
    if (parent != null && hasV0(parent)) concreteV0.add(model.name);
  }

  private boolean hasV0(ClassModel model) { return concreteV0.contains(model.name); }

  /** Value equality on the fields whose hash is the same in every run. */
  private void identity(ClassModel model) {
    Variable field = model.fields.get(0);
    source.text("""
        @Override public int hashCode() { return Objects.hashCode(#1) * 31 + 7; }
        @Override public boolean equals(Object other) {
          return other instanceof #0 that && Objects.equals(this.#1, that.#1) && getClass() == that.getClass();
        }
        """, model.name, field.name());
  }

  private static String texts(List<Variable> fields) {
    StringBuilder text = new StringBuilder();
    for (Variable field : fields) text.append(" + ").append(field.name()).append(" + ','");
    return text.toString();
  }

  private String literals(List<Kind> kinds) {
    List<String> texts = new ArrayList<>();
    for (Kind kind : kinds) texts.add(Literals.of(kind, dice));
    return String.join(", ", texts);
  }

  private void withMethods(List<Callable> reachable, Runnable work) {
    List<Callable> outer = context.methods;
    context.methods = new ArrayList<>(reachable);
    work.run();
    context.methods = outer;
  }
}
