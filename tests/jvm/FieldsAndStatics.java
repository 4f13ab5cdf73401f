// Pins down fields: defaults of every type, hiding along a hierarchy, interface constants,
// statics per class, final fields, fields reached through null and through expressions.
public class FieldsAndStatics {
    boolean z; byte b; short s; char c; int i; long l; float f; double d; Object o; int[] a;
    static boolean sz; static byte sb; static short ss; static char sc; static int si; static long sl; static float sf; static double sd; static Object so;

    interface Limits {
        int MAX = 100;
        String NAME = "limits";
        int[] TABLE = {1, 2, 3};
        long WIDE = 1L << 40;
    }

    interface More extends Limits {
        int MAX = Limits.MAX + 1;
    }

    static class Impl implements More {
        int get() { return MAX + TABLE[2]; }
    }

    static class A {
        int v = 1;
        static int count = 10;
        String name() { return "A" + v; }
    }

    static class B extends A {
        int v = 2;
        static int count = 20;
        @Override String name() { return "B" + v + super.v + super.name(); }
    }

    static class C extends B {
        long v = 3;
        @Override String name() { return "C" + v + ((B) this).v + ((A) this).v; }
    }

    static class Holder<T> {
        static int instances = 0;
        T value;
        final int id;
        Holder(T value) {
            this.value = value;
            id = ++instances;
        }
    }

    static class Finals {
        final int direct = 5;
        final int block;
        final String late;
        final int[] array = {1};
        static final int SF;
        { block = direct * 2; }
        static { SF = 77; }
        Finals(boolean x) {
            if (x) late = "yes";
            else late = "no";
        }
    }

    static class Packed {
        byte b1 = -1; byte b2 = 1; short s1 = -2; boolean t = true; char c1 = 'c'; int i1 = -3; long l1 = -4L; byte b3 = 3; double d1 = -0.5; float f1 = 0.25f; boolean u; String str = "s"; byte b4 = -4;
        String all() { return b1 + "," + b2 + "," + s1 + "," + t + "," + c1 + "," + i1 + "," + l1 + "," + b3 + "," + d1 + "," + f1 + "," + u + "," + str + "," + b4; }
    }

    static class PackedMore extends Packed {
        byte extra = 9; long big = Long.MIN_VALUE; boolean last = true;
        @Override String all() { return super.all() + "," + extra + "," + big + "," + last; }
    }

    static FieldsAndStatics nothing() {
        si++;
        return null;
    }

    public static void main(String[] args) {
        FieldsAndStatics x = new FieldsAndStatics();
        System.out.println(x.z + " " + x.b + " " + x.s + " " + (int) x.c + " " + x.i + " " + x.l + " " + x.f + " " + x.d + " " + x.o + " " + x.a);
        System.out.println(sz + " " + sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + sf + " " + sd + " " + so);
        x.z = true; x.b = (byte) 200; x.s = (short) 40000; x.c = (char) -1; x.i = -1; x.l = Long.MIN_VALUE; x.f = Float.NaN; x.d = -0.0; x.o = x; x.a = new int[2];
        System.out.println(x.z + " " + x.b + " " + x.s + " " + (int) x.c + " " + x.i + " " + x.l + " " + x.f + " " + x.d + " " + (x.o == x) + " " + x.a.length);
        sz = true; sb = (byte) 200; ss = (short) 40000; sc = (char) -1; si = -1; sl = Long.MAX_VALUE; sf = 1.5f; sd = 2.5; so = "o";
        System.out.println(sz + " " + sb + " " + ss + " " + (int) sc + " " + si + " " + sl + " " + sf + " " + sd + " " + so);
        System.out.println(Limits.MAX + " " + More.MAX + " " + Impl.MAX + " " + Impl.NAME + " " + new Impl().get() + " " + Impl.WIDE);
        Limits.TABLE[2] = 50;
        System.out.println(new Impl().get() + " " + More.TABLE[2]);
        C c = new C();
        System.out.println(c.v + " " + ((B) c).v + " " + ((A) c).v + " " + c.name());
        ((A) c).v = 100;
        ((B) c).v = 200;
        c.v = 1L << 40;
        System.out.println(c.name() + " " + A.count + B.count + C.count);
        C.count++;
        A.count += 5;
        System.out.println(A.count + " " + B.count + " " + C.count);
        Holder<String> h1 = new Holder<>("a");
        Holder<Integer> h2 = new Holder<>(5);
        h2.value += h1.id;
        System.out.println(h1.value + h2.value + h2.id + Holder.instances);
        Finals f = new Finals(true);
        f.array[0]++;
        System.out.println(f.direct + f.block + f.late + new Finals(false).late + f.array[0] + Finals.SF);
        Packed p = new PackedMore();
        System.out.println(p.all());
        p.b2 = (byte) 0x80;
        p.b3--;
        p.t = false;
        p.u = true;
        p.l1 >>>= 60;
        p.i1 >>>= 31;
        System.out.println(p.all());
        si = 0;
        System.out.println(nothing().si + " " + si);
        FieldsAndStatics[] arr = {x, null};
        try {
            arr[1].i = nothing() == null ? 5 : 6;
        } catch (NullPointerException e) {
            System.out.println("null field " + si);
        }
        Packed[] many = new Packed[50];
        int sum = 0;
        for (int i = 0; i < many.length; i++) {
            many[i] = i % 2 == 0 ? new Packed() : new PackedMore();
            many[i].b1 = (byte) (i * 7);
            many[i].i1 = i;
            many[i].b4 += i;
        }
        for (Packed q : many) sum += q.b1 * 3 + q.i1 + q.b4 + q.b2 + q.s1;
        System.out.println(sum);
    }
}
