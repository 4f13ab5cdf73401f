// Pins down synchronized methods and blocks on one thread: reentrancy, leaving by return,
// break and exception, nested locks, lock expressions evaluated once, null locks.
public class SynchronizedBlocks {
    private int n = 0;
    static int statics = 0;
    static int evaluations = 0;

    synchronized int inc() {
        return ++n;
    }

    synchronized int nested(int depth) {
        return depth == 0 ? inc() : nested(depth - 1) + 1;
    }

    static synchronized int stat(int v) {
        statics += v;
        return statics;
    }

    synchronized void fail() {
        n += 100;
        throw new IllegalStateException("inside " + n);
    }

    static Object lock(Object o) {
        evaluations++;
        return o;
    }

    int blockReturn(int v) {
        synchronized (this) {
            if (v > 0) {
                return n += v;
            }
            n = -1;
        }
        return n;
    }

    int loop() {
        int c = 0;
        outer:
        for (int i = 0; i < 10; i++) {
            synchronized (lock(this)) {
                if (i == 2) continue;
                if (i == 6) break;
                for (;;) {
                    synchronized (SynchronizedBlocks.class) {
                        c++;
                        if (c % 3 == 0) continue outer;
                        if (c > 100) break outer;
                        break;
                    }
                }
            }
            c += 10;
        }
        return c;
    }

    static boolean holds(Object o) {
        return o != null;
    }

    public static void main(String[] args) {
        SynchronizedBlocks s = new SynchronizedBlocks();
        System.out.println(s.inc() + " " + s.nested(5) + " " + stat(3) + " " + stat(4));
        try {
            s.fail();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + holds(s));
        }
        System.out.println(s.blockReturn(5) + " " + s.blockReturn(0) + " " + holds(s));
        System.out.println(s.loop() + " " + evaluations + " " + holds(s) + holds(SynchronizedBlocks.class));
        Object a = new Object(), b = new int[1], c = "literal";
        synchronized (a) {
            synchronized (b) {
                synchronized (c) {
                    synchronized (a) {
                        System.out.println(holds(a) + " " + holds(b) + " " + holds(c) + " " + holds(s));
                    }
                    System.out.println(holds(a));
                }
                System.out.println(holds(c));
            }
        }
        System.out.println(holds(a) + " " + holds(b) + " " + holds(c));
        try {
            synchronized (a) {
                synchronized (b) {
                    int[] x = (int[]) b;
                    x[1] = 0;
                }
            }
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("left by exception " + holds(a) + holds(b));
        }
        Object none = null;
        try {
            synchronized (none) {
                System.out.println("not here");
            }
        } catch (NullPointerException e) {
            System.out.println("null lock");
        }
        // reassigning the variable does not change what is unlocked
        Object v = a;
        synchronized (v) {
            v = b;
            System.out.println(holds(a) + " " + holds(v));
        }
        System.out.println(holds(a) + " " + holds(b));
        synchronized (a) {
            a.notifyAll();
            a.notify();
            System.out.println("owner may notify");
        }
        int sum = 0;
        StringBuffer buf = new StringBuffer();
        for (int i = 0; i < 200; i++) {
            synchronized (a) {
                sum += s.inc();
            }
            if (i % 50 == 0) buf.append(sum).append(',');
        }
        System.out.println(buf.reverse() + " " + sum);
        Runnable r = () -> {
            synchronized (s) {
                System.out.println("lambda holds " + holds(s));
            }
        };
        r.run();
        System.out.println(holds(s));
    }
}
