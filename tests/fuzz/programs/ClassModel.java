import java.util.ArrayList;
import java.util.List;

/** What users of a generated class know about it. */
final class ClassModel {
  final String name;
  final boolean isAbstract;
  final List<Variable> fields = new ArrayList<>();
  final List<Kind> constructor = new ArrayList<>();
  final List<Callable> methods = new ArrayList<>();

  ClassModel(String name, boolean isAbstract) {
    this.name = name;
    this.isAbstract = isAbstract;
  }
}
