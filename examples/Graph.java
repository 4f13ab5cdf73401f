import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Range;

/*
 * A graph of nodes that refer to each other freely: from the entry a path of edges leads from node to node, and any two
 * nodes may be linked, on the path or not. Nothing here is a tree: a node is reached in many ways, and which object is which
 * does not matter. So glassbox runs one of many states that differ in nothing else; examples/README.md has the numbers.
 *
 * The invariant:
 *   - the path ends after `length` nodes: it has no cycle;
 *   - a link of a node on the path goes both ways, and not to itself.
 *
 *     ./glassbox check -n 4 --ints 0..1 examples/Graph.java
 */
class Graph {
    static class Node {
        Node next; // along the path
        Node link; // to anywhere
        boolean side;
    }

    Node entry;
    @Range(min = 0, max = 15) int length;

    /** Puts a node that is not on the path at its beginning. */
    void addFirst(Node node) {
        GlassBox.assume(node != null && !contains(node));
        GlassBox.assume(length < 15);
        unlink(node);
        node.next = entry;
        entry = node;
        length++;
    }

    /** Takes the node after the given one, which is on the path, out of it; with what it is linked to it has no more to do. */
    void removeAfter(Node node) {
        GlassBox.assume(node != null && contains(node));
        Node removed = node.next;
        if (removed == null) return;
        unlink(removed);
        node.next = removed.next;
        length--;
    }

    /** Links two nodes, which leave what they were linked to. */
    void link(Node a, Node b) {
        GlassBox.assume(a != null && b != null && a != b);
        unlink(a);
        unlink(b);
        a.link = b;
        b.link = a;
    }

    void unlink(Node node) {
        GlassBox.assume(node != null);
        Node other = node.link;
        node.link = null;
        if (other != null && other.link == node) other.link = null;
    }

    /** Puts the nodes of the path on the one side and the other in turn. */
    void colour() {
        boolean side = false;
        for (Node n = entry; n != null; n = n.next) {
            n.side = side;
            side = !side;
        }
    }

    /** Turns the path round. */
    void reverse() {
        Node before = null;
        for (Node n = entry; n != null; ) {
            Node next = n.next;
            n.next = before;
            before = n;
            n = next;
        }
        entry = before;
    }

    @Declarative
    boolean contains(Node node) {
        Node n = entry;
        for (int i = 0; i < length; i++) {
            if (n == node) return true;
            n = n.next;
        }
        return false;
    }

    @Declarative
    boolean repOk() {
        Node n = entry;
        for (int i = 0; i < length; i++) {
            if (n == null || n.link == n) return false;
            if (n.link != null && n.link.link != n) return false;
            n = n.next;
        }
        return n == null;
    }
}
