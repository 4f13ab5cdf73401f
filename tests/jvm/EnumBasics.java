// Pins down enums: values, valueOf and its failure, ordinal, compareTo, fields, constant bodies
// with abstract methods, static lookup, switch, interfaces, identity.
import java.util.Arrays;

public class EnumBasics {
    enum Color { RED, GREEN, BLUE }

    enum Planet {
        MERCURY(3.303e+23, 2.4397e6), EARTH(5.976e+24, 6.37814e6), JUPITER(1.9e+27, 7.1492e7);

        private final double mass;
        private final double radius;
        static final double G = 6.67300E-11;

        Planet(double mass, double radius) {
            this.mass = mass;
            this.radius = radius;
        }

        double gravity() {
            return G * mass / (radius * radius);
        }
    }

    interface Prior { int level(); }

    enum Op implements Prior {
        ADD("+") {
            @Override int apply(int a, int b) { return a + b; }
            @Override public int level() { return 1; }
        },
        SUB("-") {
            @Override int apply(int a, int b) { return a - b; }
            @Override public int level() { return 1; }
        },
        MUL("*") {
            int used = 0;
            @Override int apply(int a, int b) { used++; return a * b * used; }
            @Override public int level() { return 2; }
        },
        NOP;

        final String sign;
        static int made = 0;
        static { for (Op o : values()) made += o.ordinal() + 1; }

        Op() { this("nop"); }
        Op(String sign) { this.sign = sign; }
        int apply(int a, int b) { return -1; }
        public int level() { return 0; }

        static Op of(String sign) {
            for (Op o : values()) if (o.sign.equals(sign)) return o;
            return NOP;
        }

        @Override public String toString() { return "op" + sign; }
    }

    enum Empty { }

    enum Single { INSTANCE; int hits; Single hit() { hits++; return this; } }

    static String sw(Color c) {
        switch (c) {
            case RED: return "r";
            case BLUE: return "b";
            default: return "?";
        }
    }

    static int sw2(Op o) {
        return switch (o) {
            case ADD, SUB -> 10;
            case MUL -> { int t = o.level(); yield t * 7; }
            case NOP -> 0;
        };
    }

    public static void main(String[] args) {
        System.out.println(Arrays.toString(Color.values()) + Color.valueOf("GREEN") + Color.BLUE.ordinal() + Color.RED.name());
        System.out.println(Color.RED.compareTo(Color.BLUE) + " " + Color.BLUE.compareTo(Color.RED) + " " + Color.RED.equals(Color.RED)
                + " " + (Color.valueOf("RED") == Color.RED) + " " + (Color.values() == Color.values()));
        for (String bad : new String[] {"red", "", "PINK"}) {
            try {
                Color.valueOf(bad);
            } catch (IllegalArgumentException e) {
                System.out.println(e.getMessage());
            }
        }
        try {
            Color.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        Color[] copy = Color.values();
        copy[0] = null;
        System.out.println(Color.values()[0]);
        for (Planet p : Planet.values()) System.out.println(p + " " + p.gravity());
        for (Op o : Op.values()) {
            System.out.println(o + " " + o.name() + " " + o.ordinal() + " " + o.apply(6, 3) + " " + o.apply(6, 3) + " " + o.level() + " " + sw2(o)
                    + " " + o.getClass().getName() + " " + o.getDeclaringClass().getName() + " " + (o.getClass() == Op.class));
        }
        System.out.println(Op.made + " " + Op.of("*") + " " + Op.of("?").name() + " " + Op.valueOf("SUB") + " " + ((Prior) Op.MUL).level());
        for (Color c : Color.values()) System.out.print(sw(c));
        System.out.println();
        try {
            sw(null);
        } catch (NullPointerException e) {
            System.out.println("null switch");
        }
        System.out.println(Empty.values().length + " " + Single.INSTANCE.hit().hit().hits + " " + Single.valueOf("INSTANCE").hits);
        Object o = Color.RED;
        System.out.println((o instanceof Enum) + " " + (o instanceof Comparable) + " " + (o instanceof Color c && c == Color.RED));
        System.out.println(Enum.valueOf(Color.class, "BLUE") + " " + Color.class.getEnumConstants().length);
        try {
            Enum.valueOf(Op.class, "DIV");
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        Comparable<Color> raw = Color.GREEN;
        System.out.println(raw.compareTo(Color.RED) + " " + Color.GREEN.hashCode() * 0);
    }
}
