import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Range;
import glassbox.Tree;

/*
 * A list whose nodes know both neighbours. It starts with a sentinel, a node that holds no value, so that every value has
 * a node before it; the last node has none after it.
 *
 *     sentinel <-> a <-> b <-> c        last is c, size is 3; in an empty list, last is the sentinel
 *
 * The invariant:
 *   - there is a sentinel, with nothing before it;
 *   - every node's previous field names the node whose next it is;
 *   - last is the last node;
 *   - size is the number of nodes after the sentinel.
 *
 * Only next is a @Tree field: previous and last lead to nodes that the next fields lead to as well.
 *
 *     ./glassbox check -n 7 examples/DoublyLinkedList.java
 */
class DoublyLinkedList {
    static class Node {
        Object value;
        @Tree Node next;
        Node previous;

        Node(Object value) {
            this.value = value;
        }
    }

    @Tree Node sentinel = new Node(null);
    Node last = sentinel;
    @Range(min = 0, max = 1023) int size;

    void addFirst(Object value) {
        addAfter(sentinel, value);
    }

    void addLast(Object value) {
        addAfter(last, value);
    }

    /** An empty list has no first value, so those states are not checked. */
    Object removeFirst() {
        GlassBox.assume(size > 0);
        return unlink(sentinel.next);
    }

    Object removeLast() {
        GlassBox.assume(size > 0);
        return unlink(last);
    }

    boolean contains(Object value) {
        return find(value) != null;
    }

    /** Removes the first node that holds this very value. Returns whether there was one. */
    boolean remove(Object value) {
        Node node = find(value);
        if (node == null) return false;
        unlink(node);
        return true;
    }

    private Node find(Object value) {
        Node node = sentinel.next;
        while (node != null && node.value != value) node = node.next;
        return node;
    }

    private void addAfter(Node node, Object value) {
        Node added = new Node(value);
        Node next = node.next;
        added.next = next;
        added.previous = node;
        node.next = added;
        if (next == null) last = added;
        else next.previous = added;
        size++;
    }

    private Object unlink(Node node) {
        Node previous = node.previous;
        Node next = node.next;
        previous.next = next;
        if (next == null) last = previous;
        else next.previous = previous;
        size--;
        return node.value;
    }

    @Declarative
    boolean repOk() {
        return sentinel != null
                && isLinked(sentinel, null)
                && count(sentinel.next) == size;
    }

    /** Does every node from here on know the one before it, and does the list end with last? */
    @Declarative
    boolean isLinked(Node node, Node previous) {
        if (node == null) return previous == last;
        return node.previous == previous && isLinked(node.next, node);
    }

    @Declarative
    static int count(Node node) {
        return node == null ? 0 : 1 + count(node.next);
    }
}
