import glassbox.Declarative;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Range;
import glassbox.Tree;

/*
 * A sorted list of keys, in which a key may occur several times: operations with postconditions.
 *
 * The invariant: no key is greater than the next one, and size is the number of nodes.
 *
 * An invariant does not say what an operation is for: a remove that does nothing preserves it. Postconditions do. A method with
 * @Post("insert") must hold whenever insert has returned; it takes the state before, then the result, then the arguments of
 * insert. Here they say how often each key occurs, and as the list is sorted that leaves nothing open. @Pre says which
 * calls make sense: min() of an empty list is not checked.
 *
 *     ./glassbox check -n 5 --ints 0..4 examples/SortedList.java
 */
class SortedList {
    static class Node {
        int key;
        @Tree Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }
    }

    @Tree Node head;
    @Range(min = 0, max = 1023) int size; // --ints narrows keys only

    void insert(int key) {
        Node previous = null;
        Node node = head;
        while (node != null && node.key < key) {
            previous = node;
            node = node.next;
        }
        Node added = new Node(key, node);
        if (previous == null) head = added;
        else previous.next = added;
        size++;
    }

    @Post("insert")
    boolean isThereOnceMore(SortedList prestate, int key) {
        return count(key) == prestate.count(key) + 1 && size == prestate.size + 1 && keepsAllBut(key, prestate);
    }

    /** Removes the key once. Returns whether it was there. */
    boolean remove(int key) {
        Node previous = null;
        Node node = head;
        while (node != null && node.key < key) {
            previous = node;
            node = node.next;
        }
        if (node == null || node.key != key) return false;
        if (previous == null) head = node.next;
        else previous.next = node.next;
        size--;
        return true;
    }

    @Post("remove")
    boolean isThereOnceLess(SortedList prestate, boolean result, int key) {
        int removed = result ? 1 : 0;
        return result == prestate.count(key) > 0
                && count(key) == prestate.count(key) - removed
                && size == prestate.size - removed
                && keepsAllBut(key, prestate);
    }

    /** Removes all of this key. Returns how often it was there. */
    int removeAll(int key) {
        Node previous = null;
        Node node = head;
        while (node != null && node.key < key) {
            previous = node;
            node = node.next;
        }
        int removed = 0;
        while (node != null && node.key == key) {
            removed++;
            node = node.next;
        }
        if (previous == null) head = node;
        else previous.next = node;
        size -= removed;
        return removed;
    }

    @Post("removeAll")
    boolean isGone(SortedList prestate, int result, int key) {
        return result == prestate.count(key)
                && count(key) == 0
                && size == prestate.size - result
                && keepsAllBut(key, prestate);
    }

    boolean contains(int key) {
        Node node = head;
        while (node != null && node.key < key) node = node.next; // no need to go on: keys do not become less again
        return node != null && node.key == key;
    }

    @Post("contains")
    boolean tellsWhetherItIsThere(SortedList prestate, boolean result, int key) {
        return result == count(key) > 0 && isAsBefore(prestate);
    }

    /** The least key. */
    int min() {
        return head.key;
    }

    @Pre("min")
    boolean hasMin() {
        return head != null;
    }

    @Post("min")
    boolean isLeast(SortedList prestate, int result) {
        return count(result) > 0 && !prestate.hasLess(result) && isAsBefore(prestate);
    }

    /** Removes the least key once, and returns it. */
    int removeMin() {
        int least = head.key;
        head = head.next;
        size--;
        return least;
    }

    @Pre("removeMin")
    boolean hasMinToRemove() {
        return head != null;
    }

    @Post("removeMin")
    boolean leastIsThereOnceLess(SortedList prestate, int result) {
        return !prestate.hasLess(result)
                && count(result) == prestate.count(result) - 1
                && size == prestate.size - 1
                && keepsAllBut(result, prestate);
    }

    @Declarative
    boolean repOk() {
        for (Node node = head; node != null && node.next != null; node = node.next) {
            if (node.key > node.next.key) return false;
        }
        return size == length(head);
    }

    @Declarative
    static int length(Node node) {
        return node == null ? 0 : 1 + length(node.next);
    }

    /** How often the key is in the list. */
    @Declarative
    int count(int key) {
        int count = 0;
        for (Node node = head; node != null; node = node.next) {
            if (node.key == key) count++;
        }
        return count;
    }

    @Declarative
    boolean hasLess(int key) {
        for (Node node = head; node != null; node = node.next) {
            if (node.key < key) return true;
        }
        return false;
    }

    /** Does every other key that was there occur as often as before? If size is right as well, no other key was added. */
    @Declarative
    boolean keepsAllBut(int key, SortedList prestate) {
        for (Node node = prestate.head; node != null; node = node.next) {
            if (node.key != key && count(node.key) != prestate.count(node.key)) return false;
        }
        return true;
    }

    @Declarative
    boolean isAsBefore(SortedList prestate) {
        Node before = prestate.head;
        for (Node node = head; node != null; node = node.next) {
            if (before == null || node.key != before.key) return false;
            before = before.next;
        }
        return before == null;
    }
}
