// Pins down stack traces looked at from inside: method names, class names, line numbers and
// file name of the throwing frame and its callers.
public class StackTraceInfo {
    int id;

    StackTraceInfo(int id) {
        if (id < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.id = id;
    }

    static void top(int n) {
        if (n == 0) {
            throw new IllegalStateException("top");
        }
        middle(n - 1);
    }

    static void middle(int n) {
        top(n);
    }

    void instance() {
        Object o = null;
        o.hashCode();
    }

    static class Inner {
        static int[] a = new int[1];

        void far() {
            a[
                id()
            ] = 1;
        }

        int id() {
            return 9;
        }
    }

    static void show(Throwable t, int frames) {
        StackTraceElement[] st = t.getStackTrace();
        for (int i = 0; i < frames && i < st.length; i++) {
            System.out.println("  " + st[i].getClassName() + "." + st[i].getMethodName() + " " + st[i].getFileName() + ":"
                    + st[i].getLineNumber() + " " + st[i].isNativeMethod());
        }
        System.out.println("  last " + st[st.length - 1].getMethodName());
    }

    static Exception made() {
        return new Exception("made here");
    }

    public static void main(String[] args) {
        try {
            top(0);
        } catch (IllegalStateException e) {
            show(e, 5);
        }
        try {
            top(3);
        } catch (IllegalStateException e) {
            show(e, 20);
            System.out.println("  depth " + e.getStackTrace().length);
        }
        try {
            new StackTraceInfo(-1);
        } catch (IllegalArgumentException e) {
            show(e, 2);
        }
        try {
            new StackTraceInfo(1).instance();
        } catch (NullPointerException e) {
            show(e, 2);
        }
        try {
            new Inner().far();
        } catch (ArrayIndexOutOfBoundsException e) {
            show(e, 2);
        }
        // the trace belongs to the place of creation, not of throwing
        try {
            Exception e = made();
            throw e;
        } catch (Exception e) {
            show(e, 2);
        }
        try {
            int zero = args.length;
            int x = 1
                + 2
                / zero;
            System.out.println(x);
        } catch (ArithmeticException e) {
            show(e, 1);
        }
        Exception filled = made();
        filled.fillInStackTrace();
        System.out.println(filled.getStackTrace()[0].getMethodName());
        filled.setStackTrace(new StackTraceElement[] {new StackTraceElement("A", "b", "C.java", 12)});
        System.out.println(filled.getStackTrace()[0] + " " + filled.getStackTrace().length);
        System.out.println(new StackTraceElement("p.A", "m", null, -1) + " " + new StackTraceElement("p.A", "m", "A.java", -2));
        System.out.println(new Throwable().getStackTrace()[0].getLineNumber());
    }
}
