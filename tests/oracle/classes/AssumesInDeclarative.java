// -n 3 --ints 0..3
import glassbox.*;

/* GlassBox.assume in declarative methods: before an operation, in it, and in what is asked after it. */
class AssumesInDeclarative {
    static class Node {
        int key;
        @Tree Node next;
    }

    @Tree Node head;
    int limit;

    /** Longer lists are no concern of this check, before an operation and after. */
    @Declarative boolean repOk() {
        int last = -1;
        for (Node n = head; n != null; n = n.next) {
            GlassBox.assume(isWanted(n));
            if (n.key <= last) return false;
            last = n.key;
        }
        return last <= limit;
    }

    @Declarative boolean isWanted(Node n) {
        GlassBox.assume(n.key != 2);
        return true;
    }

    /** What is assumed before something fails counts; what is assumed after it does not. */
    @Declarative int failsFirst(int[] a, int k) {
        int element = a[k];
        GlassBox.assume(element != 1);
        return element;
    }

    @Declarative int assumesFirst(int[] a, int k) {
        GlassBox.assume(k < a.length);
        return a[k] + inner(a, k);
    }

    @Declarative int inner(int[] a, int k) {
        GlassBox.assume(k >= 0);
        return a[a.length - 1 - k];
    }

    int fails(int[] a, int k) {
        GlassBox.assume(a != null);
        return failsFirst(a, k);
    }

    int works(int[] a, int k) {
        GlassBox.assume(a != null);
        return assumesFirst(a, k);
    }

    /** Breaks the order, where nothing is assumed away before that is seen. */
    void overwrite(int key) {
        GlassBox.assume(head != null && head.next != null);
        head.next.key = key;
    }

    /** Every state that this leads to is assumed away. */
    void put2() {
        Node n = new Node();
        n.key = 2;
        n.next = head;
        head = n;
    }

    void lower() {
        limit = head == null ? 0 : head.key;
    }

    @Pre("drop") boolean onlyFew(int count) {
        GlassBox.assume(count > 0 && head != null);
        return head.key >= count;
    }

    /** The first clause leaves out what the second would find wrong. */
    @Post("drop") boolean a(AssumesInDeclarative before, int count) {
        GlassBox.assume(head == null || head.key > 1);
        return true;
    }

    @Post("drop") boolean b(AssumesInDeclarative before, int count) {
        return head == null || head.key > 1;
    }

    void drop(int count) {
        for (int i = 0; i < count && head != null; i++) head = head.next;
    }

    @Post("keep") boolean notBroken(AssumesInDeclarative before) {
        GlassBox.assume(head != null);
        int key = keyOfSecond(); // null
        GlassBox.assume(false);
        return key > 0;
    }

    @Declarative int keyOfSecond() {
        return head.next.key;
    }

    void keep() {}
}
