// -n 3 --ints 0..3
import glassbox.*;

// Pre- and postconditions that look back; one of them is wrong, and so is one operation.
class Contracts {
    static class Node {
        int key;
        Object value;
        @Tree Node next;
    }

    @Tree Node head;
    @Range(min = 0, max = 4) int size;

    @Declarative boolean repOk() { return sorted() && size == length(); }

    @Declarative boolean sorted() {
        for (Node n = head; n != null && n.next != null; n = n.next) {
            if (n.key >= n.next.key) return false;
        }
        return true;
    }

    @Declarative int length() {
        int length = 0;
        for (Node n = head; n != null; n = n.next) length++;
        return length;
    }

    @Declarative Node find(int key) {
        Node n = head;
        while (n != null && n.key != key) n = n.next;
        return n;
    }

    // Of every operation: what was there before has not moved to another object, unless it is gone.
    @Declarative boolean postcondition(Contracts prestate) {
        for (Node n = prestate.head; n != null; n = n.next) {
            Node now = find(n.key);
            if (now != null && !GlassBox.isSameObject(now, n) || now == n) return false;
        }
        return true;
    }

    @Pre("insert") boolean isNew(int key, Object value) { return find(key) == null; }

    @Post("insert") boolean inserted(Contracts prestate, int key, Object value) {
        return find(key).value == value && size == prestate.size + 1;
    }

    void insert(int key, Object value) {
        Node node = new Node();
        node.key = key;
        node.value = value;
        size++;
        if (head == null || head.key > key) {
            node.next = head;
            head = node;
            return;
        }
        Node before = head;
        while (before.next != null && before.next.key < key) before = before.next;
        node.next = before.next;
        before.next = node;
    }

    @Post("remove") boolean removed(Contracts prestate, boolean result, int key) {
        return find(key) == null && result == (prestate.find(key) != null) && size == prestate.size - (result ? 1 : 0);
    }

    boolean remove(int key) {
        Node before = null;
        for (Node n = head; n != null; n = n.next) {
            if (n.key == key) {
                if (before == null) head = n.next;
                else before.next = n.next;
                size--;
                return true;
            }
            before = n;
        }
        return false;
    }

    // An object of the state before is no current one.
    @Post("get") boolean gotten(Contracts prestate, Object result, int key) {
        return result == null || result != prestate.find(key).value && GlassBox.isSameObject(result, prestate.find(key).value);
    }

    Object get(int key) {
        Node n = find(key);
        return n == null ? null : n.value;
    }

    // Wrong: the value of a key that is there is not stored.
    @Post("put") boolean stored(Contracts prestate, int key, Object value) { return find(key).value == value; }

    void put(int key, Object value) {
        if (find(key) == null) insert(key, value);
    }

    // Wrong: says nothing about lists that are empty, and throws there.
    @Post("first") boolean isFirst(Contracts prestate, int result) { return prestate.head.key == result; }

    int first() { return head == null ? 0 : head.key; }
}
