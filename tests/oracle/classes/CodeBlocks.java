// -n 2 --ints -2..3
import glassbox.*;

// Code that is checked by itself, whoever may call it.
class CodeBlocks {
    @Range(min = 0, max = 3) int n;

    @Declarative boolean repOk() { return n < 3; }

    @CodeBlock private static int middle(int low, int high) {
        GlassBox.assume(low <= high);
        int middle = low + (high - low) / 2;
        assert low <= middle && middle <= high;
        return middle;
    }

    @CodeBlock private void grow(int by) {
        GlassBox.assume(by >= 0 && n + by < 3);
        n += by;
    }

    @CodeBlock @Helper void outgrow() { n = 3; }

    @CodeBlock private void spoil() { n = 3; }

    @CodeBlock static void divide(int a, int b) { assert a / b * b + a % b == a; }

    void shrink() { n = 0; }
}
