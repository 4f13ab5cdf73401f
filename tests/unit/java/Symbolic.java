// Methods of two small ints that are run symbolically: every way in which a run can depend on its inputs.
class Symbolic {
    static int arithmetic(int a, int b) { return (a * 3 - b) ^ (a << (b & 3)) + (a >>> 2) - (b >> 1); }

    static int branches(int a, int b) {
        if (a < b) return a == 3 ? 100 : 200 + b;
        else if (a > 2 * b) return -a;
        return a & b;
    }

    static int loop(int a, int b) {
        int sum = 0;
        for (int i = 0; i < a; i++) sum += b * i;
        return sum;
    }

    static int division(int a, int b) {
        try {
            return a / b + a % b;
        } catch (ArithmeticException e) {
            return 1000 + a;
        }
    }

    static int switches(int a, int b) {
        switch (a) {
            case -3: return b;
            case 0: return 10;
            case 1: b += 5;
            case 2: return b * 2;
            default: return a - b;
        }
    }

    static int arrayRead(int a, int b) {
        int[] xs = {5, 4, 3, 2, 1};
        try {
            return xs[a] * 10 + b;
        } catch (ArrayIndexOutOfBoundsException e) {
            return -1;
        }
    }

    static int arrayWrite(int a, int b) {
        int[] xs = new int[4];
        try {
            xs[a] = b;
            xs[b & 3] += 7;
        } catch (ArrayIndexOutOfBoundsException e) {
            xs[0] = 99;
        }
        return xs[0] + 10 * xs[1] + 100 * xs[2] + 1000 * xs[3];
    }

    static int narrow(int a, int b) {
        byte[] bytes = new byte[2];
        char[] chars = new char[2];
        boolean[] flags = new boolean[2];
        bytes[0] = (byte) (a * 40);
        chars[1] = (char) b;
        flags[0] = a > b;
        short s = (short) (a * 9000);
        return bytes[0] + chars[1] + (flags[0] ? 1 : 0) + s;
    }

    static class Node {
        int key;
        Node next;

        Node(int key, Node next) {
            this.key = key;
            this.next = next;
        }

        int weight() { return key; }
    }

    static class Heavy extends Node {
        Heavy(int key, Node next) { super(key, next); }

        @Override int weight() { return key * 100; }
    }

    // The receiver becomes symbolic by reading from an array at a symbolic index.
    static int dispatch(int a, int b) {
        Node[] nodes = {new Node(a, null), new Heavy(b, null), new Node(7, null), null};
        return nodes[a & 3] == null ? -1 : nodes[a & 3].weight();
    }

    static int fields(int a, int b) {
        Node first = new Node(1, null), second = new Node(2, first);
        Node[] nodes = {first, second};
        Node chosen = nodes[b & 1];
        chosen.key = a;
        chosen.next = nodes[a & 1];
        return first.key * 1000 + second.key * 100 + chosen.next.key + (chosen == second ? 5 : 0);
    }

    static int types(int a, int b) {
        Object[] objects = {new Node(a, null), new Heavy(b, null), "text", null};
        Object o = objects[a & 3];
        int result = o instanceof Heavy ? 1 : 0;
        try {
            return result + ((Node) o).key * 10;
        } catch (ClassCastException e) {
            return 500;
        } catch (NullPointerException e) {
            return 600;
        }
    }

    static int longs(int a, int b) {
        long x = (long) a * 1_000_000_007L + b;
        return (int) (x >>> 7) + (x > 5L * b ? 1 : 2) + Long.compare(x, b);
    }

    static int floating(int a, int b) {
        double x = a * 0.5;
        return (int) (x + b) + (x > b ? 1 : 0);
    }

    static int count;

    static int statics(int a, int b) {
        count = a;
        count += b;
        return count * 2;
    }

    static int uncaught(int a, int b) {
        if (a + b == 5) throw new IllegalStateException();
        return new int[b & 7].length - a;
    }

    static int library(int a, int b) {
        return Math.max(a, b) * 10 + Math.abs(b) + Integer.compare(a, b);
    }

    static int nativeCall(int a, int b) { return Integer.toString(a).length() * 10 + Integer.bitCount(b); }
}
