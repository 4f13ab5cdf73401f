// The bits of StrictMath's functions, and of those of Math that have to be the same, over many arguments.
import java.util.Random;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;

public class MathBits {
    private static final int COUNT = 400;

    static double argument(Random random, int i, double scale) {
        return i % 4 == 0 ? Double.longBitsToDouble(random.nextLong()) : (random.nextDouble() * 2 - 1) * scale;
    }

    static void one(String name, double scale, DoubleUnaryOperator f) {
        Random random = new Random(name.hashCode());
        long hash = 0;
        for (int i = 0; i < COUNT; i++) hash = hash * 31 + Double.doubleToLongBits(f.applyAsDouble(argument(random, i, scale)));
        System.out.println(name + " " + Long.toHexString(hash));
    }

    static void two(String name, double scale, DoubleBinaryOperator f) {
        Random random = new Random(name.hashCode());
        long hash = 0;
        for (int i = 0; i < COUNT; i++) {
            double x = argument(random, i, scale), y = argument(random, i + 1, scale);
            hash = hash * 31 + Double.doubleToLongBits(f.applyAsDouble(x, y));
        }
        System.out.println(name + " " + Long.toHexString(hash));
    }

    public static void main(String[] args) {
        one("sin", 10, StrictMath::sin);
        one("cos", 10, StrictMath::cos);
        one("tan", 10, StrictMath::tan);
        one("exp", 20, StrictMath::exp);
        one("log", 100, StrictMath::log);
        one("log10", 100, StrictMath::log10);
        one("cbrt", 100, StrictMath::cbrt);
        one("sqrt", 100, StrictMath::sqrt);
        one("asin", 1, StrictMath::asin);
        one("acos", 1, StrictMath::acos);
        one("atan", 10, StrictMath::atan);
        one("sinh", 5, StrictMath::sinh);
        one("cosh", 5, StrictMath::cosh);
        one("tanh", 5, StrictMath::tanh);
        one("log1p", 2, StrictMath::log1p);
        one("expm1", 5, StrictMath::expm1);
        two("pow", 20, StrictMath::pow);
        two("atan2", 10, StrictMath::atan2);
        two("hypot", 10, StrictMath::hypot);
        two("IEEEremainder", 10, StrictMath::IEEEremainder);
        one("Math.asin", 1, Math::asin);
        one("Math.acos", 1, Math::acos);
        one("Math.atan", 10, Math::atan);
        one("Math.cosh", 5, Math::cosh);
        one("Math.expm1", 5, Math::expm1);
        one("Math.cbrt", 100, Math::cbrt);
        two("Math.atan2", 10, Math::atan2);
        two("Math.pow", 20, Math::pow);
        for (double x : new double[] {1, -1, 0, -0.0, Double.NaN, Double.POSITIVE_INFINITY}) {
            for (double y : new double[] {0, 1, -1, 0.5, Double.NaN, Double.NEGATIVE_INFINITY}) System.out.print(Math.pow(x, y) + " ");
        }
        System.out.println();
    }
}
