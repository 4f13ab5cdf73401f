// Pins down && and || against & and |, nested ternaries, and conditions used as values.
public class ShortCircuit {
    static StringBuilder log = new StringBuilder();

    static boolean t(char c) {
        log.append(c);
        return true;
    }

    static boolean f(char c) {
        log.append(Character.toUpperCase(c));
        return false;
    }

    static void show(boolean b) {
        System.out.println(b + " " + log);
        log.setLength(0);
    }

    static int ternary(int a, int b, int c) {
        return a > b ? a > c ? a : c : b > c ? b : c;
    }

    static String grade(int p) {
        return p >= 90 ? "A" : p >= 80 ? "B" : p >= 70 ? "C" : "F";
    }

    static boolean fail() {
        throw new IllegalStateException("evaluated");
    }

    public static void main(String[] args) {
        show(t('a') && t('b'));
        show(t('a') && f('b'));
        show(f('a') && t('b'));
        show(t('a') || t('b'));
        show(f('a') || t('b'));
        show(f('a') || f('b'));
        show(f('a') & t('b'));
        show(t('a') | f('b'));
        show(t('a') ^ t('b'));
        show(!(f('a') && t('b')) || t('c'));
        show(f('a') && t('b') || t('c') && f('d') || t('e'));
        show(t('a') && (f('b') || t('c')) && !f('d'));
        show(t('a') || fail());
        show(f('a') && fail());
        show((f('a') || t('b')) && (t('c') || fail()));
        show(t('a') ? f('b') : t('c'));
        show(f('a') ? f('b') : t('c') ? t('d') : f('e'));
        show((t('a') ? f('b') : t('c')) || (f('d') ? t('e') : t('f')));
        boolean x = false;
        show(x = t('a'));
        show(x == (x = f('b')));
        show(x != x);
        x |= t('c') && f('d');
        show(x);
        x = x || (x = t('e')) && x;
        show(x);
        try {
            show(f('a') | fail());
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + log);
            log.setLength(0);
        }
        String n = null;
        System.out.println(n != null && n.length() > 0);
        System.out.println(n == null || n.length() > 0);
        int[] arr = {1, 2, 3};
        int i = 0;
        while (i < arr.length && arr[i] != 5) {
            i++;
        }
        System.out.println(i);
        int count = 0;
        for (int a = 0; a < 3; a++) {
            for (int b = 0; b < 3; b++) {
                for (int c = 0; c < 3; c++) {
                    if (ternary(a, b, c) == Math.max(a, Math.max(b, c))) {
                        count++;
                    }
                    if (a == b && b == c || a != b && (b < c || !(a >= c))) {
                        count += 100;
                    }
                }
            }
        }
        System.out.println(count);
        for (int p = 60; p <= 100; p += 8) {
            System.out.print(grade(p));
        }
        System.out.println();
        int k = 0;
        boolean r = k++ > 0 && k++ > 0 || ++k > 1 && k++ == 2;
        System.out.println(r + " " + k);
        int y = true ? 1 : fail() ? 2 : 3;
        System.out.println(y);
        Object o = k > 0 ? 1 : "one";
        System.out.println(o);
        Object mixed = k > 0 ? 1 : 2.0;
        System.out.println(mixed);
        System.out.println(k > 0 ? 'a' : 98);
        System.out.println(k > 0 ? null : 0);
        long w = k > 0 ? k : 5L;
        System.out.println(w);
        boolean[] table = {!true, !!true, !(1 > 2), 1 < 2 == true, false == false != false};
        for (boolean b : table) {
            System.out.print(b ? 1 : 0);
        }
        System.out.println();
        if (!t('z') && true || false) System.out.println("no"); else System.out.println("yes");
    }
}
