import glassbox.Declarative;
import glassbox.Range;
import glassbox.Tree;

/*
 * A map from int keys to values as a red-black tree: a search tree whose longest branch is at most twice its shortest.
 * Leaves are null and count as black.
 *
 * The invariant:
 *   - keys are in order, and so no key occurs twice;
 *   - every node's parent field names the node above it;
 *   - the root is black, and no red node has a red child;
 *   - every way from the root down to a null passes the same number of black nodes;
 *   - size is the number of nodes.
 *
 *     ./glassbox check -n 7 --ints 0..6 examples/TreeMap.java
 */
class TreeMap {
    static class Node {
        int key;
        Object value;
        boolean red = true;
        @Tree Node left;
        @Tree Node right;
        Node parent; // not a @Tree field: it leads back up

        Node(int key, Object value, Node parent) {
            this.key = key;
            this.value = value;
            this.parent = parent;
        }
    }

    @Tree Node root;
    @Range(min = 0, max = 1023) int size; // --ints narrows keys only

    boolean isEmpty() {
        return size == 0;
    }

    void clear() {
        root = null;
        size = 0;
    }

    Object get(int key) {
        Node node = find(key);
        return node == null ? null : node.value;
    }

    /** Maps key to value. Returns what it was mapped to before, or null. */
    Object put(int key, Object value) {
        Node parent = null;
        Node node = root;
        while (node != null) {
            if (key == node.key) {
                Object old = node.value;
                node.value = value;
                return old;
            }
            parent = node;
            if (key < node.key) node = node.left;
            else node = node.right;
        }
        Node added = new Node(key, value, parent);
        if (parent == null) root = added;
        else if (key < parent.key) parent.left = added;
        else parent.right = added;
        size++;
        repairRed(added);
        return null;
    }

    /** Removes the key if it is there. Returns what it was mapped to, or null. */
    Object remove(int key) {
        Node node = find(key);
        if (node == null) return null;
        Object old = node.value;

        if (node.left != null && node.right != null) {
            // Two children: the node takes over the entry with the next greater key, and the node of that one, which has no
            // left child, goes instead.
            Node next = node.right;
            while (next.left != null) next = next.left;
            node.key = next.key;
            node.value = next.value;
            node = next;
        }

        Node child = node.left != null ? node.left : node.right;
        if (child != null) {
            // An only child is red, and its parent therefore black: the child takes over place and colour.
            replace(node, child);
            child.red = false;
        } else {
            // Without children: a red node can just go, a black one would be missed on the way down to where it was.
            if (!node.red) repairBlack(node);
            replace(node, null);
        }
        size--;
        return old;
    }

    private Node find(int key) {
        Node node = root;
        while (node != null && node.key != key) {
            if (key < node.key) node = node.left;
            else node = node.right;
        }
        return node;
    }

    /** The node is red, and perhaps its parent is too: all else is in order. */
    private void repairRed(Node node) {
        while (node != root && node.parent.red) {
            Node parent = node.parent;
            Node grandparent = parent.parent; // is there, since the root is black
            if (parent == grandparent.left) {
                Node uncle = grandparent.right;
                if (isRed(uncle)) {
                    // Both children of the grandparent are red: move the colour up.
                    parent.red = false;
                    uncle.red = false;
                    grandparent.red = true;
                    node = grandparent;
                } else {
                    if (node == parent.right) {
                        rotateLeft(parent);
                        node = parent;
                        parent = node.parent;
                    }
                    parent.red = false;
                    grandparent.red = true;
                    rotateRight(grandparent);
                }
            } else {
                Node uncle = grandparent.left;
                if (isRed(uncle)) {
                    parent.red = false;
                    uncle.red = false;
                    grandparent.red = true;
                    node = grandparent;
                } else {
                    if (node == parent.left) {
                        rotateRight(parent);
                        node = parent;
                        parent = node.parent;
                    }
                    parent.red = false;
                    grandparent.red = true;
                    rotateLeft(grandparent);
                }
            }
        }
        root.red = false;
    }

    /** The ways through the node are about to have, or have, one black node fewer than all others: gives them one more. */
    private void repairBlack(Node node) {
        while (node != root && !node.red) {
            Node parent = node.parent;
            if (node == parent.left) {
                Node sibling = parent.right; // is there, since the node is black
                if (sibling.red) {
                    sibling.red = false;
                    parent.red = true;
                    rotateLeft(parent);
                    sibling = parent.right; // is black now
                }
                if (!isRed(sibling.left) && !isRed(sibling.right)) {
                    // Take one from the sibling's side too: now all ways through the parent lack one.
                    sibling.red = true;
                    node = parent;
                } else {
                    if (!isRed(sibling.right)) {
                        // Bring the red child to the outside. The colours are set below.
                        rotateRight(sibling);
                        sibling = parent.right;
                    }
                    sibling.red = parent.red;
                    parent.red = false;
                    sibling.right.red = false;
                    rotateLeft(parent);
                    return;
                }
            } else {
                Node sibling = parent.left;
                if (sibling.red) {
                    sibling.red = false;
                    parent.red = true;
                    rotateRight(parent);
                    sibling = parent.left;
                }
                if (!isRed(sibling.left) && !isRed(sibling.right)) {
                    sibling.red = true;
                    node = parent;
                } else {
                    if (!isRed(sibling.left)) {
                        rotateLeft(sibling);
                        sibling = parent.left;
                    }
                    sibling.red = parent.red;
                    parent.red = false;
                    sibling.left.red = false;
                    rotateRight(parent);
                    return;
                }
            }
        }
        node.red = false;
    }

    /** Puts the node's right child in its place, and the node to the left below it. */
    private void rotateLeft(Node node) {
        Node child = node.right;
        node.right = child.left;
        if (child.left != null) child.left.parent = node;
        replace(node, child);
        child.left = node;
        node.parent = child;
    }

    /** Puts the node's left child in its place, and the node to the right below it. */
    private void rotateRight(Node node) {
        Node child = node.left;
        node.left = child.right;
        if (child.right != null) child.right.parent = node;
        replace(node, child);
        child.right = node;
        node.parent = child;
    }

    /** Hangs the other node, or null, where the node hangs now. */
    private void replace(Node node, Node other) {
        Node parent = node.parent;
        if (parent == null) root = other;
        else if (node == parent.left) parent.left = other;
        else parent.right = other;
        if (other != null) other.parent = parent;
    }

    @Declarative
    boolean repOk() {
        return isOrdered(root, null, null)
                && hasParents(root, null)
                && !isRed(root)
                && isColoured(root)
                && blackHeight(root) >= 0
                && count(root) == size;
    }

    /** Are all keys below node in order, and between those of low and high? Null stands for no bound. */
    @Declarative
    static boolean isOrdered(Node node, Node low, Node high) {
        if (node == null) return true;
        if (low != null && node.key <= low.key) return false;
        if (high != null && node.key >= high.key) return false;
        return isOrdered(node.left, low, node) && isOrdered(node.right, node, high);
    }

    /** Is parent the node's parent, and so on below? */
    @Declarative
    static boolean hasParents(Node node, Node parent) {
        if (node == null) return true;
        return node.parent == parent && hasParents(node.left, node) && hasParents(node.right, node);
    }

    @Declarative
    static boolean isRed(Node node) {
        return node != null && node.red;
    }

    /** Has no red node from here on a red child? */
    @Declarative
    static boolean isColoured(Node node) {
        if (node == null) return true;
        if (node.red && (isRed(node.left) || isRed(node.right))) return false;
        return isColoured(node.left) && isColoured(node.right);
    }

    /** The number of black nodes on every way down from here, or -1 if the ways differ. */
    @Declarative
    static int blackHeight(Node node) {
        if (node == null) return 0;
        int height = blackHeight(node.left);
        if (height < 0 || height != blackHeight(node.right)) return -1;
        return node.red ? height : height + 1;
    }

    @Declarative
    static int count(Node node) {
        return node == null ? 0 : 1 + count(node.left) + count(node.right);
    }
}
