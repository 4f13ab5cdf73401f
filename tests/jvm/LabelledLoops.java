// Pins down labelled break and continue, also out of switch, try/finally and plain blocks.
public class LabelledLoops {
    static String out = "";

    static int search(int[][] grid, int wanted) {
        int steps = 0;
        outer:
        for (int[] row : grid) {
            for (int v : row) {
                steps++;
                if (v == wanted) {
                    break outer;
                }
                if (v < 0) {
                    continue outer;
                }
            }
        }
        return steps;
    }

    static int primes(int limit) {
        int n = 0;
        next:
        for (int i = 2; i < limit; i++) {
            for (int d = 2; d * d <= i; d++) {
                if (i % d == 0) {
                    continue next;
                }
            }
            n++;
        }
        return n;
    }

    static String blocks(int v) {
        String s = "";
        block: {
            s += "a";
            if (v == 0) break block;
            s += "b";
            inner: {
                if (v == 1) break inner;
                if (v == 2) break block;
                s += "c";
            }
            s += "d";
        }
        return s + "e";
    }

    static int withFinally() {
        int n = 0;
        loop:
        for (int i = 0; i < 10; i++) {
            try {
                for (int j = 0; j < 10; j++) {
                    try {
                        if (j == 3) continue loop;
                        if (i == 4) break loop;
                        n++;
                    } finally {
                        n += 100;
                    }
                }
            } finally {
                n += 10000;
            }
        }
        return n;
    }

    static String inSwitch(String text) {
        String s = "";
        scan:
        for (int i = 0; i < text.length(); i++) {
            switch (text.charAt(i)) {
                case ' ':
                    continue;
                case '#':
                    break scan;
                case '!':
                    s += "bang";
                    continue scan;
                case '.':
                    break;
                default:
                    s += text.charAt(i);
            }
            s += "|";
        }
        return s;
    }

    public static void main(String[] args) {
        int[][] grid = {{1, 2, 3}, {4, -1, 5}, {6, 7, 8}, {}, {9}};
        for (int w = 0; w <= 10; w++) {
            System.out.print(search(grid, w) + " ");
        }
        System.out.println();
        System.out.println(primes(500));
        for (int v = 0; v < 4; v++) {
            System.out.print(blocks(v) + " ");
        }
        System.out.println();
        System.out.println(withFinally());
        System.out.println(inSwitch("a b.c!d#e"));
        int a = 0, b = 0, c = 0;
        one:
        do {
            a++;
            two:
            while (true) {
                b++;
                for (;;) {
                    c++;
                    if (c % 5 == 0) break;
                    if (c % 7 == 0) break two;
                    if (c % 11 == 0) continue two;
                    if (c > 40) break one;
                    if (c % 13 == 0) continue one;
                }
            }
        } while (a < 100);
        System.out.println(a + " " + b + " " + c);
        int i = 0;
        lone:
        i++;
        alone: if (i == 1) {
            i = 50;
            if (i == 50) break alone;
            i = 99;
        }
        System.out.println(i);
        int total = 0;
        x:
        for (int p = 0, q = 10; p < q; p++, q--) {
            y:
            for (int r = p; r < q; r++) {
                if ((r & 1) == 0) continue y;
                if (r == 9) continue x;
                if (p == 4) break x;
                total += r * p;
            }
            total += 1000;
        }
        System.out.println(total);
    }
}
