// Bootstrap methods with method handles and types, and string concatenation.
import java.util.function.Supplier;

class Lambdas {
  String name;

  Supplier<String> concatenate(long x) {
    return () -> name + x + Lambdas.class;
  }

  Supplier<Lambdas> make() {
    return Lambdas::new;
  }
}
