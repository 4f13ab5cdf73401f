// Pins down catching: order of handlers, subclasses, multi-catch, rethrow, custom exceptions,
// cause chains, initCause, and exceptions passing through several frames.
public class ExceptionBasics {
    static class Base extends Exception {
        final int code;

        Base(String message, int code) {
            super(message);
            this.code = code;
        }
    }

    static class Derived extends Base {
        Derived(String message) {
            super("derived " + message, 7);
        }

        @Override
        public String getMessage() {
            return "<" + super.getMessage() + ">";
        }
    }

    static class Quiet extends RuntimeException {
        Quiet() {
            super("quiet", null, false, false);
        }
    }

    static class Odd extends RuntimeException {
        @Override
        public String toString() {
            return "odd!";
        }
    }

    static void thrower(int kind) throws Exception {
        switch (kind) {
            case 0: return;
            case 1: throw new Base("base", 1);
            case 2: throw new Derived("d");
            case 3: throw new Quiet();
            case 4: throw new Odd();
            case 5: throw new Exception("plain", new Base("cause", 2));
            case 6: throw new RuntimeException(new Derived("inside"));
            case 7: Object o = "s"; Integer i = (Integer) o; break;
            case 8: throw new Error();
            case 9: throw null;
            case 10: throw (RuntimeException) new IllegalStateException("state").initCause(new Error("root"));
            case 11: int[] a = new int[kind]; a[kind] = 0; break;
            default: throw new UnsupportedOperationException();
        }
    }

    static String classify(int kind) {
        try {
            thrower(kind);
            return "none";
        } catch (Derived e) {
            return "Derived " + e.getMessage() + e.code;
        } catch (Base e) {
            return "Base " + e.getMessage() + e.code;
        } catch (ClassCastException | ArrayIndexOutOfBoundsException e) {
            return "multi " + e.getClass().getSimpleName();
        } catch (NullPointerException e) {
            return "npe";
        } catch (RuntimeException e) {
            return "Runtime " + e + " cause " + e.getCause();
        } catch (Exception e) {
            return "Exception " + e + " cause " + e.getCause();
        } catch (Throwable e) {
            return "Throwable " + e + " " + e.getMessage();
        }
    }

    static void rethrow(int kind) throws Exception {
        try {
            thrower(kind);
        } catch (final Exception e) {
            System.out.print("[re] ");
            throw e;
        }
    }

    static int depth(int n) throws Base {
        if (n == 0) throw new Base("bottom", 0);
        try {
            return depth(n - 1);
        } catch (Base e) {
            if (n % 3 == 0) {
                Base b = new Base(e.getMessage() + n, e.code + n);
                b.initCause(e);
                throw b;
            }
            throw e;
        }
    }

    public static void main(String[] args) {
        for (int k = 0; k <= 12; k++) {
            System.out.println(k + " " + classify(k));
        }
        for (int k = 1; k <= 6; k++) {
            try {
                rethrow(k);
            } catch (Exception e) {
                System.out.println(e);
            }
        }
        try {
            depth(10);
        } catch (Base e) {
            System.out.println(e.getMessage() + " " + e.code);
            int n = 0;
            for (Throwable t = e; t != null; t = t.getCause()) n++;
            System.out.println("chain " + n);
        }
        System.out.println(new Exception().getMessage() + " " + new Exception((String) null) + " " + new Exception("").toString());
        System.out.println(new Exception(new Error("e")).getMessage() + " " + new Exception((Throwable) null).getMessage());
        System.out.println(new RuntimeException("m", new Error("c")).getLocalizedMessage());
        Exception once = new Exception("x", null);
        try {
            once.initCause(new Error());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Exception self = new Exception("self");
        try {
            self.initCause(self);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(new Quiet().getStackTrace().length);
        // an exception object thrown twice keeps its identity
        RuntimeException same = new RuntimeException("same");
        for (int i = 0; i < 2; i++) {
            try {
                throw same;
            } catch (RuntimeException e) {
                System.out.println(e == same);
            }
        }
        int i = 0;
        for (;;) {
            try {
                i++;
                if (i % 2 == 0) throw new Quiet();
                if (i > 6) throw new Odd();
            } catch (Quiet q) {
                continue;
            } catch (Odd o) {
                break;
            }
        }
        System.out.println(i);
        String v = null;
        try {
            v = "before";
            v = v.substring(99);
            v = "after";
        } catch (IndexOutOfBoundsException e) {
            v += " kept";
        }
        System.out.println(v);
    }
}
