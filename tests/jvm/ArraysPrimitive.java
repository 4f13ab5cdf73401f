// Pins down arrays of the eight primitive types: defaults, truncation on store, element
// access, length, bounds and class names.
public class ArraysPrimitive {
    static void bad(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        boolean[] z = new boolean[3];
        byte[] b = new byte[3];
        short[] s = new short[3];
        char[] c = new char[3];
        int[] i = new int[3];
        long[] l = new long[3];
        float[] f = new float[3];
        double[] d = new double[3];
        Object[] o = new Object[3];
        System.out.println(z[0] + " " + b[1] + " " + s[2] + " " + (int) c[0] + " " + i[1] + " " + l[2] + " " + f[0] + " "
                + d[1] + " " + o[2]);
        for (int k = 0; k < 3; k++) {
            z[k] = k % 2 == 0;
            b[k] = (byte) (k * 100 + 27);
            s[k] = (short) (k * 30000);
            c[k] = (char) (k * 40000);
            i[k] = k * 2000000000;
            l[k] = k * 5000000000000000000L;
            f[k] = k / 3f;
            d[k] = k / 3.0;
            o[k] = k == 0 ? null : k == 1 ? "one" : (Object) 2;
        }
        for (int k = 2; k >= 0; k--) {
            System.out.println(z[k] + " " + b[k] + " " + s[k] + " " + (int) c[k] + " " + i[k] + " " + l[k] + " " + f[k]
                    + " " + d[k] + " " + o[k]);
        }
        b[0] = (byte) 0x1ff;
        s[0] = (short) 0x1ffff;
        c[0] = (char) 0x1ffff;
        System.out.println(b[0] + " " + s[0] + " " + (int) c[0]);
        z[1] |= true;
        z[0] &= !z[1];
        z[2] ^= z[1];
        System.out.println(z[0] + " " + z[1] + " " + z[2]);
        System.out.println(z.length + b.length + s.length + c.length + i.length + l.length + f.length + d.length + o.length);
        System.out.println(z.getClass().getName() + b.getClass().getName() + s.getClass().getName() + c.getClass().getName()
                + i.getClass().getName() + l.getClass().getName() + f.getClass().getName() + d.getClass().getName()
                + o.getClass().getName());
        System.out.println(z.getClass().getSimpleName() + b.getClass().getSimpleName() + c.getClass().getSimpleName()
                + d.getClass().getSimpleName() + o.getClass().getSimpleName() + new String[0][0].getClass().getSimpleName());
        bad(() -> z[3] = true);
        bad(() -> b[-1] = 1);
        bad(() -> s[Integer.MAX_VALUE] = 1);
        bad(() -> c[Integer.MIN_VALUE]++);
        bad(() -> System.out.println(i[3]));
        bad(() -> l[100] += 1);
        bad(() -> System.out.println(f[-7]));
        bad(() -> d[3] = 0);
        bad(() -> System.out.println(o[4]));
        int[] none = {};
        bad(() -> System.out.println(none[0]));
        bad(() -> System.out.println(new int[] {4}[1]));
        bad(() -> System.out.println(new int[-1].length));
        bad(() -> System.out.println(new String[-2].length));
        bad(() -> System.out.println(new long[3][-4].length));
        bad(() -> System.out.println(new long[-3][4].length));
        bad(() -> System.out.println(new double[Integer.MIN_VALUE].length));
        bad(() -> System.out.println(new byte[0][-5].length));
        // storing one type does not leak into neighbours
        byte[] many = new byte[16];
        for (int k = 0; k < 16; k += 2) many[k] = -1;
        int sum = 0;
        for (int k = 0; k < 16; k++) sum = sum * 3 + many[k];
        System.out.println(sum);
        short[] halves = new short[9];
        for (int k = 1; k < 9; k += 2) halves[k] = (short) (0x8000 + k);
        long lsum = 0;
        for (short h : halves) lsum = lsum * 5 + h;
        System.out.println(lsum);
        byte index = 2;
        char charIndex = 1;
        System.out.println(i[index] + " " + i[charIndex] + " " + i['\0']);
        int[] literal = {1, 2 + 3, literal(), 'c', (byte) 300};
        for (int v : literal) System.out.print(v + " ");
        System.out.println();
        int[] alias = literal;
        alias[0] = 77;
        System.out.println(literal[0] + " " + (alias == literal) + " " + alias.equals(literal) + " " + literal.clone().equals(literal));
    }

    static int literal() {
        return -9;
    }
}
