// Pins down LinkedList and ArrayDeque as queues, stacks and deques, with wrap-around of the
// ring buffer, removal in the middle, and null handling.
import java.util.*;

public class DequesAndLists {
    static String run(Deque<Integer> d) {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            d.addLast(i);
            d.addFirst(-i);
            if (i % 3 == 0) s.append(d.pollFirst()).append(',').append(d.pollLast()).append(' ');
        }
        s.append(d).append(' ');
        d.push(77);
        d.offer(88);
        s.append(d.peek()).append(d.peekLast()).append(d.getFirst()).append(d.element()).append(' ');
        s.append(d.removeFirstOccurrence(-2)).append(d.removeLastOccurrence(5)).append(d.remove(12345)).append(d.contains(4)).append(' ');
        s.append(d.pop()).append(d.remove()).append(d.removeLast()).append(' ').append(d).append(' ');
        for (Iterator<Integer> it = d.descendingIterator(); it.hasNext();) {
            int v = it.next();
            if (v % 2 != 0) it.remove();
            s.append(v).append(';');
        }
        s.append(d).append(d.size());
        d.clear();
        s.append(d.poll()).append(d.peekFirst()).append(d.pollLast()).append(d.isEmpty());
        return s.toString();
    }

    static void t(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        String a = run(new ArrayDeque<>());
        String b = run(new LinkedList<>());
        String c = run(new ArrayDeque<>(3));
        System.out.println(a);
        System.out.println(a.equals(b) + " " + a.equals(c));
        for (Deque<Integer> d : List.of(new ArrayDeque<Integer>(), new LinkedList<Integer>())) {
            t(d::pop);
            t(d::removeFirst);
            t(d::removeLast);
            t(d::getFirst);
            t(d::getLast);
            t(d::element);
            t(d::remove);
            t(() -> d.add(null));
        }
        // the ring buffer wraps round many times
        ArrayDeque<Integer> q = new ArrayDeque<>();
        long h = 0;
        int next = 0;
        for (int round = 0; round < 400; round++) {
            for (int k = 0; k < round % 7; k++) q.addLast(next++);
            for (int k = 0; k < round % 5; k++) {
                Integer v = q.pollFirst();
                h = h * 31 + (v == null ? -1 : v);
            }
        }
        System.out.println(q.size() + " " + h + " " + q.peekFirst() + " " + q.peekLast());
        int sum = 0;
        for (int v : q) sum += v;
        q.removeIf(v -> v % 10 != 0);
        System.out.println(sum + " " + q.size());

        LinkedList<String> l = new LinkedList<>(List.of("a", "b", "c", "d"));
        l.add(2, "X");
        l.addFirst(null);
        System.out.println(l + " " + l.get(3) + l.indexOf("X") + l.indexOf(null) + l.set(1, "A") + l.remove(4) + l + l.lastIndexOf("d"));
        ListIterator<String> it = l.listIterator(2);
        it.add("Y");
        it.next();
        it.set("Z");
        System.out.println(l + " " + it.nextIndex());
        t(() -> l.get(99));
        t(() -> { for (String s : l) l.addLast(s); });
        System.out.println(l.size());
        Collections.reverse(l);
        l.sort(Comparator.nullsFirst(Comparator.naturalOrder()));
        System.out.println(l + " " + l.equals(new ArrayList<>(l)) + (l.hashCode() == new ArrayList<>(l).hashCode()));
        Queue<int[]> bfs = new LinkedList<>();
        boolean[][] seen = new boolean[7][7];
        bfs.add(new int[] {0, 0, 0});
        int visited = 0, farthest = 0;
        while (!bfs.isEmpty()) {
            int[] p = bfs.remove();
            if (p[0] < 0 || p[1] < 0 || p[0] > 6 || p[1] > 6 || seen[p[0]][p[1]] || (p[0] * 3 + p[1] * 5) % 7 == 1) continue;
            seen[p[0]][p[1]] = true;
            visited++;
            farthest = Math.max(farthest, p[2]);
            bfs.add(new int[] {p[0] + 1, p[1], p[2] + 1});
            bfs.add(new int[] {p[0] - 1, p[1], p[2] + 1});
            bfs.add(new int[] {p[0], p[1] + 1, p[2] + 1});
            bfs.add(new int[] {p[0], p[1] - 1, p[2] + 1});
        }
        System.out.println(visited + " " + farthest);
        Deque<Character> brackets = new ArrayDeque<>();
        boolean ok = true;
        for (char ch : "{[()]}(".toCharArray()) {
            if ("([{".indexOf(ch) >= 0) brackets.push(ch);
            else ok &= !brackets.isEmpty() && "()[]{}".contains("" + brackets.pop() + ch);
        }
        System.out.println(ok + " " + brackets);
    }
}
