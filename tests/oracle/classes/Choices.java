// -n 2 --ints 0..3
import glassbox.*;

// All choices are tried, in loops and callees too.
class Choices {
    @Range(min = 0, max = 6) int sum;
    Object value;

    @Declarative boolean repOk() { return sum <= 4; }

    void one() { sum = GlassBox.choose(5); }

    void several(int n) {
        sum = 0;
        for (int i = 0; i < n; i++) sum += pick(i + 1);
    }

    private int pick(int n) { return GlassBox.choose(n); }

    void among(Object a, Object b) {
        value = GlassBox.choose(a, b);
        assert value == a || value == b;
        assert value == a : "the first";
    }

    void fromState() {
        GlassBox.assume(sum > 0);
        int k = GlassBox.choose(sum);
        GlassBox.check(k < sum, "below the sum");
        if (k == 3) sum = 5;
    }

    void none(int n) { sum = GlassBox.choose(n); }
}
