// Pins down binary search trees: insertion, deletion, traversals, an AVL tree with rotations,
// serialisation to text and back, lowest common ancestor.
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.IntConsumer;

public class BinaryTrees {
    static class Node {
        int key, height = 1;
        Node left, right;
        Node(int key) { this.key = key; }
    }

    static Node insert(Node n, int k) {
        if (n == null) return new Node(k);
        if (k < n.key) n.left = insert(n.left, k);
        else if (k > n.key) n.right = insert(n.right, k);
        return n;
    }

    static Node delete(Node n, int k) {
        if (n == null) return null;
        if (k < n.key) n.left = delete(n.left, k);
        else if (k > n.key) n.right = delete(n.right, k);
        else if (n.left == null) return n.right;
        else if (n.right == null) return n.left;
        else {
            Node m = n.right;
            while (m.left != null) m = m.left;
            n.key = m.key;
            n.right = delete(n.right, m.key);
        }
        return n;
    }

    static int h(Node n) { return n == null ? 0 : n.height; }

    static Node fix(Node n) {
        n.height = Math.max(h(n.left), h(n.right)) + 1;
        int b = h(n.left) - h(n.right);
        if (b > 1) {
            if (h(n.left.left) < h(n.left.right)) n.left = rotateLeft(n.left);
            return rotateRight(n);
        }
        if (b < -1) {
            if (h(n.right.right) < h(n.right.left)) n.right = rotateRight(n.right);
            return rotateLeft(n);
        }
        return n;
    }

    static Node rotateLeft(Node n) {
        Node r = n.right;
        n.right = r.left;
        r.left = n;
        n.height = Math.max(h(n.left), h(n.right)) + 1;
        r.height = Math.max(h(r.left), h(r.right)) + 1;
        return r;
    }

    static Node rotateRight(Node n) {
        Node l = n.left;
        n.left = l.right;
        l.right = n;
        n.height = Math.max(h(n.left), h(n.right)) + 1;
        l.height = Math.max(h(l.left), h(l.right)) + 1;
        return l;
    }

    static Node avl(Node n, int k) {
        if (n == null) return new Node(k);
        if (k < n.key) n.left = avl(n.left, k);
        else if (k > n.key) n.right = avl(n.right, k);
        else return n;
        return fix(n);
    }

    static void in(Node n, IntConsumer c) {
        if (n == null) return;
        in(n.left, c);
        c.accept(n.key);
        in(n.right, c);
    }

    static String pre(Node n) { return n == null ? "" : n.key + " " + pre(n.left) + pre(n.right); }
    static String post(Node n) { return n == null ? "" : post(n.left) + post(n.right) + n.key + " "; }

    static String level(Node root) {
        StringBuilder s = new StringBuilder();
        Deque<Node> q = new ArrayDeque<>();
        q.add(root);
        while (!q.isEmpty()) {
            for (int k = q.size(); k > 0; k--) {
                Node n = q.poll();
                s.append(n.key).append(' ');
                if (n.left != null) q.add(n.left);
                if (n.right != null) q.add(n.right);
            }
            s.append("| ");
        }
        return s.toString();
    }

    static List<Integer> iterative(Node n) {
        List<Integer> out = new ArrayList<>();
        Deque<Node> stack = new ArrayDeque<>();
        while (n != null || !stack.isEmpty()) {
            for (; n != null; n = n.left) stack.push(n);
            n = stack.pop();
            out.add(n.key);
            n = n.right;
        }
        return out;
    }

    static String write(Node n) { return n == null ? "#" : n.key + "(" + write(n.left) + "," + write(n.right) + ")"; }

    static int pos;

    static Node read(String s) {
        if (s.charAt(pos) == '#') {
            pos++;
            return null;
        }
        int start = pos;
        while (s.charAt(pos) != '(') pos++;
        Node n = new Node(Integer.parseInt(s.substring(start, pos++)));
        n.left = read(s);
        pos++;
        n.right = read(s);
        pos++;
        return n;
    }

    static int depth(Node n) { return n == null ? 0 : 1 + Math.max(depth(n.left), depth(n.right)); }
    static int size(Node n) { return n == null ? 0 : 1 + size(n.left) + size(n.right); }
    static boolean valid(Node n, long lo, long hi) { return n == null || n.key > lo && n.key < hi && valid(n.left, lo, n.key) && valid(n.right, n.key, hi); }
    static Node lca(Node n, int a, int b) { return a < n.key && b < n.key ? lca(n.left, a, b) : a > n.key && b > n.key ? lca(n.right, a, b) : n; }

    public static void main(String[] args) {
        Node t = null;
        for (int k : new int[] {50, 30, 70, 20, 40, 60, 80, 10, 45, 65}) t = insert(t, k);
        System.out.println(pre(t) + "/ " + post(t) + "/ " + level(t));
        StringBuilder s = new StringBuilder();
        in(t, v -> s.append(v).append(' '));
        System.out.println(s + "" + iterative(t) + " " + depth(t) + size(t) + " " + lca(t, 10, 45).key + lca(t, 10, 80).key);
        for (int k : new int[] {10, 30, 50, 99, 70}) t = delete(t, k);
        System.out.println(level(t) + valid(t, Long.MIN_VALUE, Long.MAX_VALUE));
        String text = write(t);
        pos = 0;
        Node back = read(text);
        System.out.println(text + " " + write(back).equals(text));
        Node a = null, plain = null;
        for (int i = 0; i < 300; i++) {
            a = avl(a, i);
            if (i < 100) plain = insert(plain, i);
        }
        System.out.println(depth(a) + " " + size(a) + " " + valid(a, -1, 1000) + " " + a.key + " " + depth(plain));
        for (int i = 0; i < 500; i++) a = avl(a, i * 7919 % 1009);
        int[] sum = {0, 0};
        in(a, v -> sum[sum[1]++ % 1] += v);
        System.out.println(size(a) + " " + depth(a) + " " + valid(a, -1, 2000) + " " + sum[1]);
        Node gone = null;
        for (int i = 0; i < 20; i++) gone = insert(gone, i * 7 % 20);
        for (int i = 0; i < 20; i++) gone = delete(gone, i * 3 % 20);
        System.out.println(gone);
    }
}
