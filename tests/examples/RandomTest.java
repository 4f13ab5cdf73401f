import java.util.ArrayDeque;
import java.util.Map;
import java.util.Random;

/*
 * Runs random operations on every example next to the collection of java.util that does the same, and looks at results and
 * repOk after each.
 *
 *     javac -d /tmp/examples drivers/java/glassbox/*.java examples/*.java tests/examples/RandomTest.java
 *     java -cp /tmp/examples RandomTest
 */
class RandomTest {
    static final int RUNS = 3000, STEPS = 60;

    interface Run {
        void on(Random random);
    }

    static void test(String name, Run run) {
        for (int seed = 0; seed < RUNS; seed++) {
            try {
                run.on(new Random(seed));
            } catch (RuntimeException | AssertionError problem) {
                throw new AssertionError(name + ", seed " + seed, problem);
            }
        }
        System.out.println(name + " ok");
    }

    static void same(Object expected, Object actual) {
        if (!java.util.Objects.equals(expected, actual)) throw new AssertionError(expected + " expected, not " + actual);
    }

    static void holds(boolean repOk) {
        if (!repOk) throw new AssertionError("repOk does not hold");
    }

    public static void main(String[] args) {
        test("Stack", RandomTest::stack);
        test("Queue", RandomTest::queue);
        test("SearchTree", RandomTest::searchTree);
        test("TreeMap", RandomTest::treeMap);
        test("HashMap", RandomTest::hashMap);
    }

    static void stack(Random random) {
        var stack = new Stack();
        var model = new ArrayDeque<Object>();
        for (int i = 0; i < STEPS; i++) {
            if (random.nextBoolean()) {
                stack.push(i);
                model.push(i);
            } else if (!model.isEmpty()) {
                same(model.pop(), stack.pop());
            }
            holds(stack.repOk());
        }
    }

    static void queue(Random random) {
        var queue = new Queue();
        var model = new ArrayDeque<Object>();
        for (int i = 0; i < STEPS; i++) {
            if (random.nextBoolean()) {
                queue.enqueue(i);
                model.add(i);
            } else if (!model.isEmpty()) {
                same(model.remove(), queue.dequeue());
            }
            holds(queue.repOk());
        }
    }

    static void searchTree(Random random) {
        var tree = new SearchTree();
        var model = new java.util.TreeMap<Integer, Object>();
        int keys = 1 + random.nextInt(40);
        for (int i = 0; i < STEPS; i++) {
            int key = random.nextInt(keys) - keys / 2;
            switch (random.nextInt(5)) {
                case 0, 1 -> {
                    tree.insert(key, i);
                    model.put(key, i);
                }
                case 2, 3 -> {
                    tree.remove(key);
                    model.remove(key);
                }
                default -> same(model.get(key), tree.get(key));
            }
            holds(tree.repOk());
            same(model, entries(tree.root, new java.util.TreeMap<>()));
        }
    }

    static Map<Integer, Object> entries(SearchTree.Node node, Map<Integer, Object> into) {
        if (node == null) return into;
        into.put(node.key, node.value);
        entries(node.left, into);
        return entries(node.right, into);
    }

    static void treeMap(Random random) {
        var map = new TreeMap();
        var model = new java.util.TreeMap<Integer, Object>();
        int keys = 1 + random.nextInt(60);
        for (int i = 0; i < 3 * STEPS; i++) {
            int key = random.nextInt(keys) - keys / 2;
            switch (random.nextInt(6)) {
                case 0, 1, 2 -> same(model.put(key, i), map.put(key, i));
                case 3, 4 -> same(model.remove(key), map.remove(key));
                default -> same(model.get(key), map.get(key));
            }
            if (random.nextInt(200) == 0) {
                map.clear();
                model.clear();
            }
            holds(map.repOk());
            same(model.isEmpty(), map.isEmpty());
            same(model.size(), map.size);
        }
    }

    static void hashMap(Random random) {
        var map = new HashMap();
        var model = new java.util.HashMap<Integer, Object>();
        int keys = 1 + random.nextInt(20);
        for (int i = 0; i < STEPS; i++) {
            int key = random.nextInt(keys) - keys / 2;
            switch (random.nextInt(6)) {
                case 0, 1, 2 -> same(model.put(key, i), map.put(key, i));
                case 3, 4 -> same(model.remove(key), map.remove(key));
                default -> same(model.get(key), map.get(key));
            }
            if (random.nextInt(60) == 0) {
                map.clear();
                model.clear();
            }
            holds(map.repOk());
            same(model.isEmpty(), map.isEmpty());
            same(model.size(), map.size);
        }
    }
}
