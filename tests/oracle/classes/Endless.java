// -n 2 --ints 0..1 --steps 3000
import glassbox.*;

// Runs that never end, runs that end late, and one that is too long to tell.
class Endless {
    static class Node {
        Node next;
    }

    Node first;
    @Range(min = 0, max = 3) int n;

    @Declarative boolean repOk() { return first != null && n < 3; }

    // For ever where the nodes make a ring.
    void walk() {
        Node node = first;
        while (node != null) node = node.next;
    }

    void late(int to) {
        int rounds = 0;
        while (rounds < 900) rounds++;
        n = to == 0 ? 0 : 2;
    }

    void lateAndWrong(int to) {
        int rounds = 0;
        while (rounds < 900) rounds++;
        n = to == 0 ? 0 : 3;
    }

    void tooLong(int to) {
        for (int rounds = 0; rounds < 10_000; rounds++) { }
    }
}
