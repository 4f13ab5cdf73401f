import glassbox.Declarative;
import glassbox.GlassBox;
import glassbox.Tree;

/*
 * A stack as a linked list: the smallest thing there is to check.
 *
 * The invariant: the nodes form a list that ends. The @Tree fields say so: following them from the stack, no node is met
 * twice. An operation that makes a cycle is reported, and so is one that throws an exception.
 *
 *     ./glassbox check -n 7 examples/Stack.java
 */
class Stack {
    static class Node {
        Object value;
        @Tree Node next;

        Node(Object value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    @Tree Node top;

    void push(Object value) {
        top = new Node(value, top);
    }

    /** There is nothing to pop from an empty stack, so those states are not checked. */
    Object pop() {
        GlassBox.assume(top != null);
        Node popped = top;
        top = popped.next;
        return popped.value;
    }

    /** The @Tree fields have said everything. */
    @Declarative
    boolean repOk() {
        return true;
    }
}
