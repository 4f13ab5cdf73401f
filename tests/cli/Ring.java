import glassbox.*;
class Ring {
    static class Node { @Tree Node next; }
    @Tree Node first;
    @Range(min = 0, max = 20) int size;
    void close() { if (first != null && first.next != null) first.next.next = first; }
    void push() { Node n = new Node(); n.next = first; first = n; size++; }
    @Declarative boolean repOk() {
        int count = 0;
        for (Node n = first; n != null; n = n.next) count++;
        return count == size;
    }
}
