import glassbox.*;

// A set as a sorted list: what it holds does not depend on the order of its operations, but for those that undo others.
class Sets {
    static class Node {
        int key;
        @Tree Node next;
    }

    @Tree Node head;

    @Declarative boolean repOk() {
        for (Node n = head; n != null && n.next != null; n = n.next) {
            if (n.key >= n.next.key) return false;
        }
        return true;
    }

    @Declarative boolean contains(int key) {
        for (Node n = head; n != null; n = n.next) {
            if (n.key == key) return true;
        }
        return false;
    }

    @Declarative boolean isWithin(Sets other) {
        for (Node n = head; n != null; n = n.next) {
            if (!other.contains(n.key)) return false;
        }
        return true;
    }

    @Declarative boolean equalTo(Sets other) { return isWithin(other) && other.isWithin(this); }

    @Pre("addNew") boolean isNew(int key) { return !contains(key); }

    void addNew(int key) { add(key); }

    void add(int key) {
        if (contains(key)) return;
        Node node = new Node();
        node.key = key;
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

    void remove(int key) {
        if (head != null && head.key == key) {
            head = head.next;
            return;
        }
        for (Node n = head; n != null && n.next != null; n = n.next) {
            if (n.next.key == key) {
                n.next = n.next.next;
                return;
            }
        }
    }

    void clear() { head = null; }
}
