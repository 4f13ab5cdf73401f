// Pins down HashSet algebra and PriorityQueue: heap order, comparators, removal, Dijkstra on
// top, and iteration order of the heap array.
import java.util.*;

public class SetsAndQueues {
    record Edge(int to, int w) { }
    record Task(String name, int prio) implements Comparable<Task> {
        @Override public int compareTo(Task o) { return prio != o.prio ? Integer.compare(o.prio, prio) : name.compareTo(o.name); }
    }

    static int[] dijkstra(List<List<Edge>> g, int from) {
        int[] dist = new int[g.size()];
        Arrays.fill(dist, Integer.MAX_VALUE);
        dist[from] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>((a, b) -> a[1] != b[1] ? a[1] - b[1] : a[0] - b[0]);
        q.add(new int[] {from, 0});
        while (!q.isEmpty()) {
            int[] p = q.poll();
            if (p[1] > dist[p[0]]) continue;
            for (Edge e : g.get(p[0])) {
                int d = p[1] + e.w();
                if (d < dist[e.to()]) {
                    dist[e.to()] = d;
                    q.add(new int[] {e.to(), d});
                }
            }
        }
        return dist;
    }

    public static void main(String[] args) {
        Set<Integer> a = new HashSet<>(List.of(1, 2, 3, 4, 5)), b = new HashSet<>(List.of(4, 5, 6));
        Set<Integer> u = new HashSet<>(a), i = new HashSet<>(a), d = new HashSet<>(a);
        System.out.println(u.addAll(b) + " " + i.retainAll(b) + " " + d.removeAll(b) + " " + u + i + d + u.containsAll(a) + a.containsAll(b));
        System.out.println(a.add(3) + " " + a.add(10) + " " + a.remove(1) + " " + a.remove(1) + " " + a + a.size() + a.contains(null) + a.add(null) + a.contains(null) + a.remove(null));
        System.out.println(a.equals(new TreeSet<>(a)) + " " + a.hashCode() + " " + new HashSet<>().hashCode() + " " + a.equals(List.of(2, 3, 4, 5, 10)));
        Set<String> s = new HashSet<>();
        for (String w : "to be or not to be that is".split(" ")) if (!s.add(w)) System.out.print("dup:" + w + " ");
        System.out.println(new TreeSet<>(s) + " " + s.size());
        Set<List<Integer>> lists = new HashSet<>();
        lists.add(List.of(1, 2));
        lists.add(Arrays.asList(1, 2));
        lists.add(new ArrayList<>(List.of(2, 1)));
        System.out.println(lists.size() + " " + lists.contains(new LinkedList<>(List.of(2, 1))));
        a.removeIf(v -> v > 4);
        Iterator<Integer> it = a.iterator();
        it.next();
        it.remove();
        System.out.println(a);
        try {
            for (Integer v : a) a.add(v + 50);
        } catch (ConcurrentModificationException e) {
            System.out.println("modified");
        }

        PriorityQueue<Integer> q = new PriorityQueue<>();
        for (int v : new int[] {5, 3, 8, 1, 9, 2, 7, 3}) q.offer(v);
        System.out.println(q + " " + q.peek() + q.size() + q.contains(9) + q.remove(3) + q.remove(100) + q);
        StringBuilder out = new StringBuilder();
        while (!q.isEmpty()) out.append(q.poll()).append(' ');
        System.out.println(out + "" + q.poll() + q.peek());
        try {
            q.remove();
        } catch (NoSuchElementException e) {
            System.out.println("empty queue");
        }
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.println("no nulls");
        }
        PriorityQueue<String> ps = new PriorityQueue<>(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()));
        Collections.addAll(ps, "a", "ccc", "bb", "aaa", "dddd");
        while (!ps.isEmpty()) System.out.print(ps.remove() + " ");
        System.out.println();
        PriorityQueue<Task> tasks = new PriorityQueue<>(List.of(new Task("low", 1), new Task("high", 9), new Task("also", 9), new Task("mid", 5)));
        while (tasks.size() > 1) System.out.print(tasks.poll() + " ");
        System.out.println(tasks);
        PriorityQueue<Integer> heap = new PriorityQueue<>(Collections.reverseOrder());
        int x = 12345;
        for (int k = 0; k < 500; k++) {
            x = x * 1103515245 + 12345;
            heap.add(x >>> 16);
            if (heap.size() > 10) heap.poll();
        }
        Integer[] smallest = heap.toArray(new Integer[0]);
        Arrays.sort(smallest);
        System.out.println(Arrays.toString(smallest));
        heap.removeIf(v -> v % 2 == 0);
        for (Iterator<Integer> hi = heap.iterator(); hi.hasNext();) if (hi.next() % 3 == 0) hi.remove();
        System.out.println(heap.size() + " " + heap.peek());
        List<List<Edge>> g = new ArrayList<>();
        for (int n = 0; n < 30; n++) g.add(new ArrayList<>());
        for (int n = 0; n < 30; n++) for (int k = 1; k <= 3; k++) g.get(n).add(new Edge(n * k * 7 % 29, n % 5 + k * 2));
        System.out.println(Arrays.toString(dijkstra(g, 1)));
    }
}
