// Pins down try-with-resources: closing order, suppressed exceptions, null resources, catch
// and finally around them, and exceptions from close alone.
public class TryWithResources {
    static class Res implements AutoCloseable {
        final String name;
        final boolean failClose;

        Res(String name, boolean failOpen, boolean failClose) {
            this.name = name;
            this.failClose = failClose;
            System.out.print("open " + name + "; ");
            if (failOpen) {
                throw new IllegalStateException("open " + name);
            }
        }

        @Override
        public void close() {
            System.out.print("close " + name + "; ");
            if (failClose) {
                throw new IllegalArgumentException("close " + name);
            }
        }
    }

    static class Checked implements AutoCloseable {
        @Override
        public void close() throws Exception {
            throw new Exception("checked close");
        }
    }

    static void show(Throwable t) {
        StringBuilder s = new StringBuilder(t.toString());
        for (Throwable x : t.getSuppressed()) {
            s.append(" +[").append(x).append(']');
        }
        System.out.println("=> " + s);
    }

    static void run(boolean openB, boolean closeA, boolean closeB, boolean body) {
        try (Res a = new Res("A", false, closeA); Res b = new Res("B", openB, closeB)) {
            System.out.print("body " + a.name + b.name + "; ");
            if (body) {
                throw new RuntimeException("body");
            }
        } catch (RuntimeException e) {
            show(e);
            return;
        } finally {
            System.out.print("finally; ");
        }
        System.out.println("fine");
    }

    static int returning() {
        int x = 1;
        try (Res r = new Res("R", false, false)) {
            x = 2;
            return x;
        } finally {
            x = 3;
        }
    }

    static String breaking() {
        StringBuilder s = new StringBuilder();
        for (int i = 0; i < 5; i++) {
            try (Res r = new Res("L" + i, false, false)) {
                if (i == 1) continue;
                if (i == 3) break;
                s.append(i);
            }
        }
        return s.toString();
    }

    public static void main(String[] args) throws Exception {
        for (int bits = 0; bits < 16; bits++) {
            System.out.print(bits + ": ");
            run((bits & 8) != 0, (bits & 4) != 0, (bits & 2) != 0, (bits & 1) != 0);
        }
        System.out.println(returning());
        System.out.println(breaking());
        try (Res none = null) {
            System.out.println("null resource " + none);
        }
        try (Res none = null) {
            throw new IllegalStateException("with null");
        } catch (IllegalStateException e) {
            show(e);
        }
        Res outer = new Res("outer", false, true);
        try (outer) {
            System.out.print("using outer; ");
        } catch (IllegalArgumentException e) {
            show(e);
        }
        try (Checked c = new Checked()) {
            System.out.print("checked; ");
        } catch (Exception e) {
            show(e);
        }
        try (Checked c = new Checked(); Checked d = new Checked()) {
            throw new Error("both");
        } catch (Error e) {
            show(e);
        }
        try (AutoCloseable l = () -> System.out.print("lambda closed; ")) {
            System.out.print("lambda; ");
        }
        System.out.println();
        Exception self = new Exception("self");
        try {
            self.addSuppressed(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            self.addSuppressed(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        self.addSuppressed(new RuntimeException("one"));
        self.addSuppressed(new RuntimeException("two"));
        show(self);
    }
}
