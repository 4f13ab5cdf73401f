// Pins down every comparison with NaN and signed zero in both branch polarities
// (fcmpl/fcmpg, dcmpl/dcmpg), and the boxed equals/compare which differ from ==.
public class NanCompare {
    static String rel(double a, double b) {
        StringBuilder s = new StringBuilder();
        s.append(a < b ? 'T' : 'F').append(a <= b ? 'T' : 'F').append(a > b ? 'T' : 'F');
        s.append(a >= b ? 'T' : 'F').append(a == b ? 'T' : 'F').append(a != b ? 'T' : 'F');
        s.append(!(a < b) ? 'T' : 'F').append(!(a <= b) ? 'T' : 'F').append(!(a > b) ? 'T' : 'F');
        s.append(!(a >= b) ? 'T' : 'F').append(!(a == b) ? 'T' : 'F').append(!(a != b) ? 'T' : 'F');
        return s.toString();
    }

    static String rel(float a, float b) {
        StringBuilder s = new StringBuilder();
        boolean lt = a < b, le = a <= b, gt = a > b, ge = a >= b, eq = a == b, ne = a != b;
        s.append(lt).append(le).append(gt).append(ge).append(eq).append(ne);
        if (a < b) s.append(" lt");
        if (a <= b) s.append(" le");
        if (a > b) s.append(" gt");
        if (a >= b) s.append(" ge");
        if (a == b) s.append(" eq");
        if (a != b) s.append(" ne");
        return s.toString();
    }

    public static void main(String[] args) {
        double[] ds = {Double.NaN, 0.0, -0.0, 1, -1, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE};
        for (double a : ds) {
            for (double b : ds) {
                System.out.println(a + " ? " + b + " " + rel(a, b) + " " + Double.compare(a, b)
                        + " " + Double.valueOf(a).equals(b));
            }
        }
        float[] fs = {Float.NaN, 0f, -0f, 1f, Float.POSITIVE_INFINITY};
        for (float a : fs) {
            for (float b : fs) {
                System.out.println(a + " ? " + b + " " + rel(a, b) + " " + Float.compare(a, b)
                        + " " + Float.valueOf(a).equals(b));
            }
        }
        double nan = ds[0];
        int spins = 0;
        while (nan < 10 || spins < 3) {
            spins++;
            if (spins > 5) break;
        }
        System.out.println("spins " + spins);
        do {
            spins--;
        } while (!(nan >= spins) && spins > 0);
        System.out.println("spins " + spins);
        boolean self = nan == nan;
        System.out.println(self + " " + (nan != nan) + " " + Double.isNaN(nan) + " " + Float.isNaN((float) nan));
        System.out.println(Double.isInfinite(ds[5]) + " " + Double.isFinite(ds[5]) + " " + Double.isFinite(1.0)
                + " " + Float.isInfinite(fs[4]));
        Double boxed = nan;
        Double other = nan;
        System.out.println(boxed.equals(other) + " " + (boxed.doubleValue() == other) + " " + boxed.compareTo(other));
        System.out.println(Double.valueOf(0.0).equals(-0.0) + " " + (0.0 == -0.0) + " " + Double.valueOf(0.0).compareTo(-0.0));
        System.out.println(Double.hashCode(nan) + " " + Double.hashCode(0.0) + " " + Double.hashCode(-0.0) + " " + Float.hashCode(-0f));
        System.out.println(nan + 1 + " " + nan * 0 + " " + (ds[5] - ds[5]) + " " + ds[5] * 0 + " " + (ds[5] + ds[6])
                + " " + ds[5] % 2 + " " + 5 % ds[5] + " " + 0.0 / ds[1] + " " + Math.sqrt(-1));
        double best = Double.NaN;
        for (double d : ds) {
            if (!(d <= best)) best = d;
        }
        System.out.println("best " + best);
        System.out.println(Math.max(nan, 1) + " " + Math.min(1, nan) + " " + Math.max(-0.0, 0.0) + " " + Math.min(0.0, -0.0));
    }
}
