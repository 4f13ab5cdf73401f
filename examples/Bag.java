import glassbox.Declarative;
import glassbox.Post;
import glassbox.Pre;
import glassbox.Range;
import glassbox.Tree;

/*
 * A bag of letters, of which each may be there several times: one contract, and two classes that keep it.
 *
 * What an interface or a superclass says about its operations binds every class that implements or extends it, together with
 * what that class says itself. Both must hold: the repOk of Bag, and the repOk of LetterCounts. A class may allow more calls
 * than @Pre does, but not fewer.
 *
 * To check an interface is to check all classes that implement it:
 *
 *     ./glassbox check -n 4 examples/Bag.java
 */
interface Bag {
    int LETTERS = 3; // 0 stands for a, 1 for b, 2 for c
    int MOST = 4;

    void add(@Range(min = 0, max = LETTERS - 1) int letter);

    /** Removes the letter once. Returns whether it was there. */
    boolean remove(@Range(min = 0, max = LETTERS - 1) int letter);

    /** How often the letter is there. */
    @Declarative
    int count(int letter);

    @Declarative
    default int size() {
        int size = 0;
        for (int letter = 0; letter < LETTERS; letter++) size += count(letter);
        return size;
    }

    /** No bag is too full. One letter alone could be so often there that the size overflows. */
    @Declarative
    default boolean repOk() {
        for (int letter = 0; letter < LETTERS; letter++) {
            if (count(letter) < 0 || count(letter) > MOST) return false;
        }
        return size() <= MOST;
    }

    @Pre("add")
    default boolean hasRoom(int letter) {
        return size() < MOST;
    }

    @Post("add")
    default boolean isThereOnceMore(Bag prestate, int letter) {
        return changes(prestate, letter, 1);
    }

    @Post("remove")
    default boolean isThereOnceLess(Bag prestate, boolean result, int letter) {
        return result == prestate.count(letter) > 0 && changes(prestate, letter, result ? -1 : 0);
    }

    /** Is one letter there so many times more than before, and every other one as often? */
    @Declarative
    default boolean changes(Bag prestate, int changed, int by) {
        for (int letter = 0; letter < LETTERS; letter++) {
            if (count(letter) != prestate.count(letter) + (letter == changed ? by : 0)) return false;
        }
        return true;
    }
}

/** Counts how often each letter is there. */
class LetterCounts implements Bag {
    int[] counts = new int[LETTERS];

    @Override
    public void add(@Range(min = 0, max = LETTERS - 1) int letter) {
        counts[letter]++;
    }

    @Override
    public boolean remove(@Range(min = 0, max = LETTERS - 1) int letter) {
        if (counts[letter] == 0) return false;
        counts[letter]--;
        return true;
    }

    @Override @Declarative
    public int count(int letter) {
        return counts[letter];
    }

    @Override @Declarative
    public boolean repOk() {
        return counts != null && counts.length == LETTERS;
    }
}

/** A list of letters, with each of them at most once, and how often it is there. */
class LetterList implements Bag {
    static class Node {
        @Range(min = 0, max = LETTERS - 1) int letter;
        @Range(min = 0, max = MOST) int count;
        @Tree Node next;

        Node(int letter, int count, Node next) {
            this.letter = letter;
            this.count = count;
            this.next = next;
        }
    }

    @Tree Node first;

    @Override
    public void add(@Range(min = 0, max = LETTERS - 1) int letter) {
        Node node = first;
        while (node != null && node.letter != letter) node = node.next;
        if (node == null) first = new Node(letter, 1, first);
        else node.count++;
    }

    @Override
    public boolean remove(@Range(min = 0, max = LETTERS - 1) int letter) {
        Node previous = null;
        Node node = first;
        while (node != null && node.letter != letter) {
            previous = node;
            node = node.next;
        }
        if (node == null) return false;
        node.count--;
        if (node.count > 0) return true;
        if (previous == null) first = node.next;
        else previous.next = node.next;
        return true;
    }

    @Override @Declarative
    public int count(int letter) {
        return count(first, letter);
    }

    @Declarative
    static int count(Node node, int letter) {
        if (node == null) return 0;
        return node.letter == letter ? node.count : count(node.next, letter);
    }

    /** What the list holds no letter of is not in the list. */
    @Override @Declarative
    public boolean repOk() {
        for (Node node = first; node != null; node = node.next) {
            if (node.letter < 0 || node.letter >= LETTERS || node.count <= 0 || count(node.next, node.letter) > 0) return false;
        }
        return true;
    }
}
