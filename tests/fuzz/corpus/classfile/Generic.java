// Signatures of classes, fields and methods, bridges, and variable arguments.
import java.util.List;
import java.util.Map;

class Generic<K extends Comparable<? super K>, V> implements Comparable<Generic<K, V>> {
  protected volatile Map<K, ? extends List<V>> map;
  transient V[] values;

  @SafeVarargs
  static <T> List<T> of(T... items) {
    return List.of(items);
  }

  @Override
  public int compareTo(Generic<K, V> other) {
    return 0;
  }
}
