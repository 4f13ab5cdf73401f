import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All that the parts of the generator share while they write one program. */
final class Context {
  final String className;
  final Dice dice;
  final Source source = new Source();
  final Scope scope = new Scope();
  /** Generated classes, a base class before its subclasses. */
  final List<ClassModel> classes = new ArrayList<>();
  /** Methods that the present place may call. Only finished ones, so calls cannot recurse without bound. */
  List<Callable> methods = new ArrayList<>();
  Frame frame = new Frame(null);
  final Expressions expressions;
  final Statements statements;

  Context(String className, long seed) {
    this.className = className;
    dice = new Dice(seed);
    expressions = new Expressions(this);
    statements = new Statements(this);
  }

  Optional<ClassModel> classNamed(String name) {
    return classes.stream().filter(model -> model.name.equals(name)).findFirst();
  }

  List<ClassModel> concreteClasses() { return classes.stream().filter(model -> !model.isAbstract).toList(); }

  boolean risk() { return dice.chance(frame.risk); }
}
