import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Tree;

/*
 * A first-in first-out queue of two stacks: what comes in is pushed on one, what goes out is popped from the other.
 *
 *     front -> a -> b        back -> d -> c        holds a, b, c, d: a is the next to leave, d came last
 *
 * The invariant: the two lists end and share no node. The @Tree fields say so, since both start at the queue.
 *
 *     ./glassbox check -n 7 examples/Queue.java
 */
class Queue {
    static class Node {
        Object value;
        @Tree Node next;

        Node(Object value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    /** The oldest first. */
    @Tree Node front;

    /** The newest first. */
    @Tree Node back;

    void enqueue(Object value) {
        back = new Node(value, back);
    }

    /** Nothing leaves an empty queue, so those states are not checked. */
    Object dequeue() {
        GlassBox.assume(front != null || back != null);
        if (front == null) reverse();
        Node first = front;
        front = first.next;
        return first.value;
    }

    /** Moves the back list over to the front, node by node, which turns it round. */
    private void reverse() {
        while (back != null) {
            Node moved = back;
            back = moved.next;
            moved.next = front;
            front = moved;
        }
    }

    /** The @Tree fields have said everything. */
    @Declarative
    boolean repOk() {
        return true;
    }
}
