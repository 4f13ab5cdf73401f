// Pins down exceptions thrown in the middle of expressions: half-evaluated operands are
// dropped, completed side effects stay, handlers nest and re-enter correctly.
public class ExceptionStackState {
    static StringBuilder log = new StringBuilder();
    int field = 1;
    static int stat = 1;

    static int ok(int v) {
        log.append(v).append(' ');
        return v;
    }

    static int bad(String m) {
        log.append('!');
        throw new IllegalStateException(m);
    }

    static int tryIn(int a) {
        try {
            return a + (a > 2 ? bad("in") : 1);
        } catch (IllegalStateException e) {
            return -1;
        }
    }

    static void show() {
        System.out.println(log);
        log.setLength(0);
    }

    static class Ctor {
        static int made = 0;
        Ctor(int a, int b) { made++; }
    }

    static int ranges(int k) {
        int state = 0;
        try {
            state = 1;
            if (k == 1) throw new RuntimeException();
            try {
                state = 2;
                if (k == 2) throw new IllegalArgumentException();
                if (k == 3) throw new RuntimeException();
                state = 3;
            } catch (IllegalArgumentException e) {
                state += 10;
                if (k == 2) throw new RuntimeException("from handler");
            }
            state = 4;
            if (k == 4) throw new IllegalArgumentException();
        } catch (IllegalArgumentException e) {
            state += 100;
        } catch (RuntimeException e) {
            state += 1000 + (e.getMessage() == null ? 0 : 5000);
        }
        return state;
    }

    static int loopHandlers() {
        int n = 0;
        for (int i = 0; i < 50; i++) {
            try {
                if (i % 5 == 0) throw new RuntimeException("five");
                if (i % 7 == 0) throw new Error("seven");
                n += i;
            } catch (RuntimeException e) {
                try {
                    n += e.getMessage().length();
                    if (i % 10 == 0) throw new Exception("nested");
                } catch (Exception inner) {
                    n += 1000;
                }
            } catch (Error e) {
                n += 100000;
                continue;
            } finally {
                n++;
            }
        }
        return n;
    }

    static String selfHandler(int depth) {
        try {
            if (depth == 0) throw new RuntimeException("0");
            return selfHandler(depth - 1);
        } catch (RuntimeException e) {
            if (depth < 3) throw new RuntimeException(e.getMessage() + depth);
            return "handled at " + depth + " " + e.getMessage();
        }
    }

    public static void main(String[] args) {
        try {
            System.out.println(ok(1) + ok(2) * bad("mid") + ok(3));
        } catch (IllegalStateException e) {
            show();
        }
        ExceptionStackState s = new ExceptionStackState();
        int[] a = {1, 2, 3};
        int i = 0;
        try {
            a[i++] += bad("compound");
        } catch (IllegalStateException e) {
            System.out.println(a[0] + " " + i);
        }
        try {
            a[i++] = a[i++] + bad("assign");
        } catch (IllegalStateException e) {
            System.out.println(a[1] + " " + i);
        }
        try {
            s.field += bad("field");
        } catch (IllegalStateException e) {
            System.out.println(s.field);
        }
        try {
            stat = ok(5) + (stat = 9) + bad("static");
        } catch (IllegalStateException e) {
            System.out.println(stat);
        }
        try {
            new Ctor(ok(1), bad("ctor"));
        } catch (IllegalStateException e) {
            System.out.println(Ctor.made);
        }
        String str = "before";
        try {
            str = str + ok(1) + bad("concat");
        } catch (IllegalStateException e) {
            System.out.println(str);
        }
        try {
            int[][] m = new int[ok(2)][bad("dims")];
            System.out.println(m.length);
        } catch (IllegalStateException e) {
            show();
        }
        int r = ok(10) * tryIn(3) + ok(20) * tryIn(1) - tryIn(5);
        System.out.println(r);
        show();
        long l = ok(1) + 5L * tryIn(9) + (ok(2) > 1 ? tryIn(4) * 1000L : 0);
        System.out.println(l);
        show();
        for (int k = 0; k <= 4; k++) System.out.print(ranges(k) + " ");
        System.out.println();
        System.out.println(loopHandlers());
        System.out.println(selfHandler(5));
        try {
            selfHandler(2);
        } catch (RuntimeException e) {
            System.out.println(e.getMessage());
        }
        try {
            try {
                bad("one");
            } finally {
                try {
                    bad("two");
                } catch (IllegalStateException e) {
                    System.out.println("inner " + e.getMessage());
                }
            }
        } catch (IllegalStateException e) {
            System.out.println("outer " + e.getMessage());
        }
        synchronized (s) {
            try {
                synchronized (a) {
                    bad("locked");
                }
            } catch (IllegalStateException e) {
                System.out.println((s != null) + " " + (a != null));
            }
        }
        int x = 0;
        try {
            x = 1;
            x = 10 / (x - 1);
            x = 2;
        } catch (ArithmeticException e) {
            x += 40;
        }
        System.out.println(x);
        int caught = 0;
        for (int k = 0; k < 2000; k++) {
            try {
                if (k % 3 == 0) throw new IllegalStateException();
                if (k % 3 == 1) ((Object) null).hashCode();
                a[k + 3] = 1;
            } catch (IllegalStateException | ArrayIndexOutOfBoundsException e) {
                caught += 1;
            } catch (NullPointerException e) {
                caught += 10;
            }
        }
        System.out.println(caught);
    }
}
