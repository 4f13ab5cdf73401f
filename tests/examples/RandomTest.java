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
        test("AvlTree", RandomTest::avlTree);
        test("DoublyLinkedList", RandomTest::doublyLinkedList);
        test("BinaryHeap", RandomTest::binaryHeap);
        test("UnionFind", RandomTest::unionFind);
        test("LruCache", RandomTest::lruCache);
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

    static void avlTree(Random random) {
        var tree = new AvlTree();
        var model = new java.util.TreeMap<Integer, Object>();
        int keys = 1 + random.nextInt(60);
        for (int i = 0; i < 3 * STEPS; i++) {
            int key = random.nextInt(keys) - keys / 2;
            if (random.nextInt(5) < 3) {
                tree.put(key, i);
                model.put(key, i);
            } else {
                tree.remove(key);
                model.remove(key);
            }
            holds(tree.repOk());
            for (int k = -keys; k < keys; k++) same(model.get(k), tree.get(k));
        }
    }

    static void doublyLinkedList(Random random) {
        var list = new DoublyLinkedList();
        var model = new ArrayDeque<Object>();
        for (int i = 0; i < STEPS; i++) {
            Object value = random.nextInt(10); // small, so that equal values are the same object
            switch (random.nextInt(6)) {
                case 0 -> {
                    list.addFirst(value);
                    model.addFirst(value);
                }
                case 1, 2 -> {
                    list.addLast(value);
                    model.addLast(value);
                }
                case 3 -> {
                    if (!model.isEmpty()) same(model.removeFirst(), list.removeFirst());
                }
                case 4 -> {
                    if (!model.isEmpty()) same(model.removeLast(), list.removeLast());
                }
                default -> same(model.removeFirstOccurrence(value), list.remove(value));
            }
            holds(list.repOk());
            same(model.contains(value), list.contains(value));
            same(model.size(), list.size);
        }
    }

    static void binaryHeap(Random random) {
        var heap = new BinaryHeap();
        heap.heap = new int[1 + random.nextInt(20)];
        var model = new java.util.PriorityQueue<Integer>();
        for (int i = 0; i < STEPS; i++) {
            int value = random.nextInt(20) - 10;
            if (model.size() < heap.heap.length && random.nextInt(5) < 3) {
                heap.add(value);
                model.add(value);
            } else if (!model.isEmpty()) {
                same(model.peek(), heap.peek());
                same(model.poll(), heap.poll());
            }
            holds(heap.repOk());
        }
    }

    static void unionFind(Random random) {
        int length = 1 + random.nextInt(20);
        var sets = new UnionFind(length);
        int[] model = new int[length]; // the name of the set of each element
        for (int i = 0; i < length; i++) model[i] = i;
        for (int i = 0; i < STEPS; i++) {
            int a = random.nextInt(length);
            int b = random.nextInt(length);
            boolean apart = model[a] != model[b];
            if (random.nextInt(3) == 0) {
                same(apart, sets.union(a, b));
                int old = model[b];
                for (int k = 0; k < length; k++) {
                    if (model[k] == old) model[k] = model[a];
                }
            } else {
                same(!apart, sets.connected(a, b));
            }
            same(model[a], model[sets.find(a)]);
            holds(sets.repOk());
        }
    }

    static void lruCache(Random random) {
        var cache = new LruCache();
        cache.capacity = 1 + random.nextInt(8);
        var model = new java.util.LinkedHashMap<Integer, Object>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Object> eldest) {
                return size() > cache.capacity;
            }
        };
        int keys = 1 + random.nextInt(14);
        for (int i = 0; i < STEPS; i++) {
            int key = random.nextInt(keys) - keys / 2;
            if (random.nextBoolean()) {
                cache.put(key, i);
                model.put(key, i);
            } else {
                same(model.get(key), cache.get(key));
            }
            holds(cache.repOk());
            same(model.size(), cache.size);
        }
    }
}
