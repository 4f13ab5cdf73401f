import glassbox.Declarative;
import glassbox.GlassBox;

/*
 * A partition of 0, 1, 2, … into disjoint sets, as a forest in an array: elements of one set have the same root. The rank
 * of a root is no less than the height of its tree, and the tree of lower rank goes below the other.
 *
 * The invariant:
 *   - there are two arrays of the same length, and they are two: nothing else says that they are not the same one;
 *   - every parent is an element, and a root is its own parent;
 *   - ranks increase from child to parent, so that there are no cycles;
 *   - a tree of rank r was made from 2^r elements: for all roots together there must be enough. So ranks never overflow.
 *
 *     ./glassbox check -n 4 --ints 0..3 examples/UnionFind.java
 */
class UnionFind {
    int[] parent;
    int[] rank;

    /** Every element is a set of its own. */
    UnionFind(int length) {
        parent = new int[length];
        rank = new int[length];
        for (int i = 0; i < length; i++) parent[i] = i;
    }

    UnionFind() {
        this(7);
    }

    /** The element that stands for the set of the given one. */
    int find(int element) {
        GlassBox.assume(element >= 0 && element < parent.length);
        int root = element;
        while (parent[root] != root) root = parent[root];
        // Hang everything on the way there directly below the root, for the next time.
        while (parent[element] != root) {
            int next = parent[element];
            parent[element] = root;
            element = next;
        }
        return root;
    }

    boolean connected(int a, int b) {
        return find(a) == find(b);
    }

    /** Makes one set of the sets of a and b. Returns whether they were two. */
    boolean union(int a, int b) {
        int first = find(a);
        int second = find(b);
        if (first == second) return false;
        if (rank[first] > rank[second]) {
            parent[second] = first;
        } else {
            if (rank[first] == rank[second]) rank[second]++;
            parent[first] = second;
        }
        return true;
    }

    @Declarative
    boolean repOk() {
        if (parent == null || rank == null || parent == rank || parent.length != rank.length) return false;
        int elements = 0;
        for (int i = 0; i < parent.length; i++) {
            if (parent[i] < 0 || parent[i] >= parent.length) return false;
            if (rank[i] < 0 || rank[i] > 30) return false;
            if (parent[i] == i) elements += 1 << rank[i];
            else if (rank[i] >= rank[parent[i]]) return false;
            if (elements > parent.length) return false;
        }
        return true;
    }
}
