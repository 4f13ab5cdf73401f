// Pins down allocation: many short-lived objects, long chains, cycles, large arrays, and live
// data surviving among the garbage.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class MemoryChurn {
    static class Node {
        Node next, prev;
        final int id;
        byte[] payload;

        Node(int id, Node next) {
            this.id = id;
            this.next = next;
            if (next != null) next.prev = this;
            if (id % 10 == 0) payload = new byte[id % 100 + 1];
        }
    }

    static class Tree {
        final Tree left, right;
        Tree(int depth) {
            left = depth == 0 ? null : new Tree(depth - 1);
            right = depth == 0 ? null : new Tree(depth - 1);
        }
        int count() { return left == null ? 1 : 1 + left.count() + right.count(); }
    }

    static Object[] roots = new Object[16];

    public static void main(String[] args) {
        Node chain = null;
        for (int i = 0; i < 30000; i++) {
            chain = new Node(i, chain);
            if (i % 1000 == 999) {
                roots[i / 1000 % roots.length] = chain;
                chain = null;
            }
        }
        long sum = 0;
        int len = 0;
        for (Object r : roots) {
            for (Node n = (Node) r; n != null; n = n.next) {
                sum += n.id + (n.payload == null ? 0 : n.payload.length);
                len++;
                if (n.next != null && n.next.prev != n) System.out.println("broken link");
            }
        }
        System.out.println(len + " " + sum);
        int trees = 0;
        for (int i = 0; i < 20; i++) trees += new Tree(9).count();
        System.out.println(trees + " " + new Tree(12).count());
        long total = 0;
        for (int i = 0; i < 200; i++) {
            int[] big = new int[10000];
            big[i] = i;
            big[9999] = i * 2;
            total += big[i] + big[9999] + big[5000] + big.length;
        }
        System.out.println(total);
        StringBuilder kept = new StringBuilder();
        for (int i = 0; i < 5000; i++) {
            String s = "garbage" + i;
            if (i % 1000 == 0) kept.append(s.substring(7)).append(',');
        }
        System.out.println(kept);
        Map<Integer, List<String>> live = new HashMap<>();
        for (int i = 0; i < 4000; i++) {
            live.computeIfAbsent(i % 50, k -> new ArrayList<>()).add("v" + i);
            if (i % 400 == 399) live.remove(i / 400);
        }
        int n = 0, h = 0;
        for (Map.Entry<Integer, List<String>> e : live.entrySet()) {
            n += e.getValue().size();
            h = h * 31 + e.getKey() + e.getValue().hashCode();
        }
        System.out.println(live.size() + " " + n + " " + h);
        Object[] cycle = new Object[2];
        for (int i = 0; i < 5000; i++) {
            Object[] next = {cycle, null};
            cycle[1] = next;
            if (i % 500 == 0) next[0] = null;
            cycle = next;
        }
        int depth = 0;
        for (Object o = cycle; o != null; o = ((Object[]) o)[0]) depth++;
        System.out.println(depth);
        long[][] grid = new long[100][];
        for (int round = 0; round < 30; round++) {
            for (int i = 0; i < grid.length; i++) {
                long[] row = new long[i + round];
                for (int k = 0; k < row.length; k++) row[k] = (long) i * k + round;
                if ((i + round) % 3 != 0 || grid[i] == null) grid[i] = row;
            }
        }
        long gs = 0;
        for (long[] row : grid) for (long v : row) gs = gs * 3 + v;
        System.out.println(gs);
        Integer[] boxes = new Integer[1000];
        for (int k = 0; k < 20000; k++) boxes[k % 1000] = k * 3;
        int bs = 0;
        for (Integer b : boxes) bs += b;
        System.out.println(bs);
        System.gc();
        int alive = 0;
        for (Object r : roots) if (r instanceof Node node && node.id % 1000 == 999) alive++;
        System.out.println(alive);
    }
}
