import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.function.Supplier;

/*
 * Runs random operations on the examples next to the collection of java.util that does the same, and looks at results and
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
        test("SortedList", RandomTest::sortedList);
        test("BoundedBuffer", RandomTest::boundedBuffer);
        test("IntSet", RandomTest::intSet);
        test("IntList", RandomTest::intList);
        test("Treap", RandomTest::treap);
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

    static void sortedList(Random random) {
        var list = new SortedList();
        var model = new ArrayList<Integer>();
        int keys = 1 + random.nextInt(20);
        for (int i = 0; i < STEPS; i++) {
            Integer key = random.nextInt(keys) - keys / 2;
            switch (random.nextInt(8)) {
                case 0, 1, 2 -> {
                    list.insert(key);
                    model.add(key);
                }
                case 3 -> same(model.remove(key), list.remove(key));
                case 4 -> {
                    same(Collections.frequency(model, key), list.removeAll(key));
                    model.removeIf(key::equals);
                }
                case 5 -> {
                    if (!model.isEmpty()) same(model.remove(0), list.removeMin());
                }
                default -> same(model.contains(key), list.contains(key));
            }
            Collections.sort(model);
            if (!model.isEmpty()) same(model.get(0), list.min());
            same(model.size(), list.size);
            holds(list.repOk());
        }
    }

    static void boundedBuffer(Random random) {
        var buffer = new BoundedBuffer();
        buffer.values = new Object[1 + random.nextInt(6)];
        var model = new ArrayBlockingQueue<Object>(buffer.values.length);
        for (int i = 0; i < STEPS; i++) {
            Integer value = i;
            switch (random.nextInt(7)) {
                case 0, 1 -> same(model.offer(value), buffer.offer(value));
                case 2 -> same(outcome(() -> model.add(value)), outcome(() -> {
                    buffer.put(value);
                    return true;
                }));
                case 3, 4 -> same(model.isEmpty() ? "IllegalStateException" : model.remove(), outcome(buffer::take));
                case 5 -> same(model.isEmpty() ? "IllegalStateException" : model.element(), outcome(buffer::peek));
                default -> {
                    if (random.nextInt(10) > 0) continue;
                    buffer.clear();
                    model.clear();
                }
            }
            same(model.size(), buffer.size);
            holds(buffer.repOk());
        }
    }

    /** What a call returns, or the name of what it throws. */
    static Object outcome(Supplier<Object> call) {
        try {
            return call.get();
        } catch (RuntimeException thrown) {
            return thrown.getClass().getSimpleName();
        }
    }

    static void intSet(Random random) {
        var set = new IntSet();
        var model = new TreeSet<Integer>();
        int keys = 1 + random.nextInt(40);
        for (int i = 0; i < STEPS; i++) {
            int key = random.nextInt(keys) - keys / 2;
            switch (random.nextInt(5)) {
                case 0, 1 -> {
                    set.add(key);
                    model.add(key);
                }
                case 2, 3 -> {
                    set.remove(key);
                    model.remove(key);
                }
                default -> same(model.contains(key), set.contains(key));
            }
            same(model.size(), set.size);
            holds(set.repOk());
        }
    }

    static void intList(Random random) {
        var list = new IntList();
        var model = new ArrayList<Integer>();
        for (int i = 0; i < STEPS; i++) {
            int element = random.nextInt(8);
            switch (random.nextInt(6)) {
                case 0, 1 -> {
                    list.add(element);
                    model.add(element);
                }
                case 2 -> {
                    int index = random.nextInt(model.size() + 1);
                    list.insert(index, element);
                    model.add(index, element);
                }
                case 3 -> {
                    if (model.isEmpty()) continue;
                    int index = random.nextInt(model.size());
                    same(model.remove(index), list.remove(index));
                }
                default -> same(model.indexOf(element), list.indexOf(element));
            }
            same(model.size(), list.size);
            holds(list.repOk());
        }
    }

    static void treap(Random random) {
        var treap = new Treap();
        var model = new TreeSet<Integer>();
        int keys = 1 + random.nextInt(40);
        for (int i = 0; i < STEPS; i++) {
            int key = random.nextInt(keys) - keys / 2;
            if (random.nextBoolean()) {
                treap.add(key);
                model.add(key);
            } else {
                same(model.remove(key), treap.remove(key));
            }
            same(model.size(), Treap.count(treap.root));
            holds(treap.repOk());
        }
    }
}
