// Pins down Double's and Float's static helpers: hex strings, compare, hash codes, min/max,
// conversions between the wrappers.
public class FloatingHelpers {
    public static void main(String[] args) {
        double[] ds = {0.0, -0.0, 1.0, -1.5, 0.1, Math.PI, 1e300, 1e-300, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE,
            Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 123456789.0};
        for (double d : ds) {
            System.out.println(Double.toHexString(d) + " " + Double.hashCode(d) + " " + Double.valueOf(d).hashCode() + " " + Double.valueOf(d).intValue()
                    + " " + Double.valueOf(d).longValue() + " " + Double.valueOf(d).floatValue() + " " + Double.isNaN(d) + Double.isInfinite(d) + Double.isFinite(d)
                    + " " + Double.valueOf(d).shortValue() + " " + Math.getExponent(d));
        }
        float[] fs = {0f, -0f, 1f, 0.1f, Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE, Float.NaN, Float.POSITIVE_INFINITY, 1e10f};
        for (float f : fs) {
            System.out.println(Float.toHexString(f) + " " + Float.hashCode(f) + " " + Float.valueOf(f).intValue() + " " + Float.valueOf(f).doubleValue()
                    + " " + Float.isNaN(f) + Float.isInfinite(f) + Float.isFinite(f) + " " + Math.getExponent(f) + " " + Float.valueOf(f).byteValue());
        }
        System.out.println(Double.max(1, 2) + Double.min(-0.0, 0.0) + Double.sum(0.1, 0.2) + " " + Float.max(1f, Float.NaN) + Float.min(1, 2) + Float.sum(0.1f, 0.2f));
        System.out.println(Double.compare(0.0, -0.0) + " " + Double.compare(Double.NaN, 1e308) + " " + Float.compare(-0f, 0f) + " " + Double.compare(1, 1));
        System.out.println(Double.valueOf(1.5).equals(1.5) + " " + Double.valueOf(1.5).equals(1.5f) + " " + Float.valueOf(1.5f).equals(1.5f) + " "
                + Double.valueOf(2).compareTo(3.0) + " " + Float.valueOf(2).compareTo(1f));
        System.out.println(Double.SIZE + " " + Double.BYTES + " " + Double.MAX_EXPONENT + " " + Double.MIN_EXPONENT + " " + Float.SIZE + " " + Float.MAX_EXPONENT);
        String[] texts = {"1", "1.0", "-1.5e3", ".5", "5.", "1e400", "-1e400", "1e-400", "0x1p10", "0x1.8p1", "1d", "1f", "1D", " 2 ", "+3", "1E5",
            "9007199254740993", "0.1e1", "123456789012345678901234567890", "2.2250738585072011e-308", "4.9e-324", "2.4e-324", "2.5e-324",
            "1.7976931348623157e308", "1.7976931348623159e308", "0.000000000000000000000000000000000000001", "100000000000000000000000",
            "8.5", "179769313486231580793728971405301e276", "5e-1", "00012.500", "-0", "1e23", "6.0221e23"};
        for (String t : texts) {
            double d = Double.parseDouble(t);
            float f = Float.parseFloat(t);
            System.out.println(t + " " + Long.toHexString(Double.doubleToLongBits(d)) + " " + Integer.toHexString(Float.floatToIntBits(f)));
        }
        for (String t : new String[] {"e5", "1e+", "x", ".", "-", "1..2", "1e5.5", "0x", "0x1.8", "Inf", "nan", "1L", "- 1"}) {
            try {
                System.out.println(Double.parseDouble(t));
            } catch (NumberFormatException e) {
                System.out.println(e.getMessage());
            }
        }
        long h = 0;
        for (int i = 1; i < 400; i++) {
            double d = Double.parseDouble(i * 37 % 1000 + "." + i * 7919 + "e" + (i % 80 - 40));
            h = h * 31 + Double.doubleToLongBits(d);
        }
        System.out.println(h);
    }
}
