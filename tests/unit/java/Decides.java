/** Methods that return false; the line that decides it ends with the method's name as a comment. */
class Decides {
    static class Node {
        int key = 5;
        boolean red = false;
        Node next;
    }

    static final Node NODE = new Node();

    static boolean literal() {
        if (NODE.key == 4) return true;
        if (NODE.key == 5
                && NODE.next == null) {
            return false; // literal
        }
        return true;
    }

    static boolean comparison() {
        return NODE.key == 6; // comparison
    }

    /** javac numbers the lines of statements and of calls in them, not of comparisons. */
    static boolean conjunct() {
        return NODE.key == 5 // conjunct
            && NODE.next == null
            && NODE.key > 7
            && NODE.red;
    }

    static boolean field() {
        if (NODE.key != 5) return true;
        return NODE.red; // field
    }

    static boolean isNode(Node n) {
        return n == NODE;
    }

    static boolean negated() {
        return isNode(NODE)
            && !isNode(NODE); // negated
    }

    static boolean negatedStatement() {
        if (isNode(NODE))
            return false; // negatedStatement
        return true;
    }

    static boolean fails() {
        return NODE.key < 0; // call callStatement callVariable callConjunction callLoop
    }

    static boolean call() {
        return fails();
    }

    static boolean callStatement() {
        if (!fails()) {
            int unused = 3;
            return false;
        }
        return true;
    }

    static boolean callVariable() {
        boolean fine = fails();
        if (NODE.key == 4) return true;
        return fine;
    }

    static boolean callConjunction() {
        boolean fine = true;
        fine &= fails();
        fine &= isNode(NODE);
        return fine;
    }

    static boolean callLoop() {
        for (int i = 0; i < 3; i++) {
            if (i == 2 && !fails()) return false;
        }
        return true;
    }

    static boolean earlierCallIsNoCause() {
        if (fails()) return true;
        return NODE.key == 6; // earlierCallIsNoCause
    }

    static boolean variable() {
        boolean fine = true;
        for (int i = 0; i < 3; i++) {
            if (i > 1)
                fine = false; // variable
        }
        if (!fine) return false;
        return true;
    }

    static boolean zeroIsNotFalse() {
        int count = 0;
        if (count == 0)
            return false; // zeroIsNotFalse
        return true;
    }

    static boolean recursion() {
        return countsTo(0, 3);
    }

    static boolean countsTo(int i, int end) {
        if (i == end)
            return false; // recursion
        return isNode(NODE) && countsTo(i + 1, end);
    }

    static boolean ofTheLibrary() {
        return "a".equals("b"); // ofTheLibrary
    }

    static boolean choice() {
        return NODE.red
            ? NODE.key == 5
            : NODE.key == 6; // choice
    }
}
