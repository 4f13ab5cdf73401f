// Pins down single precision bit for bit: every operation rounds to 24 bits, subnormals,
// signed zeros and infinities.
public class FloatBits {
    static String bits(float f) {
        if (f != f) {
            return "NaN";
        }
        String s = Integer.toHexString(Float.floatToRawIntBits(f));
        return "00000000".substring(s.length()) + s;
    }

    public static void main(String[] args) {
        float[] v = {
            0f, -0f, 1f, -1f, 0.1f, 0.2f, 0.3f, 1f / 3, 16777216f, 16777215f, 1e-40f, -3e-42f,
            Float.MIN_VALUE, Float.MIN_NORMAL, Float.MAX_VALUE, Float.POSITIVE_INFINITY,
            Float.NEGATIVE_INFINITY, Float.NaN, 3.1415927f, 1.0000001f, 123456.79f, 1e20f, 1e-20f
        };
        int add = 17, sub = 17, mul = 17, div = 17, rem = 17;
        for (float a : v) {
            StringBuilder line = new StringBuilder(bits(a));
            for (float b : v) {
                add = add * 31 + Float.floatToIntBits(a + b);
                sub = sub * 31 + Float.floatToIntBits(a - b);
                mul = mul * 31 + Float.floatToIntBits(a * b);
                div = div * 31 + Float.floatToIntBits(a / b);
                rem = rem * 31 + Float.floatToIntBits(a % b);
            }
            line.append(" neg ").append(bits(-a)).append(" sq ").append(bits(a * a)).append(" inv ").append(bits(1 / a))
                    .append(" third ").append(bits(a / 3)).append(" sum ").append(bits(a + 0.1f));
            System.out.println(line);
        }
        System.out.println(add + " " + sub + " " + mul + " " + div + " " + rem);

        float sum = 0;
        for (int i = 0; i < 1000; i++) {
            sum += 0.1f;
        }
        System.out.println(bits(sum) + " " + sum);
        double dsum = 0;
        for (int i = 0; i < 1000; i++) {
            dsum += 0.1f;
        }
        System.out.println(dsum);
        System.out.println(0.1f + 0.2f == 0.3f);
        System.out.println(0.1f + 0.2f == 0.3);
        System.out.println((double) 0.1f == 0.1);
        System.out.println((float) 0.1 == 0.1f);
        // two float operations are not one double operation rounded once
        float p = 1.1f, q = 1.3f, r = 1.7f;
        System.out.println(bits(p * q + r) + " " + bits((float) ((double) p * q + r)));
        float near = 8388609f;
        System.out.println(bits(near * near - near) + " " + bits(near * 3));
        // gradual underflow
        float tiny = Float.MIN_NORMAL;
        for (int i = 0; i < 26; i++) {
            tiny /= 2;
            System.out.print(bits(tiny) + " ");
        }
        System.out.println();
        float grow = 1;
        int steps = 0;
        while (grow != Float.POSITIVE_INFINITY) {
            grow *= 3;
            steps++;
        }
        System.out.println(steps);
        for (int pattern : new int[] {0, 1, 0x007fffff, 0x00800000, 0x3f800000, 0x7f7fffff, 0x7f800000, 0xff800000,
            0x80000000, 0x80000001, 0xbf800001, 0x4b800000}) {
            float f = Float.intBitsToFloat(pattern);
            System.out.println(pattern + " -> " + f + " -> " + (Float.floatToRawIntBits(f) == pattern));
        }
        System.out.println(Float.floatToIntBits(Float.NaN) + " "
                + Float.floatToIntBits(Float.intBitsToFloat(0xffc00123)) + " "
                + Float.floatToRawIntBits(Float.intBitsToFloat(0x7fc00123)));
        System.out.println(1 / 0f + " " + 1 / -0f + " " + (0f == -0f) + " " + (1 / 0f == 1 / -0f));
        System.out.println(bits(0f - 0f) + bits(-0f - 0f) + bits(-0f + 0f) + bits(-0f + -0f) + bits(0f * -1) + bits(-(0f)));
        float inc = 16777215f;
        inc++;
        System.out.print(inc + " ");
        inc++;
        System.out.println(inc);
    }
}
