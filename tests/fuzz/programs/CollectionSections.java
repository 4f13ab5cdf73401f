import java.util.List;
import java.util.function.Consumer;

/** Sections on java.util collections of integers and strings, whose hashes are the same in every run. */
final class CollectionSections extends Sections {
  /** The kind of the keys or elements of the present section. */
  private Kind keys = Kind.INT;

  CollectionSections(Context context) { super(context); }

  @Override
  List<Consumer<String>> all() {
    return List.of(this::lists, this::deques, this::maps, this::maps, this::sets, this::queues, this::iteration);
  }

  /**
   * Writes some of the acts, which are one per line; $t in them is the type of the keys, $k a key, $v a value and $n a
   * small number. Each has a try statement of its own, so that a failing one does not hide the others.
   */
  private void acts(int count, String shown, String acts) {
    for (int i = 0; i < count; i++) {
      String act = dice.of(acts.lines().toList());
      act = act.replace("$t", keys.box).replace("$k", key()).replace("$v", value()).replace("$n", number(0, 4));
      source.open("try");
      source.line(act);
      source.next("catch (RuntimeException e)");
      source.line("report(\"act\", e);");
      source.close();
      if (dice.chance(50)) source.line("show(\"" + shown + "\", " + shown + ".toString());");
    }
    source.line("show(\"" + shown + "\", " + shown + ".toString());");
  }

  private String key() { return keys == Kind.INT ? number(-3, 20) : literal(Kind.STRING); }

  private String value() { return dice.chance(70) ? number(-50, 50) : of(Kind.INT); }

  /** Decides the kind of the keys; returns their type. */
  private String keyType() {
    keys = dice.of(Kind.INT, Kind.STRING);
    return keys.box;
  }

  private void lists(String name) {
    String type = keyType();
    method(name, () -> {
      source.line("List<" + type + "> list = new " + dice.of("ArrayList", "LinkedList", "ArrayList", "Vector")
          + "<>();");
      source.line("for (" + type + " x : new " + type + "[] {" + key() + ", " + key() + ", " + key()
          + "}) list.add(x);");
      acts(dice.between(6, 11), "list", """
          list.add($k);
          list.add($k);
          list.add($n, $k);
          list.remove($n);
          list.set($n, $k);
          show("get", list.get($n));
          show("index", list.indexOf($k));
          show("has", list.contains($k));
          list.remove((Object) $k);
          list.addAll(List.of($k, $k));
          Collections.sort(list);
          Collections.reverse(list);
          list.removeIf(x -> x.hashCode() % 3 == $n);
          list.subList(0, $n).clear();
          Collections.swap(list, 0, $n);
          show("max", Collections.max(list));
          list.retainAll(Arrays.asList($k, $k, $k));
          Collections.rotate(list, $n);
          show("equal", list.equals(new ArrayList<>(list)));
          show("hash", list.hashCode());
          list.add(null);
          show("freq", Collections.frequency(list, $k));
          list.replaceAll(x -> $k);
          list.sort(Comparator.reverseOrder());
          show("array", list.toArray().length);
          show("sub", list.subList(1, $n).toString());
          list.addAll(1, List.copyOf(list));
          """);
    });
  }

  private void deques(String name) {
    String type = keyType();
    method(name, () -> {
      source.line("Deque<" + type + "> deque = new " + dice.of("ArrayDeque", "LinkedList", "ArrayDeque") + "<>();");
      acts(dice.between(7, 12), "deque", """
          deque.addFirst($k);
          deque.addLast($k);
          deque.push($k);
          deque.offer($k);
          deque.offerFirst($k);
          show("poll", deque.pollFirst());
          show("last", deque.pollLast());
          show("pop", deque.pop());
          show("peek", deque.peekLast());
          show("first", deque.getFirst());
          deque.removeFirstOccurrence($k);
          for (int i = 0; i < 20; i++) { deque.addLast($k); deque.pollFirst(); }
          deque.add(null);
          show("has", deque.contains($k));
          show("down", deque.descendingIterator().next());
          show("size", deque.size());
          deque.removeLast();
          """);
    });
  }

  private void maps(String name) {
    String type = keyType();
    boolean tree = dice.chance(40);
    method(name, () -> {
      String kind = tree ? "TreeMap" : dice.of("HashMap", "HashMap", "LinkedHashMap");
      source.line((tree ? "TreeMap" : "Map") + "<" + type + ", Integer> map = new " + kind + "<>();");
      String made = keys == Kind.INT ? "i * 7 % 40" : "\"k\" + i * 31";
      source.line("for (int i = 0; i < " + dice.between(0, 30) + "; i++) map.put(" + made + ", i);");
      acts(dice.between(6, 11), "map", """
          show("put", map.put($k, $v));
          map.put($k, $v);
          show("get", map.get($k));
          show("gone", map.remove($k));
          map.merge($k, $v, Integer::sum);
          map.merge($k, $v, (a, b) -> a > b ? null : a + b);
          map.putIfAbsent($k, $v);
          map.computeIfAbsent($k, x -> x.hashCode());
          map.computeIfPresent($k, (k, v) -> v * 2 + k.hashCode());
          map.compute($k, (k, v) -> v == null ? 1 : v + 1);
          show("or", map.getOrDefault($k, $v));
          map.replaceAll((k, v) -> v ^ $v);
          show("has", map.containsKey($k) + "," + map.containsValue($v));
          map.keySet().removeIf(k -> k.hashCode() % 5 == $n);
          map.entrySet().removeIf(e -> e.getValue() < $v);
          map.values().remove($v);
          map.forEach((k, v) -> mix(k.hashCode() * 31 + v));
          for (Map.Entry<$t, Integer> e : map.entrySet()) e.setValue(e.getValue() + $n);
          show("hash", map.hashCode());
          show("int", (int) map.get($k));
          show("equal", map.equals(new TreeMap<>(map)));
          map.replace($k, $v);
          map.put(null, $v);
          """);
      if (!tree) return;
      acts(dice.between(2, 5), "map", """
          show("first", "" + map.firstKey() + map.lastEntry());
          show("floor", map.floorKey($k));
          show("ceil", map.ceilingEntry($k));
          show("head", map.headMap($k).toString());
          show("tail", map.tailMap($k, false).size());
          show("lower", "" + map.lowerKey($k) + map.higherKey($k));
          show("poll", map.pollFirstEntry());
          show("down", map.descendingMap().toString());
          map.headMap($k, true).clear();
          show("sub", map.subMap($k, $k).toString());
          """);
    });
  }

  private void sets(String name) {
    String type = keyType();
    method(name, () -> {
      source.line("Set<" + type + "> set = new " + dice.of("HashSet", "TreeSet", "LinkedHashSet") + "<>(List.of("
          + key() + "));");
      source.line("Set<" + type + "> other = new HashSet<>(Arrays.asList(" + key() + ", " + key() + ", " + key()
          + "));");
      acts(dice.between(5, 9), "set", """
          show("add", set.add($k));
          set.add($k);
          set.add($k);
          show("gone", set.remove($k));
          set.addAll(other);
          set.removeAll(other);
          set.retainAll(other);
          show("has", set.contains($k));
          other.add($k);
          show("all", set.containsAll(other));
          show("equal", set.equals(other));
          show("hash", set.hashCode());
          set.add(null);
          for ($t x : set) mix(x.hashCode());
          show("sorted", new TreeSet<>(set).toString());
          set.removeIf(x -> x.hashCode() % 2 == $n);
          """);
    });
  }

  private void queues(String name) {
    String type = keyType();
    method(name, () -> {
      source.line("PriorityQueue<" + type + "> queue = new PriorityQueue<>("
          + dice.of("", "Comparator.reverseOrder()", "(a, b) -> Integer.compare(a.hashCode() % 5, b.hashCode() % 5)")
              + ");");
      String made = keys == Kind.INT ? "i * 11 % 17" : "\"q\" + i * 5 % 7";
      source.line("for (int i = 0; i < " + dice.between(0, 12) + "; i++) queue.add(" + made + ");");
      acts(dice.between(4, 8), "queue", """
          queue.add($k);
          queue.offer($k);
          show("poll", queue.poll());
          show("peek", queue.peek());
          queue.remove($k);
          show("element", queue.element());
          queue.add(null);
          show("has", queue.contains($k));
          show("size", queue.size());
          """);
      source.line("while (!queue.isEmpty()) show(\"poll\", queue.poll());");
    });
  }

  private void iteration(String name) {
    method(name, () -> source.text("""
        List<Integer> list = new #0<>();
        for (int i = 0; i < #1; i++) list.add(i * #2 % 13);
        try {
          Iterator<Integer> it = list.iterator();
          while (it.hasNext()) {
            int x = it.next();
            if (x % 2 == 0) it.remove();
            if (x == #3) it.remove();
          }
        } catch (IllegalStateException | NoSuchElementException e) {
          report("iterator", e);
        }
        show("list", list.toString());
        try {
          for (Integer x : list) if (x == #4) list.add(x);
          for (Integer x : list) if (x % 3 == 0) list.remove(x);
        } catch (ConcurrentModificationException e) {
          report("modified", e);
        }
        ListIterator<Integer> both = list.listIterator(list.size());
        while (both.hasPrevious()) {
          int at = both.previousIndex(), x = both.previous();
          if (at % 3 == 0) both.set(x + 100);
          else if (x > #4) both.add(-x);
          if (at % 3 != 0 && x > #4) both.previous();
        }
        show("list", list.toString());
        Map<String, List<Integer>> groups = new TreeMap<>();
        for (int x : list) groups.computeIfAbsent(x % 2 == 0 ? "even" : "odd", k -> new ArrayList<>()).add(x);
        for (Map.Entry<String, List<Integer>> e : groups.entrySet()) show(e.getKey(), e.getValue().toString());
        """, dice.of("ArrayList", "LinkedList"), dice.between(2, 12), number(1, 30), number(0, 12), number(0, 12)));
  }
}
