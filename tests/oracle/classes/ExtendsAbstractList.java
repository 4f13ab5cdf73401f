// -n 2 --values 1 --ints 0..1 --method get --method size --method clear --allow IndexOutOfBoundsException
import glassbox.Declarative;
import glassbox.Range;
import glassbox.Tree;
import java.util.AbstractList;

/** Fields of an abstract class of the JDK are there for subclasses. */
class ExtendsAbstractList extends AbstractList<Object> {
  static class Node {
    Object value;
    @Tree Node next;
  }

  @Tree Node first;
  @Range(min = 0, max = 3) int size;

  @Override public Object get(int index) {
    if (index < 0 || index >= size) throw new IndexOutOfBoundsException("no " + index + " of " + size);
    Node node = first;
    for (int i = 0; i < index; i++) node = node.next;
    return node.value;
  }

  @Override public int size() {
    return size;
  }

  @Override public void clear() {
    modCount++;
    first = null;
    if (modCount < 2) size = 0;
  }

  @Declarative boolean repOk() {
    int count = 0;
    for (Node node = first; node != null; node = node.next) count++;
    return count == size && modCount >= 0;
  }
}
