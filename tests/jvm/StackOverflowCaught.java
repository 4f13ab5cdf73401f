// Pins down StackOverflowError: thrown by runaway recursion, catchable, leaving the program
// able to go on, with finally blocks run on the way out.
public class StackOverflowCaught {
    static int depth = 0;
    static int unwound = 0;

    static int down(int n) {
        depth++;
        return down(n + 1) + 1;
    }

    static void mutualA(long a) {
        mutualB(a + 1, 0.5);
    }

    static void mutualB(long a, double b) {
        mutualA((long) (a + b));
    }

    static void withFinally() {
        depth++;
        try {
            withFinally();
        } finally {
            unwound++;
        }
    }

    static class Node {
        Node next;

        @Override
        public String toString() {
            return "Node(" + next + ")";
        }
    }

    interface Rec {
        int apply(int n);
    }

    static Rec rec;

    static class Endless {
        Endless child = new Endless();
    }

    static int bounded(int n) {
        return n == 0 ? 0 : 1 + bounded(n - 1);
    }

    public static void main(String[] args) {
        try {
            down(0);
            System.out.println("returned");
        } catch (StackOverflowError e) {
            System.out.println("caught " + e.getMessage() + " " + (depth > 500));
        }
        try {
            mutualA(1);
        } catch (StackOverflowError e) {
            System.out.println("mutual " + e.getClass().getName());
        }
        depth = 0;
        try {
            withFinally();
        } catch (StackOverflowError e) {
            System.out.println("finally ran " + (unwound > 0) + " " + (depth >= unwound));
        }
        Node a = new Node();
        a.next = a;
        try {
            System.out.println(a.toString().length());
        } catch (StackOverflowError e) {
            System.out.println("toString");
        }
        rec = n -> rec.apply(n + 1);
        try {
            rec.apply(0);
        } catch (VirtualMachineError e) {
            System.out.println("lambda " + (e instanceof StackOverflowError));
        }
        try {
            new Endless();
        } catch (Error e) {
            System.out.println("constructor " + e.getClass().getSimpleName());
        }
        // still healthy afterwards
        System.out.println(bounded(300));
        for (int i = 0; i < 3; i++) {
            try {
                down(0);
            } catch (StackOverflowError e) {
                System.out.println("again " + i);
            }
        }
        System.out.println(bounded(1000));
    }
}
