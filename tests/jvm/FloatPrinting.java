// Pins down the decimal text of floats: plain and scientific form, the switch-over points,
// trailing ".0", and reading the text back.
public class FloatPrinting {
    public static void main(String[] args) {
        float[] v = {
            0f, -0f, 1f, -1f, 10f, 100f, 1000f, 123456f, 1234567f, 9999999f, 1e7f, 12345678f, 1e8f, 1e10f, 1e38f,
            0.1f, 0.01f, 0.001f, 0.002f, 9.999999E-4f, 1e-4f, 1.5e-5f, 1e-10f, 1e-38f, 1e-40f, 1e-45f,
            0.5f, 0.25f, 0.125f, 1.5f, 3.14159f, 2.7182817f, 1f / 3, 2f / 3, 16777216f, 33554432f,
            Float.MAX_VALUE, Float.MIN_VALUE, Float.MIN_NORMAL, Float.NaN, Float.POSITIVE_INFINITY,
            Float.NEGATIVE_INFINITY, 1.0E7f, 0.3f, 0.7f, 99.99f, 1.1f, 123.456f, 65504f, 6.022e23f, 1.6e-19f
        };
        for (float f : v) {
            System.out.println(f);
        }
        for (float f : v) {
            String s = Float.toString(f);
            float back = Float.parseFloat(s);
            if (Float.floatToIntBits(back) != Float.floatToIntBits(f)) {
                System.out.println("not read back: " + s);
            }
        }
        float p = 1;
        for (int i = 0; i < 12; i++) {
            System.out.print(p + " " + -1 / p + " ");
            p *= 10;
        }
        System.out.println();
        p = 1;
        for (int i = 0; i < 30; i++) {
            System.out.print(p + " ");
            p *= 2;
        }
        System.out.println();
        p = 1;
        for (int i = 0; i < 20; i++) {
            System.out.print(p + " ");
            p /= 2;
        }
        System.out.println();
        System.out.print(1.5f);
        System.out.print(' ');
        System.out.print((Object) 2.5f);
        System.out.println();
        System.out.println("" + 1f + 1.0 + 1e10f + 1e10);
        System.out.println(String.valueOf(7.25f) + Float.toString(-7.25f) + new StringBuilder().append(1e-3f));
        System.out.println((double) 0.1f);
        System.out.println((double) 1.1f);
        System.out.println((float) 1.1);
        System.out.println((float) 1e39 + " " + (float) 1e-50);
        System.out.println(Float.valueOf("3.5") + Float.parseFloat("  1e2  ") + Float.parseFloat("-.5") + Float.parseFloat("2.f"));
        System.out.println(Float.parseFloat("NaN") + " " + Float.parseFloat("-Infinity") + " " + Float.parseFloat("1e50"));
        try {
            Float.parseFloat("1,5");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        try {
            Float.parseFloat("");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
    }
}
