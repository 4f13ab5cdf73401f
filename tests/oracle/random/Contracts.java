import java.util.ArrayList;
import java.util.List;

/** Writes random preconditions and postconditions. */
final class Contracts {
  private final Dice dice;
  private final Shape shape;
  private final Terms terms;
  private final Source source;
  private final String main;

  /** @param main the name of the class */
  Contracts(Dice dice, Shape shape, Terms terms, Source source, String main) {
    this.dice = dice;
    this.shape = shape;
    this.terms = terms;
    this.source = source;
    this.main = main;
  }

  void write(List<Operations.Operation> operations) {
    List<Terms.Helper> all = new ArrayList<>(terms.helpers);
    terms.helpers.removeIf(Terms.Helper::isPrivate); // they need not be declarative
    for (Operations.Operation o : operations) {
      if (speaksOf(Feature.PRECONDITIONS) && dice.chance(60)) precondition(o);
      if (speaksOf(Feature.POSTCONDITIONS) && dice.chance(o.exact() == null ? 50 : 95)) postcondition(o);
    }
    if (speaksOf(Feature.POSTCONDITIONS) && dice.chance(30)) postconditionOfAll();
    terms.helpers.clear();
    terms.helpers.addAll(all);
  }

  private boolean speaksOf(Feature conditions) { return shape.uses(conditions) || shape.uses(Feature.INHERITED_CONTRACTS); }

  private void begin(List<String> types, List<String> names) {
    terms.scope.clear();
    terms.facts.clear();
    terms.enterFields();
    for (int i = 0; i < types.size(); i++) terms.scope.add(new Terms.Name(types.get(i), names.get(i)));
  }

  private void precondition(Operations.Operation o) {
    begin(o.types(), o.names());
    source.open("@Pre(\"" + o.name() + "\") boolean " + source.fresh("before") + "(" + String.join(", ", o.parameters()) + ")");
    source.line("return " + terms.condition(3) + ";");
    source.close();
    source.line("");
  }

  private void postcondition(Operations.Operation o) {
    List<String> parameters = new ArrayList<>(List.of(main + " prestate"));
    begin(o.types(), o.names());
    if (!o.returns().equals("void")) {
      parameters.add(o.returns() + " result");
      terms.scope.add(new Terms.Name(o.returns(), "result"));
    }
    parameters.addAll(o.parameters());
    enterPrestate();
    source.open("@Post(\"" + o.name() + "\") boolean " + source.fresh("after") + "(" + String.join(", ", parameters) + ")");
    boolean isExact = o.exact() != null && dice.chance(85);
    source.line("return " + (isExact ? exact(o.exact()) : anything()) + ";");
    source.close();
    source.line("");
  }

  private void postconditionOfAll() {
    begin(List.of(), List.of());
    enterPrestate();
    source.open("@Declarative boolean postcondition(" + main + " prestate)");
    source.line("return " + anything() + ";");
    source.close();
    source.line("");
  }

  private void enterPrestate() {
    for (Shape.Field f : shape.main) terms.scope.add(new Terms.Name(f.type(), "prestate." + f.name()));
    terms.scope.add(new Terms.Name(main, "prestate"));
    terms.facts.add("prestate != null");
  }

  private String exact(Operations.Exact exact) {
    List<String> parts = new ArrayList<>();
    parts.add(same(exact.field(), exact.in("prestate.")));
    for (Shape.Field f : shape.main) {
      if (f != exact.field() && dice.chance(30)) parts.add(same(f, "prestate." + f.name()));
    }
    return String.join(dice.of(" && ", " && ", " || "), parts);
  }

  private String same(Shape.Field field, String value) {
    if (!Terms.isReference(field.type())) return field.name() + " == (" + value + ")";
    if (dice.chance(10)) return field.name() + " == (" + value + ")";
    return "GlassBox.isSameObject(" + field.name() + ", (" + value + "))";
  }

  /** A condition on both states; often a weak one, so that some operations keep to it. */
  private String anything() {
    List<String> parts = new ArrayList<>();
    for (int i = dice.between(1, 3); i > 0; i--) {
      if (dice.chance(30)) {
        Shape.Field f = dice.of(shape.main);
        parts.add(same(f, "prestate." + f.name()));
      } else {
        terms.receiver = dice.of("", "prestate.");
        parts.add(terms.condition(2));
        terms.receiver = "";
      }
    }
    return String.join(dice.of(" || ", " || ", " && "), parts);
  }
}
