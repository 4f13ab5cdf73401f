// Pins down finally in all forms: normal exit, return, return overriding return, break and
// continue, throwing from finally, nested finally, and values saved before finally runs.
public class FinallyForms {
    static StringBuilder log = new StringBuilder();

    static int normal() {
        int x = 1;
        try {
            x = 2;
        } finally {
            x += 10;
        }
        return x;
    }

    static int saved() {
        int x = 1;
        try {
            return x;
        } finally {
            x = 100;
            log.append("f");
        }
    }

    static int[] savedRef() {
        int[] a = {1};
        try {
            return a;
        } finally {
            a[0] = 2;
            a = null;
        }
    }

    @SuppressWarnings("finally")
    static int overriding() {
        try {
            return 1;
        } finally {
            return 2;
        }
    }

    @SuppressWarnings("finally")
    static int swallowing() {
        try {
            throw new IllegalStateException("lost");
        } finally {
            return 3;
        }
    }

    @SuppressWarnings("finally")
    static int throwing() {
        try {
            return 1;
        } finally {
            throw new IllegalArgumentException("from finally");
        }
    }

    @SuppressWarnings("finally")
    static int replacing() {
        try {
            throw new IllegalStateException("first");
        } catch (IllegalStateException e) {
            throw new RuntimeException("second " + e.getMessage());
        } finally {
            throw new IllegalArgumentException("third");
        }
    }

    static String nested(int mode) {
        log.setLength(0);
        try {
            log.append("1");
            try {
                log.append("2");
                try {
                    if (mode == 1) throw new IllegalStateException();
                    if (mode == 2) return log.append("r").toString();
                    if (mode == 3) throw new Error("deep");
                    log.append("3");
                } finally {
                    log.append("a");
                    if (mode == 4) throw new IllegalArgumentException();
                }
                log.append("4");
            } catch (IllegalStateException e) {
                log.append("c");
            } finally {
                log.append("b");
            }
            log.append("5");
        } catch (IllegalArgumentException e) {
            log.append("d");
        } catch (Error e) {
            log.append(e.getMessage());
        } finally {
            log.append("e");
        }
        return log.toString();
    }

    static int loops() {
        int n = 0;
        for (int i = 0; i < 6; i++) {
            try {
                if (i == 1) continue;
                if (i == 4) break;
                n += i;
            } finally {
                n += 100;
            }
        }
        return n;
    }

    @SuppressWarnings("finally")
    static int loopSwallow() {
        int n = 0;
        while (true) {
            try {
                n++;
                throw new RuntimeException();
            } finally {
                if (n < 5) continue;
                break;
            }
        }
        return n;
    }

    static int recursive(int depth) {
        try {
            return depth == 0 ? 0 : recursive(depth - 1) + 1;
        } finally {
            log.append(depth);
        }
    }

    static long wide() {
        long l = 5;
        double d = 2.5;
        try {
            l *= 2;
            return l + (long) d;
        } catch (RuntimeException e) {
            return -1;
        } finally {
            l = 0;
            d = 0;
        }
    }

    static String catchReturn() {
        String s = "x";
        try {
            Integer.parseInt("zz");
            return s;
        } catch (NumberFormatException e) {
            s = "caught";
            return s;
        } finally {
            s = "finally";
            log.append(s);
        }
    }

    public static void main(String[] args) {
        System.out.println(normal());
        System.out.println(saved() + " " + log);
        System.out.println(savedRef()[0]);
        System.out.println(overriding());
        System.out.println(swallowing());
        try {
            throwing();
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        try {
            replacing();
        } catch (RuntimeException e) {
            System.out.println(e + " " + e.getCause() + " " + e.getSuppressed().length);
        }
        for (int mode = 0; mode < 5; mode++) {
            System.out.println(nested(mode) + " / " + log);
        }
        System.out.println(loops());
        System.out.println(loopSwallow());
        log.setLength(0);
        System.out.println(recursive(5) + " " + log);
        System.out.println(wide());
        log.setLength(0);
        System.out.println(catchReturn() + log);
        int i = 0;
        try {
            i = 1;
            i = i / (i - 1);
        } catch (ArithmeticException e) {
            i += 10;
        } finally {
            i += 100;
        }
        System.out.println(i);
        try {
            try {
                throw new Exception("inner");
            } finally {
                System.out.println("passing");
            }
        } catch (Exception e) {
            System.out.println(e.getMessage());
        }
    }
}
